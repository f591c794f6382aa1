import { describe, expect, it } from 'vitest';
import { type Given, openSearchedShop } from './searched-shop.ts';

const shop = await openSearchedShop();
const { database, fill, titles } = shop;

describe('ranking', () => {
  it.each([
    ['what a thing is before what it is for', 'tent', ['Tent', 'Pegs for a tent', 'Stove']],
    ['a title before a category before a description', 'stove', ['Stove', 'Tent']],
    ['all words before some', 'red wool hat', ['Red wool hat', 'Red wool socks', 'Blue hat']],
    ['rare words before frequent ones', 'red hat', ['Red wool hat', 'Blue hat', 'Red gloves']],
    ['plurals', 'hats', ['Blue hat', 'Red wool hat']],
    ['plurals that no stemmer knows', 'scarves', ['Red scarf']],
  ])('%s', async (_what, query, wanted) => {
    await fill([
      'Tent',
      'Pegs for a tent',
      { title: 'Stove', description: 'Boils water in front of a tent.' },
      'Red wool hat',
      'Red wool socks',
      'Blue hat',
      'Red scarf',
      'Red gloves',
    ]);
    const found = await titles(query);
    expect(found.filter((title) => wanted.includes(title))).toEqual(wanted.filter((title) => found.includes(title)));
    expect(found[0]).toBe(wanted[0]);
  });

  it('finds the last of a shop with all words, where more than are ranked have most of them', async () => {
    const last = 'Companion for the office and the road, red cotton shirt';
    const pairs = ['Cotton shirt', 'Red shirt', 'Red cotton'];
    await fill(pairs.flatMap((title) => Array.from({ length: 800 }, (_, at) => `${title} in a box of its own ${at}`)));
    await fill([last]);
    expect((await titles('red cotton shirt'))[0]).toBe(last);
  });

  it('lifts the kind of product that the best hits are', async () => {
    await fill([
      { title: 'Alpine pack', category: 'Bags' },
      { title: 'Alpine sack', category: 'Bags' },
      { title: 'Alpine bag', category: 'Bags' },
      { title: 'Alpine cup', category: 'Kitchen' },
    ]);
    expect((await titles('alpine')).at(-1)).toBe('Alpine cup');
  });

  it('finds a long title with all words among hundreds of short ones with some', async () => {
    const pairs = [
      ['red', 'linen'],
      ['linen', 'dress'],
      ['red', 'dress'],
    ];
    const short = pairs.flatMap((pair) => Array.from({ length: 250 }, (_, at) => `${pair.join(' ')} ${at}`));
    const long = 'Sleeveless dress for long summer evenings by the sea, light and airy, woven of washed linen, in red';
    await fill([long, ...short]);
    expect((await titles('red linen dress'))[0]).toBe(long);
  });

  it('puts the newer of equals first, and respects the limit', async () => {
    await fill(['Lamp', 'Lamp', 'Lamp']);
    const { hits } = await database.store.search.search(shop.organizationId, shop.assistantId, {
      query: 'lamp',
      limit: 2,
      match: 'any',
    });
    const ids = hits.map(({ product }) => product.productId);
    expect(ids).toHaveLength(2);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});

describe('a hit says which words of the query it matches, and which it lacks', () => {
  it.each<[string, Given, string[], string[]]>([
    ['in the title', { title: 'Red jacket' }, ['red title', 'jacket title'], []],
    ['another form of it', { title: 'Jackets' }, ['jacket title'], ['red']],
    ['in the category', { title: 'Harbour', category: 'Clothing > Jackets' }, ['jacket family'], ['red']],
    ['in the texts', { title: 'Harbour jacket', description: 'A red one.' }, ['red text', 'jacket title'], []],
    ['what it is for is not what it is', { title: 'Bag for a jacket' }, ['jacket title'], ['red']],
  ])('%s', async (_what, given, matched, lacks) => {
    await fill([given, 'Red lamp', 'Wool hat']);
    const request = { query: 'red jacket', limit: 20, match: 'any' as const };
    const { hits } = await database.store.search.search(shop.organizationId, shop.assistantId, request);
    const hit = hits.find(({ product }) => product.title === given.title);
    expect(hit?.matched.map(({ word, place }) => `${word} ${place}`)).toEqual(matched);
    expect(hit?.lacks).toEqual(lacks);
  });

  it('a synonym and a typo', async () => {
    await fill(['Couch', 'Lamp']);
    await database.store.search.setSynonyms(shop.organizationId, shop.assistantId, [['sofa', 'couch']]);
    for (const query of ['sofa', 'couhc']) {
      const request = { query, limit: 20, match: 'any' as const };
      const { hits } = await database.store.search.search(shop.organizationId, shop.assistantId, request);
      expect(hits).toMatchObject([
        { product: { title: 'Couch' }, matched: [{ word: query, place: 'title' }], lacks: [] },
      ]);
    }
  });
});

describe('similar products', () => {
  it('are of the same kind, without the product itself', async () => {
    await fill([
      { title: 'Storm jacket men', category: 'Jackets', brand: 'Fjell' },
      { title: 'Storm jacket women', category: 'Jackets', brand: 'Fjell' },
      { title: 'Rain jacket', category: 'Jackets', brand: 'Dale' },
      { title: 'Storm lamp', category: 'Lamps', brand: 'Lys' },
      { title: 'Cup', category: 'Kitchen', brand: 'Lys' },
    ]);
    const { hits } = await database.store.search.search(shop.organizationId, shop.assistantId, {
      query: 'storm jacket men',
      limit: 1,
      match: 'any',
    });
    const like = await database.store.search.similar(
      shop.organizationId,
      shop.assistantId,
      hits[0]?.product.productId ?? '',
      3,
    );
    expect(like.map(({ product }) => product.title)).toEqual(['Storm jacket women', 'Rain jacket', 'Storm lamp']);
  });
});
