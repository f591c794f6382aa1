import { expect, it } from 'vitest';
import { generateStatements, runGauntlet } from '../../src/chat/evaluate/gauntlet.ts';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { type JudgedStatement, STATEMENT_KINDS } from '../../src/domain/evaluation.ts';
import { NO_DETAILS } from '../../src/domain/product-details.ts';
import { knowledge } from './example-knowledge.ts';
import { ASSISTANT, ORGANIZATION, SITE, exampleCatalogue } from './fake-shop.ts';

const products = exampleCatalogue.slice(0, 20);
const details = new Map(
  products.map(({ productId }, at) => [
    productId,
    {
      ...NO_DETAILS,
      attributes: [parseAttribute({ name: 'Weight', value: `${310 + 40 * at} g` })].flatMap((each) => each ?? []),
    },
  ]),
);
const material = { products, details, knowledge, language: 'en' };
const CONTEXT = {
  organizationId: ORGANIZATION,
  assistantId: ASSISTANT,
  shop: 'Brackenholm',
  siteUrl: SITE,
  contact: null,
  persona: null,
};

const share = (judged: readonly JudgedStatement[], test: (each: JudgedStatement) => boolean) =>
  judged.filter(test).length / judged.length;

it('says nothing true of a shop that has nothing', () => {
  const statements = generateStatements({ products: [], details: new Map(), knowledge: [], language: 'en' });
  expect(statements.filter(({ isTrue }) => isTrue)).toEqual([]);
});

it('makes a true statement and a false one of each row and policy, always the same', () => {
  const statements = generateStatements(material);
  const kinds = (isTrue: boolean) =>
    new Set(statements.filter((each) => each.isTrue === isTrue).map(({ kind }) => kind));
  expect([...kinds(true)].toSorted()).toEqual(['attribute', 'policy', 'price', 'total']);
  expect([...kinds(false)].toSorted()).toEqual([...STATEMENT_KINDS].toSorted());
  expect(generateStatements(material)).toEqual(statements);
  const truths = new Set(statements.filter(({ isTrue }) => isTrue).map(({ text }) => text));
  expect(statements.filter(({ isTrue, text }) => !isTrue && truths.has(text))).toEqual([]);
});

it('shows that nearly all false ones are stopped, and nearly all true ones kept', async () => {
  const judged = await runGauntlet(material, CONTEXT, async () => {});
  const [trues, lies] = [true, false].map((isTrue) => judged.filter((each) => each.isTrue === isTrue));
  expect(share(lies ?? [], ({ reason }) => reason !== null)).toBeGreaterThan(0.9);
  expect(share(trues ?? [], ({ reason }) => reason === null)).toBeGreaterThan(0.9);
});
