import { expect, it } from 'vitest';
import { NO_DETAILS } from '../../src/domain/product-details.ts';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { adviserWith, ask, talk } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const inStock = { currency: 'EUR', availability: 'in_stock', category: 'Chairs' } as const;
const bearing = (load: string) => ({
  ...NO_DETAILS,
  attributes: [parseAttribute({ name: 'Maximum load', value: load })].flatMap((each) => each ?? []),
});
const shop = adviserWith(
  sourcesOf(
    [
      product('prd_oak', { title: 'Oak Chair', price: 129, description: 'A folding chair.', ...inStock }),
      product('prd_ash', { title: 'Ash Chair', price: 79, description: 'A folding chair.', ...inStock }),
      product('prd_bag', {
        title: 'Tern Rucksack',
        price: 89,
        description: 'For long walks.',
        ...inStock,
        category: 'Bags',
      }),
    ],
    [],
    { prd_oak: bearing('150 kg'), prd_ash: bearing('110 kg'), prd_bag: bearing('15 kg') },
  ),
);

it.each([
  'a chair please, I’m 125 kilos',
  'I weigh 125 kg and need a chair',
  'Do you have a chair for someone who weighs 125 kg?',
  'ich suche einen Stuhl, ich wiege 125 kg',
  'je cherche une chaise, je pèse 125 kg',
])('shows nothing that bears less than somebody weighs: %s', async (question) => {
  expect((await ask(shop, question)).cards).toEqual(['Oak Chair']);
});

it('remembers the weight for the same kind of thing', async () => {
  const [, folding] = await talk(shop, ['I weigh 125 kg and need a chair', 'rather a folding chair']);
  expect(folding?.cards).toEqual(['Oak Chair']);
});

it.each([
  ['a chair for a brother who weighs 90 kg', ['Ash Chair', 'Oak Chair']],
  ['a rucksack for my husband who weighs 90 kg', ['Tern Rucksack']],
  ['a chair', ['Ash Chair', 'Oak Chair']],
])('leaves what bears them, or carries things: %s', async (question, titles) => {
  expect((await ask(shop, question)).cards.toSorted()).toEqual(titles);
});
