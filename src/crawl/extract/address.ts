import { trimEndOf } from '../../domain/trim.ts';
const MAX_LENGTH = 4096;

/** Resolves a reference to an absolute http or https address; null when it has none. */
export function resolveUrl(reference: string, base: string): string | null {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const url = URL.parse(trimmed, base);
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
