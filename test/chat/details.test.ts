import { expect, it } from 'vitest';
import { type ProductDetails, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import type { CatalogueSearch } from '../../src/domain/search.ts';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { runTool } from '../../src/chat/tools/toolbox.ts';
import { createTurn } from '../../src/chat/turn.ts';
import { type Heard, adviserWith, ask, talk } from './conversation.ts';
import { ASSISTANT, ORGANIZATION, product, sourcesOf } from './fake-shop.ts';

const jacket = product('prd_jacket', { title: 'Storm jacket', description: 'A light shell for wet days.', price: 149 });
const rows: [string, string][] = [
  ['Weight', '310 g'],
  ['Waterproof', '10,000 mm'],
  ['Material', 'Recycled nylon'],
];
const details: ProductDetails = detailsFrom('page', {
  attributes: rows.flatMap(([name, value]) => parseAttribute({ name, value }) ?? []),
}).details;
const adviser = adviserWith(sourcesOf([jacket], [], { [jacket.productId]: details }));

it.each([
  ['Is the storm jacket waterproof?', 'Waterproof: 10,000 mm'],
  ['How heavy is the storm jacket?', 'Weight: 310 g'],
  ['What material is the storm jacket made of?', 'Material: Recycled nylon'],
])('answers %s from the details table', async (question, fact) => {
  const { text } = await ask(adviser, question);
  expect(text).toContain(fact);
});

it('passes limits on measures to the search', async () => {
  const queries: string[] = [];
  const sources = sourcesOf([jacket], [], { [jacket.productId]: details });
  const search: CatalogueSearch = {
    ...sources.search,
    search: (organizationId, assistantId, request) => {
      queries.push(request.query);
      return sources.search.search(organizationId, assistantId, request);
    },
  };
  const { text } = await ask(adviserWith({ ...sources, search }), 'Do you have a storm jacket lighter than 500 g?');
  expect(queries.some((query) => query.startsWith('storm jacket') && query.endsWith('lighter than 500 g'))).toBe(true);
  expect(text).toContain('Storm jacket');
});

it('passes conditions on attributes and options to the search', async () => {
  const sources = sourcesOf([jacket]);
  const asked: unknown[] = [];
  const search: CatalogueSearch['search'] = (...args) => {
    asked.push(args[2].filters);
    return sources.search.search(...args);
  };
  const turn = createTurn({
    organizationId: ORGANIZATION,
    assistantId: ASSISTANT,
    shop: 'Nordlys',
    siteUrl: null,
    contact: null,
    persona: null,
    language: languageOfCode('en'),
  });
  const conditions = [
    { name: 'Size', value: 'M', min: null },
    { name: 'Weight', max: 1, unit: 'kg' },
  ];
  const input = JSON.stringify({ query: 'jacket', onSaleOnly: true, inStockOnly: true, details: conditions });
  await runTool('search_products', input, turn, { ...sources, search: { ...sources.search, search } });
  expect(asked).toMatchObject([
    {
      availability: 'in_stock',
      onSale: true,
      details: [
        { name: 'Size', value: 'M' },
        { name: 'Weight', max: 1, unit: 'kg' },
      ],
    },
  ]);
});

const variant = (colour: string, size: string, price: number, availability: Variant['availability']): Variant => ({
  values: [colour, size],
  cartId: `${colour}-${size}`,
  sku: null,
  gtin: null,
  price,
  listPrice: null,
  availability,
  imageUrl: null,
  url: null,
});
const harbour = product('prd_harbour', {
  title: 'Harbour jacket',
  description: 'A light shell with a hood.',
  price: 120,
  currency: 'EUR',
  availability: 'in_stock',
  externalId: 'navy-S',
});
const choice = detailsFrom('page', {
  options: [
    { name: 'Colour', values: ['navy', 'blue'] },
    { name: 'Size', values: ['S', 'M', 'L'] },
  ],
  variants: [
    variant('navy', 'S', 120, 'in_stock'),
    variant('navy', 'M', 120, 'out_of_stock'),
    variant('navy', 'L', 120, 'in_stock'),
    variant('blue', 'M', 149, 'in_stock'),
  ],
}).details;
const shop = sourcesOf([harbour], [], { [harbour.productId]: choice });

const chosenIn = ({ parts }: Heard) =>
  parts.flatMap((part) => (part.type === 'products' ? part.products.map(({ chosen }) => chosen) : []));

it('answers with the price and the card of the variant that was asked for', async () => {
  const heard = await ask(adviserWith(shop), 'Do you have the Harbour jacket in blue, size M?');
  expect(heard.text).toContain('**Harbour jacket (blue, M)** costs €149.00 (in stock).');
  expect(chosenIn(heard)).toEqual([3]);
  expect(chosenIn(await ask(adviserWith(shop), 'Do you have the Harbour jacket?'))).toEqual([undefined]);
});

it.each([
  ['Do you have the Harbour jacket in navy, size M?', 'In navy, size M is sold out; it is available in S and L.'],
  ['Haben Sie die Harbour jacket in Navy, Größe M?', 'In navy ist Size M leider ausverkauft; es gibt noch S und L.'],
  [
    'Avez-vous la veste Harbour en navy, taille M ?',
    'L’article est épuisé en navy, size M ; il est disponible en S et L.',
  ],
  ['¿Tienen la Harbour jacket en navy, talla M?', 'Está agotado en navy, size M; está disponible en S y L.'],
  ['Avete la Harbour jacket in navy, taglia M?', 'L’articolo è esaurito in navy, size M; è disponibile in S e L.'],
  [
    'Hebben jullie de Harbour jacket in navy, maat M?',
    'In navy is size M helaas uitverkocht; het is wel verkrijgbaar in S en L.',
  ],
  ['Do you have the Harbour jacket in blue, size L?', 'In blue, size L isn’t sold; it is available in M.'],
])('says that a variant is not to be had, and what is instead: %s', async (question, text) => {
  const heard = await ask(adviserWith(shop), question);
  expect(heard.text).toContain(text);
  expect(heard.report.replaced).toBe(0);
});

it('proposes the variant that was asked for, but none that is sold out', async () => {
  const questions = [
    'Do you have the Harbour jacket in navy, size M?',
    'Add it to my cart',
    'Add it in size L to my cart',
  ];
  const [, refused, proposed] = await talk(adviserWith(shop), questions);
  expect(refused?.parts.some(({ type }) => type === 'cart')).toBe(false);
  expect(refused?.text).toContain('size M is sold out');
  expect(proposed?.parts.find(({ type }) => type === 'cart')).toMatchObject({ externalId: 'navy-L' });
});

it('tells models what was asked for, in the results of their tools', async () => {
  const turn = createTurn(
    {
      organizationId: ORGANIZATION,
      assistantId: ASSISTANT,
      shop: 'Shop',
      siteUrl: null,
      contact: null,
      persona: null,
      language: languageOfCode('en'),
    },
    ['The Harbour jacket in navy, size M'],
  );
  for (const [tool, input] of Object.entries({
    search_products: { query: 'harbour jacket navy' },
    get_product: { productId: harbour.productId },
    show_products: { productIds: [harbour.productId] },
  })) {
    const output = JSON.stringify(await runTool(tool, JSON.stringify(input), turn, shop));
    expect(output).toContain('"availability":"out_of_stock","inStockInstead":{"name":"Size","values":["S","L"]}');
    expect(output).not.toContain('"lacks":["navy"]');
  }
  const refusal = await runTool('add_to_cart', JSON.stringify({ productId: harbour.productId }), turn, shop);
  expect(refusal.type).toBe('error-text');
});

it('keeps the variant that was asked for on the card of a product with hundreds', async () => {
  const variants = Array.from({ length: 500 }, (_, at) => variant('navy', `EU${at}`, 1, 'in_stock'));
  const many = sourcesOf([harbour], [], { [harbour.productId]: { ...choice, variants } });
  const { parts } = await ask(adviserWith(many), 'The Harbour jacket in EU 432?');
  const [card] = parts.flatMap((part) => (part.type === 'products' ? part.products : []));
  expect([card?.variants?.length, card?.variants?.[card.chosen ?? -1]?.cartId]).toEqual([200, 'navy-EU432']);
});

it.each([
  ['how heavy are they?', ['**Storm jacket**: “Weight: 310 g”', '**Polar jacket**: “Weight: 900 g”']],
  ['how much do they weigh?', ['**Storm jacket**: “Weight: 310 g”', '**Polar jacket**: “Weight: 900 g”']],
])('says of each product in view: %s', async (question, lines) => {
  const polar = product('prd_polar', { title: 'Polar jacket', description: 'For cold days.', price: 199 });
  const own = detailsFrom('page', {
    attributes: [parseAttribute({ name: 'Weight', value: '900 g' })].flatMap((each) => each ?? []),
  });
  const sources = sourcesOf([jacket, polar], [], { [jacket.productId]: details, [polar.productId]: own.details });
  const [, answer] = await talk(adviserWith(sources), ['Which jackets do you have?', question]);
  for (const line of lines) expect(answer?.text).toContain(line);
});
