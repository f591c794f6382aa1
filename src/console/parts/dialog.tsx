import { ActionIcon, Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface DialogProps extends Omit<ButtonProps, 'children'> {
  /** Of the button that opens it. */
  label: string;
  /** For screen readers, where several buttons have the same label. */
  about?: string;
  title: string;
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog that it opens: the platform's own, which keeps the focus inside and gives it back. */
export function Dialog({ label, about, title, children, ...button }: DialogProps) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  // A row that is gone takes its button along: the focus must not go with it.
  useLayoutEffect(() => {
    const element = opener.current;
    return () => {
      const focused = document.activeElement;
      if (element === focused || focused?.closest('dialog')) document.querySelector('h1')?.focus();
    };
  }, []);

  return (
    <>
      <Button
        ref={opener}
        {...button}
        aria-haspopup="dialog"
        {...(about && { 'aria-label': `${label}: ${about}` })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open &&
        createPortal(
          <dialog ref={dialog} aria-labelledby={titleId} className={styles.dialog} onClose={() => setOpen(false)}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {children(close)}
            {/* The last in the order, so that the dialog opens on its first field. */}
            <ActionIcon variant="subtle" color="gray" aria-label="Close" className={styles.close} onClick={close}>
              <CloseIcon />
            </ActionIcon>
          </dialog>,
          document.body,
        )}
    </>
  );
}
