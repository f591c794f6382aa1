import { pageIdentity } from '../../domain/url.ts';
import { readListing } from '../extract/visible/listing.ts';
import type { VisiblePage } from '../extract/visible/visible-page.ts';

/** The names and prices that lists on other pages of a sample give for the product of one of its pages. */
export type Mentions = { names: ReadonlySet<string>; prices: ReadonlySet<number> };

export const NO_MENTIONS: Mentions = { names: new Set(), prices: new Set() };

/** Collects, by page identity, what pages say about each other's products. */
export function collectMentions(contents: readonly VisiblePage[]): ReadonlyMap<string, Mentions> {
  const found = new Map<string, { names: Set<string>; prices: Set<number> }>();
  for (const content of contents) {
    const own = pageIdentity(content.page.url);
    for (const { draft, url } of readListing(content)) {
      const to = pageIdentity(url);
      if (to === own) continue;
      const known = found.get(to) ?? { names: new Set(), prices: new Set() };
      if (draft.title !== null) known.names.add(draft.title);
      if (draft.price !== null) known.prices.add(draft.price);
      found.set(to, known);
    }
  }
  return found;
}
