import { expect, it } from 'vitest';
import { currenciesOf } from '../../src/text/money/currency.ts';
import { formatMoney } from '../../src/text/money/format.ts';
import { readingsOf } from '../../src/text/money/number.ts';

it.each<[string, number[]]>([
  ['', []],
  ['12', [12]],
  ['12,-', [12]],
  ['12.50', [12.5]],
  ['12,5', [12.5]],
  ['1.299', [1299, 1.299]],
  ['1,299', [1299, 1.299]],
  ['1.299,00', [1299]],
  ['1,299.00', [1299]],
  ['1.299.000', [1_299_000]],
  ["1'299.50", [1299.5]],
  ['1\u202f299,50', [1299.5]],
  ['1 299', [1299]],
  ['١٢٣٤٫٥', [1234.5]],
  ['१२', [12]],
])('%j may be %j', (written, amounts) => {
  expect(readingsOf(written)).toEqual(amounts);
});

it.each<[string, readonly string[] | undefined]>([
  ['€', ['EUR']],
  ['eur', ['EUR']],
  ['Euros', ['EUR']],
  ['CA$', ['CAD']],
  ['kr.', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['¤', undefined],
])('%s is one of %j', (sign, currencies) => {
  expect(currenciesOf(sign)).toEqual(currencies);
});

it('takes a bare dollar for any of them, but for no euro', () => {
  expect(currenciesOf('$')).toContain('CAD');
  expect(currenciesOf('$')).not.toContain('EUR');
});

it.each([
  [119, 'EUR', 'en', '€119.00'],
  [1299.5, 'EUR', 'de', '1.299,50\u00a0€'],
  [1200, 'JPY', 'en', '¥1,200'],
  [16.5, null, 'en', '16.5'],
  [16.5, 'no currency', 'en', '16.5'],
])('%d %s in %s is %s', (amount, currency, language, written) => {
  expect(formatMoney(amount, currency, language)).toBe(written);
});
