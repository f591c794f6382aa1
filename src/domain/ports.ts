import type { Backlog } from './backlog.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Conversations } from './chat.ts';
import type { CrawlRuns } from './crawl.ts';
import type { CrawlSchedules } from './crawl-schedule.ts';
import type { ProductHistory } from './product-history.ts';
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
  Knowledge,
  Product,
  ProductFields,
  SourceType,
} from './records.ts';
import type { Quotas, Room } from './quota.ts';
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
export type MergeOutcome = 'added' | 'updated' | 'unchanged' | 'over_quota';

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
   * @param room for what is new; without it, for everything
   */
  merge(
    organizationId: string,
    assistantId: string,
    found: readonly CrawledProduct[],
    since?: string | null,
    room?: Room,
  ): Promise<MergeOutcome[]>;
}

/** A product as a feed has it. */
export type ImportedProduct = ProductPatch & { url: string; title: string };

export interface CatalogueImport {
  /**
   * In a transaction: adds or updates a batch of products by their identity. Every given field counts as set by hand.
   * One outcome for each, and why products were over a quota.
   */
  write(
    organizationId: string,
    assistantId: string,
    products: readonly ImportedProduct[],
  ): Promise<{ outcomes: MergeOutcome[]; overQuota: string | null }>;
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
  quotas: Quotas;
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
  backlog: Backlog;
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
