import { useEffect, useSyncExternalStore } from 'react';
import { CheckIcon } from './icons.tsx';
import styles from './announcer.module.css';

let current = '';
const listeners = new Set<() => void>();

/** Shows a message, which screen readers read out; an empty text hides it. */
export function announce(text: string): void {
  current = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Always mounted: screen readers ignore a live region that is inserted with its text. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => announce(''), 6000);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.region}>
      {text && (
        <p className={styles.message}>
          <CheckIcon />
          {text}
        </p>
      )}
    </div>
  );
}
