import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { uniquePart } from '../../src/domain/ids.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { createPool } from '../../src/storage/server/connection.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../src/storage/migrations');
const BEFORE = '0035';
const server = { host: inject('postgres'), port: 5432, user: 'aisle' };
const name = `test_${uniquePart()}`;
const admin = createPool({ ...server, database: 'postgres', max: 1 });
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

/** Creates a database as the version before this search left it, with two shops and what they had indexed. */
async function createOldDatabase(): Promise<void> {
  await admin.query(`create database ${name}`);
  const pool = createPool({ ...server, database: name, max: 1 });
  await pool.query(
    'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  for (const file of fs
    .readdirSync(MIGRATIONS)
    .toSorted()
    .filter((each) => each < BEFORE)) {
    await pool.query(fs.readFileSync(path.join(MIGRATIONS, file), 'utf8'));
    await pool.query('insert into schema_migrations (name) values ($1)', [file]);
  }
  await pool.query(`insert into organizations (organization_id, name) values ('org_1', 'One'), ('org_2', 'Two')`);
  for (const [shop, title, stem] of [
    [1, 'Storm jackets', 'jacket'],
    [2, 'Storm lamps', 'lamp'],
  ] as const) {
    const own = [`org_${shop}`, `ast_${shop}`];
    await pool.query(
      `insert into assistants (organization_id, assistant_id, name, model_name, embed_key) values ($1, $2, 'Shop', 'none', $3)`,
      [...own, `key_${shop}`],
    );
    await pool.query(
      `insert into products (organization_id, product_id, assistant_id, url, title, availability, page_hash, identity_hash)
       values ($1, $3, $2, 'https://shop.test/' || $3, $4, 'in_stock', uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()))`,
      [...own, `prd_${shop}`, title],
    );
    await pool.query(
      `insert into product_words (organization_id, assistant_id, product_id, words, lengths, form)
       values ($1, $2, $3, $4::tsvector, '{2,2,0,0,0,0,0}', 'english/2')`,
      [...own, `prd_${shop}`, `'storm':1C '${stem}s':2B '${stem}':2 '++storm':1 '++${stem}':1 '+storm':1 '+${stem}':1`],
    );
    await pool.query(
      `insert into search_catalogues (organization_id, assistant_id, state, version, language, products, lengths, vocabulary, complete)
       values ($1, $2, 'fresh', 1, 'english', 1, '{2,2,0,0,0,0,0}', convert_to($3, 'UTF8'), true)`,
      [...own, `${stem} 1 0\n${stem}s 1 1\nstorm 1 1\n`],
    );
    await pool.query(
      `insert into knowledge (organization_id, assistant_id, knowledge_id, title, content, source_type)
       values ($1, $2, $3, 'Care', $4, 'guide')`,
      [...own, `knw_${shop}`, `Wash the ${stem} by hand.`],
    );
  }
  await pool.end();
}

it('keeps what an earlier version had indexed, and indexes the knowledge', async () => {
  await createOldDatabase();
  const url = new URL(`postgres://aisle@localhost/${name}`);
  url.searchParams.set('host', server.host);
  const database = await openDatabase({ databaseUrl: url.href, dataDirectory: '', connections: 3 });
  try {
    const { search, passages } = database.store;
    const found = async (shop: number, query: string, match: 'any' | 'all') => {
      const { hits } = await search.search(`org_${shop}`, `ast_${shop}`, { query, limit: 9, match });
      return hits.map(({ product }) => product.productId);
    };
    // As migrated, and after the words are counted and indexed anew where needed.
    for (const round of [1, 2]) {
      expect(await found(1, 'storm', 'any'), `round ${round}`).toEqual(['prd_1']);
      expect(await found(2, 'storm', 'any')).toEqual(['prd_2']);
      expect(await found(1, 'jac', 'all')).toEqual(['prd_1']);
      expect(await found(2, 'jacket', 'any')).toEqual([]);
      for (const shop of [1, 2]) await search.refresh(`org_${shop}`, `ast_${shop}`);
    }
    expect(await passages.search('org_1', 'ast_1', 'washing', 3)).toMatchObject([{ knowledgeId: 'knw_1' }]);
    expect(await passages.search('org_2', 'ast_2', 'jacket', 3)).toEqual([]);
    const { rows } = await database.pool.query('select distinct form from product_words');
    expect(rows).toEqual([{ form: 'english/3' }]);
  } finally {
    await database.close();
  }
});
