import { compileAnywhere, tableSource } from './patterns.ts';

/** Says that a price is a former, recommended or usual one. */
export const FORMER_PRICE = compileAnywhere({
  en: '|rrp, |msrp, |m(.)r(.)p|, |was|, instead of, [original/regular/list/retail/old/usual/typical] price',
  de: '|uvp, |war|, statt|, ursprünglich, vorher, früher, bisher',
  fr: 'au lieu de, prix [conseillé/barré/public], recommandé',
  es: 'antes|, precio [anterior/original/de lista], recomendad, prp|, pvp(r)|',
  pt: 'antes|, preço [anterior/original/de lista], recomendad, ^de:, [ ]de:',
  it: 'anziché, prezzo [originale/di listino/precedente], consigliat',
  nl: 'adviesprijs, consumentenprijs',
  sv: 'ordinarie, |ord(.)( )pris, tidigare, normalpris',
  da: 'tidligere, |før|, førpris, normalpris, vejl',
  nb: 'tidligere, |før|, førpris, normalpris, veil',
  fi: 'aiemmin, ovh|',
  pl: 'sugerowan, [stara/poprzednia/regularna/katalogowa] cena, cena [regularna/katalogowa/rynkowa]',
  cs: 'doporučen, [původní/běžná] cena, původně, bylo',
  sk: 'odporúčan, [pôvodná/bežná] cena, pôvodne',
  hu: 'listaár, eredeti',
  ro: 'preț vechi',
  hr: 'redov* cijena, maloprodaj',
  sl: 'redna cena, maloprodaj',
  et: 'tavahind',
  lv: 'parastā cena',
  lt: 'įprasta kaina, be nuolaidos',
  ru: 'старая цена, обычная цена, вместо',
  uk: 'стара ціна, раніше',
  bg: 'стара цена, вместо',
  el: 'αρχική, πριν',
  tr: 'eski fiyat, piyasa',
  he: 'מחיר רגיל, במקום',
  ar: 'قبل, السعر الأصلي',
  ja: '定価, 参考価格, 希望小売',
  zh: '原[价/價], 市[场/場][价/價], 建議售價',
  ko: '정가, 소비자가, 시중가',
  vi: 'giá [gốc/cũ/niêm yết]',
  th: 'ราคาปกติ',
  id: 'harga normal',
});

/** Words right before a former price in a line, or before an amount saved. */
const BEFORE = {
  en: 'was, rrp, m(.)r(.)p, msrp, save, list price, regular price, before',
  de: 'uvp, statt',
  fr: 'avant',
  es: 'antes',
  da: 'før',
  sv: 'förr',
};
/** Matches a text that a former price, or an amount saved, may follow. */
export const BEFORE_FORMER_PRICE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${tableSource(BEFORE)}) ?:? ?\S{0,3} ?$`,
  'iu',
);
