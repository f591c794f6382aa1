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

interface ModalProps {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A dialog that is open while it is in the page: the platform's own, which keeps the focus inside and gives it back. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);

  function closed() {
    // Whatever had the focus before may be gone.
    if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    onClose();
  }

  return createPortal(
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.dialog} onClose={closed}>
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
  );
}

/** A button and the dialog that it opens. */
export function Dialog({ label, about, title, children, ...button }: DialogProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

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
      {open && (
        <Modal title={title} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}
