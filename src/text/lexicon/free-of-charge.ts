import type { Table } from './phrases.ts';

/** Says that something costs nothing; also inside of words: "versandkostenfrei". */
export const FREE_OF_CHARGE: Table = {
  en: 'free',
  de: 'gratis, kostenlos, kostenfrei',
  fr: 'gratuit, offert',
  es: 'gratis, regalo',
  it: 'omaggio, gratis',
  nl: 'gratis',
};
