import { type Table, compilePhrases } from './phrases.ts';

/** Names of cents, after a number. Omits Scandinavian "øre": without its mark, it is Italian for "hours". */
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
