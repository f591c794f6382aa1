import { describe, expect, it } from 'vitest';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();
const { organizationId } = await database.store.organizations.insert('Shop');

const SHIPPING = ['Shipping', 'Parcels to Norway take a week.\nParcels to Germany take a day.'] as const;
const WOOL = ['Caring for wool', 'Wash woollen jackets cold, and dry them flat.'] as const;

async function assistant(...entries: (readonly [title: string, content: string])[]) {
  const { store } = database;
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: '' });
  const add = ([title, content]: readonly [string, string]) =>
    store.knowledge.insert(organizationId, assistantId, { title, content, sourceType: 'guide' });
  for (const entry of entries) await add(entry);
  const find = (question: string) => store.passages.search(organizationId, assistantId, question, 3);
  return { assistantId, add, find };
}

describe('finds no passage', () => {
  it.each([[''], ['zeppelin'], ['the the'], ["'; drop table"], ['💥'], ['%'], ['x'.repeat(100_000)]])(
    'for %j',
    async (question) => {
      const { find } = await assistant(SHIPPING, WOOL);
      expect(await find(question)).toEqual([]);
    },
  );

  it('without knowledge', async () => {
    const { find } = await assistant();
    expect(await find('parcels')).toEqual([]);
  });

  it('of another organization or assistant', async () => {
    const { assistantId } = await assistant(SHIPPING);
    const { passages, organizations } = database.store;
    const other = await organizations.insert('Other');
    expect(await passages.search(other.organizationId, assistantId, 'parcels', 3)).toEqual([]);
    expect(await (await assistant(WOOL)).find('parcels')).toEqual([]);
  });
});

describe('finds the passage that answers', () => {
  it.each([
    ['washing a wool jacket', 'Caring for wool'],
    ['parcel norway', 'Shipping'],
    ['SHIPPING', 'Shipping'],
    ['How do you ship?', 'Shipping'],
    ['shiping', 'Shipping'],
    ['drying', 'Caring for wool'],
  ])('%j: %s', async (question, title) => {
    const { find } = await assistant(SHIPPING, WOOL);
    expect((await find(question))[0]).toMatchObject({ title });
  });

  it.each([
    [
      'german',
      'Wie wasche ich Wolljacken?',
      'Pflege',
      'Die Jacke aus Wolle wird kalt gewaschen und nicht geschleudert.',
    ],
    ['french', 'Combien coûtent les livraisons ?', 'Envoi', 'La livraison en Norvège est à 16 € et prend une semaine.'],
    ['finnish', 'palautukset', 'Ohjeet', 'Voit tehdä palautuksen 60 päivän kuluessa, ja se on maksuton.'],
    ['turkish', 'kargolar', 'Teslimat', 'Bu ürün için kargo ücretsiz ve çok hızlı; kargoyu iki gün içinde alırsınız.'],
  ])('in %s by its stems: %s', async (_language, question, title, content) => {
    const { assistantId, find } = await assistant([title, content], ['X', 'Anders.']);
    await database.store.search.refresh(organizationId, assistantId);
    expect((await find(question))[0]).toMatchObject({ title });
  });

  it('by the shop’s synonyms', async () => {
    const { assistantId, find } = await assistant(SHIPPING, WOOL);
    expect(await find('postage')).toEqual([]);
    await database.store.search.setSynonyms(organizationId, assistantId, [['postage', 'shipping']]);
    expect((await find('postage'))[0]).toMatchObject({ title: 'Shipping' });
  });

  it('of entries just added, and none of entries just deleted', async () => {
    const { add, find } = await assistant(SHIPPING);
    expect(await find('wool')).toEqual([]);
    const { knowledgeId } = await add(WOOL);
    expect(await find('wool')).toMatchObject([{ knowledgeId, title: 'Caring for wool' }]);
    await database.store.knowledge.delete(organizationId, knowledgeId);
    expect(await find('wool')).toEqual([]);
  });

  it('among many long ones', async () => {
    const long = Array.from({ length: 200 }, (_, at) => `Sentence ${at} has six words.`).join(' ');
    const { find } = await assistant(...Array.from({ length: 60 }, (_, at) => [`Note ${at}`, long] as const), WOOL);
    expect((await find('woollen'))[0]).toMatchObject({ title: 'Caring for wool' });
  });
});
