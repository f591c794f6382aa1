import { ActionIcon, Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts/texts.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';

interface DialogProps extends Omit<ButtonProps, 'children'> {
  /** The label of the button that opens it. */
  label: string;
  /** For screen readers, to tell buttons with the same label apart. */
  about?: string;
  title: string;
  children: (close: () => void) => ReactNode;
}

interface ModalProps {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** Open while it is mounted. The native dialog traps the focus and restores it. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);

  function closed() {
    // The element that had the focus may be gone.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    onClose();
  }

  return createPortal(
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.dialog} onClose={closed}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children(close)}
      {/* Comes last, so that the first field gets the focus. */}
      <ActionIcon variant="subtle" color="gray" aria-label={texts.parts.close} className={styles.close} onClick={close}>
        <CloseIcon />
      </ActionIcon>
    </dialog>,
    document.body,
  );
}

export function Dialog({ label, about, title, children, ...button }: DialogProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // Keep the focus when the row is removed together with this button.
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
      {open && (
        <Modal title={title} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}
