import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';
import styles from './copyable-text.module.css';

const words = texts.parts.copy;

/** A text with a button that copies it. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const [status, setStatus] = useState('');
  const code = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(words.done);
    } catch {
      // Without HTTPS a page cannot write to the clipboard: select the text for the user to copy.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setStatus(words.selected);
    }
  }

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.label}>
        {label}
        <span role="status" className={styles.status}>
          {status}
        </span>
      </figcaption>
      <div className={styles.line}>
        <code ref={code} className={styles.text}>
          {text}
        </code>
        <Button variant="default" size="xs" aria-label={words.label(label)} onClick={() => void copy()}>
          {words.button}
        </Button>
      </div>
    </figure>
  );
}
