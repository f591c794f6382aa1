import { expect, it } from 'vitest';
import { isQuality, otherNames } from '../../src/chat/languages/things.ts';

it.each([
  ['axolotl', 'en'],
  ['', 'de'],
  // Means "skirt" in German only.
  ['rock', 'en'],
  ['to be', 'en'],
])('%j has no other names in %s', (name, language) => {
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
  // A single word may be mistaken for English.
  ['Schlafsack', 'en', 'en', 'sleeping bag'],
])('%j (%s) has the %s name %j', (name, language, written, other) => {
  expect(otherNames(name, 'thing', language, written)).toContain(other);
});

it('returns names in every language if the language is unknown, without the name itself', () => {
  const names = otherNames('tents', 'thing', 'en');
  expect(names).toEqual(expect.arrayContaining(['Zelt', 'carpa', 'tenda']));
  expect(names).not.toContain('tent');
});

it.each(['gloves', 'waterfall', '', '250'])('%j is not a quality', (word) => expect(isQuality(word)).toBe(false));
it.each(['waterproof', 'wasserdichte', 'blauw', 'Red'])('%j is a quality', (word) =>
  expect(isQuality(word)).toBe(true),
);
