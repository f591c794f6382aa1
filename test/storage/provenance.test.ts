import fs from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { uniquePart } from '../../src/domain/ids.ts';
import { type CrawledProduct, SOURCED_FIELDS, type FieldSources, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import { SELECT_FOR_MERGE } from '../../src/storage/catalogue/catalogue-merge.ts';
import { createPool } from '../../src/storage/server/connection.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { sharedDatabase } from '../setup/service.ts';

const MIGRATIONS = new URL('../../src/storage/migrations/', import.meta.url);

const { store, pool } = await sharedDatabase();

async function createShop() {
  const { organizationId } = await store.organizations.insert('Shop');
  const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' });
  return [organizationId, assistantId] as const;
}

const productOf = (externalId: string, sources: FieldSources): CrawledProduct => ({
  ...UNKNOWN_FIELDS,
  url: `https://shop.example/${externalId}`,
  title: 'Lamp',
  externalId,
  price: 5,
  currency: 'EUR',
  sources,
});

it('reads stored sources as they were written after SOURCED_FIELDS is reordered', async () => {
  const shop = await createShop();
  const sources: FieldSources = { title: 'json-ld', externalId: 'feed:shopify', price: 'page', currency: 'page' };
  await store.catalogue.merge(...shop, [productOf('1', sources)]);
  const [product] = await store.catalogue.list(...shop, { limit: 1 });
  const order = SOURCED_FIELDS as unknown as string[];
  order.reverse();
  try {
    const stored = await store.productHistory.sources(shop[0], product?.productId ?? '');
    expect(stored?.sources).toEqual(sources);
  } finally {
    order.reverse();
  }
});

it('finds products by the external ids of a feed through an index', async () => {
  const shop = await createShop();
  const products = Array.from({ length: 500 }, (_, at) => productOf(`${at}`, { externalId: 'feed:magento' }));
  await store.catalogue.merge(...shop, products);
  await pool.query('analyze products');
  const { rows } = await pool.query(`explain ${SELECT_FOR_MERGE}`, [...shop, [], ['1'], null]);
  expect(JSON.stringify(rows)).toContain('products_feed_id');
});

it('migrates sources that were stored as letters', async () => {
  const name = `test_${uniquePart()}`;
  const server = { host: inject('postgres'), port: 5432, user: 'aisle', max: 1 };
  const admin = createPool({ ...server, database: 'postgres' });
  await admin.query(`create database ${name}`);
  const old = createPool({ ...server, database: name });
  try {
    await old.query('create table schema_migrations (name text primary key, applied_at timestamptz default now())');
    for (const file of (await fs.readdir(MIGRATIONS)).toSorted().filter((each) => each < '0017')) {
      await old.query(await fs.readFile(new URL(file, MIGRATIONS), 'utf8'));
      await old.query('insert into schema_migrations (name) values ($1)', [file]);
    }
    await old.query(`insert into organizations (organization_id, name) values ('org', 'Shop')`);
    await old.query(`insert into assistants (organization_id, assistant_id, name, model_name, embed_key)
      values ('org', 'ast', 'Shop', 'builtin', 'key')`);
    const letters = ['', '---------', 'jSmropstW', 'hiM------'];
    await old.query(
      `insert into products (organization_id, assistant_id, product_id, url, title, page_hash, identity_hash, sources)
      select 'org', 'ast', n, 'https://shop.example', n, '', n::bytea, sources
      from unnest($1::text[]) with ordinality as given (sources, ordinal), cast(ordinal as text) as n`,
      [letters],
    );
    await migrate(old);
    const { rows } = await old.query<{ sources: FieldSources }>('select sources from products order by product_id');
    expect(rows.map(({ sources }) => sources)).toEqual([
      {},
      {},
      {
        title: 'json-ld',
        externalId: 'feed:shopify',
        description: 'microdata',
        price: 'rdfa',
        currency: 'open-graph',
        availability: 'page',
        imageUrl: 'state',
        brand: 'pattern',
        category: 'feed:woocommerce',
      },
      { title: 'hand', externalId: 'import', description: 'feed:magento' },
    ]);
  } finally {
    await old.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
