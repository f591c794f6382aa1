import { expect, it } from 'vitest';
import type { Product } from '../../src/domain/product.ts';
import type { ImportCounts, ImportReport } from '../../src/domain/import-report.ts';
import { importFeed } from '../../src/feeds/import.ts';
import { sharedService } from '../setup/service.ts';
import { newEntries } from '../setup/audit-log.ts';
import { inPieces } from './feed-file.ts';

const service = await sharedService();

interface Shop {
  organizationId: string;
  assistantId: string;
  key: string;
}

async function createShop(): Promise<Shop> {
  const { organizationId, key } = await service.organization('Shop');
  const { assistantId } = await service.result<{ assistantId: string }>(key, 'create_assistant', { name: 'Shop' });
  return { organizationId, key, assistantId };
}

const stepsOf = (
  { organizationId, assistantId }: Shop,
  bytes: AsyncIterable<Uint8Array>,
  store: typeof service.store = service.store,
) =>
  importFeed({
    store,
    organizationId,
    assistantId,
    principal: null,
    origin: { via: 'cli', address: null, requestId: 'req_import' },
    bytes,
  });

async function importAll(shop: Shop, bytes: AsyncIterable<Uint8Array>) {
  const steps = stepsOf(shop, bytes);
  const progress: ImportCounts[] = [];
  for (;;) {
    const step = await steps.next();
    if (step.done) return { progress, report: step.value };
    progress.push(step.value);
  }
}

const importFile = async (shop: Shop, file: string): Promise<ImportReport> =>
  (await importAll(shop, inPieces(file))).report;

const list = ({ key, assistantId }: Shop, more: object = {}) =>
  service.result(key, 'list_catalogue', { assistantId, ...more }) as unknown as Promise<Product[]>;
const size = async ({ organizationId, assistantId }: Shop) =>
  (await service.store.assistants.find(organizationId, assistantId))?.catalogueSize;

const counts = (more: Partial<ImportCounts> = {}): ImportCounts => ({
  added: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  ...more,
});

/** Builds a CSV of products with the numbers from `from` to before `to`. */
function feedOf(from: number, to: number, price = '5'): string {
  const rows = Array.from(
    { length: to - from },
    (_, n) => `https://shop.test/p/${from + n},Product ${from + n},${from + n},${price}`,
  );
  return `link,title,id,price\n${rows.join('\n')}\n`;
}

it.each([
  ['a file that is none', 'name,cost\n', 'The first line must name the columns'],
  ['a file without rows', 'url,title\n', 'The file contains no products.'],
])('%s is refused and changes nothing', async (_what, file, message) => {
  const shop = await createShop();
  const { entries } = await newEntries(service, shop.organizationId, () =>
    expect(importFile(shop, file)).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(message),
    }),
  );
  expect([entries, await size(shop)]).toEqual([[], 0]);
});

it('returns 404 for an assistant of another organization', async () => {
  const [mine, theirs] = [await createShop(), await createShop()];
  const shop = { ...mine, assistantId: theirs.assistantId };
  await expect(importFile(shop, feedOf(0, 1))).rejects.toMatchObject({ code: 'assistant_not_found' });
  expect(await size(theirs)).toBe(0);
});

it('adds, then skips, then updates, and logs each import once', async () => {
  const shop = await createShop();
  const file =
    'url,title,externalId,price,currency,brand\nhttps://shop.test/a?utm_source=feed,Storm jacket,1,10.50,EUR,Fjell\nhttps://shop.test/b,B,,,,\n';
  const first = await newEntries(service, shop.organizationId, () => importFile(shop, file));
  expect(first.result).toEqual({ ...counts({ added: 2 }), faults: [], ignored: [], stopped: null });
  expect(first.entries).toMatchObject([
    { action: 'import_products', target: shop.assistantId, before: null, after: counts({ added: 2 }), via: 'cli' },
  ]);
  const [before] = await list(shop, { search: 'jackets' });
  expect(before).toMatchObject({
    title: 'Storm jacket',
    externalId: '1',
    price: 10.5,
    currency: 'EUR',
    brand: 'Fjell',
    description: null,
    availability: 'unknown',
  });
  expect(before?.createdAt).toBe(before?.updatedAt);

  const again = await newEntries(service, shop.organizationId, () => importFile(shop, file));
  expect(again.entries).toMatchObject([{ after: counts({ unchanged: 2 }) }]);
  expect(await list(shop, { search: 'jackets' })).toEqual([before]);

  const newer = file.replace('?utm_source=feed', '').replace('10.50', '9').replace('Storm jacket', 'Rain coat');
  expect(await importFile(shop, newer)).toMatchObject(counts({ updated: 1, unchanged: 1 }));
  const [after] = await list(shop, { search: 'coats' });
  expect(after).toEqual({ ...before, title: 'Rain coat', price: 9, updatedAt: after?.updatedAt });
  expect(after?.updatedAt.localeCompare(before?.updatedAt ?? '')).toBe(1);
  expect(await list(shop, { search: 'storm' })).toEqual([]);
});

it('matches products added by hand or found by a crawl by the same identity', async () => {
  const shop = await createShop();
  const { assistantId, organizationId } = shop;
  await service.result(shop.key, 'add_product', {
    assistantId,
    url: 'https://shop.test/a',
    title: 'A',
    externalId: '1',
  });
  const found = {
    title: 'B',
    externalId: null,
    description: null,
    price: 1,
    currency: 'EUR',
    availability: 'in_stock',
    imageUrl: null,
    brand: 'Fjell',
    category: null,
  } as const;
  const crawled = { ...found, url: 'https://shop.test/b' };
  await service.store.catalogue.merge(organizationId, assistantId, [crawled]);
  const file = 'url,title,id,price\nhttps://shop.test/a,A,1,7\nhttps://shop.test/b?gclid=9,B,2,8\n';
  expect(await importFile(shop, file)).toMatchObject(counts({ updated: 2 }));

  // Fields of the feed stay; the crawl sets the others.
  await service.store.catalogue.merge(organizationId, assistantId, [
    { ...crawled, title: 'Other', price: 2, externalId: 'SKU-2', brand: 'Hytte' },
  ]);
  expect(await list(shop)).toMatchObject([
    { url: 'https://shop.test/b', title: 'B', externalId: '2', price: 8, brand: 'Hytte', availability: 'in_stock' },
    { url: 'https://shop.test/a', title: 'A', externalId: '1', price: 7 },
  ]);
});

it('lists at most a hundred faults, and counts the rest', async () => {
  const shop = await createShop();
  const wrong = Array.from({ length: 150 }, (_, n) => `nowhere,Product ${n}\n`).join('');
  const { entries, result } = await newEntries(service, shop.organizationId, () =>
    importFile(shop, `url,title,colour\n${wrong.replaceAll('\n', ',\n')}https://shop.test/a,A,red\n`),
  );
  expect(result).toMatchObject({ ...counts({ added: 1, refused: 150 }), ignored: ['colour'] });
  expect(result.faults).toHaveLength(100);
  expect(result.faults[99]).toEqual({
    line: 101,
    field: 'url',
    message: 'must be an absolute http:// or https:// URL',
  });
  expect(entries).toMatchObject([{ after: counts({ added: 1, refused: 150 }) }]);
  const nothing = await newEntries(service, shop.organizationId, () => importFile(shop, `url,title\n${wrong}`));
  expect([nothing.result.refused, nothing.entries]).toEqual([150, []]);
});

it('writes in batches, reports progress, and is logged once', async () => {
  const shop = await createShop();
  const { entries, result } = await newEntries(service, shop.organizationId, () =>
    importAll(shop, inPieces(feedOf(0, 1250))),
  );
  expect(result.progress).toEqual([counts({ added: 500 }), counts({ added: 1000 })]);
  expect(result.report).toMatchObject(counts({ added: 1250 }));
  expect(entries).toMatchObject([{ after: counts({ added: 1250 }) }]);
  expect(await size(shop)).toBe(1250);
  expect(await importFile(shop, feedOf(1000, 1750, '6'))).toMatchObject(counts({ added: 500, updated: 250 }));
});

it('keeps the rows before a truncation, and reports its line', async () => {
  const shop = await createShop();
  const { entries, result } = await newEntries(service, shop.organizationId, () =>
    importFile(shop, `${feedOf(0, 3)}https://shop.test/x,"X`),
  );
  expect(result).toMatchObject({ ...counts({ added: 3 }), stopped: expect.stringMatching(/^Line 5: /) });
  expect([entries.length, await size(shop)]).toEqual([1, 3]);
});

it('is logged when the sender disconnects', async () => {
  const shop = await createShop();
  async function* broken() {
    yield Buffer.from(feedOf(0, 3000));
    throw new Error('The connection is gone.');
  }
  const { entries } = await newEntries(service, shop.organizationId, () =>
    expect(importAll(shop, broken())).rejects.toThrow('The connection is gone.'),
  );
  // The row before the break may not be whole.
  expect(entries).toMatchObject([{ after: counts({ added: 2999 }) }]);
  expect(await size(shop)).toBe(2999);
});

it('is logged when the caller aborts', async () => {
  const shop = await createShop();
  const { entries } = await newEntries(service, shop.organizationId, async () => {
    const steps = stepsOf(shop, inPieces(feedOf(0, 3000)));
    await steps.next();
    await steps.return(undefined as never);
  });
  expect(entries).toMatchObject([{ after: counts({ added: 500 }) }]);
});

it('ends when the assistant is deleted meanwhile', async () => {
  const shop = await createShop();
  const steps = stepsOf(shop, inPieces(feedOf(0, 3000)));
  await steps.next();
  await service.result(shop.key, 'delete_assistant', { assistantId: shop.assistantId });
  await expect(steps.next()).rejects.toMatchObject({ code: 'assistant_not_found' });
});

it('adds each product once in concurrent imports', async () => {
  const shop = await createShop();
  const files = [feedOf(0, 1500), feedOf(500, 2000), feedOf(0, 2000), feedOf(250, 750)];
  const reports = await Promise.all(files.map((file) => importFile(shop, file)));
  expect(reports.map(({ refused, stopped }) => [refused, stopped])).toEqual(files.map(() => [0, null]));
  expect(await size(shop)).toBe(2000);
  expect(await importFile(shop, feedOf(0, 2000))).toMatchObject(counts({ unchanged: 2000 }));
});

it('occupies one connection for all imports into one catalogue', async () => {
  const shop = await createShop();
  let [open, most] = [0, 0];
  const store: typeof service.store = {
    ...service.store,
    async transaction(work) {
      most = Math.max(most, (open += 1));
      try {
        return await service.store.transaction(work);
      } finally {
        open -= 1;
      }
    },
  };
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const steps = stepsOf(shop, inPieces(feedOf(at * 100, at * 100 + 100)), store);
      while (!(await steps.next()).done);
    }),
  );
  expect([most, await size(shop)]).toEqual([1, 800]);
});

it('matches a product that is being added concurrently', async () => {
  const shop = await createShop();
  const { organizationId, assistantId } = shop;
  const { promise, resolve } = Promise.withResolvers<Promise<ImportReport>>();
  await service.store.transaction(async (store) => {
    await store.catalogue.insert(organizationId, assistantId, {
      url: 'https://shop.test/p/1',
      title: 'By hand',
      brand: 'Fjell',
    });
    resolve(importFile(shop, 'url,title,price\nhttps://shop.test/p/1,By feed,7\nhttps://shop.test/p/2,Two,8\n'));
    const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
    await expect.poll(async () => (await service.pool.query(waiting, ['Lock'])).rowCount).toBe(1);
  });
  expect(await promise).toMatchObject({ refused: 0, stopped: null });
  expect(await list(shop)).toMatchObject([
    { url: 'https://shop.test/p/2', price: 8 },
    { url: 'https://shop.test/p/1', title: 'By feed', brand: 'Fjell', price: 7 },
  ]);
  expect(await list(shop, { search: 'feed' })).toHaveLength(1);
});
