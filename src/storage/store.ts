import type { Kysely } from 'kysely';
import type { Backlog } from '../domain/backlog.ts';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import { isOutage, unavailable } from '../domain/refusal.ts';
import { type Amounts, DEFAULT_QUOTAS, type Quotas } from '../domain/quota.ts';
import type { KnowledgeSearch } from '../domain/knowledge-search.ts';
import { createAssistants } from './assistants.ts';
import { createAuditLog } from './people/audit.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createCatalogueBrowser } from './catalogue/catalogue-browser.ts';
import { createCatalogueCopies } from './catalogue/catalogue-copies.ts';
import { createCatalogueImport } from './catalogue/catalogue-import.ts';
import { createProductChanges } from './catalogue/product-changes.ts';
import { createProductHistory } from './crawls/crawl-history.ts';
import type { Connections } from './server/connections.ts';
import { createQueryBuilder } from './server/connection.ts';
import { readFromReplica } from './replica-reads.ts';
import type { Replica } from './server/replica.ts';
import { type HoldRun, createRunLocks } from './crawls/crawl-lock.ts';
import { createCrawlPatterns } from './crawls/crawl-patterns.ts';
import { createCrawlSchedules } from './crawls/crawl-schedules.ts';
import { createCrawlRuns } from './crawls/crawls.ts';
import { joinTransaction } from './people/accounts-database.ts';
import { createConnectedApps } from './people/connected-apps.ts';
import { createChatSettings } from './chat/chat-settings.ts';
import type { EnqueueHandover } from './chat/exchanges.ts';
import { createHandovers } from './chat/handovers.ts';
import type { Handovers } from '../domain/handover.ts';
import { createConversations } from './chat/conversations.ts';
import { createInsight } from './chat/insight.ts';
import { createInvitations } from './people/invitations.ts';
import { createApiKeys } from './people/keys.ts';
import { createMembers } from './people/members.ts';
import { createModelBudget } from './chat/model-budget.ts';
import { createNotifications } from './people/notifications.ts';
import { createSecrets } from './server/secrets.ts';
import { createSightings } from './chat/sightings.ts';
import { createShopPictures } from './shop-pictures.ts';
import { type EnqueueTests, createTestQuestions } from './chat/test-questions.ts';
import { createSessions, createUsers } from './people/users.ts';
import { createKnowledge } from './knowledge.ts';
import { createKnowledgeSearch } from './search/knowledge-search.ts';
import { createOrganizations } from './people/organizations.ts';
import { type RateLimits, createRateLimits } from './rate-limits.ts';
import { createProductDetails } from './catalogue/detail-changes.ts';
import { createCatalogueLexicons } from './catalogue/catalogue-lexicons.ts';
import { createProductTranslations } from './catalogue/product-translations.ts';
import { createQuotas } from './quotas.ts';
import type { Schema } from './schema.ts';
import { createSearch, searchable } from './search/search.ts';
import { type SearchCatalogues, createRefreshSoon, createSearchCatalogues } from './search/search-catalogues.ts';
import { type QueryText, preparedQueries, queriesIn } from './text-query.ts';
import { type InTurn, createTurns } from '../domain/in-turn.ts';

/** Enqueues a run in the transaction that created it. */
export type EnqueueRun = (job: { organizationId: string; crawlRunId: string }, queryText: QueryText) => Promise<void>;

/** The quotas in a caller's transaction. */
export type QuotasIn = (db: Kysely<Schema>, queryText: QueryText) => Quotas;

export interface DatabaseStore extends TransactionalStore {
  /** For code with its own transactions, such as the frontier. */
  query: Kysely<Schema>;
  /** For data that belongs to no organization. */
  queryText: QueryText;
  /** Token buckets shared by all processes; they belong to no organization and to no transaction. */
  rateLimits: RateLimits;
  /** Set once the job queue is up; without it a run cannot be started. */
  enqueueRun: EnqueueRun;
  enqueueHandover: EnqueueHandover;
  enqueueTests: EnqueueTests;
  /** For the job queue's worker. */
  handovers: Handovers;
  quotasIn: QuotasIn;
}

export interface StoreOptions {
  /** Quotas of organizations that have none of their own. */
  quotas?: Partial<Amounts> | undefined;
  /** For reads that may be a little old; without it, all go to the primary. */
  replica?: Replica | undefined;
}

export function createDatabaseStore(
  query: Kysely<Schema>,
  { pool, shared: connection, session, backlog }: Connections,
  { quotas: defaults = {}, replica }: StoreOptions = {},
): DatabaseStore {
  const enqueueRun: EnqueueRun = (job, queryText) => database.enqueueRun(job, queryText);
  const enqueueHandover: EnqueueHandover = (job) => database.enqueueHandover(job);
  const enqueueTests: EnqueueTests = (job, queryText) => database.enqueueTests(job, queryText);
  const prepared = preparedQueries(pool);
  const lookUp = preparedQueries(connection);
  const refreshSoon = createRefreshSoon(pool);
  const catalogues = createSearchCatalogues(pool, prepared, refreshSoon);
  const passages = createKnowledgeSearch(prepared, catalogues);
  const underWay = new Set<string>();
  const quotasIn: QuotasIn = (db, queryText) =>
    createQuotas(db, queryText, { outside: prepared, underWay, defaults: { ...DEFAULT_QUOTAS, ...defaults } });
  const shared = {
    catalogues,
    passages,
    hold: createRunLocks(session),
    quotasIn,
    backlog,
    inTurn: createTurns(),
    enqueueHandover,
    enqueueTests,
  };
  function storeIn(trx: Kysely<Schema>): Store {
    const queryText = queriesIn(trx);
    return createStore({ query: trx, queryText, lookUp: queryText }, enqueueRun, shared);
  }

  const primary = createStore({ query, queryText: prepared, lookUp }, enqueueRun, shared);
  /** The same store over a replica, of which only the reads are used. */
  function mirrorOn(other: Replica): Store {
    const queryText = preparedQueries(other.pool);
    const mirrored = createSearchCatalogues(pool, queryText, refreshSoon, true);
    const passagesThere = createKnowledgeSearch(queryText, mirrored);
    const connected = { query: createQueryBuilder(other.pool), queryText, lookUp: queryText };
    return createStore(connected, enqueueRun, { ...shared, catalogues: mirrored, passages: passagesThere });
  }
  const database: DatabaseStore = {
    ...(replica ? readFromReplica(primary, mirrorOn(replica), replica) : primary),
    query,
    backlog,
    queryText: prepared,
    quotasIn,
    rateLimits: createRateLimits(prepared),
    handovers: createHandovers(prepared),
    enqueueRun: () => Promise.reject(new Error('The job queue is not running.')),
    enqueueHandover: () => Promise.reject(new Error('The job queue is not running.')),
    enqueueTests: () => Promise.reject(new Error('The job queue is not running.')),
    async transaction(work) {
      let isDone = false;
      try {
        return await query.transaction().execute(async (trx) => {
          const result = await joinTransaction(trx, () => work(storeIn(trx)));
          isDone = true;
          return result;
        });
      } catch (error) {
        throw isDone && isOutage(error) ? unavailable(UNKNOWN_OUTCOME) : error;
      }
    },
    snapshot: (read) =>
      query
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => read(storeIn(trx))),
  };
  return database;
}

/** The commit was sent, but no answer came. */
const UNKNOWN_OUTCOME =
  'The service lost its database connection while saving this. Check whether the change was made before you try again.';

/** In-memory state of a process, shared by all transactions. */
interface Shared {
  catalogues: SearchCatalogues;
  passages: KnowledgeSearch;
  hold: HoldRun;
  quotasIn: QuotasIn;
  backlog: Backlog;
  inTurn: InTurn;
  enqueueHandover: EnqueueHandover;
  enqueueTests: EnqueueTests;
}

interface Connected {
  query: Kysely<Schema>;
  queryText: QueryText;
  /** Reads single rows by their key, over a connection that all callers share, unless in a transaction. */
  lookUp: QueryText;
}

function createStore(
  { query, queryText, lookUp }: Connected,
  enqueueRun: EnqueueRun,
  { catalogues, passages, hold, quotasIn, backlog, inTurn, enqueueHandover, enqueueTests }: Shared,
): Store {
  const search = createSearch(queryText, catalogues);
  const crawls = createCrawlRuns(query, (job) => enqueueRun(job, queryText), hold);
  return {
    assistants: createAssistants(query, queryText, lookUp),
    catalogue: searchable(createCatalogue(query, queryText), search),
    imports: createCatalogueImport(queryText, quotasIn(query, queryText)),
    search,
    knowledge: createKnowledge(query),
    quotas: quotasIn(query, queryText),
    passages,
    conversations: createConversations(query, queryText, inTurn, enqueueHandover),
    insight: createInsight(query),
    chatSettings: createChatSettings(query),
    sightings: createSightings(queryText),
    shopPictures: createShopPictures(queryText),
    testQuestions: createTestQuestions(queryText, enqueueTests),
    modelBudget: createModelBudget(queryText, backlog, inTurn),
    crawls,
    crawlSchedules: createCrawlSchedules(query, crawls),
    crawlPatterns: createCrawlPatterns(query),
    productDetails: createProductDetails({ db: query, queryText }),
    productTranslations: createProductTranslations(queryText),
    catalogueBrowser: createCatalogueBrowser(query),
    catalogueCopies: createCatalogueCopies(queryText),
    catalogueLexicons: createCatalogueLexicons(queryText),
    productHistory: createProductHistory(queryText),
    productChanges: createProductChanges({ db: query, queryText }, quotasIn(query, queryText)),
    audit: createAuditLog(query),
    keys: createApiKeys(query, lookUp),
    organizations: createOrganizations(query),
    users: createUsers(query),
    sessions: createSessions(query),
    members: createMembers(query),
    invitations: createInvitations(query),
    connectedApps: createConnectedApps(query, lookUp),
    secrets: createSecrets(query),
    notifications: createNotifications(queryText),
  };
}
