import { CloseButton, UnstyledButton } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { texts } from '../texts/texts.ts';
import { CheckIcon } from './icons.tsx';
import styles from './announcer.module.css';

interface Offer {
  label: string;
  press: () => unknown;
}

interface Announcement {
  text: string;
  /** An action that can still be taken, such as undoing. */
  offer?: Offer | undefined;
}

const NOTHING: Announcement = { text: '' };
let current = NOTHING;
const listeners = new Set<() => void>();

/** Shows a message, which screen readers read out; with an offer, until it is closed. An empty text hides it. */
export function announce(text: string, offer?: Offer): void {
  current = text ? { text, offer } : NOTHING;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Always mounted: screen readers ignore a live region that is inserted with its text. */
export function Announcer() {
  const shown = useSyncExternalStore(subscribe, () => current);
  const { text, offer } = shown;
  useEffect(() => {
    if (!shown.text || shown.offer) return undefined;
    const timer = setTimeout(() => announce(''), 6000);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" className={styles.region}>
      {text && (
        <div className={styles.message}>
          <CheckIcon />
          {text}
          {offer && (
            <>
              <UnstyledButton className={styles.offer} onClick={() => offer.press()}>
                {offer.label}
              </UnstyledButton>
              <CloseButton
                size="sm"
                variant="transparent"
                c="inherit"
                aria-label={texts.parts.close}
                onClick={() => announce('')}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}
