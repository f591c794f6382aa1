import { LRUCache } from 'lru-cache';
import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { pageIdentity } from '../../domain/url.ts';

/** A path segment that occurs this often means that the link leads in circles. */
const MAX_REPEATS = 3;

const NON_PAGE_EXTENSION =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|pdf|docx?|xlsx?|zip|gz|rar|7z|mp[34]|webm|mov|avi|woff2?|ttf|eot|exe|dmg|apk)$/i;
/** Parameters for a session, a sort order or a currency: the page is the same without them. */
const IRRELEVANT_PARAMETER = new RegExp(
  `^(${[
    'phpsessid|jsessionid|oscsid|xtcsid|modsid|zenid|cfid|cftoken|(force_)?sid|session_?(id|key)?|sess_?id|stoken',
    'sort(_?by)?|orderby|product_list_\\w+',
    '(set|submit|id_)?_?currency|___(from_)?store|amp|outputtype',
    '_pos|_sid|_ss|_psq|pr_(prod_strat|rec_id|rec_pid|ref_pid|seq)', // set by Shopify's search and recommendations
  ].join('|')})$`,
  'i',
);
/** Variants of one product: WooCommerce names the variant's attributes, Shopify its number. */
const VARIANT_PARAMETER = /^attribute_./;
const SHOPIFY_PRODUCT = /\/products\/[^/]+\/?$/;
/** Links that perform an action rather than show a page. */
const ACTION_PARAMETER = /^(add[-_]to[-_]\w+|remove_item)$/i;
const SESSION_IN_PATH = /;(?:jsessionid|sid)=[^/?]*|\/\([a-z]\([a-z0-9]+\)\)(?=\/)/i;

/** A shop's host, with or without www. */
export interface Site {
  url: URL;
  /** True if the URL is on the shop's host. */
  owns(url: string): boolean;
  /** True if the URL is also one that may be a page with products. */
  includes(url: string): boolean;
}

/** Shops repeat their navigation on every page. */
const MAX_LINKS = 5_000;
const MAX_LINKS_LENGTH = 5_000_000;

/**
 * Creates a function that returns the page URL of a link, or null if the link must not be followed.
 * @param isAllowed true if robots.txt allows the page
 */
export function createLinkReader(site: Site, isAllowed: (url: string) => boolean): (url: string) => string | null {
  /** An empty URL stands for a link that must not be followed. */
  const known = new LRUCache<string, string>({
    max: MAX_LINKS,
    maxSize: MAX_LINKS_LENGTH,
    sizeCalculation: (_, url) => url.length + 1,
  });
  return (url) => {
    const cached = known.get(url);
    if (cached !== undefined) return cached || null;
    const address = site.includes(url) ? pageAddress(url) : null;
    const followed = address !== null && isAllowed(address) ? address : null;
    known.set(url, followed === url ? url : (followed ?? '')); // share one string instead of keeping two equal ones
    return followed;
  };
}

/** @throws {TypeError} if siteUrl is not a URL */
export function createSite(siteUrl: string): Site {
  const url = new URL(siteUrl);
  const host = bareHost(url);
  const parseOwn = (value: string) => {
    const candidate = URL.parse(value);
    return candidate && /^https?:$/.test(candidate.protocol) && bareHost(candidate) === host ? candidate : null;
  };
  return {
    url,
    owns: (value) => parseOwn(value) !== null,
    includes(value) {
      const candidate = value.length > TEXT_LIMITS.url ? null : parseOwn(value);
      if (!candidate || NON_PAGE_EXTENSION.test(candidate.pathname) || repeatsSegments(candidate.pathname))
        return false;
      // Percent-encoded, one character may take three: too long for the database to look up.
      if (candidate.href.length > TEXT_LIMITS.url / 3 && pageAddress(value).length > TEXT_LIMITS.url) return false;
      return candidate.search === '' || !candidate.searchParams.keys().some((name) => ACTION_PARAMETER.test(name));
    },
  };
}

/**
 * Normalizes a URL to the form that identifies its page in a crawl: `pageIdentity` without session ids, sort orders and
 * variants.
 * @param value an absolute http or https URL
 */
export function pageAddress(value: string): string {
  const url = new URL(pageIdentity(value));
  url.pathname = url.pathname.replace(SESSION_IN_PATH, '');
  const names = [...url.searchParams.keys()]; // a copy: deleting while iterating skips
  for (const name of names)
    if (IRRELEVANT_PARAMETER.test(name) || VARIANT_PARAMETER.test(name)) url.searchParams.delete(name);
    else if (name === 'variant' && SHOPIFY_PRODUCT.test(url.pathname)) url.searchParams.delete(name);
  return url.href;
}

function bareHost(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function repeatsSegments(path: string): boolean {
  const seen = new Map<string, number>();
  for (const part of path.split('/')) {
    const times = (seen.get(part) ?? 0) + 1;
    if (part !== '' && times >= MAX_REPEATS) return true;
    seen.set(part, times);
  }
  return false;
}
