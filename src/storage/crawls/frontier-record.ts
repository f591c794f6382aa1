import type { Kysely } from 'kysely';
import { countMissing } from '../../domain/crawl-report.ts';
import type { PageOutcome } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { ENDLESS, productBytes } from '../../domain/quota.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import type { RunKey } from './crawl-lock.ts';
import type { RunRow } from './crawl-rows.ts';
import { endPages, insertPages } from './frontier-pages.ts';
import { rememberPages, seeUnchanged } from './page-cache.ts';
import type { Schema } from '../schema.ts';
import type { QuotasIn } from '../store.ts';
import { queriesIn } from '../text-query.ts';

export interface FrontierLimits {
  /** Maximum pages of the run. */
  maxPages: number;
  /** The organization's quotas: a run adds nothing beyond them. */
  quotasIn: QuotasIn;
}

/**
 * Records pages with their products, links and counts.
 * @param row the run, locked for the transaction
 */
export async function recordOutcomes(
  trx: Kysely<Schema>,
  row: RunRow,
  run: RunKey,
  outcomes: readonly PageOutcome[],
  { maxPages, quotasIn }: FrontierLimits,
): Promise<void> {
  const links = outcomes.flatMap((outcome) => outcome.links);
  const added = await insertPages(trx, run, links, maxPages - row.pages_discovered);
  const skipped = await endPages(trx, run, outcomes);
  const products = outcomes.flatMap((outcome) => outcome.products);
  const { merged, refusal } = await mergeWithinQuota(trx, row, products, quotasIn);
  const unchanged = await seeUnchanged(trx, run, outcomes);
  await rememberPages(trx, run, outcomes, added);
  const discovered = row.pages_discovered + added.size;
  const found = row.products_found + products.length + unchanged.length;
  const statuses = outcomes.map((outcome) => outcome.status);
  await trx
    .updateTable('crawl_runs')
    .set({
      pages_discovered: discovered,
      // A feed's list is bounded by its products.
      is_partial: row.is_partial || Math.max(discovered, found) >= maxPages,
      pages_fetched: row.pages_fetched + count('fetched', statuses),
      pages_failed: row.pages_failed + count('failed', statuses),
      pages_skipped: row.pages_skipped + skipped,
      ...claimOf(row, outcomes),
      fields_missing: JSON.stringify(countMissing([...products, ...unchanged], row.fields_missing)),
      products_found: found,
      products_added: row.products_added + count('added', merged),
      products_updated: row.products_updated + count('updated', merged),
      products_over_quota: row.products_over_quota + count('over_quota', merged),
      quota_note: refusal ?? row.quota_note,
      products_unchanged: row.products_unchanged + count('unchanged', merged) + unchanged.length,
    })
    .where('organization_id', '=', run.organizationId)
    .where('crawl_run_id', '=', run.crawlRunId)
    .execute();
}

async function mergeWithinQuota(
  trx: Kysely<Schema>,
  {
    organization_id: organizationId,
    assistant_id: assistantId,
    crawl_run_id: crawlRunId,
    started_at: startedAt,
  }: RunRow,
  products: readonly CrawledProduct[],
  quotasIn: QuotasIn,
) {
  const queryText = queriesIn(trx);
  const bytes = products.reduce((sum, product) => sum + productBytes(product), 0);
  const amounts = { products: products.length, bytes };
  const room = products.length > 0 ? await quotasIn(trx, queryText).claim(organizationId, amounts) : ENDLESS;
  const run = { crawlRunId, startedAt };
  const merged = await createCatalogue(trx, queryText).merge(organizationId, assistantId, products, run, room);
  return { merged, refusal: room.refusal };
}

/** Keeps the largest number of products that a list of the shop claims. */
function claimOf(row: RunRow, outcomes: readonly PageOutcome[]) {
  const [largest] = outcomes.toSorted((a, b) => (b.claimed ?? 0) - (a.claimed ?? 0));
  if (!largest?.claimed || largest.claimed <= (row.claimed_products ?? 0)) return {};
  return { claimed_products: largest.claimed, claimed_at: largest.url };
}

const count = <T>(wanted: T, list: readonly T[]): number => list.filter((value) => value === wanted).length;
