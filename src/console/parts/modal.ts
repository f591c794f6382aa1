import { type SyntheticEvent, useEffect, useRef } from 'react';

/** The properties of a native dialog that is open while it is mounted: it traps the focus and restores it. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return {
    close: () => ref.current?.close(),
    dialog: {
      ref,
      onClose: ({ target, currentTarget }: SyntheticEvent) => {
        // React passes on what happens to a dialog within this one.
        if (target !== currentTarget) return;
        // The element that had the focus may be gone.
        if (document.activeElement === document.body) document.querySelector('h1')?.focus();
        onClose();
      },
    },
  };
}
