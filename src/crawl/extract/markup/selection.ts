import { isSameSite } from '../address.ts';
import type { Node } from './node.ts';
import type { Page } from '../html/scan-page.ts';
import type { MarkedProduct } from './products.ts';
import { isAlike, similarity, wordsOf } from '../html/text.ts';

/**
 * Selects the products that a page is about: `main` holds the nodes of a single product (several if it has variants),
 * `listed` the products of a listing, each with its own page. Never both.
 */
export function selectProducts(
  products: MarkedProduct[],
  page: Page,
  isRecipe: boolean,
): { main: Node[]; listed: MarkedProduct[] } {
  const own = products.filter((each) => each.isOwn);
  if (own.length > 0) return { main: mainOf(own, page), listed: [] };
  const unlisted = products.filter((each) => !each.isListed);
  const loose = unlisted.filter((each) => each.url === null);
  const elsewhere = products.filter((each) => each.url !== null && isSameSite(each.url, page.url));
  // A heading that equals a product's name outweighs the address, which many shops get wrong.
  const headings = [page.h1, page.meta.get('og:title') ?? null].map(wordsOf);
  const headed = unlisted.find(({ name }) => headings.some((words) => isSame(wordsOf(name), words)));
  if (isRecipe && !headed) return { main: [], listed: [] };
  const isCertain = headed !== undefined && (wordsOf(headed.name).size > 1 || elsewhere.length < 3);
  const main = mainOf(isCertain ? [headed, ...loose] : loose, page);
  if (main.length > 0) return { main, listed: [] };
  if (elsewhere.length === 0 && unlisted.length === 1) return { main: unlisted.map((each) => each.node), listed: [] };
  return { main: [], listed: elsewhere };
}

/**
 * Returns the candidate most similar to the page's title and the same product in other sizes or colours; empty when
 * nothing singles out one of several different products.
 */
function mainOf(candidates: MarkedProduct[], page: Page): Node[] {
  const ranked = byTitle(candidates, page);
  const [first] = ranked;
  if (!first) return [];
  const alike = ranked.filter((each) => each === first || isAlike(first.name, each.name));
  const isClear = alike.length > candidates.length / 2 || isAlike(first.name, titlesOf(page));
  return isClear ? alike.map((each) => each.node) : [];
}

/** Sorts the candidate most similar to the page's titles first, and otherwise keeps the page's order. */
function byTitle(candidates: MarkedProduct[], page: Page): MarkedProduct[] {
  const titles = titlesOf(page);
  const scores = new Map(candidates.map((each) => [each, similarity(each.name, titles)]));
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function titlesOf(page: Page): string {
  return [page.h1, page.title, page.meta.get('og:title')].join(' ');
}

function isSame(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && words.size === others.size && words.isSubsetOf(others);
}
