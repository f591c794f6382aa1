import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { texts } from '../texts/texts.ts';
import { ErrorAlert } from './error-alert.tsx';
import { ChevronIcon } from './icons.tsx';
import styles from './table.module.css';

const words = texts.parts.table;

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** True for a column of buttons: its header is for screen readers only. */
  actions?: boolean;
}

interface TableProps<Row> {
  /** For screen readers. */
  label: string;
  query: { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode;
  /** Content of an expanded row, and a label for its button, which adds the row's number. */
  detail?: { about: (row: Row) => string; show: (row: Row) => ReactNode };
}

/** On a narrow screen each row is a card; the roles keep it a table for screen readers. */
export function Table<Row>({ label, query, rowKey, columns, empty, detail }: TableProps<Row>) {
  const [opened, setOpened] = useState<string>();
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorAlert error={error} retry={refetch} />;
  if (!data) return <Skeleton height={180} radius="md" aria-label={words.loading(label)} role="img" />;
  if (data.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.frame}>
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, actions }) => (
              <th key={header} role="columnheader" scope="col">
                {actions ? <span className={styles.hidden}>{header}</span> : header}
              </th>
            ))}
            {detail && (
              <th role="columnheader" scope="col">
                <span className={styles.hidden}>{words.details}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {data.map((row, index) => {
            const key = rowKey(row);
            const open = opened === key;
            return (
              <Fragment key={key}>
                <tr role="row" data-open={open || undefined}>
                  {columns.map(({ header, cell, actions }) => (
                    <td key={header} role="cell" data-header={actions ? undefined : header} data-actions={actions}>
                      {cell(row)}
                    </td>
                  ))}
                  {detail && (
                    <td role="cell" data-actions className={styles.toggle}>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={words.detailsOf(detail.about(row), index + 1)}
                        className={styles.more}
                        aria-expanded={open}
                        onClick={() => setOpened(open ? undefined : key)}
                      >
                        <ChevronIcon />
                      </ActionIcon>
                    </td>
                  )}
                </tr>
                {detail && open && (
                  <tr role="row">
                    <td role="cell" colSpan={columns.length + 1} className={styles.detail}>
                      {detail.show(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The empty state of a list: a heading and the next step. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" maw="34rem">
        {children}
      </Text>
    </>
  );
}
