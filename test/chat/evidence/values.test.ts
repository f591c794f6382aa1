import { expect, test } from 'vitest';
import { isSameValue } from '../../../src/chat/evidence/same-value.ts';
import { knownValuesIn, valuesIn } from '../../../src/chat/evidence/values.ts';

const said = (text: string) =>
  valuesIn(text).map(({ kind, numbers, unit }) => `${kind} ${numbers[0]}${unit ?? ''}`.trim());

test.each<[string, string[]]>([
  ['It weighs 540 g and costs €89.00.', ['measure 540g', 'money 89']],
  ['1.299 €', ['money 1299']],
  ['Jeans (W36, L34) for €69.95', ['count 34', 'money 69.95']],
  ['twenty-five pounds', ['money 25']],
  ['sixty-nine euros', ['money 69']],
  ['sete quilos e quatrocentos gramas', ['measure 7400g']],
  ['2 hours and 30 minutes', ['measure 150min']],
  ['40–105 cm', ['measure 400mm', 'measure 1050mm']],
  ['30 × 20 cm', ['measure 300mm', 'measure 200mm']],
  ['5 bis 8 Werktage', ['measure 7200min', 'measure 11520min']],
  ['20 % off', ['percent 20']],
  ['zwanzig Prozent', ['percent 20']],
  ['١٢ €', ['money 12']],
  ['4.6 out of 5 from 128 ratings', ['count 4.6', 'count 5', 'count 128']],
  ['9:30–17.30 Uhr', ['clock 570', 'clock 1050']],
  ['one to go', []],
  ['one of two', []],
  ['light and warm', []],
])('%j says %j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each<[string, string, boolean]>([
  ['540 g', 'Weight: 0.54 kg', true],
  ['540 g', 'Weight: 0.45 kg', false],
  ['540', 'Weight: 540 g', true],
  ['€89', '89.00 EUR', true],
  ['€89', '89 g', false],
  ['6 days', 'in 2 to 4 days at home, 4 to 6 abroad', true],
  ['7 days', 'in 2 to 4 days at home, 4 to 6 abroad', false],
  ['13 h', 'until 13:00', true],
  ['12.30', 'from 12:30', true],
  ['1 pm', 'until 13:00', true],
  ['14 h', 'until 13:00', false],
])('%j is supported by %j: %s', (answer, evidence, expected) => {
  const [value] = valuesIn(answer);
  expect(knownValuesIn(evidence, ['en']).some((known) => value !== undefined && isSameValue(value, known))).toBe(
    expected,
  );
});

test.each<[string, string, string[]]>([
  ['28 centesimi al litro', 'it', ['money 0.28']],
  ['at 5 pm', 'en', ['clock 1020']],
  ['in 2 working days', 'en', ['measure 2880']],
  ['249 Pfund', 'de', ['measure 112944.50013', 'money 249']],
  ['las tres tienen lo mismo', 'es', []],
  ['est fourni avec un titre', 'fr', []],
  ['It costs €39.00.', 'en', ['money 39']],
])('%j (%s) has %j', (text, language, expected) => {
  const read = valuesIn(text, [language]).flatMap((value) => [value, value.alternative ?? []].flat());
  expect(read.map(({ kind, numbers }) => `${kind} ${numbers[0]}`)).toEqual(expected);
});
