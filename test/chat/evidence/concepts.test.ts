import { expect, test } from 'vitest';
import { compileConcepts } from '../../../src/chat/evidence/concepts.ts';
import { words } from '../../../src/text/words.ts';

const TABLES = {
  care: {
    dishwasher: { en: 'dishwasher safe, goes ~ dishwasher', de: '*spülmaschine*', fr: 'lave vaisselle' },
    washing: { en: 'wash*', de: 'waschbar' },
  },
  material: { cotton: { en: 'cotton', de: '*baumwoll*' } },
};
const found = (text: string, languages = ['en', 'de', 'fr']) =>
  compileConcepts(
    TABLES,
    languages,
  )(words(text, 1_000)).map(({ table, concept, start, end }) => `${table}.${concept} ${start}-${end}`);

test.each<[string, string[]]>([
  ['It is dishwasher-safe.', ['care.dishwasher 2-4']],
  ['It goes in the dishwasher.', ['care.dishwasher 1-5']],
  ['It goes well in any old dishwasher.', []],
  ['Washed, washable, awash', ['care.washing 0-1', 'care.washing 1-2']],
  ['Nicht spülmaschinengeeignet', ['care.dishwasher 1-2']],
  ['Ins Geschirrspülmaschinenfach', ['care.dishwasher 1-2']],
  ['Bio-Baumwollstoff', ['material.cotton 1-2']],
  ['Passe au lave-vaisselle', ['care.dishwasher 2-4']],
  ['', []],
])('%j has %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('finds nothing in languages that were not asked for', () => {
  expect(found('Baumwolle und lave-vaisselle', ['en'])).toEqual([]);
});
