import { tableSource } from './patterns.ts';

/** Words between a price and its unit. */
const PER = tableSource({
  any: '/',
  en: '|per[ ]',
  de: '|pro[ ], |je[ ]',
  fr: '|par[ ], |le[ ], |au[ ]',
  es: '|por[ ], |el[ ]',
  pt: '|por[ ], |ao[ ]',
  it: '|al[ ]',
  da: '|pr.[ ], |pr[ ]',
  cs: '|za[ ]',
  hr: '|po[ ]',
  ro: '|pe[ ]',
  ru: '(!р)за[ ]',
  el: '(!π)ανά[ ]',
});

/** Units of measure, and the parts of 100 that some shops leave without one. */
const UNITS = tableSource({
  any: 'kg, g, gr, l, ml, cl, dl, m, m2, m², m³, lt, lb, oz, lit*, kilo, kilogram(m/me/o), 100',
  en: '[foot/ft/yard], met[er/re]',
  fr: 'mètre',
  es: 'metro',
  sv: 'hg, meter',
  pl: 'metr',
  ru: 'кг, г, гр, л, мл, м, м2, м², литр, метр',
  el: 'κιλό, λίτρο, μέτρο',
  ja: 'キロ, グラム, リットル',
  zh: '公斤, 千克, 克, 升, 毫升, 米',
});

/** One of a unit, or a round number of it, before its price: "1 kg = 3 €", "100gあたり". */
const ROUND = '(?<![\\d.,])10{0,3}\\s{0,3}';

/** Says that a price is for a unit of measure: "per kg", "/ 100 ml", "1 kg =". */
export const UNIT_PRICE = new RegExp(
  `(?:${PER})\\s{0,3}(?:\\d{1,6}\\s{0,3})?(?:${UNITS})(?![\\p{L}\\d]|\\s?%)` +
    `|${ROUND}(?:${UNITS})\\s{0,3}(?:=|${tableSource({ ja: 'あたり, 当(た)り', ko: '당' })})` +
    `|${tableSource({ zh: '每(100/500)( )[公斤/千克/克/升/毫升/米]' })}`,
  'iu',
);
