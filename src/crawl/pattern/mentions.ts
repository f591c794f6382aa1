import { pageIdentity } from '../../domain/url.ts';
import { isPriceAlone } from '../../text/money/price.ts';
import { resolveUrl } from '../extract/address.ts';
import type { Element, Piece } from '../extract/html/outline.ts';
import type { VisiblePage } from '../extract/visible/visible-page.ts';

/** What other pages of a sample say about one of its pages: the names in links to it, and the prices beside them. */
export type Mentions = { names: ReadonlySet<string>; prices: ReadonlySet<number> };

/** Learning uses only this many pieces of a page, however long it is. */
export const MAX_PIECES = 4_000;
const MAX_NAME_LENGTH = 200;
export const NO_MENTIONS: Mentions = { names: new Set(), prices: new Set() };

/** Collects, by page identity, what pages say about each other. */
export function collectMentions(contents: readonly VisiblePage[]): ReadonlyMap<string, Mentions> {
  const found = new Map(
    contents.map(({ page }) => [pageIdentity(page.url), { names: new Set<string>(), prices: new Set<number>() }]),
  );
  for (const content of contents) {
    const own = pageIdentity(content.page.url);
    const mentioned = (link: Element | null) => {
      const href = link && content.outline.attributes(link).get('href');
      const url = href ? resolveUrl(href, content.page.base) : null;
      const to = url && pageIdentity(url);
      return to && to !== own ? found.get(to) : undefined;
    };
    const { pieces } = content.outline;
    for (const piece of pieces.slice(0, MAX_PIECES)) {
      const { link, isHidden } = content.visibility.of(piece.element);
      if (!link || isHidden || piece.start < 0 || piece.end - piece.start > MAX_NAME_LENGTH) continue;
      const text = content.outline.textOf(piece);
      if (!isPriceAlone(text)) mentioned(link)?.names.add(text);
    }
    for (const tile of content.tiles) {
      const links = linksIn(tile, pieces, content);
      const prices = content.prices.filter(({ first, visibility }) => isWithin(tile, first) && !visibility.isStruck);
      for (const link of links) for (const { amount } of prices) mentioned(link)?.prices.add(amount);
    }
  }
  return found;
}

const isWithin = ({ first, last }: Element, at: number): boolean => first <= at && at < last;

function linksIn(tile: Element, pieces: readonly Piece[], { visibility }: VisiblePage): ReadonlySet<Element> {
  const all = pieces.slice(tile.first, tile.last).map(({ element }) => visibility.of(element).link);
  return new Set(all.filter((link) => link !== null));
}
