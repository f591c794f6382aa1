import type { WordTable } from './stop-words.ts';

/** Words between the name of a thing and its purpose or accessories. */
export const APART: WordTable = {
  da: 'til for med',
  nl: 'voor met',
  en: 'for with compatible fits from',
  fi: 'kanssa varten',
  fr: 'pour avec compatible',
  de: 'fur mit passend',
  hu: 'hoz',
  it: 'per con compatibile',
  no: 'til for med',
  pt: 'para com compativel',
  ro: 'pentru cu',
  ru: 'для с со',
  es: 'para con compatible',
  sv: 'till for med',
  tr: 'icin',
};

/** Forms of one word that no stemmer unites: singular/plural. */
export const IRREGULAR: WordTable = {
  en: 'man/men woman/women child/children foot/feet tooth/teeth mouse/mice goose/geese knife/knives shelf/shelves scarf/scarves leaf/leaves wolf/wolves loaf/loaves half/halves wife/wives calf/calves hoof/hooves dwarf/dwarves',
};

/** Languages that write compounds without a space. */
export const COMPOUNDING: ReadonlySet<string> = new Set('da nl fi de hu no sv'.split(' '));
