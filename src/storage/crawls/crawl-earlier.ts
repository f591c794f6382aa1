import { type Kysely, sql } from 'kysely';
import type { EarlierProduct, EarlierValues } from '../../domain/crawl.ts';
import { namesOfShop } from '../../domain/crawl-doubts.ts';
import { spellingHashes } from '../catalogue/identity.ts';
import type { Schema } from '../schema.ts';

interface CrawledAssistant {
  organizationId: string;
  assistantId: string;
  name: string;
  siteUrl: string | null;
}

/** Runs with these notes read the shop wrongly, so their values need no protection. */
const BAD = ['one_title', 'one_price', 'price_in_name'];

/** Returns the values of the catalogue if an earlier run read the shop well; else null. */
export async function findEarlierValues(db: Kysely<Schema>, shop: CrawledAssistant): Promise<EarlierValues | null> {
  const { organizationId, assistantId, name, siteUrl } = shop;
  const { rows } = await sql`select from crawl_runs where organization_id = ${organizationId}
      and assistant_id = ${assistantId} and status = 'completed' and products_found > 0
      and not exists (select from jsonb_array_elements(notes) as note where note ->> 'kind' = any(${BAD}::text[]))
    limit 1`.execute(db);
  if (rows.length === 0) return null;
  return {
    names: namesOfShop(name, siteUrl),
    async on(urls) {
      const hashes = urls.flatMap(spellingHashes);
      const { rows: products } = await sql<EarlierProduct>`select url, external_id as "externalId", title, price,
          image_url as "imageUrl", left(description, 500) as description
        from products where organization_id = ${organizationId} and assistant_id = ${assistantId}
          and page_hash = any(${hashes}::bytea[])`.execute(db);
      return products;
    },
  };
}
