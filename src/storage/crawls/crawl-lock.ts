import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CrawlRuns } from '../../domain/crawl.ts';
import { readFault } from '../server/database-fault.ts';
import type { Schema } from '../schema.ts';
import type { DatabaseSession } from '../server/session.ts';

export interface RunKey {
  organizationId: string;
  assistantId: string;
  crawlRunId: string;
}

/** Returns the run, queued or running, locked for the transaction; undefined when it has ended or was deleted. */
export async function lockRun(trx: Kysely<Schema>, { organizationId, assistantId, crawlRunId }: RunKey) {
  // Locks the assistant first, as deleting it does: the reverse order could deadlock.
  await trx
    .selectFrom('assistants')
    .select('assistant_id')
    .where('organization_id', '=', organizationId)
    .where('assistant_id', '=', assistantId)
    .forKeyShare()
    .execute();
  return trx
    .selectFrom('crawl_runs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('crawl_run_id', '=', crawlRunId)
    .where('status', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst();
}

/** Interval at which a worker checks whether another one has released its run. */
const POLL_MS = 500;

export type HoldRun = CrawlRuns['hold'];

/**
 * Run locks belong to the process's one session: the database releases them when the process dies, and not before.
 * Losing the session ends the runs that it held.
 */
export function createRunLocks(session: () => Promise<DatabaseSession>): HoldRun {
  // Advisory locks distinguish sessions, not two workers that share one.
  const held = new Set<string>();

  return async (crawlRunId, signal, work) => {
    const pause = () => sleep(POLL_MS, undefined, { signal });
    const ask = async <T extends object>(owner: DatabaseSession, what: string) => {
      const [row] = await owner.query<T>(`select ${what}(hashtextextended($1, 0)) as held`, [crawlRunId]);
      return row;
    };
    while (held.has(crawlRunId)) await pause();
    held.add(crawlRunId);
    let owner: DatabaseSession | undefined;
    try {
      signal.throwIfAborted();
      owner = await session();
      while (!(await ask<{ held: boolean }>(owner, 'pg_try_advisory_lock'))?.held) await pause();
      await work(AbortSignal.any([signal, owner.lost]));
    } catch (error) {
      // The outcome of the work does not matter: it was aborted from here.
      throw signal.aborted ? error : owner?.lost.aborted ? owner.lost.reason : (readFault(error)?.refusal ?? error);
    } finally {
      if (owner && !owner.lost.aborted) await ask(owner, 'pg_advisory_unlock').catch(() => {}); // lost by then
      held.delete(crawlRunId);
    }
  };
}
