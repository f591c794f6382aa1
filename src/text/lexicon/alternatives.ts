import type { Table } from './phrases.ts';

/** Returns the source of a pattern that matches any phrase of a table as it is written. */
export const alternatives = (table: Table): string =>
  [...new Set(Object.values(table).flatMap((phrases) => phrases.split(', ')))].join('|');
