import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import type { KnowledgeSearch } from '../domain/search.ts';
import { createAssistants } from './assistants.ts';
import { createAuditLog } from './audit.ts';
import { createCatalogue } from './catalogue.ts';
import { createCatalogueImport } from './catalogue-import.ts';
import { createProductHistory } from './crawl-history.ts';
import { createCrawlSchedules } from './crawl-schedules.ts';
import { createCrawlRuns } from './crawls.ts';
import { joinTransaction } from './accounts-database.ts';
import { createConnectedApps } from './connected-apps.ts';
import { createChatSettings } from './chat-settings.ts';
import { createConversations } from './conversations.ts';
import { createInsight } from './insight.ts';
import { createInvitations } from './invitations.ts';
import { createApiKeys } from './keys.ts';
import { createMembers } from './members.ts';
import { createModelBudget } from './model-budget.ts';
import { createSecrets } from './secrets.ts';
import { createSessions, createUsers } from './users.ts';
import { createKnowledge } from './knowledge.ts';
import { createKnowledgeSearch } from './knowledge-search.ts';
import { createOrganizations } from './organizations.ts';
import type { Schema } from './schema.ts';
import { createSearch, searchable } from './search.ts';
import { type SearchCatalogues, createSearchCatalogues } from './search-catalogues.ts';
import { type QueryText, preparedQueries, queriesIn } from './text-query.ts';

/** Hands a queued run to the workers, in the transaction that made it. */
export type EnqueueRun = (job: { organizationId: string; crawlRunId: string }, queryText: QueryText) => Promise<void>;

export interface DatabaseStore extends TransactionalStore {
  /** For what has a transaction of its own, such as the frontier. */
  query: Kysely<Schema>;
  /** For what belongs to no organization. */
  queryText: QueryText;
  /** Named once the job queue is up; without it a run cannot be started. */
  enqueueRun: EnqueueRun;
}

export function createDatabaseStore(query: Kysely<Schema>, pool: pg.Pool): DatabaseStore {
  const enqueueRun: EnqueueRun = (job, queryText) => database.enqueueRun(job, queryText);
  const prepared = preparedQueries(pool);
  const catalogues = createSearchCatalogues(pool, prepared);
  const passages = createKnowledgeSearch(prepared, createKnowledge(query), catalogues);
  const shared = { catalogues, passages };
  const database: DatabaseStore = {
    ...createStore(query, prepared, enqueueRun, shared),
    query,
    queryText: prepared,
    enqueueRun: () => Promise.reject(new Error('The job queue is not running.')),
    transaction: (work) =>
      query
        .transaction()
        .execute((trx) => joinTransaction(trx, () => work(createStore(trx, queriesIn(trx), enqueueRun, shared)))),
  };
  return database;
}

/** What a process keeps in memory of what is searched, whatever transaction asks. */
interface Shared {
  catalogues: SearchCatalogues;
  passages: KnowledgeSearch;
}

function createStore(
  query: Kysely<Schema>,
  queryText: QueryText,
  enqueueRun: EnqueueRun,
  { catalogues, passages }: Shared,
): Store {
  const search = createSearch(queryText, catalogues);
  const crawls = createCrawlRuns(query, (job) => enqueueRun(job, queryText));
  return {
    assistants: createAssistants(query, queryText),
    catalogue: searchable(createCatalogue(query, queryText), search),
    imports: createCatalogueImport(queryText),
    search,
    knowledge: createKnowledge(query),
    passages,
    conversations: createConversations(query, queryText),
    insight: createInsight(query),
    chatSettings: createChatSettings(query),
    modelBudget: createModelBudget(queryText),
    crawls,
    crawlSchedules: createCrawlSchedules(query, crawls),
    productHistory: createProductHistory(queryText),
    audit: createAuditLog(query),
    keys: createApiKeys(query, queryText),
    organizations: createOrganizations(query),
    users: createUsers(query),
    sessions: createSessions(query),
    members: createMembers(query),
    invitations: createInvitations(query),
    connectedApps: createConnectedApps(query, queryText),
    secrets: createSecrets(query),
  };
}
