/** A label and the text next to it. */
export type Entry = { name: string; value: string };

const MIN_PAGES = 2;
/** Maximum share of pages on which a box may be of something else. */
const MAX_OTHER_SHARE = 0.1;
/** Minimum share of shared labels whose values differ. */
const MIN_VARYING_SHARE = 1 / 3;
const COST = { constant: 0.25, unshared: 1 };

export type Told = { isShared: (entry: Entry) => boolean; isVarying: (entry: Entry) => boolean };

/** Finds the labels that several pages share, and those of them with differing values. */
export function tellEntries(pages: readonly (readonly Entry[])[]): Told {
  const known = new Map<string, { pages: Set<number>; values: Set<string> }>();
  for (const [at, entries] of pages.entries())
    for (const { name, value } of entries) {
      const same = known.get(lowered(name)) ?? { pages: new Set(), values: new Set() };
      same.pages.add(at);
      same.values.add(lowered(value));
      known.set(lowered(name), same);
    }
  const isShared = ({ name }: Entry) => (known.get(lowered(name))?.pages.size ?? 0) >= MIN_PAGES;
  const isVarying = (entry: Entry) => isShared(entry) && (known.get(lowered(entry.name))?.values.size ?? 0) > 1;
  return { isShared, isVarying };
}

/** True if at least half of the labels are on other pages too, and the value of one of them differs there. */
export function isOfProduct(entries: readonly Entry[], { isShared, isVarying }: Told): boolean {
  return 2 * entries.filter(isShared).length >= entries.length && entries.some(isVarying);
}

/** Rates how likely these are products' own labels and values, one list per page; 0 if they are the site's frame. */
export function judgeEntries(pages: readonly (readonly Entry[])[]): number {
  const stating = pages.filter((entries) => entries.length > 0);
  const kinds = tellEntries(stating);
  const others = stating.filter((entries) => !isOfProduct(entries, kinds)).length;
  const all = stating.flat();
  const shared = all.filter(kinds.isShared).length;
  const varying = all.filter(kinds.isVarying).length;
  if (stating.length < MIN_PAGES || others > stating.length * MAX_OTHER_SHARE) return 0;
  if (varying < shared * MIN_VARYING_SHARE) return 0;
  return varying - COST.constant * (shared - varying) - COST.unshared * (all.length - shared);
}

const lowered = (text: string): string => text.toLowerCase();
