import { type Table, compilePhrases } from './phrases.ts';

/** Words before the lower end of a range; a joiner precedes the other end. Years and ages use "from … to" as well. */
const FROM: Table = {
  en: 'from, anywhere from',
  de: 'von',
  fr: 'de',
  es: 'de, desde',
  it: 'da, dai',
  nl: 'van',
  sv: 'från',
  da: 'fra',
  nb: 'fra',
  pt: 'de',
  pl: 'od',
  ro: 'de la',
  ru: 'от',
};

/** Words before the two ends of a range, which make two bare numbers a range of prices. */
const BETWEEN: Table = {
  en: 'between, somewhere between',
  de: 'zwischen',
  fr: 'entre',
  es: 'entre',
  it: 'tra, tra i, fra, fra i',
  nl: 'tussen, tussen de',
  sv: 'mellan',
  da: 'mellem',
  nb: 'mellom',
  pt: 'entre',
  pl: 'między, pomiędzy',
  ro: 'între',
  ru: 'между',
};

/** Words and signs between the two ends of a range, after any word before it. */
const RANGE_JOINERS: Table = {
  signs: '-, –, —, ~, −',
  en: 'and, to',
  de: 'und, bis',
  fr: 'et, à',
  es: 'y, a',
  it: 'e, a, ai',
  nl: 'en, tot, à',
  sv: 'och, till',
  da: 'og, til',
  nb: 'og, til',
  fi: 'ja',
  pt: 'e, a',
  pl: 'a, i',
  ro: 'și, la',
  ru: 'и',
  hu: 'és',
  tr: 've, ile',
};

/** Words between the ends if "from" comes first: alone, they are limits. */
const RANGE_ENDS: Table = {
  es: 'hasta',
  fr: "jusqu'à",
  it: 'fino a',
  pt: 'até',
  pl: 'do',
  ro: 'până la',
  ru: 'до',
};

/** Words after the two ends of a range. */
const RANGE_AFTER: Table = {
  fi: 'väliltä, välillä, välissä, väliin',
  hu: 'között, közötti',
  tr: 'arası, arasında, arasındaki',
};

/** The words around the two ends of a range, compiled. */
export const RANGES = {
  from: compilePhrases(FROM),
  between: compilePhrases(BETWEEN),
  joiner: compilePhrases(RANGE_JOINERS),
  end: compilePhrases(RANGE_ENDS),
  after: compilePhrases(RANGE_AFTER),
};
