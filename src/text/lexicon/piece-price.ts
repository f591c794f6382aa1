import { tableSource } from './patterns.ts';

/** Words between a price and what it is for. */
const PER = tableSource({
  any: '/',
  en: '|per[ ], |a[ ]',
  de: '|pro[ ], |je[ ]',
  fr: '|par[ ], la[ ], à la[ ]',
  es: '|por[ ], |cada[ ]',
  it: '|al[ ]',
  nl: '|per[ ]',
  da: '|pr(.)[ ]',
  pl: '|za[ ]',
  ru: 'за[ ]',
});

/** Countable units that a price can be for. */
const PIECE = tableSource({
  en: 'piece, pcs, pc, unit, pack, item, pair, sheet, serving, capsule, tablet, ea',
  de: 'stück, stueck, stk, st, paar, blatt, kapsel, tablette',
  fr: 'pièce, piece, unité, paire, pce',
  es: 'unidad, pieza, ud',
  pt: 'unidade, peça, un',
  it: 'pezzo, pz',
  nl: 'stuk, paar',
  sv: 'styck, st',
  da: 'stk, styk',
  fi: 'kpl',
  pl: 'szt, sztuk',
  cs: 'kus, ks',
  hu: 'db',
  ro: 'buc',
  et: 'tk',
  lt: 'vnt',
  ru: 'шт',
  uk: 'шт',
  tr: 'adet',
  ja: '個, 枚, 本',
  zh: '件, 个, 個',
  ko: '개',
});

/** Says, behind an amount, that it is the price of one piece of several: "/ St.", "per piece", "each". */
export const PIECE_PRICE = new RegExp(
  String.raw`(?:${PER})\s{0,3}(?:\d{1,4}\s{0,3})?(?:${PIECE})(?!\p{L})|^\W{0,3}(?:${tableSource({
    en: 'each, ea',
    fr: 'chacun(e), pièce',
    it: 'cad, cadauno',
    es: 'cada uno',
    de: 'das stück',
  })})(?!\p{L})`,
  'iu',
);
