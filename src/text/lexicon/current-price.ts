import { compileAnywhere } from './patterns.ts';

/** Labels of a current price, even beside a former one. */
export const CURRENT_PRICE = compileAnywhere({
  en: '|now|, final price, [special/sale/our/your/web/online] price, promo',
  de: '|nur|, jetzt, aktion, sonderpreis, unser preis',
  fr: 'notre prix, prix [promo/soldé]',
  es: 'oferta',
  pt: '|por:, oferta',
  it: 'prezzo [web/online/scontato]',
  nl: '|nu|',
  sv: '|nu|, erbjudande',
  da: '|nu|',
  fi: 'tarjous',
  pl: 'teraz',
  cs: 'nyní, akci',
  sk: 'teraz, akci',
  hu: 'akci',
  ja: '特価, セール',
  zh: '特價, 现价, 現價, 促销, 促銷',
  ko: '할인가, 판매가',
});
