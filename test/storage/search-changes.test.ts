import { afterAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../bench/search-shops.ts';
import { shareDatabase } from '../../src/storage/database.ts';
import type { CorpusKey, CorpusKind } from '../../src/storage/search/corpus.ts';
import { refreshCatalogue } from '../../src/storage/search/search-refresh.ts';
import { openSearchedShop } from './searched-shop.ts';

const shop = await openSearchedShop();
const { database, addAssistant, fill, newUrl } = shop;
const { catalogue, knowledge, search } = database.store;

/** As in another process: it shares only the database. */
const { store: other, close } = shareDatabase(database.place, { connections: 3 });
afterAll(close);

async function seenElsewhere(query: string, match: 'any' | 'all' = 'any') {
  const answer = await other.search.search(shop.organizationId, shop.assistantId, { query, limit: 9, match });
  return [...answer.hits.map(({ product }) => product.title), answer.didYouMean];
}

describe('counts of words', () => {
  const WORDS = ['jacket', 'jackets', 'lamp', 'rug', 'Läufer', 'quartz', 'red', 'running'];
  /** Returns the stored counts, after a refresh. @param isAnew true to count all words, rather than add the changes */
  async function counted(kind: CorpusKind, isAnew: boolean) {
    const key: CorpusKey = [shop.organizationId, shop.assistantId, kind];
    const of = 'where organization_id = $1 and assistant_id = $2 and kind = $3';
    if (isAnew) await database.pool.query(`update search_catalogues set counted = false ${of}`, key);
    await refreshCatalogue(database.pool, key, true);
    const { rows } = await database.pool.query(
      `select convert_from(vocabulary, 'UTF8') as words, complete, counted, products, length_sums, length_counts
       from search_catalogues ${of}`,
      key,
    );
    return rows;
  }

  it.each([[1], [2], [3]])('of products are those of a new count, after any history (%i)', async (seed) => {
    const random = randomFrom(seed);
    const text = () => Array.from({ length: 3 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
    for (let step = 0; step < 25; step++) {
      const [known] = await catalogue.list(shop.organizationId, shop.assistantId, { limit: 1 });
      const what = random();
      const isRolledBack = random() < 0.2;
      await database.store
        .transaction(async (trx) => {
          if (!known || what < 0.4)
            await trx.catalogue.insert(shop.organizationId, shop.assistantId, {
              url: newUrl(),
              title: text(),
              brand: text(),
            });
          else if (what < 0.7) await trx.catalogue.update(shop.organizationId, known.productId, { title: text() });
          else await trx.catalogue.delete(shop.organizationId, known.productId);
          if (isRolledBack) throw new Error('rolled back');
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back'));
      if (random() < 0.3) await search.refresh(shop.organizationId, shop.assistantId);
    }
    const kept = await counted('products', false);
    expect(await counted('products', true)).toEqual(kept);
    expect(kept).toMatchObject([{ complete: true, counted: true }]);
  });

  it('of imports are those of a new count', async () => {
    const random = randomFrom(4);
    const text = () => Array.from({ length: 8 }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
    const rows = (from: number) =>
      Array.from({ length: 700 }, (_, n) => ({
        url: `https://shop.test/imported/${from + n}`,
        title: text(),
        description: text(),
      }));
    await fill([]);
    for (const from of [0, 300]) {
      const write = database.store.transaction((trx) =>
        trx.imports.write(shop.organizationId, shop.assistantId, rows(from)),
      );
      const { outcomes } = await write;
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(from === 0 ? 700 : 300);
      // Counted by the database, although an import came before.
      await catalogue.insert(shop.organizationId, shop.assistantId, { url: newUrl(), title: text() });
    }
    const kept = await counted('products', false);
    expect(await counted('products', true)).toEqual(kept);
    expect(kept).toMatchObject([{ complete: true, counted: true, products: 1002 }]);
  });

  it('of knowledge are those of a new count', async () => {
    const add = (title: string, content: string) =>
      knowledge.insert(shop.organizationId, shop.assistantId, { title, content, sourceType: 'guide' });
    const [first, second] = [await add('Lamps', 'A lamp is red.'), await add('Rugs', 'A rug lies.')];
    await counted('knowledge', false);
    await knowledge.update(shop.organizationId, first.knowledgeId, { ...first, content: 'A lamp is green now.' });
    await knowledge.delete(shop.organizationId, second.knowledgeId);
    await add('Quartz', 'It glitters.');
    const kept = await counted('knowledge', false);
    expect(await counted('knowledge', true)).toEqual(kept);
    expect(kept).toMatchObject([
      { complete: true, products: 2, words: expect.stringContaining('green 1 0') as string },
    ]);
  });
});

describe('another process', () => {
  it('corrects to new words at once, and not to removed ones', async () => {
    await fill(['Rain hat']);
    expect(await seenElsewhere('flashligt')).toEqual([null]);
    const added = await catalogue.insert(shop.organizationId, shop.assistantId, { url: newUrl(), title: 'Flashlight' });
    expect(await seenElsewhere('flashligt')).toEqual(['Flashlight', 'flashlight']);
    expect(await seenElsewhere('fla', 'all')).toEqual(['Flashlight', null]);
    await catalogue.delete(shop.organizationId, added?.productId ?? '');
    expect(await seenElsewhere('flashligt')).toEqual([null]);
  });

  it('sees changes in the order of their commits, whichever began first', async () => {
    await fill(['Rain hat']);
    const add = (store: Pick<typeof other, 'catalogue'>, title: string) =>
      store.catalogue.insert(shop.organizationId, shop.assistantId, { url: newUrl(), title });
    await database.store.transaction(async (trx) => {
      await add(trx, 'Flashlight');
      // Does not wait for the open transaction.
      await add(other, 'Keyboard');
      expect(await seenElsewhere('keybord')).toEqual(['Keyboard', 'keyboard']);
      expect(await seenElsewhere('flashligt')).toEqual([null]);
    });
    expect(await seenElsewhere('flashligt')).toEqual(['Flashlight', 'flashlight']);
  });
});

it('does not share a lexeme between shops', async () => {
  await fill(['Storm jacket']);
  await fill(['Storm jacket'], await addAssistant());
  const { rows } = await database.pool.query(
    `select word, ndoc from ts_stat('select words from product_words where organization_id = ' || quote_literal($1::text)) where word ~ 'jacket'`,
    [shop.organizationId],
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ ndoc }) => ndoc === 1)).toBe(true);
});
