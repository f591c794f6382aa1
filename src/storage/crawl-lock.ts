import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { CrawlRuns } from '../domain/crawl.ts';
import { readFault } from './database-fault.ts';
import type { Schema } from './schema.ts';
import type { Session } from './session.ts';

export interface RunKey {
  organizationId: string;
  assistantId: string;
  crawlRunId: string;
}

/** The run, queued or running, locked for the transaction; undefined when it is over or gone. */
export async function lockRun(trx: Kysely<Schema>, { organizationId, assistantId, crawlRunId }: RunKey) {
  // The assistant first, in the order in which deleting it locks: the other way round the two could wait forever.
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

/** How often a worker looks whether another one is done with its run. */
const POLL_MS = 500;

export type HoldRun = CrawlRuns['hold'];

/**
 * Locks of runs belong to the one session of the process: the database lets them go when the process dies, and not before.
 * A session that is lost ends the runs that it held.
 */
export function createRunLocks(session: () => Promise<Session>): HoldRun {
  // The database tells sessions apart, not two workers of one.
  const held = new Set<string>();

  return async (crawlRunId, signal, work) => {
    const pause = () => sleep(POLL_MS, undefined, { signal });
    const ask = async <T extends object>(owner: Session, what: string) => {
      const [row] = await owner.query<T>(`select ${what}(hashtextextended($1, 0)) as held`, [crawlRunId]);
      return row;
    };
    while (held.has(crawlRunId)) await pause();
    held.add(crawlRunId);
    let owner: Session | undefined;
    try {
      signal.throwIfAborted();
      owner = await session();
      while (!(await ask<{ held: boolean }>(owner, 'pg_try_advisory_lock'))?.held) await pause();
      await work(AbortSignal.any([signal, owner.lost]));
    } catch (error) {
      // What the work makes of it does not matter: it was ended from here.
      throw signal.aborted ? error : owner?.lost.aborted ? owner.lost.reason : (readFault(error)?.refusal ?? error);
    } finally {
      if (owner && !owner.lost.aborted) await ask(owner, 'pg_advisory_unlock').catch(() => {}); // it is lost by then
      held.delete(crawlRunId);
    }
  };
}
