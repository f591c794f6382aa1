import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Empty while it is on its way: its line is kept free, so that nothing moves under the hand when it comes. */
  lead?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  children?: ReactNode;
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Aisle`;
  }, [title]);
}

/** A page within the shell. Its heading gets the focus on navigation. */
export function Page({ title, lead, action, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {(lead || lead === '') && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      <div className={styles.body}>{children}</div>
    </>
  );
}

export function Section({ title, lead, action, children }: PageProps) {
  return (
    <section aria-label={title} className={styles.section}>
      <div className={styles.header}>
        <div className={styles.words}>
          <h2 className={styles.subtitle}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A section that holds one form, beside its title unless it needs all the width. */
export function Panel({ children, wide = false, ...section }: PageProps & { wide?: boolean }) {
  return (
    <div className={styles.panel} data-wide={wide}>
      <Section {...section}>
        <div>{children}</div>
      </Section>
    </div>
  );
}
