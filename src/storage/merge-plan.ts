import type { MergeOutcome } from '../domain/ports.ts';
import { type CrawledProduct, DETAILS, type Detail, type Sources, isFromFeed } from '../domain/provenance.ts';
import { ENDLESS, type Room, productBytes } from '../domain/quota.ts';
import type { Product, ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';
import { pageKey } from './identity.ts';

/** A row as a change needs it. */
export type Known = Product & {
  handFields: string[];
  sources: Sources;
  /** Whether the run has found it already. */
  isFound?: boolean;
};

/** What is true of a product for long: a page that is silent on it takes nothing back of what the shop's list said. */
const LASTING: ReadonlySet<Detail> = new Set<Detail>(['description', 'imageUrl', 'brand', 'category']);

/** Whoever found a product last says these. */
const FLEETING = ['title', 'price', 'currency', 'availability'] as const;

/** A product as it stands while the plan is made: in the catalogue (`before`), or to be added. */
interface Entry {
  before: Known | null;
  fields: ProductFields;
  sources: Sources;
  isChanged: boolean;
  /** By this plan. */
  isSeen: boolean;
}

export interface MergePlan {
  /** One for each product found. */
  outcomes: MergeOutcome[];
  added: CrawledProduct[];
  changed: { before: Known; after: ProductFields & { sources: Sources } }[];
  /** Those that were found as they are, and who says so now. */
  unchanged: { productId: string; sources: Sources }[];
}

/**
 * What a crawl's products change, as if each were merged after the other.
 * @param known the catalogue's products on the pages of those found, and those with numbers of theirs
 * @param room for products that are new
 */
export function planMerge(known: readonly Known[], found: readonly CrawledProduct[], room: Room = ENDLESS): MergePlan {
  /** By page: its products, and the numbers that it was found to print. */
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

  /** Whether a crawled product is on another page now, or its page is written otherwise; unless one is there already. */
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

  /** What this product is already: by its page and number, by the number that the shop's list gives, or by its page. */
  function findEntry(product: CrawledProduct): Entry | undefined {
    const { entries, ids } = pageOf(product);
    const same = [...entries].filter(({ fields }) => fields.externalId === product.externalId);
    const [first] = same;
    if (first) return same.find(({ fields }) => pageIdentity(fields.url) === pageIdentity(product.url)) ?? first;
    const number = numberOf(product);
    const moved = number === null ? undefined : fed.get(number);
    if (moved) return moved;
    // A number that was set by hand says nothing of the one that the shop has.
    const open = [...entries].filter(
      ({ before, fields, sources }) =>
        !before?.handFields.includes('externalId') && !numbers.has(numberOf({ ...fields, sources }) ?? ''),
    );
    // The shop's list has each page once; another variant may be the one that can be bought now.
    if (isFromFeed(product.sources?.title))
      return open.find(({ sources }) => isFromFeed(sources.externalId)) ?? open[0] ?? [...entries][0];
    const [only, ...others] = open.length > 0 ? open : entries;
    if (!only || others.length > 0 || ids.size > 1) return undefined;
    const { before, fields, sources, isSeen } = only;
    if (fields.externalId === null || product.externalId === null || open.length === 0) return only;
    // The numbers of a list and of a page are of two kinds; two that pages tell in one run are two products.
    if (FLEETING.some((name) => isFromFeed(sources[name]))) return only;
    if (isSeen || before?.isFound) return undefined;
    // What the page called a product that a person named anew is not known any more.
    const isNamedSo =
      before?.handFields.includes('title') || fields.title.toLowerCase() === product.title.toLowerCase();
    return isNamedSo || isFromFeed(sources.externalId) ? only : undefined;
  }
}

/** Under which a shop's list knows a product; null where none has told of it. */
function numberOf({ externalId, sources }: CrawledProduct): string | null {
  return externalId !== null && isFromFeed(sources?.externalId) ? `${sources?.externalId} ${externalId}` : null;
}

/** Whether a field stays as it is: by hand, or as the shop's list said it where the page knows less. */
function isKept({ before, sources }: Entry, product: CrawledProduct, name: Detail): boolean {
  if (before?.handFields.includes(name)) return true;
  if (!isFromFeed(sources[name]) || isFromFeed(product.sources?.title)) return false;
  return name === 'externalId' || (LASTING.has(name) && product[name] === null);
}
