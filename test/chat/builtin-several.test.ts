import { describe, expect, it } from 'vitest';
import { type ProductDetails, UNKNOWN_VARIANT, detailsFrom } from '../../src/domain/product-details.ts';
import { adviserWith, talk } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const ware = (id: string, title: string, price: number, category: string, description: string) =>
  product(id, { title, price, currency: 'EUR', availability: 'in_stock', externalId: id, category, description });

const JACKET = 'Rain jackets';
const products = [
  ware('prd_tent', 'Fjordlight Tent', 249, 'Tents', 'A tent for two with a porch.'),
  ware('prd_stove', 'Ember Camping Stove', 59, 'Cooking', 'A gas stove that boils a litre in three minutes.'),
  ware('prd_gloves', 'Kestrel Gloves', 29, 'Clothing', 'Padded gloves.'),
  ware('prd_skerry', 'Skerry Rain Jacket', 189, JACKET, 'Waterproof rain jacket with a hood.'),
  ware('prd_holm', 'Holm Rain Jacket', 149, JACKET, 'Waterproof rain jacket, light.'),
  ware('prd_tarn', 'Tarn Rain Jacket', 129, JACKET, 'Waterproof rain jacket for children and adults.'),
  ware('prd_brae', 'Brae Rain Jacket', 99, JACKET, 'Waterproof rain jacket for every day.'),
];
const inColours = (...values: string[]): ProductDetails =>
  detailsFrom('json-ld', {
    options: [{ name: 'Colour', values }],
    variants: values.map((value) => ({ ...UNKNOWN_VARIANT, values: [value], cartId: value, availability: 'in_stock' })),
  }).details;
const sources = sourcesOf(products, [], {
  prd_gloves: inColours('black', 'grey'),
  prd_skerry: inColours('navy', 'moss'),
  prd_holm: inColours('navy', 'red'),
  prd_tarn: inColours('moss', 'red'),
  prd_brae: inColours('moss', 'black', 'grey'),
});

async function says(...messages: string[]) {
  const [last] = (await talk(adviserWith(sources), messages)).slice(-1);
  if (!last) throw new Error('Nobody asked.');
  return {
    ...last,
    carts: last.parts.flatMap((part) => (part.type === 'cart' ? [[part.productId, part.amount] as const] : [])),
  };
}

describe('several products for the cart', () => {
  it.each<[string, string[], string[]]>([
    ['named one by one', ['Please add the Fjordlight and the Ember to my cart'], ['prd_tent', 'prd_stove']],
    ['in view', ['Compare the Fjordlight tent and the Ember stove', 'add both to my cart'], ['prd_tent', 'prd_stove']],
    ['in German', ['Leg das Fjordlight und den Ember in den Warenkorb, bitte'], ['prd_tent', 'prd_stove']],
  ])('are proposed together: %s', async (_, messages, expected) => {
    const { carts, text } = await says(...messages);
    expect(new Map(carts)).toEqual(new Map(expected.map((id) => [id, 1])));
    expect(text).toContain('Fjordlight Tent');
    expect(text).toContain('Ember Camping Stove');
  });

  it('are proposed as far as nothing is left to choose', async () => {
    const { carts, text } = await says('Put the Fjordlight and the Kestrel in my basket');
    expect(carts).toEqual([['prd_tent', 1]]);
    expect(text).toContain('black, grey');
  });

  it('are not, if it is unclear which one is meant', async () => {
    const { carts, cards } = await says('Show me rain jackets', 'add the jacket to my cart');
    expect(carts).toEqual([]);
    expect(cards.length).toBeGreaterThan(1);
  });
});

describe('a choice that divides the products shown', () => {
  it('is suggested in the words of the shop, and narrows them down', async () => {
    const { suggestions } = await says('Do you have rain jackets?');
    expect(suggestions.at(-1)).toBe('Colour: navy');
    const { cards } = await says('Do you have rain jackets?', 'Colour: navy');
    expect(cards.toSorted()).toEqual(['Holm Rain Jacket', 'Skerry Rain Jacket']);
  });

  it('is not suggested in another language than the shop’s, or again', async () => {
    const german = await says('Habt ihr Regenjacken?');
    expect(german.suggestions.join()).not.toContain('Colour');
    expect((await says('rain jackets in navy')).suggestions.join()).not.toContain('navy');
  });
});

describe('a question about several products shown', () => {
  it('is answered by what each of them says', async () => {
    const { text } = await says(
      'Compare the Fjordlight tent and the Skerry rain jacket',
      'does it have a porch or a hood?',
    );
    expect(text).toContain('A tent for two with a porch.');
    expect(text).toContain('Waterproof rain jacket with a hood.');
  });
});
