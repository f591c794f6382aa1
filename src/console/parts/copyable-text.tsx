import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import styles from './copyable-text.module.css';

/** A text with a button that copies it. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const [status, setStatus] = useState('');
  const code = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied');
    } catch {
      // Without HTTPS a page cannot write to the clipboard: select the text for the user to copy.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setStatus('Selected: press Ctrl+C or ⌘C to copy');
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
        <Button variant="default" size="xs" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </figure>
  );
}
