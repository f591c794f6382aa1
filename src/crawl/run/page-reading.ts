import type { CrawledProduct } from '../../domain/provenance.ts';
import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { decodeHtml } from '../http/charset.ts';
import { readPage } from '../extract/index.ts';
import { nextPageOf } from '../extract/visible/next-page.ts';
import { type Page, scanPage } from '../extract/html/scan-page.ts';
import { sanitize } from './sanitize.ts';
import { readByPattern } from '../pattern/reading.ts';
import { pageAddress } from '../discover/site.ts';
import { type OpenRules, type SiteRules, openRules } from '../discover/site-rules.ts';

/** A page as it was sent. */
export interface SentPage {
  /** The address that answered. */
  url: string;
  body: Uint8Array;
  contentType: string;
}

export interface PageReadingInput extends SentPage {
  rules: SiteRules;
  /** The address that was asked for. */
  asked: string;
  /** Where this site's pages say what. */
  pattern: SitePattern | null;
}

/** What a crawl takes from a page. */
export interface PageReading {
  products: CrawledProduct[];
  /** Products that have pages of their own, which know more of them: those of a list, the one this page is a view of. */
  listed: CrawledProduct[];
  /** Where the list on this page goes on. */
  next: string | null;
  /** The page's links within the site that may be followed, each once. */
  links: string[];
  /** Those that robots.txt forbids. */
  disallowed: string[];
  /** The fields that the pattern found, null where it took the page for no product; none where there is no pattern. */
  byPattern: PatternField[] | null;
  /** Whether markup says what the page is of, rather than what it looks like. */
  isMarked: boolean;
  /** Whether the page looks like a product's to those who do not know the pattern. */
  looksSold: boolean;
}

/** Characters that all products of one page may have together, so that they are quickly handed over and recorded. */
const MAX_CHARACTERS = 2_000_000;
/** Characters of a description that a list gives. */
const MAX_DESCRIPTION_LENGTH = 1_000;

/** Reads a page's products and links; null where the page that answered is one that robots.txt forbids. */
export function readSentPage({ rules, asked, pattern, ...sent }: PageReadingInput): PageReading | null {
  const open = openRules(rules);
  const { url } = sent;
  if (url !== asked && !open.isAllowed(url)) return null;
  const { page, ...reading } = readByPattern(readPage(decodeHtml(sent.body, sent.contentType), url), pattern);
  const sanitized = bounded(reading.products.flatMap((product) => sanitize(product, open.site) ?? []));
  const own = new Set([asked, url, isViewOf(url, page.canonical) ? url : (page.canonical ?? url)].map(pageAddress));
  const products = sanitized.filter((product) => own.has(product.url));
  // What goes on on a product's page are its reviews.
  const isList = products.length === 0 && !page.nofollow;
  const next = isList ? nextPageOf(page) : null;
  return {
    ...reading,
    products,
    listed: sanitized.filter((product) => !own.has(product.url)).map(inShort),
    next: next === null ? null : open.followable(next),
    links: linksOf(page, open),
    disallowed: open.takeDisallowed(),
  };
}

/** The products of a page by itself. */
export function readProducts({ url, body, contentType }: SentPage): CrawledProduct[] {
  return readPage(decodeHtml(body, contentType), url).products;
}

/** Where a page leads to; null where robots.txt forbids it. */
export function readLinks({ rules, url, body, contentType }: SentPage & { rules: SiteRules }): string[] | null {
  const open = openRules(rules);
  return open.isAllowed(url) ? linksOf(scanPage(decodeHtml(body, contentType), url), open) : null;
}

function linksOf({ links, nofollow }: Page, { followable }: OpenRules): string[] {
  const urls = nofollow ? [] : links.map(({ url, rel }) => (rel?.includes('nofollow') ? null : followable(url)));
  return [...new Set(urls)].filter((url) => url !== null);
}

/** Whether the page shows another in one colour or size: the same path, and a query that the other leaves out. */
function isViewOf(url: string, canonical: string | null): boolean {
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

/** As much as a list is believed to say of a product, so that what many lists say can be kept. */
function inShort(product: CrawledProduct): CrawledProduct {
  const description = product.description?.slice(0, MAX_DESCRIPTION_LENGTH) ?? null;
  return { ...product, description };
}
