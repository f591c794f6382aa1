import { tableSource } from './patterns.ts';

/** Words between a price and its unit. */
const PER = {
  en: '|per[ ]',
  de: '|pro[ ], |je[ ]',
  fr: '|par[ ]',
  es: '|por[ ]',
  it: '|al[ ]',
  cs: '|za[ ]',
};

/** Says that a price is for a unit of measure: "per kg", "/ 100 ml". */
export const UNIT_PRICE = new RegExp(
  String.raw`(?:\/|${tableSource(PER)})\s{0,3}(?:\d{1,6}\s{0,3})?(?:kg|g|gr|l|ml|cl|m|m2|m²|lt|lit\w{0,9}|100)\b`,
  'iu',
);
