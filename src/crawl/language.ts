import { decodeHtml } from './charset.ts';
import { FetchError } from './fetch.ts';
import type { EagerFetcher } from './platform/ahead.ts';
import { type Site, pageAddress } from './site.ts';

const LONGEST_TAG = 4_096;

/**
 * The site without the pages in its other languages, as far as its home page tells of them (`hreflang`): an assistant is
 * for one market, and the same product in three languages would be three.
 * @throws only when the signal was aborted
 */
export async function inOneLanguage(site: Site, fetcher: EagerFetcher, signal: AbortSignal): Promise<Site> {
  try {
    const { status, url, body, contentType } = await fetcher.ahead(pageAddress(site.url.href), {
      accept: 'html',
      signal,
    });
    if (status !== 200 || !site.owns(url)) return site;
    const isOther = otherLanguages(decodeHtml(body, contentType), url, site);
    return isOther ? { ...site, includes: (value) => site.includes(value) && !isOther(new URL(value).pathname) } : site;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return site; // whoever visits the page is told
  }
}

/** Tells whether a path is of another language; null where the home page names no others beside its own. */
function otherLanguages(html: string, home: string, site: Site): ((path: string) => boolean) | null {
  const places = new Set<string>();
  for (const [tag] of html.matchAll(/<link\b[^<>]*>/gi)) {
    const language = attributeOf(tag, 'hreflang');
    const href = attributeOf(tag, 'href');
    if (language === null || language.toLowerCase() === 'x-default' || href === null) continue;
    const url = URL.parse(href.replaceAll('&amp;', '&'), home);
    if (url && url.search === '' && site.owns(url.href)) places.add(folderOf(url.pathname));
  }
  const own = folderOf(new URL(home).pathname);
  if (!places.delete(own) || places.size === 0) return null;
  // Where this language stands in a folder of another, it is that folder and nothing else.
  const isInside = [...places].some((place) => own.startsWith(place));
  return (path) => {
    const place = folderOf(path);
    return isInside ? !place.startsWith(own) : [...places].some((other) => place.startsWith(other));
  };
}

const folderOf = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function attributeOf(tag: string, name: string): string | null {
  const [, quoted, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag.slice(0, LONGEST_TAG)) ?? [];
  return quoted ?? single ?? bare ?? null;
}
