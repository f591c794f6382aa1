import type { MergeOutcome } from '../domain/ports.ts';
import { type CrawledProduct, DETAILS, type Detail, type Sources, isFromFeed } from '../domain/provenance.ts';
import { ENDLESS, type Room, productBytes } from '../domain/quota.ts';
import type { Product, ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';
import { pageKey } from './identity.ts';

/** A row with the data that planning needs. */
export type Known = Product & {
  handFields: string[];
  sources: Sources;
  /** True if the run has found it already. */
  isFound?: boolean;
};

/** Long-lived details: a page without them does not remove the values from the shop's feed. */
const LASTING: ReadonlySet<Detail> = new Set<Detail>(['description', 'imageUrl', 'brand', 'category']);

/** Short-lived details: the latest source wins. */
const FLEETING = ['title', 'price', 'currency', 'availability'] as const;

/** A product's state during planning: in the catalogue (`before`), or to be added. */
interface Entry {
  before: Known | null;
  fields: ProductFields;
  sources: Sources;
  isChanged: boolean;
  /** Seen by this plan. */
  isSeen: boolean;
}

export interface MergePlan {
  /** One per product found. */
  outcomes: MergeOutcome[];
  added: CrawledProduct[];
  changed: { before: Known; after: ProductFields & { sources: Sources } }[];
  /** Products found unchanged, with their current sources. */
  unchanged: { productId: string; sources: Sources }[];
}

/**
 * Plans the changes for a crawl's products, as if each were merged in turn.
 * @param known the catalogue's products on the pages of those found, and those with one of their ids
 * @param room for products that are new
 */
export function planMerge(known: readonly Known[], found: readonly CrawledProduct[], room: Room = ENDLESS): MergePlan {
  /** By page: its products, and the ids found on it. */
  const pages = new Map<string, { entries: Set<Entry>; ids: Set<string> }>();
  const fed = new Map<string, Entry>();
  const all: Entry[] = [];
  for (const before of known) {
    const entry = { before, fields: before, sources: before.sources, isChanged: false, isSeen: false };
    enter(entry);
    const number = numberOf(before);
    if (number !== null) fed.set(number, entry);
  }
  for (const product of found)
    if (product.externalId !== null && numberOf(product) === null) pageOf(product).ids.add(product.externalId);
  const numbers = new Set(found.map(numberOf));
  const outcomes = found.map(merge);
  return {
    outcomes,
    added: all.flatMap(({ before, fields, sources }) => (before ? [] : [{ ...fields, sources }])),
    changed: all.flatMap(({ before, fields, sources, isChanged }) =>
      before && isChanged ? [{ before, after: { ...fields, sources } }] : [],
    ),
    unchanged: all.flatMap(({ before, sources, isSeen, isChanged }) =>
      before && isSeen && !isChanged ? [{ productId: before.productId, sources }] : [],
    ),
  };

  function pageOf({ url }: ProductFields) {
    const key = pageKey(url);
    const page = pages.get(key) ?? { entries: new Set<Entry>(), ids: new Set<string>() };
    pages.set(key, page);
    return page;
  }

  function enter(entry: Entry): void {
    all.push(entry);
    pageOf(entry.fields).entries.add(entry);
  }

  function merge(product: CrawledProduct): MergeOutcome {
    const entry = findEntry(product);
    if (!entry) {
      if (room.take({ products: 1, bytes: productBytes(product) }) !== null) return 'over_quota';
      const { sources = {}, ...fields } = product;
      enter({ before: null, fields, sources, isChanged: false, isSeen: true });
      return 'added';
    }
    entry.isSeen = true;
    const said = DETAILS.filter((name) => !isKept(entry, product, name));
    const fields = { ...entry.fields, ...Object.fromEntries(said.map((name) => [name, product[name]])) };
    if (isToMove(entry, { ...fields, url: product.url })) {
      pageOf(entry.fields).entries.delete(entry);
      pageOf(product).entries.add(entry);
      fields.url = product.url;
    }
    entry.sources = { ...entry.sources, ...Object.fromEntries(said.map((name) => [name, product.sources?.[name]])) };
    if (DETAILS.every((name) => fields[name] === entry.fields[name]) && fields.url === entry.fields.url)
      return 'unchanged';
    entry.fields = fields;
    entry.isChanged = true;
    return 'updated';
  }

  /** True if a crawled product's page has moved or is spelled differently, unless that page already has the product. */
  function isToMove({ before, fields }: Entry, moved: ProductFields): boolean {
    const to = pageIdentity(moved.url);
    if (before?.handFields.includes('url') || pageIdentity(fields.url) === to) return false;
    const { entries } = pageOf(moved);
    return ![...entries].some(
      (other) =>
        other.fields !== fields &&
        pageIdentity(other.fields.url) === to &&
        other.fields.externalId === moved.externalId,
    );
  }

  /** Finds the known product: by page and number, by the number in the shop's feed, or by page alone. */
  function findEntry(product: CrawledProduct): Entry | undefined {
    const { entries, ids } = pageOf(product);
    const same = [...entries].filter(({ fields }) => fields.externalId === product.externalId);
    const [first] = same;
    if (first) return same.find(({ fields }) => pageIdentity(fields.url) === pageIdentity(product.url)) ?? first;
    const number = numberOf(product);
    const moved = number === null ? undefined : fed.get(number);
    if (moved) return moved;
    // A number that was set by hand says nothing about the shop's own number.
    const open = [...entries].filter(
      ({ before, fields, sources }) =>
        !before?.handFields.includes('externalId') && !numbers.has(numberOf({ ...fields, sources }) ?? ''),
    );
    // A feed lists each page once; the variant that is available may have changed.
    if (isFromFeed(product.sources?.title))
      return open.find(({ sources }) => isFromFeed(sources.externalId)) ?? open[0] ?? [...entries][0];
    const [only, ...others] = open.length > 0 ? open : entries;
    if (!only || others.length > 0 || ids.size > 1) return undefined;
    const { before, fields, sources, isSeen } = only;
    if (fields.externalId === null || product.externalId === null || open.length === 0) return only;
    // Feeds and pages number products differently; two numbers from pages in one run are two products.
    if (FLEETING.some((name) => isFromFeed(sources[name]))) return only;
    if (isSeen || before?.isFound) return undefined;
    // Once a person has renamed a product, the title on its page is no longer known.
    const isNamedSo =
      before?.handFields.includes('title') || fields.title.toLowerCase() === product.title.toLowerCase();
    return isNamedSo || isFromFeed(sources.externalId) ? only : undefined;
  }
}

/** The key of a product in the shop's feed; null if no feed has listed it. */
function numberOf({ externalId, sources }: CrawledProduct): string | null {
  return externalId !== null && isFromFeed(sources?.externalId) ? `${sources?.externalId} ${externalId}` : null;
}

/** True if a field is kept: set by hand, or from the shop's feed where the page has less. */
function isKept({ before, sources }: Entry, product: CrawledProduct, name: Detail): boolean {
  if (before?.handFields.includes(name)) return true;
  if (!isFromFeed(sources[name]) || isFromFeed(product.sources?.title)) return false;
  return name === 'externalId' || (LASTING.has(name) && product[name] === null);
}
