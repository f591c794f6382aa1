import type { Table } from './phrases.ts';
import type { WordTable } from './stop-words.ts';

/** Words with which a row of a details table denies what its name says. */
export const NO: Table = {
  en: 'no, none, not',
  de: 'nein, keine, kein, keiner, nicht',
  fr: 'non, aucun, aucune, sans',
  es: 'no, ninguno, ninguna, sin',
  it: 'no, nessuno, nessuna, senza',
  nl: 'nee, geen, niet',
  pt: 'não, nenhum, nenhuma, sem',
  sv: 'nej, ingen, inga, inte',
  da: 'nej, ingen, ikke',
  nb: 'nei, ingen, ikke',
  fi: 'ei',
  pl: 'nie, brak',
};

/** Words that turn the limit or the comparison after them into its opposite: "nothing over", "nicht weniger als". */
export const NOT: Table = {
  en: 'not, no, t, dont, doesnt, cant, never, nothing',
  de: 'nicht, nie, niemals, keinesfalls, nichts',
  fr: 'pas, non, jamais, rien',
  es: 'no, nunca, nada',
  it: 'non, mai, niente, nulla',
  nl: 'niet, nooit, niets',
  sv: 'inte, ej, aldrig, inget, ingenting',
  da: 'ikke, aldrig, intet, ingenting',
  nb: 'ikke, aldri, intet, ingenting',
  fi: 'ei, eivät',
  pt: 'não, nunca, nada',
  pl: 'nie, nigdy, nic',
};

/** Before a thing that a search excludes: "without a hood". */
export const WITHOUT: WordTable = {
  da: 'uden ikke ingen',
  nl: 'zonder geen niet',
  en: 'without no not non excluding except minus',
  fi: 'ilman ei',
  fr: 'sans pas non',
  de: 'ohne kein keine keinen nicht',
  hu: 'nem',
  it: 'senza non no',
  no: 'uten ikke ingen',
  pt: 'sem nao',
  ro: 'fara nu',
  ru: 'без не',
  es: 'sin no',
  sv: 'utan inte inga ingen',
};

/** After the thing: "lactose free". */
export const FREE_OF: WordTable = {
  da: 'fri',
  nl: 'vrij vrije',
  en: 'free',
  fi: 'vapaa',
  de: 'frei freie freies freier',
  hu: 'nelkul nelkuli mentes',
  no: 'fri',
  sv: 'fri fritt fria',
  tr: 'olmayan icermeyen haric',
};

/** Between two such things: "without a hood or pockets". */
export const NOR: WordTable = {
  da: 'eller og',
  nl: 'of en',
  en: 'or and nor',
  fi: 'tai ja',
  fr: 'ou et ni',
  de: 'oder und',
  hu: 'vagy es',
  it: 'o e ne',
  no: 'eller og',
  pt: 'ou e nem',
  ro: 'sau si',
  ru: 'или и',
  es: 'o y ni',
  sv: 'eller och',
  tr: 'veya ve',
};
