import { type Table, compilePhrases } from './phrases.ts';

/** Hundredths of a currency's unit, after a number; not the Scandinavian one, which without its mark is an Italian hour. */
const CENT_WORDS: Table = {
  en: 'cent, cents, pence',
  de: 'Cent, Cents, Rappen',
  fr: 'centime, centimes',
  es: 'céntimo, céntimos, centavo, centavos',
  it: 'centesimo, centesimi, cent',
  nl: 'cent, eurocent',
  pt: 'cêntimo, cêntimos, centavo, centavos',
  pl: 'grosz, grosze, groszy, centów, centy',
  fi: 'sentti, senttiä, sentin',
};

export const CENTS = compilePhrases(CENT_WORDS);
