import type { Table } from './phrases.ts';

/** Between a thing and what it is for: "a case for a phone". */
export const PURPOSE: Table = { en: 'for', de: 'für', fr: 'pour', es: 'para', it: 'per', nl: 'voor' };
