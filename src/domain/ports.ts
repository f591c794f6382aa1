import type { ChatSettings } from './chat-settings.ts';
import type { Conversations } from './chat.ts';
import type { CrawlReport, CrawlSchedules, ProductHistory } from './crawl-care.ts';
import type { Insight } from './insight.ts';
import type { ModelBudget } from './model-budget.ts';
import type { ConnectedApps, Invitations, Members, Secrets, Sessions, Users } from './people.ts';
import type { Permission, Role } from './permissions.ts';
import type { Origin, Principal } from './principal.ts';
import type { CrawledProduct } from './provenance.ts';
import type {
  Assistant,
  AssistantDetails,
  AssistantStatus,
  Branding,
  CrawlCounts,
  CrawlMethod,
  CrawlRun,
  Knowledge,
  Product,
  ProductFields,
  SourceType,
} from './records.ts';
import type { CatalogueSearch, KnowledgeSearch } from './search.ts';

/** A record before and after a change. */
export interface Changed<T> {
  before: T;
  after: T;
}

export interface AssistantPatch {
  name?: string | undefined;
  status?: AssistantStatus | undefined;
  siteUrl?: string | null | undefined;
  persona?: string | null | undefined;
  greeting?: string | null | undefined;
  modelName?: string | undefined;
  crawlUserAgent?: string | null | undefined;
  branding?: Branding | undefined;
}

/** In a transaction: nobody may delete the record before its end. */
export interface Keep {
  keep: boolean;
}

export interface Assistants {
  /** Newest first. */
  list(organizationId: string): Promise<Assistant[]>;
  find(organizationId: string, assistantId: string, options?: Keep): Promise<AssistantDetails | undefined>;
  exists(organizationId: string, assistantId: string, options?: Keep): Promise<boolean>;
  insert(organizationId: string, values: AssistantPatch & { name: string; modelName: string }): Promise<Assistant>;
  update(
    organizationId: string,
    assistantId: string,
    patch: AssistantPatch,
  ): Promise<Changed<AssistantDetails> | undefined>;
  /** Takes the catalogue, knowledge, runs and sessions with it. */
  delete(organizationId: string, assistantId: string): Promise<Assistant | undefined>;
}

export type ProductPatch = { [K in keyof Omit<ProductFields, 'url'>]?: ProductFields[K] | undefined };

/** What became of one crawled product. */
export type MergeOutcome = 'added' | 'updated' | 'unchanged';

export interface Catalogue {
  /** Newest first; with a search, best first. */
  list(
    organizationId: string,
    assistantId: string,
    options: { search?: string | undefined; limit: number },
  ): Promise<Product[]>;
  /** Those of the given identifiers that the assistant has, in any order. */
  find(organizationId: string, assistantId: string, productIds: readonly string[]): Promise<Product[]>;
  /** Undefined when the assistant has a product of this identity already. Every given field counts as set by hand. */
  insert(
    organizationId: string,
    assistantId: string,
    values: ProductPatch & { url: string; title: string },
  ): Promise<Product | undefined>;
  /** 'duplicate' when the change would give it another product's identity. */
  update(
    organizationId: string,
    productId: string,
    patch: ProductPatch,
  ): Promise<Changed<Product> | 'duplicate' | undefined>;
  delete(organizationId: string, productId: string): Promise<Product | undefined>;
  /**
   * Adds or refreshes what a crawl found; fields set by hand stay. One outcome for each product given.
   * @param since when the crawl began (ISO 8601): what it has found already is no other number's product
   */
  merge(
    organizationId: string,
    assistantId: string,
    found: readonly CrawledProduct[],
    since?: string | null,
  ): Promise<MergeOutcome[]>;
}

/** A product as a feed has it. */
export type ImportedProduct = ProductPatch & { url: string; title: string };

export interface CatalogueImport {
  /**
   * In a transaction: adds or updates a batch of products by their identity. Every given field counts as set by hand.
   * One outcome for each.
   */
  write(organizationId: string, assistantId: string, products: readonly ImportedProduct[]): Promise<MergeOutcome[]>;
}

export interface Search extends CatalogueSearch {
  /** Brings up to date what searches know of a catalogue; they see to it themselves, a little later. */
  refresh(organizationId: string, assistantId: string): Promise<void>;
  synonyms(organizationId: string, assistantId: string): Promise<string[][]>;
  /** Groups of words or phrases that mean the same in the shop, instead of those there were. */
  setSynonyms(organizationId: string, assistantId: string, groups: readonly (readonly string[])[]): Promise<void>;
}

export interface KnowledgeEntries {
  /** Of all entries of an assistant, in bytes. */
  size(organizationId: string, assistantId: string): Promise<number>;
  list(organizationId: string, assistantId: string): Promise<Knowledge[]>;
  insert(
    organizationId: string,
    assistantId: string,
    values: { title: string; content: string; sourceType: SourceType },
  ): Promise<Knowledge>;
  delete(organizationId: string, knowledgeId: string): Promise<Knowledge | undefined>;
}

/** A page that a run still has to fetch. */
export interface FrontierPage {
  url: string;
  /** Steps from where the run began. */
  depth: number;
  /** By when it was last changed, where a sitemap says so (ISO 8601). */
  modifiedAt?: string;
  /** What an earlier crawl keeps of the page, while its products are in the catalogue. */
  memory?: PageVersion & {
    /** Whether nothing was changed since it was read, as far as the sitemap says. */
    isFresh: boolean;
  };
}

/** Headers by which a shop tells the versions of a page apart. */
export interface PageVersion {
  etag: string | null;
  lastModified: string | null;
}

/** What fetching one page came to. */
export interface PageOutcome {
  url: string;
  status: 'fetched' | 'failed' | 'skipped';
  /** Why it failed or was skipped, in a word: `http_404`, `timeout`, `robots`, … */
  cause?: string;
  /** The same for a person to read. */
  reason?: string;
  /** Whether its products are as an earlier crawl found them: they are not given again. */
  isUnchanged?: boolean;
  /** Of the page as it was read. */
  version?: PageVersion | undefined;
  products: readonly CrawledProduct[];
  links: readonly FrontierPage[];
}

/** A shop system whose own list of products a crawl can read. */
export type FeedName = 'shopify' | 'woocommerce' | 'magento';

/** A run reads the shop's own list, the pages of the sitemap, or follows links from the home page. */
export type PageSource = 'sitemap' | 'links' | FeedName;

/** What a worker has to know to carry a run out. */
export interface CrawlTask {
  organizationId: string;
  assistantId: string;
  crawlRunId: string;
  method: CrawlMethod;
  /** Null when it was taken away after the run was queued. */
  siteUrl: string | null;
  userAgent: string | null;
  /** Where the run's pages come from, once an earlier worker has found out. */
  source: PageSource | null;
}

export interface CrawlRuns {
  list(organizationId: string, assistantId: string): Promise<CrawlRun[]>;
  /** The run that is queued or running for the assistant. */
  active(organizationId: string, assistantId: string): Promise<CrawlRun | undefined>;
  /** Queues a run for the workers; undefined when one is queued or running already. */
  start(organizationId: string, assistantId: string, method: CrawlMethod): Promise<CrawlRun | undefined>;
  find(organizationId: string, crawlRunId: string): Promise<CrawlRun | undefined>;
  /** What became of its pages so far, or altogether once it is over. */
  report(organizationId: string, crawlRunId: string): Promise<CrawlReport | undefined>;
  /**
   * Carries work on a run out while no other worker does; waits for the one that does.
   * @throws the signal's reason when it is aborted meanwhile
   */
  hold(crawlRunId: string, signal: AbortSignal, work: () => Promise<void>): Promise<void>;
  /** Marks the run as running; undefined when it is gone or over. */
  begin(organizationId: string, crawlRunId: string): Promise<CrawlTask | undefined>;
  /**
   * Ends the run; a completed one takes out the products that the shop no longer has. Undefined when it was over already
   * or is gone.
   */
  finish(
    organizationId: string,
    crawlRunId: string,
    end: { status: 'completed' | 'failed' | 'cancelled'; error: string | null },
  ): Promise<CrawlRun | undefined>;
}

/** When hosts may be asked: one budget for all runs of all workers. */
export interface HostBudget {
  /** Milliseconds between two requests to a host that does not ask for more. */
  interval: number;
  /** Takes the next `count` turns with a host, `interval` milliseconds apart. @returns milliseconds until the first */
  take(host: string, count: number, interval: number): Promise<number>;
  /** The host asked for patience: no turn comes before this many milliseconds. */
  postpone(host: string, ms: number): Promise<void>;
}

/** The pages of one run: to do, under way and done, with everything a page gave. */
export interface Frontier {
  /** Puts pages in that are not there yet, up to the run's bound. */
  add(pages: readonly FrontierPage[]): Promise<void>;
  /** Notes that the start pages are in: a later worker goes on instead of beginning anew. */
  setSource(source: PageSource): Promise<void>;
  /** Up to `count` pages to fetch, first in first out; empty when nothing is left to take. */
  take(count: number): Promise<FrontierPage[]>;
  /** Records pages with their products, links and counts, all or nothing. False when the run is over or gone. */
  record(outcomes: readonly PageOutcome[]): Promise<boolean>;
  /** Notes pages that robots.txt keeps the run out of; they count against no bound. */
  leaveOut(urls: readonly string[]): Promise<void>;
  counts(): Promise<CrawlCounts>;
}

/** A change as the audit log keeps it. */
export interface AuditEntry {
  organizationId: string;
  principal: Principal | null;
  origin: Origin;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
}

/** An entry as people read it. */
export interface AuditRecord {
  auditId: string;
  createdAt: string;
  via: Origin['via'];
  action: string;
  target: string;
  actor: AuditActor;
  address: string | null;
  requestId: string;
  before: unknown;
  after: unknown;
}

export interface AuditActor {
  kind: 'user' | 'key' | 'app' | 'operator';
  id: string | null;
  /** An address, the last letters of a key, or an application's name. */
  label: string;
  /** The address of the user as whom a key or an application acted. */
  onBehalfOf: string | null;
}

export interface AuditFilter {
  action?: string | undefined;
  /** The identifier of a user, key or application. */
  actor?: string | undefined;
  via?: Origin['via'] | undefined;
  target?: string | undefined;
  /** ISO 8601; from this moment on. */
  from?: string | undefined;
  /** ISO 8601; before this moment. */
  to?: string | undefined;
  /** An entry: older than it. */
  before?: string | undefined;
}

/** Entries are appended and read, and nothing else. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string, filter: AuditFilter, limit: number): Promise<AuditRecord[]>;
}

export interface ApiKey {
  keyId: string;
  organizationId: string;
  name: string;
  scope: 'user' | 'organization';
  userId: string | null;
  /** Null for one that the operator made. */
  createdBy: string | null;
  permissions: Permission[];
  prefix: string;
  lastFour: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  lastUsedVia: string | null;
  revokedAt: string | null;
  createdAt: string;
}

/** What checking a key takes; the role is the one that its user has now, which bounds it. */
export interface StoredKey extends Pick<
  ApiKey,
  'keyId' | 'organizationId' | 'userId' | 'permissions' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'
> {
  hash: Buffer;
  role: Role | null;
}

export interface ApiKeys {
  /** One SELECT: the key of this hash, whatever its state. */
  findByHash(organizationId: string, hash: Buffer): Promise<StoredKey | undefined>;
  insert(values: {
    organizationId: string;
    name: string;
    userId: string | null;
    createdBy: string | null;
    permissions: readonly Permission[];
    prefix: string;
    lastFour: string;
    hash: Buffer;
    expiresAt: string | null;
  }): Promise<ApiKey>;
  /** Newest first. The operator's command line alone asks across organizations. */
  list(organizationId?: string): Promise<ApiKey[]>;
  find(organizationId: string, keyId: string): Promise<ApiKey | undefined>;
  /** Undefined when there is no such key in force. */
  revoke(organizationId: string, keyId: string): Promise<Changed<ApiKey> | undefined>;
  /** Lets the key end at that moment, unless it ends before. */
  expire(organizationId: string, keyId: string, at: string): Promise<void>;
  /** Notes the use. */
  touch(organizationId: string, keyId: string, via: Origin['via']): Promise<void>;
}

export interface Organization {
  organizationId: string;
  name: string;
}

export interface Organizations {
  /** By identifier or by name; several may have one name. */
  find(nameOrId: string): Promise<Organization[]>;
  insert(name: string): Promise<Organization>;
  /** Those that `find` finds; where there are none, a new one of that name. One caller at a time, in a transaction. */
  ensure(nameOrId: string): Promise<{ found: Organization[]; isNew: boolean }>;
  rename(organizationId: string, name: string): Promise<void>;
  /** Takes everything of the organization along but its audit log. */
  delete(organizationId: string): Promise<void>;
}

/** Everything that is kept, each query bound to an organization. */
export interface Store {
  assistants: Assistants;
  catalogue: Catalogue;
  imports: CatalogueImport;
  search: Search;
  knowledge: KnowledgeEntries;
  passages: KnowledgeSearch;
  conversations: Conversations;
  insight: Insight;
  chatSettings: ChatSettings;
  modelBudget: ModelBudget;
  crawls: CrawlRuns;
  crawlSchedules: CrawlSchedules;
  productHistory: ProductHistory;
  audit: AuditLog;
  keys: ApiKeys;
  organizations: Organizations;
  users: Users;
  sessions: Sessions;
  members: Members;
  invitations: Invitations;
  connectedApps: ConnectedApps;
  secrets: Secrets;
}

/** A store whose changes can be made together or not at all; what the account library writes meanwhile is among them. */
export interface TransactionalStore extends Store {
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
