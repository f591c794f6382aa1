import { isHomePage, isSamePage, isSameSite, resolveUrl } from './address.ts';
import { addValue, isOfType, nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import type { Page } from './page.ts';
import { cleanText, wordsOf } from './text.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const PRODUCTS = set('product productgroup productmodel individualproduct someproducts productcollection');
/** Products only where they are sold: a review or a library describes them too. */
const GOODS = set('book musicalbum musicrelease videogame vehicle car motorcycle drug dietarysupplement');
const ARTICLES = set('article newsarticle blogposting techarticle review guide howto qapage faqpage');
/** Shares of a name's words, in another variant's name and in the page's titles. */
const ALIKE = 0.6;
const LIKE_TITLE = 0.5;
const DEEPEST = 50;
const LONGEST_NAME = 500;
const MOST_PRODUCTS = 500;
const OFFERS = set('offer aggregateoffer');
/** What leads from a page to what it is about. All else, such as related or reviewed products, is not followed. */
const FOLLOWED = [
  'graph',
  'mainentity',
  'mainentityofpage',
  'maincontentofpage',
  'about',
  'itemlistelement',
  'item',
  'breadcrumb',
];

/** `url` is the product's own page where it names another than the shop's front page. */
export type Candidate = { node: Node; name: string | null; url: string | null; isOwn: boolean; isListed: boolean };
export type Found = { products: Candidate[]; crumbs: Node[]; hasRecipe: boolean; hasArticle: boolean };

/** The products and breadcrumbs that a page's own things lead to. */
export function findProducts(roots: Node[], page: Page): Found {
  const found: Found = { products: [], crumbs: [], hasRecipe: false, hasArticle: false };
  const seen = new Set<Node>();
  const visit = (node: Node, isListed: boolean, depth: number): void => {
    if (seen.has(node) || depth > DEEPEST || found.products.length >= MOST_PRODUCTS) return;
    seen.add(node);
    if (node.types.includes('recipe')) found.hasRecipe = true;
    else if (isOfType(node, ARTICLES)) found.hasArticle = true;
    else if (node.types.includes('breadcrumblist')) found.crumbs.push(node);
    else if (isProduct(node)) found.products.push(candidate(node, isListed, page));
    else if (isOfType(node, OFFERS)) for (const product of nodesOf(node, 'itemoffered')) visitOffered(product, node);
    else {
      const lists = isListed || node.types.includes('itemlist') || node.types.includes('offercatalog');
      for (const next of nodesOf(node, ...FOLLOWED)) visit(next, lists, depth + 1);
    }
  };
  const visitOffered = (product: Node, offer: Node): void => {
    if (!product.properties.has('offers')) addValue(product, 'offers', offer);
    visit(product, false, 0);
  };
  for (const root of roots) visit(root, false, 0);
  return found;
}

/**
 * Which products a page is of: `main` are the nodes of the one product (several where it has variants), `listed` the
 * products of a listing, each with a page of its own. Never both.
 */
export function selectProducts(
  products: Candidate[],
  page: Page,
  isRecipe: boolean,
): { main: Node[]; listed: Candidate[] } {
  const own = products.filter((each) => each.isOwn);
  if (own.length > 0) return { main: mainOf(own, page), listed: [] };
  if (isRecipe) return { main: [], listed: [] };
  const unlisted = products.filter((each) => !each.isListed);
  const loose = unlisted.filter((each) => each.url === null);
  const elsewhere = products.filter((each) => each.url !== null && isSameSite(each.url, page.url));
  // A heading that is a product's whole name outweighs the address, which many shops get wrong.
  const headings = [page.h1, page.meta.get('og:title') ?? null].map(wordsOf);
  const headed = unlisted.find(({ name }) => headings.some((words) => isSame(wordsOf(name), words)));
  const isCertain = headed !== undefined && (wordsOf(headed.name).size > 1 || elsewhere.length < 3);
  const main = mainOf(isCertain ? [headed, ...loose] : loose, page);
  if (main.length > 0) return { main, listed: [] };
  if (elsewhere.length === 0 && unlisted.length === 1) return { main: unlisted.map((each) => each.node), listed: [] };
  return { main: [], listed: elsewhere };
}

function isProduct(node: Node): boolean {
  return isOfType(node, PRODUCTS) || (isOfType(node, GOODS) && node.properties.has('offers'));
}

function candidate(node: Node, isListed: boolean, page: Page): Candidate {
  const [name] = textsOf(node, 'name', 'title');
  const pages = valuesOf(node, 'url', 'mainentityofpage').map((value) =>
    typeof value === 'string' ? value : (value.id ?? ''),
  );
  const offered = nodesOf(node, 'offers').flatMap((offer) => textsOf(offer, 'url'));
  const id = node.id !== null && /^https?:/i.test(node.id) ? [node.id] : [];
  const urls = [...pages, ...id, ...offered]
    .map((each) => resolveUrl(each, page.base))
    .filter((each) => each !== null && !isHomePage(each))
    .map((each) => each ?? '');
  const isOwn = urls.some(
    (each) => isSamePage(each, page.url) || (page.canonical !== null && isSamePage(each, page.canonical)),
  );
  return {
    node,
    name: name === undefined ? null : cleanText(name.slice(0, LONGEST_NAME)),
    url: urls[0] ?? null,
    isOwn,
    isListed,
  };
}

/**
 * The candidate most like the page's title, and those that are the same product in another size or colour; none where
 * nothing sets one of several different products apart.
 */
function mainOf(candidates: Candidate[], page: Page): Node[] {
  const ranked = byTitle(candidates, page);
  const [first] = ranked;
  if (!first) return [];
  const words = wordsOf(first.name);
  const alike = ranked.filter((each) => each === first || overlap(words, wordsOf(each.name)) >= ALIKE);
  const isClear = alike.length > candidates.length / 2 || likeness(first, page) >= LIKE_TITLE;
  return isClear ? alike.map((each) => each.node) : [];
}

/** The likest first, and otherwise in the page's order. */
function byTitle(candidates: Candidate[], page: Page): Candidate[] {
  const scores = new Map(candidates.map((each) => [each, likeness(each, page)]));
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** The share of a product's name that the page's titles have, 0 to 1. */
function likeness({ name }: Candidate, page: Page): number {
  return overlap(wordsOf(name), wordsOf([page.h1, page.title, page.meta.get('og:title')].join(' ')));
}

function overlap(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return words.size === 0 ? 0 : words.intersection(others).size / words.size;
}

function isSame(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return words.size > 0 && words.size === others.size && words.isSubsetOf(others);
}
