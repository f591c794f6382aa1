import { API_SIZES } from './api.ts';
import { type Load, type Read, actionLoad, compare } from './compare.ts';
import { type Directus, withDirectus } from './directus.ts';
import { withShop } from './load.ts';

/** How many times the requests per second of Directus ours are to be. */
const WANTED = 10;

const KEY = 1;
const PRODUCTS_LISTED = 50;

const text = (field: string, type: 'string' | 'text' = 'string') => ({ field, type });
/** Fields as our two resources have them. */
const ASSISTANT_FIELDS = ['name', 'model_name', 'status', 'site_url', 'embed_key', 'language'].map((each) =>
  text(each),
);
const PRODUCT_FIELDS = [
  { field: 'assistant', type: 'integer', schema: { is_indexed: true } },
  ...['url', 'title', 'external_id', 'currency', 'availability', 'image_url', 'brand', 'category'].map((each) =>
    text(each),
  ),
  text('description', 'text'),
  { field: 'price', type: 'float' },
];

/**
 * Compares the two reads that integrators call most with the same in Directus, at each size: one assistant by its key,
 * and the 50 newest products of it. Both have one process and a PostgreSQL server of the same kind.
 */
export async function compareWithDirectus(): Promise<void> {
  for (const products of API_SIZES)
    await withShop(
      ({ key, assistantId }, start) =>
        withDirectus(async (directus) => {
          await fill(directus, products);
          const ours = await start('src/cli.ts', 'serve');
          for (const [action, theirs] of Object.entries(loadsOf(directus)))
            await compare(
              `${action}, ${products.toLocaleString('en')} products, ratio to Directus`,
              [actionLoad(ours, action as Read, key, assistantId), theirs],
              WANTED,
            );
        }),
      products,
    );
}

const loadsOf = ({ url, headers }: Directus): Record<Read, Load> => ({
  get_assistant: { url: `${url}/items/assistants/${KEY}`, headers },
  list_catalogue: {
    url: `${url}/items/products?limit=${PRODUCTS_LISTED}&sort=-id&filter[assistant][_eq]=${KEY}`,
    headers,
  },
});

async function fill({ post, pool }: Directus, products: number): Promise<void> {
  for (const [collection, fields] of [
    ['assistants', ASSISTANT_FIELDS],
    ['products', PRODUCT_FIELDS],
  ] as const)
    await post('/collections', { collection, schema: {}, fields: [idField(), ...fields] });
  await post('/items/assistants', { name: 'Bench', model_name: 'builtin/retrieval', status: 'draft' });
  await pool.query(
    `insert into products (assistant, url, title, external_id, description, price, currency, availability, image_url, brand,
       category)
     select $1, 'https://shop.test/products/' || n, 'Trail jacket ' || n, 'SKU-' || n, $2, n / 100.0, 'EUR', 'in_stock',
       'https://shop.test/images/' || n || '.jpg', 'Fjell', 'Clothing > Jackets'
     from generate_series(1, $3::integer) as n`,
    [KEY, 'A light shell for wet days. '.repeat(8), products],
  );
  await pool.query('vacuum analyze products');
}

const idField = () => ({
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
});
