import { compileAnywhere } from './patterns.ts';

/** Says that the stock is in a store where the product can be collected. */
export const STORE_PICKUP = compileAnywhere({
  en: '|store(s)|, pick(-)up, collect',
  de: 'filiale, abhol, |markt|',
  fr: 'magasin, retrait',
  es: 'tienda, recogida',
  pt: '|loja|, retirada',
  it: 'negozio, ritiro',
  nl: '|winkel(s)|, ophalen, afhalen',
  sv: 'butik, hämta',
  fi: 'myymäl, nouto',
  pl: 'salon, odbiór',
  cs: 'prodejn',
  sk: 'predajn',
  hu: 'üzlet',
  ru: 'магазин, самовывоз',
  tr: 'mağaza',
  ja: '店舗',
  zh: '店[鋪/舖], 门店',
  ko: '매장',
});
