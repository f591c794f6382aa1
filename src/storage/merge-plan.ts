import type { MergeOutcome } from '../domain/ports.ts';
import type { Product, ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';

/** A row as a change needs it. */
export type Known = Product & { handFields: string[] };

/** What a crawl may change; never the address. */
const CRAWLED = [
  'title',
  'externalId',
  'description',
  'price',
  'currency',
  'availability',
  'imageUrl',
  'brand',
  'category',
] as const satisfies (keyof ProductFields)[];

/** A product as it stands while the plan is made: in the catalogue (`before`), or to be added. */
interface Entry {
  before: Known | null;
  fields: ProductFields;
  isChanged: boolean;
  isSeen: boolean;
}

export interface MergePlan {
  /** One for each product found. */
  outcomes: MergeOutcome[];
  added: ProductFields[];
  changed: { before: Known; after: ProductFields }[];
  /** Of products that were found as they are. */
  unchanged: string[];
}

/**
 * What a crawl's products change, as if each were merged after the other.
 * @param known the catalogue's products on the pages of those found
 * @param isOnePerPage each of those found is all that its page sells
 */
export function planMerge(known: readonly Known[], found: readonly ProductFields[], isOnePerPage = false): MergePlan {
  const pages = new Map<string, { entries: Entry[]; ids: Set<string> }>();
  for (const row of known) pageOf(row).entries.push({ before: row, fields: row, isChanged: false, isSeen: false });
  for (const fields of found) if (fields.externalId !== null) pageOf(fields).ids.add(fields.externalId);
  const outcomes = found.map(merge);
  const all = [...pages.values()].flatMap(({ entries }) => entries);
  return {
    outcomes,
    added: all.flatMap(({ before, fields }) => (before ? [] : [fields])),
    changed: all.flatMap(({ before, fields, isChanged }) => (before && isChanged ? [{ before, after: fields }] : [])),
    unchanged: all.flatMap(({ before, isChanged, isSeen }) =>
      before && isSeen && !isChanged ? [before.productId] : [],
    ),
  };

  function pageOf({ url }: ProductFields) {
    const key = pageIdentity(url);
    const page = pages.get(key) ?? { entries: [], ids: new Set<string>() };
    pages.set(key, page);
    return page;
  }

  function merge(fields: ProductFields): MergeOutcome {
    const entry = findEntry(fields);
    if (!entry) {
      pageOf(fields).entries.push({ before: null, fields, isChanged: false, isSeen: true });
      return 'added';
    }
    entry.isSeen = true;
    const hand = entry.before?.handFields ?? [];
    const names = CRAWLED.filter((name) => !hand.includes(name) && entry.fields[name] !== fields[name]);
    if (names.length === 0) return 'unchanged';
    const patch = Object.fromEntries(names.map((name) => [name, fields[name]]));
    entry.fields = { ...entry.fields, ...patch };
    entry.isChanged = true;
    return 'updated';
  }

  /** What this product is already: by identity, or the page's only product when one side knows no external id. */
  function findEntry(fields: ProductFields): Entry | undefined {
    const { entries, ids } = pageOf(fields);
    const same = entries.find((entry) => entry.fields.externalId === fields.externalId);
    const [only, ...others] = entries;
    // Another variant may be the one that can be bought now.
    if (!same && isOnePerPage) return entries.find(({ before }) => !before?.handFields.includes('externalId')) ?? only;
    if (same || !only || others.length > 0 || ids.size > 1) return same;
    // An external id that was set by hand says nothing of the one that the page has.
    const isOpen = only.fields.externalId === null || only.before?.handFields.includes('externalId');
    return isOpen || fields.externalId === null ? only : undefined;
  }
}
