import { expect, it } from 'vitest';
import { formatPrice } from '../../src/widget/panel/price.ts';

it.each([
  [1249.5, 'EUR', 'en-IE', '€1,249.50'],
  [1249.5, 'EUR', 'de', '1.249,50 €'],
  [1249.5, 'EUR', 'de-AT', '€ 1.249,50'],
  [1249, 'JPY', 'en', '¥1,249'],
  [0, 'GBP', 'en-GB', '£0.00'],
  [12.5, null, 'en', '12.50'],
  [12.5, 'XYZW', 'en', '12.50 XYZW'],
  [12.5, 'EUR', 'no such place', '12.50 EUR'],
])('formats %d %s for %s', (price, currency, locale, text) => {
  expect(formatPrice(price, currency, locale).replaceAll(/\s/g, ' ')).toBe(text);
});
