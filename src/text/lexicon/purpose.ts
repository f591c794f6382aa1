import type { Table } from './phrases.ts';

/** Words between a product and its purpose: "a case for a phone". */
export const PURPOSE: Table = { en: 'for', de: 'für', fr: 'pour', es: 'para', it: 'per', nl: 'voor' };
