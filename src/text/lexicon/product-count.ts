import { compileAnywhere } from './patterns.ts';

/** Finds the number of products that a list says it has. */
export const PRODUCT_COUNT = compileAnywhere({
  en: '# [products/items/results/articles]|',
  de: '# [produkte/artikel/ergebnisse/treffer]|',
  fr: '# [produits/articles/résultats]|',
  es: '# [productos/artículos/resultados]|',
  pt: '# [produtos/artigos/resultados]|',
  it: '# [prodotti/articoli/risultati]|',
  nl: '# [producten/artikelen/resultaten]|',
  sv: '# [produkter/artiklar/träffar]|',
  da: '# [produkter/varer/resultater]|',
  nb: '# [produkter/varer/treff]|',
  fi: '# [tuotetta/tulosta]|',
  pl: '# [produktów/produkty/wyników]',
  cs: '# [produktů/produkty/položek/výsledků]',
  sk: '# [produktov/produkty/položiek/výsledkov]',
  ru: '# товар',
  uk: '# товар',
  tr: '# [ürün/sonuç]',
  ja: '#( )件, #( )商品',
  zh: '#( )件商品, #( )个商品, #( )個商品',
  ko: '#( )개',
  vi: '# sản phẩm',
});

/** Ends the text before a number that an advertisement rounds. */
export const ROUNDED = compileAnywhere({
  en: '[over/more than/up to/about/almost]( )$',
  de: '[über/mehr als/rund/bis zu/fast]( )$',
  fr: '[plus de/près de/jusqu]',
  es: '[más de/cerca de]( )$',
  pt: 'mais de( )$',
  it: '[oltre/più di]( )$',
  nl: '[meer dan/ruim]( )$',
  sv: '[över/mer än]( )$',
  da: '[over/mere end]( )$',
  pl: 'ponad( )$',
});
