import { beforeEach, describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';

interface Product {
  productId: string;
  title: string;
  url: string;
}

let key: string;
let assistantId: string;
let count = 0;

const service = await sharedService();
beforeEach(async () => {
  ({ key } = await service.organization('Shop'));
  ({ assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'Shop' }));
});

function add(fields: Record<string, unknown>): Promise<Product> {
  count += 1;
  return service.result(key, 'add_product', {
    assistantId,
    url: `https://shop.test/${count}`,
    title: 'Thing',
    ...fields,
  });
}

async function search(text: string, limit = 50): Promise<string[]> {
  const products = await service.result<Product[]>(key, 'list_catalogue', { assistantId, search: text, limit });
  return products.map((product) => product.title);
}

describe('identity', () => {
  const url = 'https://shop.test/p/1';

  it.each([
    ['the same url', { url }],
    ['tracking parameters', { url: `${url}?utm_source=mail&gclid=1` }],
    ['a fragment', { url: `${url}#reviews` }],
    ['another spelling of the host', { url: 'HTTPS://SHOP.test:443/p/1' }],
    ['an empty query', { url: `${url}?` }],
  ])('refuses a second product with %s', async (_what, again) => {
    await add({ url });
    const { status, body } = await service.call(key, 'add_product', { assistantId, title: 'Again', ...again });
    expect([status, body.error?.code]).toEqual([400, 'duplicate_product']);
    expect(await search('')).toEqual(['Thing']);
  });

  it('keeps apart other queries, other external ids and other assistants', async () => {
    await add({ url });
    await add({ url: `${url}?colour=red` });
    await add({ url, externalId: 'red' });
    const { assistantId: other } = await service.result<{ assistantId: string }>(key, 'create_assistant', {
      name: 'Other',
    });
    await service.result(key, 'add_product', { assistantId: other, url, title: 'Thing' });
    expect(await search('')).toHaveLength(3);
  });

  it('refuses a change into another product and changes nothing', async () => {
    await add({ url, externalId: 'red' });
    const { productId } = await add({ url, externalId: 'blue' });
    const { status, body } = await service.call(key, 'update_product', { productId, externalId: 'red', title: 'New' });
    expect([status, body.error?.code]).toEqual([400, 'duplicate_product']);
    expect(await search('New')).toEqual([]);
  });

  it('returns the url as it was sent', async () => {
    const sent = `${url}?utm_source=mail#top`;
    expect((await add({ url: sent })).url).toBe(sent);
  });
});

describe('search', () => {
  it.each(['%', '_', "'", '"', '\\', '&', '|', '!', '()', ':*', '<->', '100%', "o'neill & sons"])(
    'takes %j as text',
    async (text) => {
      await add({ title: 'Jacket' });
      expect(await search(text)).toEqual([]);
    },
  );

  it('returns everything, newest first, for an empty query', async () => {
    for (const title of ['One', 'Two', 'Three']) await add({ title });
    expect(await search('')).toEqual(['Three', 'Two', 'One']);
    expect(await search('  ', 2)).toEqual(['Three', 'Two']);
  });

  it.each([
    ['case', 'STORM jacket'],
    ['accents', 'störm jàcket'],
    ['plurals', 'storms jackets'],
    ['a last word that is unfinished', 'storm jac'],
    ['the order of words', 'jacket storm'],
    ['words of several fields', 'jacket fjell waterproof outdoor'],
    ['punctuation', 'storm-jacket!'],
  ])('folds %s', async (_what, text) => {
    await add({ title: 'Storm Jacket', brand: 'Fjell', category: 'Outdoor', description: 'Waterproof.' });
    await add({ title: 'Rain hat', brand: 'Fjord' });
    expect(await search(text)).toEqual(['Storm Jacket']);
  });

  it('finds an unfinished inflected word and folded letters', async () => {
    await add({ title: 'Running shoes' });
    await add({ title: 'Ærø Størm Straße 1000' });
    expect(await search('runni')).toEqual(['Running shoes']);
    expect(await search('aero storm strasse 1000')).toEqual(['Ærø Størm Straße 1000']);
  });

  it('finds other scripts', async () => {
    for (const title of ['Куртка зимняя', '防水ジャケット', 'سترة']) await add({ title });
    expect(await search('куртка')).toEqual(['Куртка зимняя']);
    expect(await search('防水')).toEqual(['防水ジャケット']);
    expect(await search('سترة')).toEqual(['سترة']);
  });

  it('puts the title before brand and category before the description', async () => {
    await add({ title: 'Alpha', description: 'A lamp for tents.' });
    await add({ title: 'Beta', category: 'Lamp' });
    await add({ title: 'Lamp' });
    expect(await search('lamp')).toEqual(['Lamp', 'Beta', 'Alpha']);
  });

  it('returns the best partial matches if nothing has all words', async () => {
    await add({ title: 'Red wool hat' });
    await add({ title: 'Red wool socks' });
    await add({ title: 'Blue hat' });
    expect(await search('red wool mittens')).toEqual(['Red wool socks', 'Red wool hat']);
    expect((await search('red wool hat pin'))[0]).toBe('Red wool hat');
    expect(await search('gloves')).toEqual([]);
  });

  it('follows changes and removals', async () => {
    const { productId } = await add({ title: 'Old name' });
    await service.result(key, 'update_product', { productId, title: 'New name' });
    expect(await search('old')).toEqual([]);
    expect(await search('new')).toEqual(['New name']);
    await service.result(key, 'remove_product', { productId });
    expect(await search('new')).toEqual([]);
  });

  it('answers queries and texts full of punctuation up to the limits', async () => {
    const marks = (most: number) => `a${'\u0301\u0323'.repeat(most)}`.slice(0, most);
    await add({ title: marks(500), description: marks(20_000) });
    expect(await search(marks(500))).toHaveLength(1);
  });

  it('accepts the longest texts of the longest letters', async () => {
    const letters = Array.from({ length: 19_000 }, (_, i) => String.fromCodePoint(0xac00 + ((i * 7919) % 11_172)));
    const text = letters.map((letter, i) => (i % 21 === 20 ? `${letter} ` : letter)).join('');
    await add({
      title: text.slice(0, 500),
      description: text,
      brand: text.slice(0, 300),
      category: text.slice(0, 300),
    });
    expect(await search(text.slice(0, 10))).toHaveLength(1);
  });

  it('accepts texts up to the limits', async () => {
    const long = 'wordy '.repeat(3_333);
    await add({ title: `${'x'.repeat(496)} end`, description: long, url: `https://shop.test/${'p'.repeat(2_030)}` });
    expect(await search('x'.repeat(496))).toHaveLength(1);
    expect(await search(long.slice(0, 500))).toHaveLength(1);
  });
});

it('limits a list to 50 by default', async () => {
  for (let i = 0; i < 52; i++) await add({});
  expect(await service.result(key, 'list_catalogue', { assistantId })).toHaveLength(50);
  expect(await service.result(key, 'list_catalogue', { assistantId, limit: 200 })).toHaveLength(52);
});
