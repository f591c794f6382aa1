import { compileStart } from './patterns.ts';
import type { Table } from './phrases.ts';

/** Joins the parts of a whole: "two hundred and fifty", "between 50 and 80". */
export const AND: Table = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y, e',
  it: 'e',
  nl: 'en',
  sv: 'och',
  da: 'og',
  nb: 'og',
  fi: 'ja',
  pt: 'e',
  pl: 'i, a',
  ro: 'și',
  ru: 'и',
  hu: 'és',
  tr: 've',
};

/** Joins alternatives. */
export const OR: Table = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: 'o',
  it: 'o',
  nl: 'of',
  sv: 'eller',
  da: 'eller',
  nb: 'eller',
  fi: 'tai',
  pt: 'ou',
  pl: 'lub',
};

/** Leads from the start of a range to its end: "2 to 3 days", "Monday to Friday". */
export const TO: Table = {
  en: 'to, through, thru',
  de: 'bis',
  fr: 'à, au, a',
  es: 'a, al',
  it: 'a, ai, al',
  nl: 'tot en met, tot, t/m, à',
  sv: 'till',
  da: 'til',
  nb: 'til',
  pt: 'a, à, ao, aos',
  pl: 'do',
  ro: 'la',
  tr: 'ile',
};

/** The same after "from": alone, these words state a limit. */
export const UP_TO: Table = {
  es: 'hasta',
  fr: "jusqu'à",
  it: 'fino a',
  pt: 'até',
  pl: 'do',
  ro: 'până la',
  ru: 'до',
};

/** A percent sign or word after a number. */
export const PERCENT = compileStart({
  signs: '%, ٪',
  en: 'percent|, per cent|',
  de: 'prozent',
  fr: 'pour( )cent',
  es: 'por( )cien',
  it: 'per( )cento',
  nl: 'procent',
  sv: 'procent',
  da: 'procent',
  nb: 'prosent',
  fi: 'prosenttia, prosentti',
  pl: 'procent',
});
