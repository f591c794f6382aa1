import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { PERMISSIONS } from '../../src/domain/permissions.ts';
import { type Answer, type TestService, createTestService } from '../setup/service.ts';

/** Names of records that exist, for the cases to speak of; `foreign` ones are another organization's. */
interface World {
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

const cases: Record<string, Case> = {
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

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

async function furnish(name: string) {
  const { organizationId, key } = await service.organization(name);
  const { assistantId } = await service.result(key, 'create_assistant', {
    name: 'Shop',
    siteUrl: 'https://shop.test/',
  });
  const { productId } = await service.result(key, 'add_product', { assistantId, url, title: 'Storm jacket', price: 5 });
  const { knowledgeId } = await service.result(key, 'add_knowledge', { assistantId, title: 'T', content: 'C' });
  return { organizationId, key, assistantId, productId, knowledgeId } as Omit<World, 'foreign'>;
}

async function createWorld(): Promise<World> {
  return { ...(await furnish('Own')), foreign: await furnish('Foreign') };
}

/** Everything that a call could change. */
async function state(): Promise<string> {
  const tables = ['assistants', 'products', 'knowledge', 'crawl_runs', 'audit_log'];
  const rows = await Promise.all(tables.map((table) => service.pool.query(`select * from ${table} order by 1, 2`)));
  return JSON.stringify(rows.map((result) => result.rows));
}

/** The request has to be refused as told, and nothing may have changed. */
async function refused(send: () => Promise<Answer>, status: number, code: string): Promise<Answer> {
  const before = await state();
  const answer = await send();
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  expect(answer.body).toEqual({
    error: expect.objectContaining({
      message: expect.stringMatching(/\S/),
      requestId: answer.headers.get('x-request-id'),
    }),
  });
  expect(await state()).toBe(before);
  return answer;
}

it('has a case for each of the 14 actions and no others', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...actions.keys()].toSorted());
  expect(actions.size).toBe(14);
});

describe.each(Object.entries(cases))('%s', (name, { valid, invalid, identifier, expected }) => {
  const permission = actions.get(name)?.permission ?? 'assistants:view';

  it('answers 401 without a key, with a wrong one and with a malformed one', async () => {
    const world = await createWorld();
    const wrong = world.key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const key of [null, wrong, 'nonsense', `${world.key}x`]) {
      const answer = await refused(() => service.call(key, name, valid(world)), 401, 'unauthorized');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('answers 403 to a key with every permission but the one it needs', async () => {
    const world = await createWorld();
    const others = PERMISSIONS.filter((other) => other !== permission);
    const key = await service.keyFor(world.organizationId, others);
    await refused(() => service.call(key, name, valid(world)), 403, 'forbidden');
    await refused(() => service.call(key, name, { wrong: 'body' }), 403, 'forbidden');
  });

  it.each(['', 'null', '[]', '7', '"text"', '{"a":', '\xff'])('answers 400 to the body %j', async (body) => {
    const { key } = await createWorld();
    await refused(() => service.call(key, name, body), 400, 'invalid_input');
  });

  it.each(invalid)('answers 400 to %j, naming %s', async (body, path) => {
    const { key } = await createWorld();
    const { body: told } = await refused(() => service.call(key, name, body), 400, 'invalid_input');
    expect(told.error?.issues?.map((issue) => issue.path)).toContain(path);
  });

  const looksUp = identifier ? [identifier] : [];
  it.each(looksUp)('answers 404 to a foreign %s as to one that does not exist', async (kind) => {
    const world = await createWorld();
    const code = `${kind.replace('Id', '')}_not_found`;
    const answers = [];
    for (const value of [world.foreign[kind], 'ast_0', '', 'constructor', "'; drop table products; --"])
      answers.push(await refused(() => service.call(world.key, name, { ...valid(world), [kind]: value }), 404, code));
    const texts = answers.map(({ body, headers }) =>
      JSON.stringify(body).replace(headers.get('x-request-id') ?? '', ''),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('answers 200 with the result', async () => {
    const world = await createWorld();
    const { status, body } = await service.call(world.key, name, valid(world));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['result']);
    expected(body.result as Record<string, unknown>, world);
  });

  it('is on record when it changed something, and only then', async () => {
    const world = await createWorld();
    const count = async () => (await service.pool.query('select * from audit_log order by audit_id')).rows;
    const before = (await count()).length;
    await service.result(world.key, name, valid(world));
    const rows = (await count()).slice(before);
    const effect = actions.get(name)?.effect;
    expect(rows.length).toBe(effect === 'read' ? 0 : 1);
    for (const row of rows) {
      expect(row).toMatchObject({ action: name, via: 'rest', key_id: expect.stringMatching(/^key_/) });
      expect([row.before === null, row.after === null]).toEqual([effect === 'create', effect === 'delete']);
    }
  });
});

it('answers 404 to what is no action, before it asks for permission or reads the body', async () => {
  const world = await createWorld();
  for (const name of ['nothing', 'constructor', '__proto__', 'List_Assistants', 'list_assistants%20', '%00', '%ff'])
    await refused(() => service.call(world.key, name, '{"broken'), 404, 'unknown_action');
  await refused(() => service.call(null, 'nothing'), 401, 'unauthorized');
});

it('answers 405 to other methods', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await refused(
      () => service.send('/api/rest/actions/list_assistants', { method }),
      405,
      'method_not_allowed',
    );
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

it('answers 413 to a body over 1 MiB, with and without a declared length', async () => {
  const { key } = await createWorld();
  const big = JSON.stringify({ name: 'x'.repeat(1_048_576) });
  const headers = { Authorization: `Bearer ${key}` };
  const path = '/api/rest/actions/create_assistant';
  const streamed = () => new Blob([big]).stream();
  await refused(
    () => service.send(path, { method: 'POST', headers, body: streamed(), duplex: 'half' }),
    413,
    'payload_too_large',
  );
  const declared = { ...headers, 'Content-Length': String(big.length) };
  await refused(() => service.send(path, { method: 'POST', headers: declared, body: big }), 413, 'payload_too_large');
});
