import { describe, expect, test } from 'vitest';
import { currencyOfSite, parseCurrency } from '../../src/text/money/currency.ts';

describe('parseCurrency', () => {
  test.each(['', 'Price', '$', 'kr', '¥', 'р.', '5 pens', '6 all', 'the cup', 'SKU', 'ABC', '$5 EUR'])(
    '%j is left open',
    (text) => {
      expect(parseCurrency(text)).toBeNull();
    },
  );

  test.each([
    ['eur', 'EUR'],
    [' Usd ', 'USD'],
    ['RUR', 'RUB'],
    ['€', 'EUR'],
    ['19€', 'EUR'],
    ['SAR 400 (USD 107)', 'SAR'],
    ['19 eur', 'EUR'],
    ['US$ 5', 'USD'],
    ['CAN$5', 'CAD'],
    ['HK$', 'HKD'],
    ['R$', 'BRL'],
    ['Kč', 'CZK'],
    ['ZŁ', 'PLN'],
    ['Lei', 'RON'],
    ['100 рублей', 'RUB'],
    ['Fr. 20.-', 'CHF'],
    ['ש"ח', 'ILS'],
    ['دينار كويتي', 'KWD'],
    ['人民币', 'CNY'],
    ['Only £8 ($10)', 'GBP'],
    ['$5 CAD', 'CAD'],
    ['kr 99 SEK', 'SEK'],
    ['İ 5 €', 'EUR'],
  ])('%j is %s', (text, code) => {
    expect(parseCurrency(text)).toBe(code);
  });

  test.each<[string, string, string | null]>([
    ['$5', 'AUD', 'AUD'],
    ['$5', 'SEK', null],
    ['99 kr', 'DKK', 'DKK'],
    ['¥500', 'CNY', 'CNY'],
    ['10 руб.', 'BYN', 'BYN'],
    ['10', 'EUR', 'EUR'],
    ['10 €', 'GBP', 'EUR'],
  ])('%j where %s is expected is %s', (text, hint, code) => {
    expect(parseCurrency(text, hint)).toBe(code);
  });
});

test.each<[string, string | null, string | null]>([
  ['https://shop.example.com/', null, null],
  ['https://shop.example.com/', 'en', null],
  ['https://127.0.0.1/', 'zh-Hant', null],
  ['https://shop.example.com/', 'en-CA', 'CAD'],
  ['https://shop.example.com/', 'zh-Hant-TW', 'TWD'],
  ['https://shop.example.co.uk/', 'en-US', 'GBP'],
  ['https://shop.example.it/', null, 'EUR'],
  ['https://shop.example.se/', 'en', 'SEK'],
])('the currency of %s in %s is %s', (url, lang, currency) => {
  expect(currencyOfSite(url, lang)).toBe(currency);
});
