import { newId, timeOf } from '../../domain/ids.ts';
import type { CatalogueImport, ImportedProduct } from '../../domain/ports.ts';
import { type Quotas, type Room, productBytes } from '../../domain/quota.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { identityHashes } from './identity.ts';
import { type Planned, planImport } from './import-plan.ts';
import { putDetails } from './product-details.ts';
import { KNOWN_COLUMNS, type KnownRow, changesWords } from './product-rows.ts';
import { putWords } from '../search/search-words.ts';
import type { QueryText } from '../text-query.ts';

type ImportRow = Planned & { productId: string; hashes: ReturnType<typeof identityHashes> };

/** Columns that both statements write: name, type, and value of a row. */
const COLUMNS: readonly [string, string, (row: ImportRow) => unknown][] = [
  ['product_id', 'text', ({ productId }) => productId],
  ['url', 'text', ({ fields }) => fields.url],
  ['title', 'text', ({ fields }) => fields.title],
  ['external_id', 'text', ({ fields }) => fields.externalId],
  ['description', 'text', ({ fields }) => fields.description],
  ['price', 'numeric', ({ fields }) => fields.price],
  ['currency', 'text', ({ fields }) => fields.currency],
  ['availability', 'text', ({ fields }) => fields.availability],
  ['image_url', 'text', ({ fields }) => fields.imageUrl],
  ['brand', 'text', ({ fields }) => fields.brand],
  ['category', 'text', ({ fields }) => fields.category],
  ['sources', 'jsonb', ({ sources }) => sources],
  ['found_values', 'jsonb', ({ found }) => found],
  ['page_hash', 'bytea', ({ hashes }) => hashes.page_hash],
  ['identity_hash', 'bytea', ({ hashes }) => hashes.identity_hash],
  // `unnest` would flatten an array of arrays, so each is passed as a literal.
  ['hand_fields', 'text', ({ handFields }) => `{${[...handFields].join(',')}}`],
  ['created_at', 'timestamptz', ({ productId }) => timeOf(productId)],
  ['is_changed', 'boolean', ({ isChanged }) => isChanged],
];

const GIVEN = `unnest(${COLUMNS.map(([, type], index) => `$${index + 3}::${type}[]`).join(', ')})
  as given (${COLUMNS.map(([name]) => name).join(', ')})`;
const FIELDS = COLUMNS.slice(0, -3).map(([name]) => name);

const KNOWN = `select ${KNOWN_COLUMNS} from products
  where organization_id = $1 and assistant_id = $2 and page_hash = any($3::bytea[]) order by product_id for update`;

const INSERT = `insert into products
    (organization_id, assistant_id, ${FIELDS.join(', ')}, hand_fields, created_at, updated_at)
  select $1, $2, ${FIELDS.join(', ')}, hand_fields::text[], created_at, created_at from ${GIVEN}
  on conflict (organization_id, assistant_id, identity_hash) do nothing returning product_id as "productId"`;

const UPDATE = `update products as product set ${FIELDS.map((name) => `${name} = given.${name}`).join(', ')},
    hand_fields = given.hand_fields::text[],
    updated_at = case when given.is_changed then clock_timestamp() else product.updated_at end
  from ${GIVEN} where product.organization_id = $1 and product.assistant_id = $2
    and product.product_id = given.product_id`;

/** Serializes the imports into a catalogue: two that each wait for a product of the other would deadlock. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** Each statement handles a whole batch. */
export function createCatalogueImport(queryText: QueryText, quotas: Quotas): CatalogueImport {
  type Owner = [organizationId: string, assistantId: string];

  const run = async (statement: string, owner: Owner, rows: readonly ImportRow[]) =>
    rows.length === 0
      ? []
      : queryText<{ productId: string }>(statement, [...owner, ...COLUMNS.map(([, , value]) => rows.map(value))]);

  /** Writes the differences from the rows, and returns the products to index for search. */
  async function write(owner: Owner, products: readonly ImportedProduct[], room: Room) {
    const pages = products.map(({ url }) => identityHashes({ url, externalId: null }).page_hash);
    const known = await queryText<KnownRow>(KNOWN, [...owner, pages]);
    const { outcomes, added, changed } = planImport(known, products, room);
    const toRow = (product: Planned, productId: string): ImportRow => {
      return { ...product, productId, hashes: identityHashes(product.fields) };
    };
    const fresh = added.map((product) => toRow(product, newId('prd')));
    const inserted = new Set((await run(INSERT, owner, fresh)).map(({ productId }) => productId));
    const other = changed.map((product) => toRow(product, product.before.productId));
    await run(UPDATE, owner, other);
    await rememberChanges(
      queryText,
      owner[0],
      changed.map(({ before, fields }) => ({ before, after: fields })),
    );
    const written = [...fresh.filter(({ productId }) => inserted.has(productId)), ...other];
    const detailed = written.flatMap(({ productId, newLayers: layers }) => (layers ? [{ productId, layers }] : []));
    await putDetails(queryText, owner[0], detailed);
    const toIndex = written.filter(
      ({ before, fields, newLayers: layers }) => !before || changesWords(before, { ...fields, layers }),
    );
    return { outcomes, toIndex, isDone: inserted.size === fresh.length };
  }

  return {
    async write(organizationId, assistantId, products) {
      const owner: Owner = [organizationId, assistantId];
      // Claimed first, so that others do not wait for this one's products while it waits here.
      const bytes = products.reduce((sum, product) => sum + productBytes(product), 0);
      const room = await quotas.claim(organizationId, { products: products.length, bytes });
      await queryText(LOCK, [`${organizationId} ${assistantId} import`]);
      const { outcomes, toIndex, isDone } = await write(owner, products, room);
      // If a crawl or a person added a product meanwhile, the next pass finds it, and those added here.
      for (let isLast = isDone; !isLast;) {
        const again = await write(owner, products, room);
        toIndex.push(...again.toIndex);
        isLast = again.isDone;
      }
      // Last: this takes locks, and their holder must not wait for anything else.
      const words = new Map(toIndex.map(({ productId, fields }) => [productId, { ...fields, productId }]));
      await putWords(queryText, ...owner, [...words.values()]);
      return { outcomes, overQuota: room.refusal };
    },
  };
}
