import type { CrawledProduct } from '../../domain/provenance.ts';
import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { decodeHtml } from '../http/charset.ts';
import { readPage } from '../extract/index.ts';
import { mayGrow, moreOf } from '../extract/visible/load-more.ts';
import { nextPageOf } from '../extract/visible/next-page.ts';
import { type Page, scanPage } from '../extract/html/scan-page.ts';
import type { JsonList } from '../discover/json-list.ts';
import { claimedCount } from './claimed-count.ts';
import { isListAddress, listAddress, readListSent } from './list-page.ts';
import { sanitize } from './sanitize.ts';
import { readByPattern } from '../pattern/reading.ts';
import { pageAddress } from '../discover/site.ts';
import { type OpenRules, type SiteRules, openRules } from '../discover/site-rules.ts';

/** A page as sent by its host. */
export interface SentPage {
  /** The final URL, after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string;
}

export interface PageReadingInput extends SentPage {
  rules: SiteRules;
  /** The requested URL. */
  requestedUrl: string;
  /** The pattern that locates product fields in this site's pages. */
  pattern: SitePattern | null;
}

/** The data that a crawl extracts from a page. */
export interface CrawledPage {
  products: CrawledProduct[];
  /**
   * Products with more complete pages of their own: those in a list, or the product of which this page is a variant.
   */
  listed: CrawledProduct[];
  /** The number of products that this page, a list, claims to have. */
  claimed: number | null;
  /** The next page of this page's list. */
  next: string | null;
  /** True if the page shows signs that scripts add to its list. */
  mayGrow: boolean;
  /** The page's links within the site that may be followed, without duplicates. */
  links: string[];
  /** Links that robots.txt disallows. */
  disallowed: string[];
  /**
   * The fields that the pattern found; null if the page is not a product by the pattern; empty without a pattern.
   */
  byPattern: PatternField[] | null;
  /** True if markup states the page's type; false if it is inferred from the visible page. */
  isMarked: boolean;
  /** True if the page looks like a product page without the pattern. */
  looksSold: boolean;
}

/** Total length of one page's products, in characters, so that they are quickly transferred and recorded. */
const MAX_CHARACTERS = 2_000_000;
/** Maximum length of a description from a list, in characters. */
const MAX_DESCRIPTION_LENGTH = 1_000;

/** Reads a page's products and links; null when robots.txt disallows the final URL. */
export function readSentPage({ rules, requestedUrl, pattern, ...sent }: PageReadingInput): CrawledPage | null {
  const open = openRules(rules);
  const { url } = sent;
  if (url !== requestedUrl && !open.isAllowed(url)) return null;
  const list = isListAddress(requestedUrl) ? readListSent(sent) : null;
  if (list?.html === null) return readListed(list, open);
  const html = list?.html ?? decodeHtml(sent.body, sent.contentType);
  const { page, ...reading } = readByPattern(readPage(html, url), pattern);
  const sanitized = bounded(reading.products.flatMap((product) => sanitize(product, open.site) ?? []));
  const own = new Set(
    [requestedUrl, url, isVariantOf(url, page.canonical) ? url : (page.canonical ?? url)].map(pageAddress),
  );
  const products = sanitized.filter((product) => own.has(product.url));
  const listed = sanitized.filter((product) => !own.has(product.url)).map(shortenDescription);
  // A next page on a product page belongs to its reviews.
  const isList = products.length === 0 && !page.nofollow;
  return {
    ...reading,
    products,
    listed,
    claimed: isList ? claimedCount(page) : null,
    ...(isList ? readRest(page, listed.length, list, open) : { next: null, mayGrow: false }),
    links: linksOf(page, open),
    disallowed: open.takeDisallowed(),
  };
}

/** Finds out how a list goes on. @param list the JSON that the page's HTML came in */
function readRest(
  page: Page,
  listed: number,
  list: JsonList | null,
  open: OpenRules,
): Pick<CrawledPage, 'next' | 'mayGrow'> {
  const next = nextPageOf(page);
  if (next !== null) return { next: open.resolveLink(next), mayGrow: false };
  const part = list ? list.next : moreOf(page);
  if (part !== null) return { next: listAddress(part, open), mayGrow: false };
  return { next: null, mayGrow: list === null && mayGrow(page, listed) };
}

/** The reading of a list in JSON, whose products have pages of their own. */
function readListed({ products, next }: JsonList, open: OpenRules): CrawledPage {
  const sanitized = bounded(products.flatMap((product) => sanitize(product, open.site) ?? []));
  const listed = sanitized.filter(({ url }) => open.isAllowedOrRecorded(url)).map(shortenDescription);
  return {
    products: [],
    listed,
    claimed: null,
    next: next === null || listed.length === 0 ? null : listAddress(next, open),
    mayGrow: false,
    links: [],
    disallowed: open.takeDisallowed(),
    byPattern: [],
    isMarked: true,
    looksSold: false,
  };
}

/** Reads the products of a page without a pattern. */
export function readProducts({ url, body, contentType }: SentPage): CrawledProduct[] {
  return readPage(decodeHtml(body, contentType), url).products;
}

/** Returns a page's links; null when robots.txt disallows the page. */
export function readLinks({ rules, url, body, contentType }: SentPage & { rules: SiteRules }): string[] | null {
  const open = openRules(rules);
  return open.isAllowed(url) ? linksOf(scanPage(decodeHtml(body, contentType), url), open) : null;
}

function linksOf({ links, nofollow }: Page, { resolveLink }: OpenRules): string[] {
  const urls = nofollow ? [] : links.map(({ url, rel }) => (rel?.includes('nofollow') ? null : resolveLink(url)));
  return [...new Set(urls)].filter((url) => url !== null);
}

/** True if the page shows another one in one colour or size: the same path, with a query that the other lacks. */
function isVariantOf(url: string, canonical: string | null): boolean {
  if (canonical === null) return false;
  const [page, main] = [new URL(url), new URL(pageAddress(canonical))];
  return page.pathname === main.pathname && new URL(pageAddress(url)).search !== main.search;
}

function bounded(products: CrawledProduct[]): CrawledProduct[] {
  let left = MAX_CHARACTERS;
  return products.filter((product) => {
    for (const value of Object.values(product)) left -= typeof value === 'string' ? value.length : 0;
    return left >= 0;
  });
}

/** Shortens the description of a product from a list, so that the products of many lists can be kept in memory. */
function shortenDescription(product: CrawledProduct): CrawledProduct {
  const description = product.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null;
  return { ...product, description };
}
