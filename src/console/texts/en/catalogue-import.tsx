import type { ReactNode } from 'react';
import type { ImportCounts } from '../../types.ts';
import { formatList, formatNumber } from '../format.ts';

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
const result = ({ added, updated, unchanged, refused }: ImportCounts) =>
  `${products(added)} added, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged, ` +
  `${formatNumber(refused)} refused.`;

export const catalogueImport = {
  title: 'Import a feed',
  formats: (columns: ReactNode) => (
    <>
      A file of Google Merchant Center (XML or tab-separated), a table (CSV) whose first line names the columns, such as{' '}
      {columns}, or one JSON object per line. Products that the catalogue has already are changed, the others added;
      what the file says of a product, crawls keep.
    </>
  ),
  file: 'File',
  progress: (percent: number, counts: ImportCounts | null) =>
    `${percent} % of the file read${counts ? `: ${result(counts)}` : ''}`,
  progressBar: 'File read',
  stop: 'Stop',
  cancel: 'Cancel',
  ended: (counts: ImportCounts) => `The import has ended: ${result(counts)}`,
  brokeOff: 'The file could not be read to its end',
  result: 'Result',
  added: (count: number) => `${products(count)} added`,
  changed: (count: number) => `${products(count)} changed`,
  unchanged: (count: number) => `${products(count)} unchanged`,
  refused: (count: number) => `${products(count)} refused`,
  ignored: (columns: readonly string[]) => `Columns that Aisle does not use: ${formatList(columns)}.`,
  /** @param isCut true if there are more than are listed */
  refusedRows: (count: number, isCut: boolean) =>
    `${count === 1 ? 'The refused row' : 'Refused rows'}, and what to correct${isCut ? ' (the first ones)' : ''}:`,
  faults: {
    label: 'Refused rows',
    line: 'Line',
    column: 'Column',
    wholeRow: 'The whole row',
    correct: 'What to correct',
  },
  done: 'Done',
  errors: {
    stopped: 'You stopped the import. Rows read so far were imported.',
    unreachable: 'The connection was lost. Rows read so far were imported; send the file again for the rest.',
    unreadable: (status: number) => `The service returned an unexpected response (status ${status}).`,
  },
};
