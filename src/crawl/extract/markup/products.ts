import { isHomePage, isSamePage, resolveUrl } from '../address.ts';
import { addValue, isOfType, nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText } from '../html/text.ts';

/** A product that a page describes. `url` is its own page; null when it names only the front page. */
export type MarkedProduct = { node: Node; name: string | null; url: string | null; isOwn: boolean; isListed: boolean };
export type MarkedProducts = { products: MarkedProduct[]; crumbs: Node[]; hasRecipe: boolean; hasArticle: boolean };

const PRODUCTS = words('product productgroup productmodel individualproduct someproducts productcollection');
/** Types that count as products only if sold: reviews and libraries describe them too. */
const GOODS = words('book musicalbum musicrelease videogame vehicle car motorcycle drug dietarysupplement');
const ARTICLES = words('article newsarticle blogposting techarticle guide');
const OFFERS = words('offer aggregateoffer');
const LISTS = words('itemlist offercatalog');
/** Properties that lead from a page to its subject. Others, such as related or reviewed products, are not followed. */
const FOLLOWED = 'graph mainentity mainentityofpage maincontentofpage about itemlistelement item breadcrumb'.split(' ');
const MAX_DEPTH = 50;
const MAX_PRODUCTS = 500;
const MAX_NAME_LENGTH = 500;

/** Finds the products and breadcrumbs reachable from a page's root nodes. */
export function findProducts(roots: Node[], page: Page): MarkedProducts {
  const products = new Map<Node, boolean>();
  const found: MarkedProducts = { products: [], crumbs: [], hasRecipe: false, hasArticle: false };
  const loose: Node[] = [];
  const seen = new Set<Node>();
  const visit = (node: Node, isListed: boolean, depth: number): void => {
    if (seen.has(node) || depth > MAX_DEPTH || products.size >= MAX_PRODUCTS) return;
    seen.add(node);
    if (node.types.includes('recipe')) found.hasRecipe = true;
    else if (isOfType(node, ARTICLES)) found.hasArticle = true;
    else if (node.types.includes('breadcrumblist')) found.crumbs.push(node);
    else if (isProduct(node)) products.set(groupOf(node) ?? node, isListed);
    else if (isOfType(node, OFFERS)) {
      if (!node.properties.has('itemoffered')) loose.push(node);
      for (const product of offered(node)) visit(product, isListed, depth + 1);
    } else {
      if (node.types.includes('listitem')) passUrl(node);
      const lists = isListed || isOfType(node, LISTS);
      for (const next of nodesOf(node, ...FOLLOWED)) visit(next, lists, depth + 1);
    }
  };
  for (const root of roots) visit(root, false, 0);
  const variants = new Set([...products.keys()].flatMap((node) => nodesOf(node, 'hasvariant')));
  for (const [node, isListed] of products) {
    const isVariant = variants.has(node) && !node.properties.has('hasvariant');
    if (!isVariant && isDescribed(node)) found.products.push(candidate(node, isListed, page));
  }
  const top = roots.flatMap((root) => [root, ...nodesOf(root, 'graph')]);
  for (const node of top) if (node.types.includes('aggregaterating')) passRating(node, found.products);
  // An offer next to the page's only product belongs to it, though many shops omit the link.
  const [sole, ...others] = found.products;
  if (sole && others.length === 0 && !sole.node.properties.has('offers'))
    for (const offer of loose) addValue(sole.node, 'offers', offer);
  return found;
}

function isProduct(node: Node): boolean {
  return isOfType(node, PRODUCTS) || (isOfType(node, GOODS) && node.properties.has('offers'));
}

function isDescribed({ properties }: Node): boolean {
  return ['name', 'title', 'offers', 'hasvariant'].some((name) => properties.has(name));
}

/** Returns the group that a variant names, and links it back to the variant. */
function groupOf(variant: Node): Node | null {
  const group = nodesOf(variant, 'isvariantof').find(
    (node) => node !== variant && isProduct(node) && isDescribed(node),
  );
  if (group && !nodesOf(group, 'hasvariant').includes(variant)) addValue(group, 'hasvariant', variant);
  return group ?? null;
}

/** Copies a list item's address to its product if that has none. */
function passUrl(listItem: Node): void {
  for (const product of nodesOf(listItem, 'item'))
    for (const url of product.properties.has('url') ? [] : textsOf(listItem, 'url')) addValue(product, 'url', url);
}

/** Copies a rating that stands alone to the product that it names, if that has none. */
function passRating(rating: Node, products: MarkedProduct[]): void {
  const names = nodesOf(rating, 'itemreviewed').flatMap((item) => textsOf(item, 'name'));
  const rated = products.find(({ name }) => names.some((each) => cleanText(each) === name));
  if (rated && !rated.node.properties.has('aggregaterating')) addValue(rated.node, 'aggregaterating', rating);
}

/** Returns the products that an offer is for, and links them back to it. */
function offered(offer: Node): Node[] {
  const products = nodesOf(offer, 'itemoffered');
  for (const product of products) if (!product.properties.has('offers')) addValue(product, 'offers', offer);
  return products;
}

function candidate(node: Node, isListed: boolean, page: Page): MarkedProduct {
  const [name] = textsOf(node, 'name', 'title');
  const urls = [node, ...nodesOf(node, 'hasvariant').slice(0, MAX_PRODUCTS)]
    .flatMap(ownUrls)
    .map((each) => resolveUrl(each, page.base))
    .filter((each) => each !== null)
    .filter((each) => !isHomePage(each));
  return {
    node,
    name: name === undefined ? null : cleanText(name.slice(0, MAX_NAME_LENGTH)),
    url: urls[0] ?? null,
    isOwn: urls.some((each) => isSamePage(each, page.url) || (page.canonical && isSamePage(each, page.canonical))),
    isListed,
  };
}

/** Returns the addresses of a product's page, from its own properties, its identifier and its offers. */
function ownUrls(product: Node): string[] {
  const pages = valuesOf(product, 'url', 'mainentityofpage').map((page) => (typeof page === 'string' ? page : page.id));
  const offers = nodesOf(product, 'offers').flatMap((offer) => textsOf(offer, 'url'));
  const id = /^https?:/i.test(product.id ?? '') ? product.id : null;
  return [...pages, id, ...offers].filter((url) => url !== null).slice(0, MAX_PRODUCTS);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
