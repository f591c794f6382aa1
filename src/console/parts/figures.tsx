import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Figures side by side. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles.figures}>{children}</dl>;

interface FigureProps {
  label: string;
  /** The value; undefined while it loads. */
  children: ReactNode;
  note?: ReactNode;
}

export function Figure({ label, children, note }: FigureProps) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd>{children ?? '…'}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
