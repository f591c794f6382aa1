import { afterAll, describe, expect, it } from 'vitest';
import { sourcesOf } from '../../src/chat/sources.ts';
import { createTestDatabase } from '../setup/service.ts';
import { adviserWith, ask } from './conversation.ts';

const { store, close } = await createTestDatabase();
afterAll(close);
const adviser = adviserWith(sourcesOf(store));

async function openShop(currency: string) {
  const { organizationId } = await store.organizations.insert(`Shop in ${currency}`);
  const assistant = { assistantId: '', name: 'Shop', siteUrl: 'https://shop.example/' };
  assistant.assistantId = (await store.assistants.insert(organizationId, { name: 'Shop', modelName: '' })).assistantId;
  for (const [title, price] of [
    ['Table lamp', 50],
    ['Floor lamp', 5_000],
  ] as const)
    await store.catalogue.insert(organizationId, assistant.assistantId, {
      url: `https://shop.example/${price}`,
      title,
      price,
      currency,
      availability: 'in_stock',
    });
  await store.search.refresh(organizationId, assistant.assistantId);
  return { organizationId, assistant };
}

describe.each([
  ['kr', ['SEK', 'NOK', 'DKK']],
  ['$', ['USD', 'CAD', 'AUD']],
])('a limit in %s', (sign, currencies) => {
  it.each(currencies)('holds in a shop that sells for %s', async (currency) => {
    const tenant = await openShop(currency);
    const query = sign === '$' ? 'a lamp under $100' : `a lamp under 100 ${sign}`;
    const { cards } = await ask(adviser, query, tenant);
    expect(cards).toEqual(['Table lamp']);
    const { organizationId, assistant } = tenant;
    const found = await store.search.search(organizationId, assistant.assistantId, { query, match: 'any', limit: 5 });
    expect(found.hits.map(({ product }) => product.title)).toEqual(['Table lamp']);
  });
});
