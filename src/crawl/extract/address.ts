import { trimEndOf } from '../../domain/trim.ts';
const MAX_LENGTH = 4096;

/** The absolute http or https address that a reference means, or null where it means none. */
export function resolveUrl(reference: string, base: string): string | null {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(trimmed)) return null;
  const url = URL.parse(trimmed, base);
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.href : null;
}

/** Whether two absolute addresses are on one site, its port included, "www." aside. */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(new URL(one)) === siteOf(new URL(other));
}

/** Whether an absolute address is a site's front page. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && /^\/([a-z]{2}([-_][a-z]{2})?\/?)?(index\.\w+)?$/i.test(pathname);
}

/**
 * Whether two absolute addresses can be of one page: the same path on the same site, and no query parameter that
 * both have with different values (a variant's address has one more, another product's has a different one).
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
