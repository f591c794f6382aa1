import { AND, TO, UP_TO } from './joining.ts';
import { type Table, compilePhrases } from './phrases.ts';

const SIGNS: Table = { all: '-, –, —, ~, −' };

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
  joiner: compilePhrases(SIGNS, AND, TO),
  end: compilePhrases(UP_TO),
  after: compilePhrases(RANGE_AFTER),
};
