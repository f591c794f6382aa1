import type { Site } from './site.ts';

const MAX_TAG_LENGTH = 4_096;
/** Most language folders remembered; shops in every country of the world have fewer. */
const MAX_LANGUAGES = 300;

/** The language folders of a site: the home page's own, and the others. */
export interface OtherLanguages {
  own: string;
  others: string[];
}

/**
 * Finds a site's other languages from the `hreflang` links of its home page: an assistant serves one market, and the
 * same product in three languages would be three. Returns null when the page names no language but its own.
 */
export function findOtherLanguages(html: string, home: string, site: Site): OtherLanguages | null {
  const places = new Set<string>();
  for (const [tag] of html.matchAll(/<link\b[^<>]*>/gi)) {
    if (places.size >= MAX_LANGUAGES) break;
    const language = readAttribute(tag, 'hreflang');
    const href = readAttribute(tag, 'href');
    if (language === null || language.toLowerCase() === 'x-default' || href === null) continue;
    const url = URL.parse(href.replaceAll('&amp;', '&'), home);
    if (url && url.search === '' && site.owns(url.href)) places.add(toFolder(url.pathname));
  }
  const own = toFolder(new URL(home).pathname);
  return places.delete(own) && places.size > 0 ? { own, others: [...places] } : null;
}

/** Excludes the pages in the site's other languages. */
export function restrictToLanguage(site: Site, languages: OtherLanguages | null): Site {
  if (!languages) return site;
  const { own, others } = languages;
  // When this language's folder lies inside another's, only that folder belongs to the site.
  const isInside = others.some((other) => own.startsWith(other));
  const isOther = (path: string) => {
    const place = toFolder(path);
    return isInside ? !place.startsWith(own) : others.some((other) => place.startsWith(other));
  };
  return { ...site, includes: (value) => site.includes(value) && !isOther(new URL(value).pathname) };
}

const toFolder = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

const ATTRIBUTE = /\s([a-z]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function readAttribute(tag: string, name: string): string | null {
  for (const [, found = '', quoted, single, bare] of tag.slice(0, MAX_TAG_LENGTH).matchAll(ATTRIBUTE))
    if (found.toLowerCase() === name) return quoted ?? single ?? bare ?? null;
  return null;
}
