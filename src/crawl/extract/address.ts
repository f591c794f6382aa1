import { trimEndOf } from '../../domain/trim.ts';
import { RecentMap } from '../../text/recent-map.ts';

const MAX_LENGTH = 4096;
/** A reference from the root of its site, which resolves alike on all pages of the site. */
const FROM_ROOT = /^\/(?![/\\])/;
const HTTP = /^https?:\/\/[^/]/;
const HTTP_LENGTH = 8;
const MAX_KNOWN_LENGTH = 200;
/** A site's menus are on all of its pages; at most 4 MB. */
const knownUrls = new RecentMap<{ url: string | null }>(5_000);

/** Resolves a reference to an absolute http or https address; null when it has none. */
export function resolveUrl(reference: string, base: string): string | null {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  if (!FROM_ROOT.test(trimmed) || !HTTP.test(base)) return parseUrl(trimmed, base);
  const end = base.indexOf('/', HTTP_LENGTH);
  const key = (end < 0 ? base : base.slice(0, end)) + trimmed;
  const known = knownUrls.get(key);
  if (known) return known.url;
  const url = parseUrl(trimmed, base);
  if (key.length <= MAX_KNOWN_LENGTH) knownUrls.set(key, { url });
  return url;
}

function parseUrl(reference: string, base: string): string | null {
  const url = URL.parse(reference, base);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null;
}

/** True if two absolute addresses share a host and port, ignoring "www.". */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(new URL(one)) === siteOf(new URL(other));
}

/** True if an absolute address is a site's front page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && /^\/([a-z]{2}([-_][a-z]{2})?\/?)?(index\.\w+)?$/i.test(pathname);
}

/**
 * True if two absolute addresses can belong to one page: they have the same site and path, and no query parameter that
 * both have differs (a variant's address adds a parameter, another product's changes one).
 */
export function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (siteOf(a) !== siteOf(b) || pathOf(a) !== pathOf(b)) return false;
  return a.searchParams.entries().every(([name, value]) => (b.searchParams.get(name) ?? value) === value);
}

function siteOf(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function pathOf(url: URL): string {
  const path = trimEndOf(url.pathname, /\//);
  return path.includes('%') ? decoded(path) : path;
}

/** Returns the path and the query of an absolute address as text. */
export function decodedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return decoded(`${pathname} ${search}`);
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
