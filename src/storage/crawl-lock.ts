import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

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

/** The lock is a connection's: the database lets it go when the process dies, and not before. */
export async function holdRun(
  db: Kysely<Schema>,
  crawlRunId: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const key = sql`hashtextextended(${crawlRunId}, 0)`;
  await db.connection().execute(async (connection) => {
    const isHeld = async () => {
      const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(connection);
      return rows[0]?.held === true;
    };
    while (!(await isHeld())) await sleep(POLL_MS, undefined, { signal });
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
