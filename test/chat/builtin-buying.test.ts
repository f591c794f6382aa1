import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { adviserWith, ask } from './conversation.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const thing = exampleCatalogue.find(({ title }) => title === 'Harbour Lantern');
const adviser = adviserWith(sourcesOf(exampleCatalogue, []));

/** By language, in which the shopper has been speaking before a lantern was shown. */
const BEFORE: Readonly<Record<string, string>> = {
  en: 'i am looking for something for my garden',
  de: 'ich suche etwas schönes für meinen garten',
  fr: 'je cherche quelque chose pour mon jardin',
  es: 'busco algo bonito para mi jardín',
  it: 'cerco qualcosa di bello per il mio giardino',
  nl: 'ik zoek iets moois voor mijn tuin',
  pt: 'procuro algo bonito para o meu jardim',
};

/** Messages of shoppers who were shown one product: `buys` or `no`, or not yet understood. */
const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'buying.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const known = rows.filter(([, , later]) => later === '');
const notYet = rows.filter(([, , later]) => later !== '');

it.each(known)('proposes the cart when somebody buys: %s %s %s %s', proposes);
it.fails.each(notYet)('does not yet tell whether somebody buys: %s %s %s %s', proposes);

async function proposes(language = '', wanted = '', _later = '', said = '') {
  const messages = [
    { role: 'shopper' as const, text: BEFORE[language] ?? '' },
    { role: 'assistant' as const, text: thing?.title ?? '', productIds: [thing?.productId ?? ''] },
    { role: 'shopper' as const, text: said },
  ];
  const { parts } = await ask(adviser, messages);
  const carts = parts.filter(({ type }) => type === 'cart');
  expect(carts.map((part) => 'productId' in part && part.productId)).toEqual(
    wanted === 'buys' ? [thing?.productId] : [],
  );
}
