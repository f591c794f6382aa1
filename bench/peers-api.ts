import { API_SIZES } from './api.ts';
import { isQuick } from './arguments.ts';
import { type Load, type Read, actionLoad, compare } from './compare.ts';
import { type Directus, withDirectus } from './directus.ts';
import { DESCRIPTION, withShop } from './load.ts';

/** The wanted ratio of our requests per second to those of Directus. */
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
export const compareWithDirectus = (): Promise<void> =>
  withDirectus(async (directus) => {
    await createCollections(directus);
    for (const products of isQuick ? API_SIZES.slice(0, 1) : API_SIZES) {
      await fillUpTo(directus, products);
      await withShop(async ({ key, assistantId }, start) => {
        const ours = await start('src/cli.ts', 'serve');
        for (const [action, theirs] of Object.entries(loadsOf(directus)))
          await compare(
            `${action}, ${products.toLocaleString('en')} products, ratio to Directus`,
            [actionLoad(ours, action as Read, key, assistantId), theirs],
            WANTED,
          );
      }, products);
    }
  });

const loadsOf = ({ url, headers }: Directus): Record<Read, Load> => ({
  get_assistant: { url: `${url}/items/assistants/${KEY}`, headers },
  list_catalogue: {
    url: `${url}/items/products?limit=${PRODUCTS_LISTED}&sort=-id&filter[assistant][_eq]=${KEY}`,
    headers,
  },
});

async function createCollections({ post }: Directus): Promise<void> {
  for (const [collection, fields] of [
    ['assistants', ASSISTANT_FIELDS],
    ['products', PRODUCT_FIELDS],
  ] as const)
    await post('/collections', { collection, schema: {}, fields: [idField(), ...fields] });
  await post('/items/assistants', { name: 'Bench', model_name: 'builtin/retrieval', status: 'draft' });
}

/** Adds products until there are so many. */
async function fillUpTo({ pool }: Directus, products: number): Promise<void> {
  await pool.query(
    `insert into products (assistant, url, title, external_id, description, price, currency, availability, image_url, brand,
       category)
     select $1, 'https://shop.test/products/' || n, 'Trail jacket ' || n, 'SKU-' || n, $2, n / 100.0, 'EUR', 'in_stock',
       'https://shop.test/images/' || n || '.jpg', 'Fjell', 'Clothing > Jackets'
     from generate_series((select count(*) from products) + 1, $3::bigint) as n`,
    [KEY, DESCRIPTION, products],
  );
  await pool.query('vacuum analyze products');
}

const idField = () => ({
  field: 'id',
  type: 'integer',
  schema: { is_primary_key: true, has_auto_increment: true },
});
