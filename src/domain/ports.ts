import type { Assistant, AssistantDetails, AssistantPatch, NewAssistant } from './assistant.ts';
import type { AuditLog } from './audit.ts';
import type { Backlog } from './backlog.ts';
import type { ChatSettings } from './chat-settings.ts';
import type { Conversations } from './conversation.ts';
import type { CrawlRuns, MergingRun } from './crawl.ts';
import type { CrawlSchedules } from './crawl-schedule.ts';
import type { ProductDetailsStore } from './known-details.ts';
import type { FoundDetails, ProductDetails } from './product-details.ts';
import type { CatalogueBrowser } from './catalogue-browser.ts';
import type { CatalogueCopies } from './catalogue-copy.ts';
import type { CatalogueLexicons } from './catalogue-lexicon.ts';
import type { ProductTranslations } from './product-translation.ts';
import type { ProductChanges } from './product-changes.ts';
import type { ProductHistory } from './product-history.ts';
import type { Insight } from './insight.ts';
import type { ModelBudget } from './model-budget.ts';
import type { Notifications } from './notifications.ts';
import type { AssistantOverview } from './overview.ts';
import type { ConnectedApps, Invitations, Members, Organizations, Secrets, Sessions, Users } from './people.ts';
import type { Permission, Role } from './permissions.ts';
import type { Origin } from './principal.ts';
import type { CrawledProduct } from './provenance.ts';
import type { KnowledgeEntries } from './knowledge-entries.ts';
import type { Product, ProductFields } from './product.ts';
import type { Quotas, Room } from './quota.ts';
import type { ShopPictures } from './shop-picture.ts';
import type { Sightings } from './sighting.ts';
import type { CrawlPatterns } from './site-pattern.ts';
import type { TestQuestions } from './test-questions.ts';
import type { FacetSearch } from './facets.ts';
import type { KnowledgeSearch } from './knowledge-search.ts';
import type { CatalogueSearch } from './search.ts';

/** A record before and after a change. */
export interface Changed<T> {
  before: T;
  after: T;
}

/** Prevents deletion of the record until the end of the transaction. */
export interface Keep {
  keep: boolean;
}

export interface Assistants {
  /** Newest first. */
  list(organizationId: string): Promise<Assistant[]>;
  find(organizationId: string, assistantId: string, options?: Keep): Promise<AssistantDetails | undefined>;
  exists(organizationId: string, assistantId: string, options?: Keep): Promise<boolean>;
  /** Newest first. @param since conversations count from then on */
  overview(organizationId: string, since: Date, limit: number): Promise<AssistantOverview[]>;
  insert(organizationId: string, values: NewAssistant): Promise<Assistant>;
  update(
    organizationId: string,
    assistantId: string,
    patch: AssistantPatch,
  ): Promise<Changed<AssistantDetails> | undefined>;
  /** Also deletes its catalogue, knowledge, runs and sessions. */
  delete(organizationId: string, assistantId: string): Promise<Assistant | undefined>;
}

export type ProductPatch = { [K in keyof Omit<ProductFields, 'url'>]?: ProductFields[K] | undefined };

/** The outcome of one crawled product. */
export type MergeOutcome = 'added' | 'updated' | 'unchanged' | 'over_quota';

export interface Catalogue {
  /** Newest first; with a search, best first. */
  list(
    organizationId: string,
    assistantId: string,
    options: { search?: string | undefined; limit: number },
  ): Promise<Product[]>;
  /** Returns those of the given products that the assistant has, in any order. */
  find(organizationId: string, assistantId: string, productIds: readonly string[]): Promise<Product[]>;
  /** Returns details by product, without products that have none. */
  details(
    organizationId: string,
    assistantId: string,
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, ProductDetails>>;
  /** Undefined when the assistant already has a product of this identity. Every given field counts as set by hand. */
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
   * Adds or updates a crawl's products; fields set by hand stay. Returns one outcome for each product given.
   * @param run the crawl: a product that it has already found does not match another external id
   * @param room for new products; unlimited if absent
   */
  merge(
    organizationId: string,
    assistantId: string,
    found: readonly CrawledProduct[],
    run?: MergingRun | null,
    room?: Room,
  ): Promise<MergeOutcome[]>;
}

/** A product from a feed. */
export type ImportedProduct = ProductPatch & { url: string; title: string; details?: FoundDetails };

export interface CatalogueImport {
  /**
   * In a transaction: adds or updates a batch of products by their identity. Every given field counts as set by hand.
   * Returns one outcome for each, and why products were over a quota.
   */
  write(
    organizationId: string,
    assistantId: string,
    products: readonly ImportedProduct[],
  ): Promise<{ outcomes: MergeOutcome[]; overQuota: string | null }>;
}

export interface Search extends CatalogueSearch, FacetSearch {
  /** Updates a catalogue's search index; searches also do so themselves, a little later. */
  refresh(organizationId: string, assistantId: string): Promise<void>;
  synonyms(organizationId: string, assistantId: string): Promise<string[][]>;
  /** Replaces the groups of words or phrases that are synonyms in the shop. */
  setSynonyms(organizationId: string, assistantId: string, groups: readonly (readonly string[])[]): Promise<void>;
}

export interface ApiKey {
  keyId: string;
  organizationId: string;
  name: string;
  scope: 'user' | 'organization';
  userId: string | null;
  /** Null if the operator created it. */
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

/** The data for checking a key; the role is its user's current one, which limits it. */
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
  /**
   * All keys in force and the latest 200 others, newest first. Only the operator's command line queries across
   * organizations.
   */
  list(organizationId?: string): Promise<ApiKey[]>;
  /** Counts the keys in force of a member, or of the organization itself if `userId` is null. */
  countInForce(organizationId: string, userId: string | null): Promise<number>;
  find(organizationId: string, keyId: string): Promise<ApiKey | undefined>;
  /** Undefined when there is no such active key. */
  revoke(organizationId: string, keyId: string): Promise<Changed<ApiKey> | undefined>;
  /** Lets the key expire at that moment, unless it expires earlier. */
  expire(organizationId: string, keyId: string, at: string): Promise<void>;
  /** Records the use. */
  touch(organizationId: string, keyId: string, via: Origin['via']): Promise<void>;
}

/** All stored data, with each query bound to an organization. */
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
  sightings: Sightings;
  shopPictures: ShopPictures;
  testQuestions: TestQuestions;
  modelBudget: ModelBudget;
  crawls: CrawlRuns;
  crawlSchedules: CrawlSchedules;
  crawlPatterns: CrawlPatterns;
  productDetails: ProductDetailsStore;
  productTranslations: ProductTranslations;
  catalogueBrowser: CatalogueBrowser;
  catalogueCopies: CatalogueCopies;
  catalogueLexicons: CatalogueLexicons;
  productHistory: ProductHistory;
  productChanges: ProductChanges;
  audit: AuditLog;
  keys: ApiKeys;
  organizations: Organizations;
  users: Users;
  sessions: Sessions;
  members: Members;
  invitations: Invitations;
  connectedApps: ConnectedApps;
  secrets: Secrets;
  notifications: Notifications;
}

/** A store with transactions, which include the account library's writes. */
export interface TransactionalStore extends Store {
  backlog: Backlog;
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** Reads everything as it is at one moment. */
  snapshot<T>(read: (store: Store) => Promise<T>): Promise<T>;
}
