import { expect, it } from 'vitest';
import { isQuality, otherNames } from '../../src/chat/languages/things.ts';

it.each([
  ['axolotl', 'en'],
  ['', 'de'],
  // A skirt in German only.
  ['rock', 'en'],
  ['to be', 'en'],
])('%j is no common thing in %s', (name, language) => {
  expect(otherNames(name, 'thing', language)).toEqual([]);
});

it.each([
  ['Handschuhe', 'de', 'en', 'mitten'],
  ['gants', 'fr', 'en', 'glove'],
  ['guantes', 'es', 'de', 'Handschuh'],
  ['zaini', 'it', 'en', 'backpack'],
  ['rugzakken', 'nl', 'fr', 'sac à dos'],
  ['sac couchage', 'fr', 'en', 'sleeping bag'],
  ['sacos dormir', 'es', 'nl', 'slaapzak'],
  ['hats', 'en', 'en', 'beanie'],
  ['flashlights', 'en', 'de', 'Taschenlampe'],
  // Taken for English, as one word may be.
  ['Schlafsack', 'en', 'en', 'sleeping bag'],
])('%j in %s is in %s a %s as well', (name, language, written, other) => {
  expect(otherNames(name, 'thing', language, written)).toContain(other);
});

it('gives names in every language where that of the texts is not known, and never the name itself', () => {
  const names = otherNames('tents', 'thing', 'en');
  expect(names).toEqual(expect.arrayContaining(['Zelt', 'carpa', 'tenda']));
  expect(names).not.toContain('tent');
});

it.each(['gloves', 'waterfall', '', '250'])('%j is no quality', (word) => expect(isQuality(word)).toBe(false));
it.each(['waterproof', 'wasserdichte', 'blauw', 'Red'])('%j is a quality', (word) =>
  expect(isQuality(word)).toBe(true),
);
