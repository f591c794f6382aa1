import { beforeEach, describe, expect, it } from 'vitest';
import type { Quota } from '../../src/domain/quota.ts';
import { importFeed } from '../../src/feeds/import.ts';
import { createFrontier } from '../../src/storage/crawls/frontier.ts';
import { inPieces } from '../feeds/feed-file.ts';
import { connectWithKey } from '../setup/mcp-client.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

let organizationId: string;
let key: string;
let assistantId: string;
beforeEach(async () => {
  ({ organizationId, key } = await service.organization('Shop'));
  ({ assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'A' }));
});

const limit = (patch: Partial<Record<Quota, number | null>>) => service.store.quotas.set(organizationId, patch);
const product = (n: number) => ({ assistantId, url: `https://shop.test/${n}`, title: `Lamp ${n}` });
const used = async () =>
  Object.fromEntries((await service.store.quotas.list(organizationId)).map((state) => [state.quota, state.used]));
const list = () => service.result<{ title: string }[]>(key, 'list_catalogue', { assistantId, limit: 200 });

async function importText(text: string) {
  const steps = importFeed({
    store: service.store,
    organizationId,
    assistantId,
    principal: null,
    origin: { via: 'cli', address: null, requestId: 'req_1' },
    bytes: inPieces(text),
  });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value;
}

describe('at its quota an organization is refused', () => {
  it.each<[Quota, string, () => object, RegExp]>([
    ['assistants', 'create_assistant', () => ({ name: 'B' }), /quota of 1 assistant .*operator/],
    ['products', 'add_product', () => product(2), /quota of 1 product .*operator/],
    ['knowledge', 'add_knowledge', () => ({ assistantId, title: 'B', content: 'b' }), /quota of 1 knowledge entry/],
    ['bytes', 'add_product', () => product(2), /quota of 1 byte /],
    ['bytes', 'add_knowledge', () => ({ assistantId, title: 'B', content: 'b' }), /quota of 1 byte /],
  ])('%s, by %s, over REST and MCP', async (quota, action, input, message) => {
    await service.result(key, 'add_product', product(1));
    await service.result(key, 'add_knowledge', { assistantId, title: 'A', content: 'a' });
    await limit({ [quota]: 1 });
    const before = await used();
    const { status, body } = await service.call(key, action, input());
    expect([status, body.error?.code]).toEqual([400, 'quota_exceeded']);
    expect(body.error?.message).toMatch(message);
    const client = await connectWithKey(service, key);
    const { isError, content } = await client.callTool({ name: action, arguments: input() as Record<string, unknown> });
    await client.close();
    expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringMatching(message)]);
    expect(await used()).toEqual(before);
    await limit({ [quota]: null });
    await service.result(key, action, input());
  });

  it('when a product grows, but not when it shrinks', async () => {
    const { productId } = await service.result(key, 'add_product', { ...product(1), description: 'x'.repeat(100) });
    await limit({ bytes: (await used())['bytes'] ?? 0 });
    const longer = await service.call(key, 'update_product', { productId, description: 'x'.repeat(101) });
    expect(longer.body.error?.code).toBe('quota_exceeded');
    for (const description of ['y'.repeat(100), 'z', null])
      await service.result(key, 'update_product', { productId, description });
    await service.result(key, 'update_product', { productId, price: 3 });
  });

  it('after the assistant is looked up, and never for existing records', async () => {
    await service.result(key, 'add_product', product(1));
    await limit({ products: 1, knowledge: 1 });
    const unknown = await service.call(key, 'add_product', { ...product(2), assistantId: 'ast_0' });
    expect(unknown.body.error?.code).toBe('assistant_not_found');
    expect(await list()).toHaveLength(1);
  });

  it('independently of other organizations', async () => {
    await limit({ products: 1 });
    const other = await service.organization('Other');
    const { assistantId: theirs } = await service.result(other.key, 'create_assistant', { name: 'A' });
    for (const n of [1, 2])
      expect((await service.call(other.key, 'add_product', { ...product(n), assistantId: theirs })).status).toBe(200);
  });
});

it('gives the last place to one of many concurrent calls', async () => {
  for (const n of [1, 2]) await service.result(key, 'add_product', product(n));
  await limit({ products: 3 });
  const answers = await Promise.all([3, 4, 5, 6, 7, 8, 9, 10].map((n) => service.call(key, 'add_product', product(n))));
  expect(answers.map(({ status }) => status).filter((status) => status !== 400)).toEqual([200]);
  expect(await used()).toMatchObject({ products: 3 });
});

it('keeps concurrent calls within a distant limit', async () => {
  await limit({ products: 102 });
  for (let n = 0; n < 99; n += 33)
    await Promise.all(Array.from({ length: 33 }, (_, at) => service.call(key, 'add_product', product(n + at))));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => service.call(key, 'add_product', product(200 + at))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await used()).toMatchObject({ products: 102 });
});

it('counts the details of an imported product toward its bytes', async () => {
  const line = JSON.stringify({ ...product(1), details: { mpn: 'x'.repeat(90) } });
  await limit({ bytes: 100 });
  expect(await importText(line)).toMatchObject({ added: 0, refused: 1 });
  await limit({ bytes: 1_000 });
  expect(await importText(line)).toMatchObject({ added: 1, refused: 0 });
});

it('imports up to the quota, updates existing products, and reports the lines beyond', async () => {
  await service.result(key, 'add_product', product(1));
  await limit({ products: 3 });
  const rows = [5, 1, 6, 7, 8].map((n) => `https://shop.test/${n},Lamp ${n},9`);
  const imported = await importText(`url,title,price\n${rows.join('\n')}\n`);
  const message = expect.stringMatching(/quota of 3 products/);
  expect(imported).toMatchObject({
    added: 2,
    updated: 1,
    refused: 2,
    stopped: null,
    faults: [
      { line: 5, field: '', message },
      { line: 6, field: '', message },
    ],
  });
  expect((await list()).map(({ title }) => title)).toEqual(['Lamp 6', 'Lamp 5', 'Lamp 1']);
});

it('adds crawled products up to the quota, and reports it at the end of the run', async () => {
  await service.result(key, 'update_assistant', { assistantId, siteUrl: 'https://shop.test/' });
  await limit({ products: 2 });
  const { crawlRunId } = await service.result<{ crawlRunId: string }>(key, 'start_crawl', { assistantId });
  await service.store.crawls.begin(organizationId, crawlRunId);
  const { query, quotasIn } = service.store;
  const frontier = createFrontier(query, { organizationId, assistantId, crawlRunId }, 100, quotasIn);
  const urls = [1, 2, 3].map((n) => `https://shop.test/${n}`);
  await frontier.add(urls.map((url) => ({ url, depth: 0 })));
  const details = {
    externalId: null,
    description: null,
    price: 5,
    currency: 'EUR',
    imageUrl: null,
    brand: null,
    category: null,
  };
  const visited = urls.map((url) => ({
    url,
    status: 'fetched' as const,
    products: [{ ...details, url, title: url, availability: 'in_stock' as const }],
    links: [],
  }));
  expect(await frontier.record(visited)).toBe(true);
  const run = await service.store.crawls.finish(organizationId, crawlRunId, { status: 'completed', error: null });
  expect(run).toMatchObject({
    status: 'completed',
    counts: { productsFound: 3, productsAdded: 2 },
    error: expect.stringMatching(/^1 product was found but not added\. .*quota of 2 products/),
  });
  expect(await list()).toHaveLength(2);
});

it('keeps its counts equal to the stored records', async () => {
  const { store } = service;
  // A seeded generator makes failures reproducible.
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const assistants = [assistantId];
  const products: string[] = [];
  const entries: string[] = [];
  const takeOne = (from: string[]) => from.splice(random(from.length || 1), 1)[0] ?? 'none';
  const at = () => assistants[random(assistants.length)] ?? '';
  const text = () => 'ä'.repeat(random(300) + 1);
  const steps: (() => Promise<unknown>)[] = [
    async () =>
      assistants.push(
        (await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'B' })).assistantId,
      ),
    async () => {
      const given = { url: `https://shop.test/${random(1e9)}`, title: text(), assistantId: at(), brand: text() };
      products.push((await service.result<{ productId: string }>(key, 'add_product', given)).productId);
    },
    async () => {
      const given = { assistantId: at(), title: text(), content: text() };
      entries.push((await service.result<{ knowledgeId: string }>(key, 'add_knowledge', given)).knowledgeId);
    },
    () =>
      service.call(key, 'update_product', {
        productId: products[random(products.length || 1)] ?? '',
        title: text(),
        brand: null,
      }),
    () =>
      service.call(key, 'update_product', {
        productId: products[random(products.length || 1)] ?? '',
        description: text(),
      }),
    () => service.call(key, 'remove_product', { productId: takeOne(products) }),
    () => service.call(key, 'remove_knowledge', { knowledgeId: takeOne(entries) }),
    () => service.call(key, 'add_product', { url: 'nowhere' }),
    () =>
      store.transaction((trx) =>
        trx.imports.write(
          organizationId,
          at(),
          [1, 2, 3].map((n) => ({ url: `https://shop.test/i${n}`, title: text() })),
        ),
      ),
    () =>
      store.catalogue.merge(organizationId, at(), [
        {
          url: 'https://shop.test/c',
          title: text(),
          externalId: null,
          description: text(),
          price: 1,
          currency: null,
          availability: 'unknown',
          imageUrl: null,
          brand: null,
          category: null,
        },
      ]),
    async () => {
      if (assistants.length > 1) await service.result(key, 'delete_assistant', { assistantId: assistants.pop() });
    },
    () => store.quotas.addUp(organizationId),
  ];
  for (let n = 0; n < 150; n++) await steps[random(steps.length)]?.();
  const truth = `select (select count(*) from assistants a where a.organization_id = $1) as assistants,
      (select count(*) from products p where p.organization_id = $1) as products,
      (select count(*) from knowledge k where k.organization_id = $1) as knowledge,
      (select coalesce(sum(octet_length(concat(url, title, external_id, description, currency, image_url, brand, category))), 0)
        from products p where p.organization_id = $1)
      + (select coalesce(sum(octet_length(title || content)), 0) from knowledge k where k.organization_id = $1) as bytes`;
  const { rows } = await service.pool.query<Record<Quota, number>>(truth, [organizationId]);
  const each = await service.pool.query(
    `select assistant_id as "assistantId",
      (select count(*) from products p where p.assistant_id = a.assistant_id) as "catalogueSize",
      (select count(*) from knowledge k where k.assistant_id = a.assistant_id) as "knowledgeCount"
      from assistants a where organization_id = $1 order by array_position($2, assistant_id)`,
    [organizationId, assistants],
  );
  const counted = () =>
    Promise.all(assistants.map((one) => service.result(key, 'get_assistant', { assistantId: one })));
  expect(await used()).toEqual(rows[0]);
  expect(await counted()).toEqual(each.rows.map((row) => expect.objectContaining(row)));
  await store.quotas.addUp();
  expect(await used()).toEqual(rows[0]);
  expect(await counted()).toEqual(each.rows.map((row) => expect.objectContaining(row)));
});

it('shows members the usage and quotas of their organization', async () => {
  const { organizationId: own } = owner;
  await service.store.quotas.set(own, { products: 7, bytes: 0 });
  expect(await owner.result(`organizations/${own}/get_quotas`, {})).toEqual([
    { quota: 'assistants', used: 0, limit: 10_000, isOwn: false },
    { quota: 'products', used: 0, limit: 7, isOwn: true },
    { quota: 'knowledge', used: 0, limit: 100_000, isOwn: false },
    { quota: 'bytes', used: 0, limit: null, isOwn: true },
  ]);
});
