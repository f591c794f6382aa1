import { isHomePage, isSamePage, resolveUrl } from '../address.ts';
import { addValue, isOfType, nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText } from '../html/text.ts';

/** A product a page describes. `url` is its own page where it names another than the shop's front page. */
export type Candidate = { node: Node; name: string | null; url: string | null; isOwn: boolean; isListed: boolean };
export type Found = { products: Candidate[]; crumbs: Node[]; hasRecipe: boolean; hasArticle: boolean };

const PRODUCTS = words('product productgroup productmodel individualproduct someproducts productcollection');
/** Products only where they are sold: a review or a library describes them too. */
const GOODS = words('book musicalbum musicrelease videogame vehicle car motorcycle drug dietarysupplement');
const ARTICLES = words('article newsarticle blogposting techarticle guide');
const OFFERS = words('offer aggregateoffer');
const LISTS = words('itemlist offercatalog');
/** What leads from a page to what it is about. All else, such as related or reviewed products, is not followed. */
const FOLLOWED = 'graph mainentity mainentityofpage maincontentofpage about itemlistelement item breadcrumb'.split(' ');
const MAX_DEPTH = 50;
const MAX_PRODUCTS = 500;
const MAX_NAME_LENGTH = 500;

/** The products and breadcrumbs that a page's own things lead to. */
export function findProducts(roots: Node[], page: Page): Found {
  const products = new Map<Node, boolean>();
  const found: Found = { products: [], crumbs: [], hasRecipe: false, hasArticle: false };
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
  // An offer beside the page's only product is its offer, though many shops forget to say so.
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

/** The group that a variant names, which then knows the variant too. */
function groupOf(variant: Node): Node | null {
  const group = nodesOf(variant, 'isvariantof').find(
    (node) => node !== variant && isProduct(node) && isDescribed(node),
  );
  if (group && !nodesOf(group, 'hasvariant').includes(variant)) addValue(group, 'hasvariant', variant);
  return group ?? null;
}

/** A list may give a product's address beside the product. */
function passUrl(listItem: Node): void {
  for (const product of nodesOf(listItem, 'item'))
    for (const url of product.properties.has('url') ? [] : textsOf(listItem, 'url')) addValue(product, 'url', url);
}

/** What an offer is for, which then has the offer. */
function offered(offer: Node): Node[] {
  const products = nodesOf(offer, 'itemoffered');
  for (const product of products) if (!product.properties.has('offers')) addValue(product, 'offers', offer);
  return products;
}

function candidate(node: Node, isListed: boolean, page: Page): Candidate {
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

/** Where a product says its page is: outright, by its identifier, by its offers. */
function ownUrls(product: Node): string[] {
  const pages = valuesOf(product, 'url', 'mainentityofpage').map((page) => (typeof page === 'string' ? page : page.id));
  const offers = nodesOf(product, 'offers').flatMap((offer) => textsOf(offer, 'url'));
  const id = /^https?:/i.test(product.id ?? '') ? product.id : null;
  return [...pages, id, ...offers].filter((url) => url !== null).slice(0, MAX_PRODUCTS);
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
