import { type Kysely, sql } from 'kysely';
import type { PageOutcome } from '../../domain/crawl.ts';
import type { SourcedField } from '../../domain/provenance.ts';
import type { RunKey } from './crawl-lock.ts';
import { pageHash, spellingHashes } from '../catalogue/identity.ts';
import type { Schema } from '../schema.ts';

/**
 * Stores the page versions that the shop reported, for pages with their own products. A page that led to new pages
 * is forgotten: skipping it would miss them.
 * @param added addresses of pages that these led to
 */
export async function rememberPages(
  trx: Kysely<Schema>,
  { organizationId, assistantId }: RunKey,
  outcomes: readonly PageOutcome[],
  added: ReadonlySet<string>,
): Promise<void> {
  const read = outcomes.filter(({ status, isUnchanged }) => status === 'fetched' && !isUnchanged);
  if (read.length === 0) return;
  const { kept = [], others = [] } = Object.groupBy(read, (outcome) => (isKept(outcome, added) ? 'kept' : 'others'));
  if (kept.length > 0)
    await sql`insert into crawl_memory (organization_id, assistant_id, page_hash, etag, last_modified, read_at)
      select distinct on (page_hash) ${organizationId}, ${assistantId}, page_hash, etag, last_modified, clock_timestamp()
      from unnest(${kept.map(({ url }) => pageHash(url))}::bytea[],
        ${kept.map(({ version }) => version?.etag ?? null)}::text[],
        ${kept.map(({ version }) => version?.lastModified ?? null)}::text[]) as page (page_hash, etag, last_modified)
      order by page_hash
      on conflict (organization_id, assistant_id, page_hash) do update
        set etag = excluded.etag, last_modified = excluded.last_modified, read_at = excluded.read_at`.execute(trx);
  if (others.length > 0)
    await trx
      .deleteFrom('crawl_memory')
      .where('organization_id', '=', organizationId)
      .where('assistant_id', '=', assistantId)
      .where(sql<boolean>`page_hash = any(${others.map(({ url }) => pageHash(url))}::bytea[])`)
      .execute();
}

/**
 * Keeps the products of unchanged pages, and of those whose new ones are implausible.
 * @returns these products; descriptions only as whether they exist
 */
export async function seeUnchanged(
  trx: Kysely<Schema>,
  { organizationId, assistantId }: RunKey,
  outcomes: readonly PageOutcome[],
): Promise<Record<SourcedField, unknown>[]> {
  const pages = outcomes.flatMap(({ url, isUnchanged, kept = [] }) => [
    ...(isUnchanged ? [pageHash(url)] : []),
    ...kept.flatMap(spellingHashes),
  ]);
  if (pages.length === 0) return [];
  // Locks rows in the same order as merges.
  const { rows } = await sql<Record<SourcedField, unknown>>`with product as (
      select product_id from products where organization_id = ${organizationId} and assistant_id = ${assistantId}
        and page_hash = any(${pages}::bytea[]) order by product_id for update)
    update products set checked_at = clock_timestamp(), missed = 0 from product
    where products.organization_id = ${organizationId} and products.product_id = product.product_id
    returning title, external_id as "externalId", left(description, 1) as description, price, currency, availability,
      image_url as "imageUrl", brand, category`.execute(trx);
  return rows;
}

function isKept({ url, version, products, links }: PageOutcome, added: ReadonlySet<string>): boolean {
  const own = pageHash(url);
  return (
    version !== undefined &&
    products.length > 0 &&
    products.every((product) => pageHash(product.url).equals(own)) &&
    !links.some((link) => added.has(link.url))
  );
}
