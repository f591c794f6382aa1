import type { Kysely } from 'kysely';
import type { Catalogue } from '../../domain/ports.ts';
import { UNKNOWN_FIELDS, tagSource } from '../../domain/provenance.ts';
import { heldBy, holdFields } from '../../domain/held-fields.ts';
import { ENDLESS } from '../../domain/quota.ts';
import type { Product } from '../../domain/product.ts';
import { mergeProducts } from './catalogue-merge.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { toHeld, writeHeld } from './held-rows.ts';
import { readAssistantDetails } from './product-details.ts';
import { PRODUCT, PRODUCT_COLUMNS, given, insertProduct, unlessDuplicate } from './product-rows.ts';
import type { Schema } from '../schema.ts';
import { removeWords } from '../search/search-words.ts';
import type { QueryText } from '../text-query.ts';

const NEWEST = `select ${PRODUCT_COLUMNS}
  from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit $3`;

const BY_IDS = `select ${PRODUCT_COLUMNS}
  from products where organization_id = $1 and assistant_id = $2 and product_id = any($3)`;

const KNOWN = [...PRODUCT, 'hand_fields as handFields', 'sources', 'found_values as found'] as const;

/** The catalogue without search, which `searchable` adds. */
export function createCatalogue(db: Kysely<Schema>, queryText: QueryText): Catalogue {
  const connection = { db, queryText };

  return {
    list: (organizationId, assistantId, { limit }) => queryText<Product>(NEWEST, [organizationId, assistantId, limit]),

    find: (organizationId, assistantId, productIds) =>
      queryText<Product>(BY_IDS, [organizationId, assistantId, productIds]),

    details: (...wanted) => readAssistantDetails(queryText, ...wanted),

    async insert(organizationId, assistantId, values) {
      const set = given(values);
      const byHand = Object.keys(set);
      const row = { ...UNKNOWN_FIELDS, ...set, sources: tagSource('hand', byHand) };
      const key = { organizationId, assistantId };
      return insertProduct(connection, key, row, { hand_fields: byHand });
    },

    async update(organizationId, productId, patch) {
      const known = await db
        .selectFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', productId)
        .select(KNOWN)
        .forUpdate()
        .executeTakeFirst();
      if (!known) return undefined;
      const held = holdFields(toHeld(known), heldBy('hand', patch));
      const change = await unlessDuplicate(() => writeHeld(connection, organizationId, known, held));
      if (change !== 'duplicate') await rememberChanges(queryText, organizationId, [change]);
      return change;
    },

    async delete(organizationId, productId) {
      const product = await db
        .deleteFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', productId)
        .returning(PRODUCT)
        .executeTakeFirst();
      if (product) await removeWords(queryText, organizationId, [productId]);
      return product;
    },

    merge: (organizationId, assistantId, crawled, run = null, room = ENDLESS) =>
      mergeProducts(connection, { organizationId, assistantId }, crawled, { run, room }),
  };
}
