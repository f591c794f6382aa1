import { describe, expect, test } from 'vitest';
import { findPrice, parsePrice } from '../../src/text/money/price.ts';

describe('parsePrice', () => {
  test.each(['', 'Sold out', 'call us', '-20 %', '€', '3x', '\0'])('%j is no amount', (text) => {
    expect(parsePrice(text).amount).toBeNull();
  });

  test.each<[string, number, string | null]>([
    ['12', 12, null],
    [`${' '.repeat(1000)}12\n\t €`, 12, 'EUR'],
    ['1299.5', 1299.5, null],
    ['1.299,00 €', 1299, 'EUR'],
    ['€ 1.299', 1299, 'EUR'],
    ['£1,299.99', 1299.99, 'GBP'],
    ["CHF 2'049.95", 2049.95, 'CHF'],
    ['CHF 2’049,95', 2049.95, 'CHF'],
    ['3 150 грн.', 3150, 'UAH'],
    ['2\u00a0499,00\u00a0zł', 2499, 'PLN'],
    ['2\u202f499,50 €', 2499.5, 'EUR'],
    ['2\u2009499 Kč', 2499, 'CZK'],
    ['9.000.000 ₫', 9_000_000, 'VND'],
    ['₹1,23,456.00', 123_456, 'INR'],
    ['12x de R$ 55,00', 55, 'BRL'],
    ['-20% 15,99 €', 15.99, 'EUR'],
    ['3 for £10', 10, 'GBP'],
    ['15 offers from 799.00', 799, null],
    ['2 pieces, 1.50 each', 2, null],
    ['799 incl. 127.50 VAT', 799, null],
    ['Model 15 £799.00', 799, 'GBP'],
    ['Model 15£79.00', 79, 'GBP'],
    ['Model 15 – £799.00', 799, 'GBP'],
    ['19€99', 19.99, 'EUR'],
    ['10,00 € – 15,00 €', 10, 'EUR'],
    ['ab 19,90 EUR *', 19.9, 'EUR'],
    ['EUR 19.-', 19, 'EUR'],
    ['19,–', 19, null],
    ['CHF 5.–', 5, 'CHF'],
    ['19€99', 19.99, 'EUR'],
    ['$.75', 0.75, null],
    ['.64,500', 64_500, null],
    ['Rs.100', 100, null],
    ['S/.50', 50, 'PEN'],
    ['0.500', 0.5, null],
    ['18,000 руб.', 18_000, 'RUB'],
    ['31.2745', 31.2745, null],
    ['12.500 KWD', 12.5, 'KWD'],
    ['129,500 DT', 129.5, 'TND'],
    ['٣٤٫٥٠ د.إ', 34.5, 'AED'],
    ['۱۲٬۰۰۰', 12_000, null],
    ['１，２００円', 1200, 'JPY'],
    ["1'049,95", 1049.95, null],
    ['£12', 12, 'GBP'],
    ['12,5 zł', 12.5, 'PLN'],
    ['From $5', 5, null],
    ['2 for $10', 10, null],
    ['USD 12.00/month', 12, 'USD'],
    ['$49.90 CAD', 49.9, 'CAD'],
    ['Free', 0, null],
  ])('%j', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency });
  });

  test.each<[string, '.' | ',', number]>([
    ['1.299', '.', 1.299],
    ['1.299', ',', 1299],
    ['1,299', ',', 1.299],
    ['1,299.50', '.', 1299.5],
  ])('%j with the decimal separator %j', (text, decimalSeparator, amount) => {
    expect(parsePrice(text, { decimalSeparator }).amount).toBe(amount);
  });

  test.each<[string, string, string | null]>([
    ['80.00', '£ 80.00', 'GBP'],
    ['80.00', 'eur', 'EUR'],
    ['$80', 'CAD', 'CAD'],
    ['$80', 'EUR', null],
    ['80 €', 'USD', 'EUR'],
    ['80', 'Price:', null],
  ])('%j beside %j is in %j', (text, hint, currency) => {
    expect(parsePrice(text, { currency: hint }).currency).toBe(currency);
  });

  test('only the start of a long text is read', () => {
    expect(parsePrice(`${'- '.repeat(1_000_000)}5 €`)).toEqual({ amount: null, currency: null });
  });
});

describe('findPrice', () => {
  test.each([
    '',
    '12',
    '12.05.2024',
    'AMD Ryzen 5600',
    'EUR',
    'Size 42',
    '5 pens',
    '100 % cotton',
    '3x',
    'Model USD-C 12',
  ])('%j is no price', (text) => {
    expect(findPrice(text, 'EUR')).toBeNull();
  });

  test.each<[string, string | null, number, string | null]>([
    ['Now 49,90 €', null, 49.9, 'EUR'],
    ['$5', 'AUD', 5, 'AUD'],
    ['$5', 'EUR', 5, null],
    ['99 kr', 'SEK', 99, 'SEK'],
    ['Set of 3: £12', null, 12, 'GBP'],
    ['4 € mug – £12', null, 12, 'GBP'],
    ['from £10 – £12', null, 10, 'GBP'],
    ['2 € off | 12 € – 14 €', 'EUR', 12, 'EUR'],
    ['Model 15 R$ 12,50', null, 12.5, 'BRL'],
    ['799 € 4,90 € postage', null, 799, 'EUR'],
    ['799,00 € 4,90', null, 799, 'EUR'],
    ['Model 15 R$12,50', null, 12.5, 'BRL'],
    ['1 290 руб.', 'RUB', 1290, 'RUB'],
  ])('%j where %s is expected', (text, expected, amount, currency) => {
    expect(findPrice(text, expected)).toEqual({ amount, currency });
  });
});
