import type { Table } from './phrases.ts';

/** Words between a product and the form that it comes in: "tea in bags". */
export const FORM: Table = { en: 'in', de: 'in', fr: 'en', es: 'en', it: 'in', nl: 'in' };

/** Words between a product and what comes with it: "headphones with a cable". */
export const WITH: Table = { en: 'with', de: 'mit', fr: 'avec', es: 'con', it: 'con', nl: 'met' };

/** Words between a product and its purpose: "a case for a phone". */
export const PURPOSE: Table = { en: 'for', de: 'für', fr: 'pour', es: 'para', it: 'per', nl: 'voor' };
