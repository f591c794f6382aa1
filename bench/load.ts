import { createHash, randomBytes } from 'node:crypto';
import { issueKey } from '../src/access/keys.ts';
import { ACCESS_TOKEN_PREFIX, MCP_PATH, SCOPES } from '../src/access/tokens.ts';
import { newId } from '../src/domain/ids.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import { UNKNOWN_FIELDS } from '../src/domain/provenance.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { type Start, withServers } from './servers.ts';
import { withDataDirectory } from './with-database.ts';

const DEFAULT_PRODUCTS = 10_000;
const BATCH = 500;
const LARGE_BATCH = 10_000;
/** Of each product. */
export const DESCRIPTION = 'A light shell for wet days. '.repeat(8);

/** The audience of tokens. */
const BASE_URL = 'http://bench.test';

export interface Shop {
  key: string;
  /** An app's access token with all permissions. */
  token: string;
  organizationId: string;
  assistantId: string;
}

/**
 * Runs `work` with a data directory that holds one assistant with so many products, at least 10,000, and removes it.
 * Products beyond 10,000 are older, and are in the table only, not in the index of the search.
 */
export async function withShop(
  work: (shop: Shop, start: Start) => Promise<void>,
  products = DEFAULT_PRODUCTS,
): Promise<void> {
  await withDataDirectory(async (dataDirectory) => {
    const shop = await seed(dataDirectory, products);
    const env = { DATA_DIR: dataDirectory, BASE_URL, ORGANIZATION: shop.organizationId };
    await withServers(env, (start) => work(shop, start));
  });
}

async function seed(dataDirectory: string, count: number): Promise<Shop> {
  const { store, pool, close } = await openDatabase({ dataDirectory });
  const { organizationId } = await store.organizations.insert('Bench');
  const { key } = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null });
  const { assistantId } = await store.assistants.insert(organizationId, {
    name: 'Bench',
    modelName: 'builtin/retrieval',
  });
  await insertOlder(pool, { organizationId, assistantId }, count - DEFAULT_PRODUCTS);
  const products = Array.from({ length: DEFAULT_PRODUCTS }, (_, n) => ({
    ...UNKNOWN_FIELDS,
    url: `https://shop.test/products/${n}`,
    title: `Trail jacket ${n}`,
    externalId: `SKU-${n}`,
    description: DESCRIPTION,
    price: n / 100,
    currency: 'EUR',
    availability: 'in_stock' as const,
    imageUrl: `https://shop.test/images/${n}.jpg`,
    brand: 'Fjell',
    category: 'Clothing > Jackets',
  }));
  for (let at = 0; at < DEFAULT_PRODUCTS; at += BATCH)
    await store.transaction((trx) => trx.catalogue.merge(organizationId, assistantId, products.slice(at, at + BATCH)));
  const token = await connectApp(pool, organizationId);
  await pool.query('vacuum analyze');
  await close();
  return { key, token, organizationId, assistantId };
}

/** Inserts rows past the store, whose checks of each product would take most of the time. */
async function insertOlder(
  pool: Database['pool'],
  { organizationId, assistantId }: Pick<Shop, 'organizationId' | 'assistantId'>,
  count: number,
): Promise<void> {
  for (let at = 0; at < count; at += LARGE_BATCH) {
    const ids = Array.from({ length: Math.min(LARGE_BATCH, count - at) }, () => newId('prd'));
    await pool.query(
      `insert into products (organization_id, product_id, assistant_id, url, title, description, price, currency, availability,
         image_url, brand, category, page_hash, identity_hash)
       select $1, id, $2, 'https://shop.test/older/' || id, 'Trail jacket', $4, 10, 'EUR', 'in_stock',
         'https://shop.test/images/' || id, 'Fjell', 'Clothing > Jackets', uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid())
       from unnest($3::text[]) as t(id)`,
      [organizationId, assistantId, ids, DESCRIPTION],
    );
  }
}

/** Inserts the rows of a completed authorization. */
async function connectApp(pool: Database['pool'], organizationId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const scopes = JSON.stringify(SCOPES);
  const resources = JSON.stringify([BASE_URL + MCP_PATH]);
  await pool.query(`insert into users (id, email) values ('usr_bench', 'bench@shop.test')`);
  await pool.query(`insert into members values ($1, 'usr_bench', 'owner')`, [organizationId]);
  await pool.query(`insert into oauth_clients (id, client_id, redirect_uris) values ('oau_client', 'bench', '[]')`);
  await pool.query(
    `insert into oauth_consents (organization_id, id, client_id, user_id, scopes) values ($1, 'oau_consent', 'bench', 'usr_bench', $2)`,
    [organizationId, scopes],
  );
  await pool.query(
    `insert into oauth_access_tokens (organization_id, id, token, client_id, user_id, resources, scopes, expires_at)
     values ($1, 'oau_token', $2, 'bench', 'usr_bench', $3, $4, now() + interval '1 day')`,
    [organizationId, hash, resources, scopes],
  );
  return ACCESS_TOKEN_PREFIX + token;
}
