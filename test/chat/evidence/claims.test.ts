import { expect, test } from 'vitest';
import { createEvidenceReader } from '../../../src/chat/evidence/claims.ts';

function stated(language: string, text: string): string[] {
  const parts = createEvidenceReader([language, 'en'])(text).filter(({ group }) => group === 'materials');
  return [...new Set(parts.map(({ concept, isDenied }) => `${isDenied ? 'no ' : ''}${concept}`))];
}

test.each([
  ['en', 'Free from nuts, gluten and soy.', ['no nuts', 'no gluten', 'no soy']],
  ['en', 'Contains no milk, eggs', ['no milk', 'no egg']],
  ['es', 'Sin: pollo, ternera, cereales', ['no chicken', 'no beef', 'no cereals']],
  ['de', 'Frei von Silikon, Alkohol', ['no siliconeMaterial', 'no alcohol']],
  ['it', 'Senza glutine, lattosio', ['no gluten', 'no lactose']],
])('denies every part that a list in %s says is not in a thing: %j', (language, text, expected) => {
  expect(stated(language, text)).toEqual(expected);
});

test.each([
  // The list has ended where something else than a part is told.
  ['en', 'Without nuts, made with whole milk', ['no nuts', 'milk']],
  ['es', 'Azúcar, sin aceite de palma, leche en polvo', ['sugar', 'no palmOil', 'milk']],
  // A label that is no negation leaves open what the second word means.
  ['es', 'Alérgenos: sin gluten, leche', ['no gluten', 'milk']],
])('denies nothing beyond that list in %s: %j', (language, text, expected) => {
  expect(stated(language, text)).toEqual(expected);
});

test.each([
  ['en', 'Free of charge delivery within Germany.', 'ships'],
  ['en', 'Delivery is free from 49 euros.', 'ships'],
  ['es', 'Envío libre de gastos a Portugal.', 'ships'],
])('does not take what costs nothing in %s for what is not done: %j', (language, text, concept) => {
  const said = createEvidenceReader([language, 'en'])(text).filter((each) => each.concept === concept);
  expect(said).not.toEqual([]);
  expect(said.filter(({ isDenied }) => isDenied)).toEqual([]);
});
