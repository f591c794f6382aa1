import { type ReactNode, useId } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** For screen readers, before the content of the button. */
  label: string;
  button: ReactNode;
  /** Links and buttons; choosing one closes the list. */
  children: ReactNode;
}

/** A button that opens a short list: the native popover, closed by Esc, a choice or a click outside. */
export function Popover({ label, button, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <span className={styles.hidden}>{label}: </span>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
