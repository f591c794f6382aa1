/** Words with which a row of a details table denies what its name says. */
export const NO: Readonly<Record<string, string>> = {
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
