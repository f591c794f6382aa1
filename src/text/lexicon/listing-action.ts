import { compileWhole } from './patterns.ts';

/** Texts of links and buttons in a listing that do something with a product instead of naming it. */
export const LISTING_ACTION = compileWhole({
  en: `quick( )[view/shop/buy], view (product/details/item), (more) detail(s), [read/learn/see] more, more info(rmation), shop now,
    [choose/select] options, buy (now), add, compare, wishlist`,
  de: 'ansehen, mehr (erfahren), zum [artikel/produkt], in den warenkorb',
  fr: 'voir (le produit/plus), ajouter au panier',
  es: 'ver (más/producto)',
  pt: 'ver (mais)',
  it: 'scopri, dettagli',
  nl: 'bekijk',
  pl: 'zobacz, do koszyka',
  cs: 'do košíku',
  ru: 'подробнее, купить, в корзину',
  ja: '詳しく見る, 詳細(を見る)',
});
