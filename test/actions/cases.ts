import { expect } from 'vitest';
import type { TestService } from '../setup/service.ts';

/** Names of records that exist, for the cases to speak of; `foreign` ones are another organization's. */
export interface World {
  organizationId: string;
  key: string;
  assistantId: string;
  productId: string;
  knowledgeId: string;
  foreign: { assistantId: string; productId: string; knowledgeId: string };
}

interface Case {
  valid: (world: World) => Record<string, unknown>;
  /** Bodies that do not match the request shape, with the path of the fault. */
  invalid: [body: unknown, path: string][];
  /** The identifier that the action looks up. */
  identifier?: 'assistantId' | 'productId' | 'knowledgeId';
  expected: (result: Record<string, unknown>, world: World) => void;
}

const unknownField: [unknown, string] = [{ surprise: 1 }, 'surprise'];
const url = 'https://shop.test/p/1';

/** For each action an input that is valid, inputs that are not, and what the valid one gives. */
export const cases: Record<string, Case> = {
  list_assistants: {
    valid: () => ({}),
    invalid: [unknownField],
    expected: (result, { assistantId }) => expect(result).toMatchObject([{ assistantId }]),
  },
  get_assistant: {
    valid: ({ assistantId }) => ({ assistantId }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 7 }, 'assistantId'],
      [{ assistantId: null }, 'assistantId'],
    ],
    identifier: 'assistantId',
    expected: (result) =>
      expect(result).toMatchObject({
        catalogueSize: 1,
        knowledgeCount: 1,
        persona: null,
        status: 'draft',
        branding: {},
      }),
  },
  create_assistant: {
    valid: () => ({ name: 'Second', siteUrl: 'https://second.test', persona: '', greeting: 'Hi', modelName: 'a/b' }),
    invalid: [
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'x', siteUrl: 'shop.test' }, 'siteUrl'],
      [{ name: 'x', siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
      [{ name: 'x', siteUrl: 'https://shop\n.test/' }, 'siteUrl'],
      [{ name: 'x', siteUrl: 'https://shop.test/\u0007' }, 'siteUrl'],
      [{ name: 'x', siteUrl: null }, 'siteUrl'],
      [{ name: 'x', persona: null }, 'persona'],
      [{ name: 'x', status: 'live' }, 'status'],
      [{ name: 'nul\0' }, 'name'],
      ['{"name":"\\ud800"}', 'name'],
      ['{"name":"x","__proto__":{"a":1}}', '__proto__'],
      ['{"name":"x","constructor":1}', 'constructor'],
    ],
    expected: (result) =>
      expect(result).toMatchObject({ name: 'Second', status: 'draft', embedKey: expect.stringMatching(/^aisle_pk_/) }),
  },
  update_assistant: {
    valid: ({ assistantId }) => ({
      assistantId,
      status: 'live',
      persona: null,
      crawlUserAgent: 'Bot/1',
      branding: { primaryColor: '#123456' },
    }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 'x', status: 'paused' }, 'status'],
      [{ assistantId: 'x', name: '' }, 'name'],
      [{ assistantId: 'x', name: null }, 'name'],
      [{ assistantId: 'x', modelName: null }, 'modelName'],
      [{ assistantId: 'x', siteUrl: '' }, 'siteUrl'],
      [{ assistantId: 'x', branding: { font: 'Serif' } }, 'branding.font'],
      [{ assistantId: 'x', branding: { logoUrl: 1 } }, 'branding.logoUrl'],
      [{ assistantId: 'x', branding: null }, 'branding'],
      ...[
        'Googlebot/2.1',
        'Mozilla/5.0 (compatible; bingbot/2.0)',
        'APPLEBOT',
        'YandexBot/3.0',
        'DuckDuckBot/1.1',
        'baiduspider',
        'Google\u200bbot',
        'Shop\nBot',
        'ShopBot\u0085',
      ].map((crawlUserAgent): [unknown, string] => [{ assistantId: 'x', crawlUserAgent }, 'crawlUserAgent']),
    ],
    identifier: 'assistantId',
    expected: (result) =>
      expect(result).toMatchObject({
        status: 'live',
        crawlUserAgent: 'Bot/1',
        branding: { primaryColor: '#123456' },
        name: 'Shop',
      }),
  },
  delete_assistant: {
    valid: ({ assistantId }) => ({ assistantId }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 'x', force: true }, 'force'],
    ],
    identifier: 'assistantId',
    expected: (result, { assistantId }) => expect(result).toEqual({ assistantId, deleted: true }),
  },
  list_catalogue: {
    valid: ({ assistantId }) => ({ assistantId, search: 'storm', limit: 1 }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 'x', limit: 0 }, 'limit'],
      [{ assistantId: 'x', limit: 201 }, 'limit'],
      [{ assistantId: 'x', limit: 1.5 }, 'limit'],
      [{ assistantId: 'x', limit: '5' }, 'limit'],
      [{ assistantId: 'x', search: 5 }, 'search'],
    ],
    identifier: 'assistantId',
    expected: (result, { productId }) => expect(result).toMatchObject([{ productId }]),
  },
  add_product: {
    valid: ({ assistantId }) => ({
      assistantId,
      url: 'https://shop.test/p/2',
      title: 'Mug',
      price: 9.9,
      currency: 'EUR',
    }),
    invalid: [
      [{ title: 'Mug', url }, 'assistantId'],
      [{ assistantId: 'x', title: 'Mug' }, 'url'],
      [{ assistantId: 'x', url }, 'title'],
      [{ assistantId: 'x', url: 'ftp://shop.test', title: 'Mug' }, 'url'],
      [{ assistantId: 'x', url: 'data:text/html,x', title: 'Mug' }, 'url'],
      [{ assistantId: 'x', url, title: 'Mug', price: '9' }, 'price'],
      [`{"assistantId":"x","url":"${url}","title":"Mug","price":1e999}`, 'price'],
      [{ assistantId: 'x', url, title: 'Mug', availability: 'soon' }, 'availability'],
      [{ assistantId: 'x', url, title: 'Mug', imageUrl: '/mug.png' }, 'imageUrl'],
      [{ assistantId: 'x', url, title: 'Mug', brand: null }, 'brand'],
    ],
    identifier: 'assistantId',
    expected: (result) =>
      expect(result).toMatchObject({ title: 'Mug', price: 9.9, availability: 'unknown', externalId: null }),
  },
  update_product: {
    valid: ({ productId }) => ({ productId, price: null, availability: 'in_stock', brand: 'Fjell' }),
    invalid: [
      [{ title: 'x' }, 'productId'],
      [{ productId: 'x', title: '' }, 'title'],
      [{ productId: 'x', title: null }, 'title'],
      [{ productId: 'x', url }, 'url'],
      [{ productId: 'x', availability: null }, 'availability'],
      [{ productId: 'x', imageUrl: 'x' }, 'imageUrl'],
    ],
    identifier: 'productId',
    expected: (result) =>
      expect(result).toMatchObject({ price: null, availability: 'in_stock', brand: 'Fjell', title: 'Storm jacket' }),
  },
  remove_product: {
    valid: ({ productId }) => ({ productId }),
    invalid: [
      [{}, 'productId'],
      [{ productId: [] }, 'productId'],
    ],
    identifier: 'productId',
    expected: (result, { productId }) => expect(result).toEqual({ productId, deleted: true }),
  },
  start_crawl: {
    valid: ({ assistantId }) => ({ assistantId, method: 'ai' }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 'x', method: 'magic' }, 'method'],
    ],
    identifier: 'assistantId',
    expected: (result) => expect(result).toEqual({ crawlRunId: expect.stringMatching(/^crl_/) }),
  },
  list_crawls: {
    valid: ({ assistantId }) => ({ assistantId }),
    invalid: [
      [{}, 'assistantId'],
      [{ assistantId: 'x', limit: 1 }, 'limit'],
    ],
    identifier: 'assistantId',
    expected: (result) => expect(result).toEqual([]),
  },
  add_knowledge: {
    valid: ({ assistantId }) => ({ assistantId, title: 'Care', content: 'Wash cold.', sourceType: 'manual' }),
    invalid: [
      [{ title: 'a', content: 'b' }, 'assistantId'],
      [{ assistantId: 'x', title: '', content: 'b' }, 'title'],
      [{ assistantId: 'x', title: 'a', content: '' }, 'content'],
      [{ assistantId: 'x', title: 'a', content: 'b', sourceType: 'book' }, 'sourceType'],
    ],
    identifier: 'assistantId',
    expected: (result) => expect(result).toMatchObject({ title: 'Care', content: 'Wash cold.', sourceType: 'manual' }),
  },
  list_knowledge: {
    valid: ({ assistantId }) => ({ assistantId }),
    invalid: [[{}, 'assistantId'], unknownField],
    identifier: 'assistantId',
    expected: (result, { knowledgeId }) => expect(result).toMatchObject([{ knowledgeId, sourceType: 'note' }]),
  },
  remove_knowledge: {
    valid: ({ knowledgeId }) => ({ knowledgeId }),
    invalid: [
      [{}, 'knowledgeId'],
      [{ knowledgeId: 1 }, 'knowledgeId'],
    ],
    identifier: 'knowledgeId',
    expected: (result, { knowledgeId }) => expect(result).toEqual({ knowledgeId, deleted: true }),
  },
};

async function furnish(service: TestService, name: string) {
  const { organizationId, key } = await service.organization(name);
  const { assistantId } = await service.result(key, 'create_assistant', {
    name: 'Shop',
    siteUrl: 'https://shop.test/',
  });
  const { productId } = await service.result(key, 'add_product', { assistantId, url, title: 'Storm jacket', price: 5 });
  const { knowledgeId } = await service.result(key, 'add_knowledge', { assistantId, title: 'T', content: 'C' });
  return { organizationId, key, assistantId, productId, knowledgeId } as Omit<World, 'foreign'>;
}

/** Two organizations with one record of each kind. */
export async function createWorld(service: TestService): Promise<World> {
  return { ...(await furnish(service, 'Own')), foreign: await furnish(service, 'Foreign') };
}
