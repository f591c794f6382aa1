import type { ReactNode } from 'react';
import { Languages } from './languages.tsx';
import { useTitle } from './page.tsx';
import styles from './standalone.module.css';
import { Wordmark } from './wordmark.tsx';

interface StandaloneProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
}

/** A page without the shell, for a single task. */
export function Standalone({ title, lead, children, footer }: StandaloneProps) {
  useTitle(title);
  return (
    <main className={styles.main}>
      <Wordmark />
      <div className={styles.card}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {footer && <p className={styles.footer}>{footer}</p>}
      <Languages />
    </main>
  );
}
