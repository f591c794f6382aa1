import type { Kysely } from 'kysely';
import { type DetailLayers, detailsOf, fieldsOfVariants } from '../../domain/detail-layers.ts';
import type { KnownDetails, ProductDetailsStore } from '../../domain/known-details.ts';
import type { Product } from '../../domain/product.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { KNOWN_COLUMNS, type KnownRow, now, unlessDuplicate, updateProduct } from './product-rows.ts';
import type { Schema } from '../schema.ts';
import type { QueryText } from '../text-query.ts';

const KNOWN = `select ${KNOWN_COLUMNS}
  from products where organization_id = $1 and product_id = $2`;

export function createProductDetails(db: Kysely<Schema>, queryText: QueryText): ProductDetailsStore {
  return {
    async find(organizationId, productId) {
      const [known] = await queryText<KnownRow>(KNOWN, [organizationId, productId]);
      return known && describe(known, known.layers ?? {});
    },

    async changeByHand(organizationId, productId, change) {
      const [known] = await queryText<KnownRow>(`${KNOWN} for update`, [organizationId, productId]);
      if (!known) return undefined;
      const { handFields, sources, ...before } = known;
      const stored = before.layers;
      const { hand = {}, ...found } = stored ?? {};
      const set = change(hand);
      const layers: DetailLayers = set ? { ...found, hand: set } : found;
      const decided = Object.entries(fieldsOfVariants(detailsOf(layers).details.variants));
      const fields = Object.fromEntries(decided.filter(([name]) => !handFields.includes(name)));
      const patch = { ...fields, sources, layers };
      const after = await unlessDuplicate(() =>
        updateProduct({ db, queryText }, organizationId, before, patch, { updated_at: now }),
      );
      if (after === 'duplicate') return after;
      await rememberChanges(queryText, organizationId, [{ before, after }]);
      return { before: describe(before, stored ?? {}), after: describe(after, layers) };
    },
  };
}

function describe({ productId, title, url }: Product, layers: DetailLayers): KnownDetails {
  return { productId, title, url, ...detailsOf(layers), hand: layers.hand ?? {} };
}
