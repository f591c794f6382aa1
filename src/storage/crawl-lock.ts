import type { Kysely } from 'kysely';
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
