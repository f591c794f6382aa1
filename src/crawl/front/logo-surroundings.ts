import { isHomePage, resolveUrl } from '../extract/address.ts';
import { decodeValue } from '../extract/html/entities.ts';
import type { Element, Outline } from '../extract/html/outline.ts';
import { type HostName, isOfHost } from './host-name.ts';

const MAX_ANCESTORS = 30;
/** The ancestors whose names concern the image itself. */
const NEARBY = 4;
/** "Logo", but not the end of "catálogo" and the like. */
export const LOGO = /(?<!cat[aá]|di[aá]|an[aá]|pr[oó])logo/i;
const LOGO_BOX = /(?<!cat[aá]|di[aá]|an[aá])logo|brand(?:ing)?(?![a-z])|site-(?:title|name)/;
const HEADER = /header|masthead|navbar|top-?bar|\btop\b/;
const FOOTER = /footer/;
const MAIN = new Set(['main', 'article']);
const OTHER_BOX = [
  /pa(?:y|ie)ment|partner|supplier|manufactur|hersteller|vendor|brands|logos|logo-(?:list|grid|bar|carousel|slider)/,
  /award|press\b|sponsor|clients|cookie|consent|onetrust|product|swiper|slick|carousel|testimonial|app-?store/,
];

/** Facts about an image that its ancestors show. */
export interface Surroundings {
  isLogoBox: boolean;
  isHomeLink: boolean;
  /** True in a link to another page of the shop. */
  isElsewhere: boolean;
  isHeader: boolean;
  isFooter: boolean;
  /** True among images of others, in a link to another site, and in the page's main content. */
  isOther: boolean;
}

export function surroundingsOf(input: {
  outline: Outline;
  image: Element;
  base: string;
  host: HostName;
}): Surroundings {
  const { outline, image, base, host } = input;
  const ancestors = ancestorsOf(image);
  const labels = ancestors.map((element) => outline.label(element));
  const nearby = labels.slice(0, NEARBY);
  const names = ancestors.map(({ name }) => name);
  const header = names.findIndex((name, at) => name === 'header' || HEADER.test(labels[at] ?? ''));
  const link = ancestors.find(({ name }) => name === 'a');
  const target = link ? targetOf(outline.attributes(link).get('href'), base, host) : null;
  // Some frameworks wrap the whole page, its header included.
  const inner = header < 0 ? names : names.slice(0, header);
  return {
    isLogoBox: nearby.some((label) => LOGO_BOX.test(label)),
    isHomeLink: target === 'home',
    isElsewhere: target === 'elsewhere',
    isHeader: header >= 0,
    isFooter: names.some((name, at) => name === 'footer' || FOOTER.test(labels[at] ?? '')),
    isOther:
      target === 'other' ||
      inner.some((name) => MAIN.has(name)) ||
      nearby.some((label) => OTHER_BOX.some((pattern) => pattern.test(label))),
  };
}

function ancestorsOf(image: Element): Element[] {
  const ancestors: Element[] = [];
  for (let { parent } = image; parent && parent.name !== 'body' && parent.name !== 'html'; { parent } = parent) {
    if (ancestors.length >= MAX_ANCESTORS) break;
    ancestors.push(parent);
  }
  return ancestors;
}

function targetOf(href: string | undefined, base: string, host: HostName): 'home' | 'elsewhere' | 'other' | null {
  const target = resolveUrl(decodeValue(href ?? ''), base);
  if (!target) return null;
  if (!isOfHost(target, host)) return 'other';
  return isHomePage(target.replace(/\?.*/s, '')) ? 'home' : 'elsewhere';
}
