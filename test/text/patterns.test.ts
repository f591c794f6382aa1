import { expect, it } from 'vitest';
import { compileAnywhere, compileStart, compileWhole } from '../../src/text/lexicon/patterns.ts';

it.each([
  ['nicht (mehr/sofort) verfügbar', 'Derzeit nicht sofort verfügbar', true],
  ['nicht (mehr/sofort) verfügbar', 'nicht verfügbar', true],
  ['nicht (mehr/sofort) verfügbar', 'nicht überall verfügbar', false],
  ['buy (it) (now)$', 'Buy now', true],
  ['buy (it) (now)$', 'buyer', false],
  ['(older) posts', 'posts', true],
  ['pre(-)order', 'Preorder today', true],
  ['[auf/an] lager', 'AUF LAGER', true],
  ['[o/a] lager', 'e lager', false],
  ['(!un)available', 'unavailable', false],
  ['verfügbar(!keit/e)', 'Verfügbarkeit', false],
  ['verfügbar(!keit/e)', 'verfügbar', true],
  ['add ~ to cart', 'add 2 to cart', true],
  ['add ~ to cart', 'add to cart', false],
  ['restock* soon', 'Restocking soon', true],
  ['only # left', 'only 12 left', true],
  ['can?t', 'can’t', true],
  ['benachrichtig…verfügbar', 'Benachrichtigen, wenn verfügbar', true],
  ['|now|', 'know', false],
  ['|now|', 'now: 5', true],
  ['^sold$', 'sold', true],
  ['^sold$', 'sold by us', false],
  ['m.r.p', 'm r p', false],
  ['s/( )iva', 's/ IVA', true],
  ['former, old', 'an old price', true],
])('finds "%s" in "%s": %s', (phrase, text, isFound) => {
  expect(compileAnywhere({ en: phrase }).test(text)).toBe(isFound);
});

it('finds phrases of all languages and tables, at the place that was asked for', () => {
  const tables = [{ en: 'next, older', de: 'weiter' }, { en: 'more' }];
  expect(['weiter', 'more'].map((text) => compileWhole(...tables).test(text))).toEqual([true, true]);
  expect(compileWhole(...tables).test('more of it')).toBe(false);
  expect(compileStart(...tables).test('more of it')).toBe(true);
  expect(compileStart(...tables).test('no more')).toBe(false);
});
