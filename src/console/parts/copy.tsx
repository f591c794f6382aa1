import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import styles from './copy.module.css';

/** A text to be taken along, and the button that takes it. */
export function Copy({ label, text }: { label: string; text: string }) {
  const [said, say] = useState('');
  const code = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      // Without HTTPS a page may not write to the clipboard: the text is marked, the person copies it.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      say('Marked: copy it with Ctrl+C');
    }
  }

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.label}>
        {label}
        <span role="status" className={styles.said}>
          {said}
        </span>
      </figcaption>
      <div className={styles.line}>
        <code ref={code} className={styles.text}>
          {text}
        </code>
        <Button variant="default" size="xs" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </figure>
  );
}
