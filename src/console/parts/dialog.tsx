import { ActionIcon, Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../texts/texts.ts';
import { type DialogHash, useDialogLink } from './dialog-link.ts';
import styles from './dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { useModal } from './modal.ts';

interface DialogProps extends Omit<ButtonProps, 'children'> {
  /** The label of the button that opens it. */
  label: string;
  /** For screen readers, to tell buttons with the same label apart. */
  about?: string;
  /** The fragment of the page's address that opens it. */
  hash?: DialogHash;
  title: string;
  children: (close: () => void) => ReactNode;
}

interface ModalProps {
  title: string;
  hash?: DialogHash | undefined;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** Open while it is mounted. */
export function Modal({ title, hash, onClose, children }: ModalProps) {
  const { close, dialog } = useModal(onClose);
  const titleId = useId();
  return createPortal(
    <dialog {...dialog} aria-labelledby={titleId} data-hash={hash} className={styles.dialog}>
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

export function Dialog({ label, about, hash, title, children, ...button }: DialogProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useDialogLink(hash, () => {
    // Closed, the dialog returns the focus to its button.
    opener.current?.focus();
    setOpen(true);
  });

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
        <Modal title={title} hash={hash} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}
