import { useEffect, useSyncExternalStore } from 'react';
import { CheckIcon } from './icons.tsx';
import styles from './announcer.module.css';

let current = '';
const listeners = new Set<() => void>();

/** Says what was done, to eyes and to screen readers alike; an empty text takes it away. */
export function announce(text: string): void {
  current = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Always in the page: a live region that comes with its text is not read out. */
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
