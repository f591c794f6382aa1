import type { DetailLayers } from '../../domain/detail-layers.ts';
import type { FoundValues } from '../../domain/held-fields.ts';
import { type CrawledProduct, type FieldSources, isFromFeed } from '../../domain/provenance.ts';
import type { ProductFields } from '../../domain/product.ts';
import { pageIdentity } from '../../domain/url.ts';
import { pageKey } from './identity.ts';
import type { KnownRow } from './product-rows.ts';

/** Short-lived details: the latest source wins. */
const FLEETING = ['title', 'price', 'currency', 'availability'] as const;

/** A product's state during planning: in the catalogue (`before`), or to be added. */
export interface MergeEntry {
  before: KnownRow | null;
  fields: ProductFields;
  sources: FieldSources;
  found: FoundValues;
  /** The details, if this plan changes them. */
  newLayers?: DetailLayers;
  isChanged: boolean;
  /** True if this plan has seen it. */
  isSeen: boolean;
}

/** A page's products, and the external ids that the crawl read on it. */
interface PageProducts {
  entries: Set<MergeEntry>;
  ids: Set<string>;
}

/** A catalogue's products during planning, and those that the crawl adds to it. */
export class MergeIndex {
  readonly entries: MergeEntry[] = [];
  readonly #pages = new Map<string, PageProducts>();
  readonly #byFeedKey = new Map<string, MergeEntry>();
  readonly #crawledFeedKeys: ReadonlySet<string | null>;

  constructor(known: readonly KnownRow[], crawled: readonly CrawledProduct[]) {
    for (const before of known) {
      const { sources, found } = before;
      const entry: MergeEntry = { before, fields: before, sources, found, isChanged: false, isSeen: false };
      this.add(entry);
      const key = feedKey(before);
      if (key !== null) this.#byFeedKey.set(key, entry);
    }
    for (const product of crawled)
      if (product.externalId !== null && feedKey(product) === null) this.#pageOf(product).ids.add(product.externalId);
    this.#crawledFeedKeys = new Set(crawled.map(feedKey));
  }

  add(entry: MergeEntry): void {
    this.entries.push(entry);
    this.#pageOf(entry.fields).entries.add(entry);
  }

  /** Moves an entry from the page in its fields to another page. */
  move(entry: MergeEntry, to: ProductFields): void {
    this.#pageOf(entry.fields).entries.delete(entry);
    this.#pageOf(to).entries.add(entry);
  }

  /** Finds the known product: by page and id, by its id in the shop's feed, or by page alone. */
  find(product: CrawledProduct): MergeEntry | undefined {
    return this.#findById(product) ?? this.#byFeedKey.get(feedKey(product) ?? '') ?? this.#findOnPage(product);
  }

  /** True if another entry is the same product under exactly the same address. */
  hasTwin({ fields }: MergeEntry, product: ProductFields): boolean {
    return [...this.#pageOf(product).entries].some(
      (other) =>
        other.fields !== fields &&
        pageIdentity(other.fields.url) === pageIdentity(product.url) &&
        other.fields.externalId === product.externalId,
    );
  }

  #pageOf({ url }: ProductFields): PageProducts {
    const key = pageKey(url);
    const page = this.#pages.get(key) ?? { entries: new Set<MergeEntry>(), ids: new Set<string>() };
    this.#pages.set(key, page);
    return page;
  }

  #findById(product: CrawledProduct): MergeEntry | undefined {
    const same = [...this.#pageOf(product).entries].filter(({ fields }) => fields.externalId === product.externalId);
    return same.find(({ fields }) => pageIdentity(fields.url) === pageIdentity(product.url)) ?? same[0];
  }

  #findOnPage(product: CrawledProduct): MergeEntry | undefined {
    const { entries, ids } = this.#pageOf(product);
    const open = [...entries].filter((entry) => this.#isOpen(entry));
    const candidates = open.length > 0 ? open : [...entries];
    // A feed lists each page once; the variant that is available may have changed.
    if (isFromFeed(product.sources?.title))
      return open.find(({ sources }) => isFromFeed(sources.externalId)) ?? candidates[0];
    const [only, ...others] = candidates;
    if (!only || others.length > 0 || ids.size > 1) return undefined;
    return open.length === 0 || isRenumbered(only, product) ? only : undefined;
  }

  /** True if its external id may change: an id set by hand says nothing about the shop's own. */
  #isOpen({ before, fields, sources }: MergeEntry): boolean {
    return (
      !before?.handFields.includes('externalId') && !this.#crawledFeedKeys.has(feedKey({ ...fields, sources }) ?? '')
    );
  }
}

/** True if the only product that is known on a page is the crawled one, although their external ids may differ. */
function isRenumbered({ before, fields, sources, isSeen }: MergeEntry, product: CrawledProduct): boolean {
  if (fields.externalId === null || product.externalId === null) return true;
  // Feeds and pages number products differently; two ids from pages in one run are two products.
  if (FLEETING.some((name) => isFromFeed(sources[name]))) return true;
  if (isSeen || before?.isFound) return false;
  // Once a person has renamed a product, the title on its page is no longer known.
  if (before?.handFields.includes('title') || isFromFeed(sources.externalId)) return true;
  return fields.title.toLowerCase() === product.title.toLowerCase();
}

/** The key of a product in the shop's feed; null if no feed has listed it. */
function feedKey({ externalId, sources }: CrawledProduct): string | null {
  return externalId !== null && isFromFeed(sources?.externalId) ? `${sources?.externalId} ${externalId}` : null;
}
