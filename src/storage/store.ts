import { CompiledQuery, type Kysely } from 'kysely';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import { createAssistants } from './assistants.ts';
import { createAuditLog } from './audit.ts';
import { createCatalogue } from './catalogue.ts';
import { createCrawlRuns } from './crawls.ts';
import { createApiKeys } from './keys.ts';
import { createKnowledge } from './knowledge.ts';
import { createOrganizations } from './organizations.ts';
import type { Schema } from './schema.ts';

/** Runs SQL text in the store's own transaction. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** Hands a queued run to the workers, in the transaction that made it. */
export type EnqueueRun = (job: { organizationId: string; crawlRunId: string }, executeSql: ExecuteSql) => Promise<void>;

export interface DatabaseStore extends TransactionalStore {
  /** For what has a transaction of its own, such as the frontier. */
  query: Kysely<Schema>;
  /** Named once the job queue is up; without it a run cannot be started. */
  enqueueRun: EnqueueRun;
}

export function createDatabaseStore(query: Kysely<Schema>): DatabaseStore {
  const database: DatabaseStore = {
    ...createStore(query, (job, executeSql) => database.enqueueRun(job, executeSql)),
    query,
    enqueueRun: () => Promise.reject(new Error('The job queue is not running.')),
    transaction: (work) =>
      query
        .transaction()
        .execute((trx) => work(createStore(trx, (job, executeSql) => database.enqueueRun(job, executeSql)))),
  };
  return database;
}

function createStore(query: Kysely<Schema>, enqueueRun: EnqueueRun): Store {
  const executeSql: ExecuteSql = (text, values) => query.executeQuery(CompiledQuery.raw(text, values));
  return {
    assistants: createAssistants(query),
    catalogue: createCatalogue(query),
    knowledge: createKnowledge(query),
    crawls: createCrawlRuns(query, (job) => enqueueRun(job, executeSql)),
    audit: createAuditLog(query),
    keys: createApiKeys(query),
    organizations: createOrganizations(query),
  };
}
