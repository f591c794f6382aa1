import { type Kysely, sql } from 'kysely';
import type { CrawlRuns } from '../../domain/crawl.ts';
import type { CrawlRun } from '../../domain/crawl-run.ts';
import { findDoubts, hasShrunk } from '../../domain/crawl-doubts.ts';
import { type CrawlNote, countOf, crawlNote, joinNotes } from '../../domain/crawl-note.ts';
import type { PageTally } from '../../domain/crawl-report.ts';
import { newId, timeOf } from '../../domain/ids.ts';
import { findEarlierValues } from './crawl-earlier.ts';
import { readFacts } from './crawl-facts.ts';
import { lockRun } from './crawl-lock.ts';
import { type RunRow, findRunRow, tallyPages, toCrawlRun } from './crawl-rows.ts';
import type { Schema } from '../schema.ts';
import { reconcileMissing } from '../catalogue/stale-products.ts';

/** Queues, begins and ends runs. */
export function createCrawlLifecycle(
  db: Kysely<Schema>,
  enqueue: (job: { organizationId: string; crawlRunId: string }) => Promise<void>,
): Pick<CrawlRuns, 'start' | 'begin' | 'finish'> {
  return {
    async start(organizationId, assistantId, method) {
      const crawlRunId = newId('crl');
      const row = await db
        .insertInto('crawl_runs')
        .values({
          organization_id: organizationId,
          crawl_run_id: crawlRunId,
          assistant_id: assistantId,
          method,
          created_at: timeOf(crawlRunId),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await enqueue({ organizationId, crawlRunId: row.crawl_run_id });
      return toCrawlRun(row);
    },

    async begin(organizationId, crawlRunId) {
      const row = await db
        .updateTable('crawl_runs as r')
        .from('assistants as a')
        .whereRef('a.organization_id', '=', 'r.organization_id')
        .whereRef('a.assistant_id', '=', 'r.assistant_id')
        .where('r.organization_id', '=', organizationId)
        .where('r.crawl_run_id', '=', crawlRunId)
        .where('r.status', 'in', ['queued', 'running'])
        .set((eb) => ({
          status: 'running',
          started_at: eb.fn.coalesce('r.started_at', sql<string>`clock_timestamp()`),
          // Data that an earlier worker had from lists alone is lost with that worker.
          is_partial: sql<boolean>`r.is_partial or r.status = 'running'`,
        }))
        .returning([
          'r.assistant_id',
          'r.method',
          'r.source',
          'a.name',
          'a.site_url',
          'a.crawl_user_agent',
          'a.embed_key',
        ])
        .executeTakeFirst();
      if (!row) return undefined;
      const { assistant_id: assistantId, site_url: siteUrl, name } = row;
      return {
        organizationId,
        crawlRunId,
        assistantId,
        method: row.method,
        siteUrl,
        embedKey: row.embed_key,
        userAgent: row.crawl_user_agent,
        source: row.source,
        earlier: await findEarlierValues(db, { organizationId, assistantId, name, siteUrl }),
      };
    },

    finish: (organizationId, crawlRunId, end) => finishRun(db, { organizationId, crawlRunId }, end),
  };
}

async function finishRun(
  db: Kysely<Schema>,
  { organizationId, crawlRunId }: { organizationId: string; crawlRunId: string },
  { status, error, cause = null, notes = [] }: Parameters<CrawlRuns['finish']>[2],
): Promise<CrawlRun | undefined> {
  const known = await findRunRow(db, organizationId, crawlRunId);
  if (!known) return undefined;
  return inTransaction(db, async (trx) => {
    const run = await lockRun(trx, { organizationId, assistantId: known.assistant_id, crawlRunId });
    if (!run) return undefined;
    const tallies = await tallyPages(trx, organizationId, crawlRunId);
    const { removed, moved, doubts } = status === 'completed' ? await complete(trx, run, tallies) : NOTHING_DONE;
    const failure = error === null ? [] : [crawlNote({ kind: cause ?? status, text: error })];
    const reported = [...failure, ...notes, ...doubts, ...quotaNotes(run)];
    const ended = await trx
      .updateTable('crawl_runs')
      .set({
        status,
        error: joinNotes(reported),
        notes: JSON.stringify(reported),
        cause,
        report: JSON.stringify(tallies),
        finished_at: sql`clock_timestamp()`,
        products_removed: removed,
        products_added: run.products_added - moved,
        products_updated: run.products_updated + moved,
      })
      .where('organization_id', '=', organizationId)
      .where('crawl_run_id', '=', crawlRunId)
      .returningAll()
      .executeTakeFirstOrThrow();
    // The run's pages were needed only to resume it; the counts are kept.
    await trx
      .deleteFrom('crawl_pages')
      .where('organization_id', '=', organizationId)
      .where('crawl_run_id', '=', crawlRunId)
      .execute();
    return toCrawlRun(ended);
  });
}

const inTransaction = <T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

const NOTHING_DONE = { removed: 0, moved: 0, doubts: [] };

/** Removes what the shop no longer has, unless the run found so little that it may have missed most of the shop. */
async function complete(trx: Kysely<Schema>, run: RunRow, tallies: readonly PageTally[]) {
  const facts = await readFacts(trx, run, tallies);
  const doubts = run.products_found === 0 ? [] : findDoubts(facts);
  const done = hasShrunk(facts.products, facts.before) ? NOTHING_DONE : await reconcileMissing(trx, run);
  return { ...done, doubts };
}

/** The note for the owner on products that exceeded the quota. */
const quotaNotes = ({ products_over_quota: count, quota_note: note }: RunRow): CrawlNote[] =>
  note === null
    ? []
    : [
        crawlNote({
          kind: 'quota',
          count,
          text: `${countOf(count, 'product')} ${count === 1 ? 'was' : 'were'} found but not added. ${note}`,
        }),
      ];
