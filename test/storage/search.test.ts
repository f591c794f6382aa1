import { describe, expect, it } from 'vitest';
import { openSearchedShop } from './searched-shop.ts';

const shop = await openSearchedShop();
const { database, addAssistant, newUrl, fill, search, titles } = shop;

describe('a query without results', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \t\n'],
    ['operators', '& | ! ( ) :* <-> \\ \' "'],
    ['emoji', '🧥🔥'],
    ['wildcards', '% _ * ?'],
    ['an unknown word', 'xylophone'],
    ['unknown words of another script', '洗濯機 ثلاجة мотоцикл'],
  ])('%s', async (_what, query) => {
    await fill(['Storm jacket', 'Rain hat']);
    expect(await titles(query)).toEqual([]);
    expect((await search(query, undefined, 'all')).titles).toEqual([]);
  });

  it('an empty catalogue, and one that is not there', async () => {
    expect(await titles('jacket')).toEqual([]);
    const nowhere = { query: 'jacket', limit: 5, match: 'any' as const };
    expect(await database.store.search.search(shop.organizationId, 'ast_none', nowhere)).toEqual({
      hits: [],
      didYouMean: null,
    });
    expect(await database.store.search.similar(shop.organizationId, shop.assistantId, 'prd_none', 5)).toEqual([]);
  });
});

describe('hostile queries', () => {
  it.each([
    ['a mebibyte of one word', 'jacket '.repeat(150_000)],
    ['a mebibyte without a space', `jacket ${'x'.repeat(1_048_576)}`],
    ['a thousand words', `jacket ${Array.from({ length: 1_000 }, (_, i) => `w${i}`).join(' ')}`],
    ['markup and quotes', `<b>jacket</b> '; drop table products; -- ' || "`],
    ['operators around words', `'jacket' & ! | <-> :*`],
    ['a word that names a tier', '++jacket +jacket'],
    ['directions and joiners', '\u202ejacket\u200d\u2066 \ufeff'],
  ])('%s', async (_what, query) => {
    await fill(['Storm jacket', 'Rain hat']);
    expect((await titles(query))[0]).toBe('Storm jacket');
  });
});

describe('tenancy', () => {
  it('never returns a product of another assistant or organization', async () => {
    const { organizationId: other } = await database.store.organizations.insert('Other');
    const theirs = await addAssistant(other);
    await fill(['Storm jacket of others'], theirs, other);
    await fill(['Storm jacket of the sister shop'], await addAssistant());
    await fill(['Storm jacket']);
    expect(await titles('storm jacket others sister shop')).toEqual(['Storm jacket']);
    const { hits } = await database.store.search.search(shop.organizationId, theirs, {
      query: 'jacket',
      limit: 5,
      match: 'any',
    });
    expect(hits).toEqual([]);
    const [mine] = await database.store.catalogue.list(shop.organizationId, shop.assistantId, { limit: 1 });
    expect(await database.store.search.similar(shop.organizationId, theirs, mine?.productId ?? '', 5)).toEqual([]);
    expect(await database.store.search.similar(other, theirs, mine?.productId ?? '', 5)).toEqual([]);
  });
});

describe('changes', () => {
  it('are found at once, by beginnings too, before they are known', async () => {
    await fill(['Storm jacket']);
    await database.store.catalogue.insert(shop.organizationId, shop.assistantId, {
      url: newUrl(),
      title: 'Zebra rug',
    });
    for (const query of ['zeb', 'zebra r', 'zebra'])
      expect((await search(query, undefined, 'all')).titles).toEqual(['Zebra rug']);
    expect(await titles('zebra')).toEqual(['Zebra rug']);
  });

  it('to texts and removals update the index, and changes to prices do not', async () => {
    await fill(['Storm jacket']);
    const { catalogue } = database.store;
    const [product] = await catalogue.list(shop.organizationId, shop.assistantId, { limit: 1 });
    const id = product?.productId ?? '';
    const where = async () =>
      (await database.pool.query('select ctid::text, category from product_words where product_id = $1', [id])).rows[0];
    const before = await where();
    await catalogue.update(shop.organizationId, id, { price: 5 });
    expect(await where()).toEqual(before);
    await catalogue.update(shop.organizationId, id, { title: 'Rain hat' });
    expect(await titles('jacket')).toEqual([]);
    expect(await titles('hat')).toEqual(['Rain hat']);
    await catalogue.delete(shop.organizationId, id);
    expect(await where()).toBeUndefined();
  });

  it('by a refresh are seen by another process', async () => {
    await fill(['Keyboard']);
    expect((await search('keybord')).didYouMean).toBe('keyboard');
    await fill(['Flashlight']);
    expect((await search('flashligt')).didYouMean).toBe('flashlight');
  });

  it('include a catalogue that was never indexed', async () => {
    await fill(['Storm jacket']);
    await database.pool.query('delete from product_words where assistant_id = $1', [shop.assistantId]);
    await database.pool.query(
      'update search_catalogues set version = 0, form = null, counted = false, vocabulary = null where assistant_id = $1',
      [shop.assistantId],
    );
    expect(await titles('jacket')).toEqual(['Storm jacket']);
  });

  it('deletes what is known of an assistant with it', async () => {
    await fill(['Storm jacket']);
    await database.store.search.setSynonyms(shop.organizationId, shop.assistantId, [['jacket', 'coat']]);
    await database.store.assistants.delete(shop.organizationId, shop.assistantId);
    for (const table of ['product_words', 'search_catalogues', 'search_synonyms'])
      expect(
        (await database.pool.query(`select from ${table} where assistant_id = $1`, [shop.assistantId])).rowCount,
      ).toBe(0);
  });
});
