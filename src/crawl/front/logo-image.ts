import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { resolveUrl } from '../extract/address.ts';
import { decodeValue } from '../extract/html/entities.ts';
import type { Element, Outline } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { type HostName, rateName } from './host-name.ts';
import { LOGO, type Surroundings, surroundingsOf } from './logo-surroundings.ts';

/** An image of the page that is probably the shop's logo. */
export interface LogoImage {
  url: string;
  alt: string;
}

const MAX_IMAGES = 3_000;
/** The images in the beginning of a page that are probably in its header. */
const EARLY = 40;
const THRESHOLD = 5;
/** Parts of an address that a script has yet to complete. */
const TEMPLATE = /[<>{}]|%7b|__\w{1,60}__/i;
/** Images that stand in for others. */
const PLACEHOLDER_FILE = /^(?:blank|spacer|pixel|clear|trans(?:parent)?|placeholder|loading|empty|dot|1x1)\b/i;
/** An image that occurs more often is one of these. */
const MAX_USES = 6;
/** Images of others: of brands, of ways to pay and to ship, of seals and app stores. */
const OTHER = [
  /(?<![a-z])(?:pa(?:y|ie)ment|zahl|visa(?![a-z])|master-?card|amex|paypal|klarna|afterpay|apple-?pay)/i,
  /(?<![a-z])(?:google|facebook|twitter|instagram|youtube|whatsapp|dhl|ups(?![a-z])|fedex|app-?store|powered)/i,
  /(?<![a-z])(?:trust|award|badge|seal(?![a-z])|siegel|certif|reward|press(?![a-z])|sponsor|clients)/i,
  /(?<![a-z])(?:partner|supplier|manufacturer|hersteller|vendor|cookie|flag(?![a-z])|menu|hamburger|toggle)/i,
  /(?<![a-z])(?:search|cart(?![a-z])|basket|arrow|close(?![a-z]))/i,
];
/** A version for other backgrounds or places than the usual one. */
const VARIANT = /white|light|inverse|negativ|sticky|footer|small|mini|secondary/i;
const SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'src', 'data-srcset', 'srcset'];

/** Finds the image of the page that looks most like the shop's own logo. */
export function findLogoImage({ outline, base }: Page, host: HostName): LogoImage | null {
  const scores = new Map<string, LogoImage & { score: number; uses: number }>();
  let images = 0;
  for (const [at, { element, start }] of outline.pieces.entries()) {
    if (start >= 0 || element.name !== 'img') continue;
    if (++images > MAX_IMAGES) break;
    const source = sourceOf(outline, element, base);
    if (!source) continue;
    const alt = decodeValue(outline.attributes(element).get('alt') ?? '').trim();
    const score = scoreImage({ outline, element, source, alt, host, base, isEarly: at < EARLY });
    const known = scores.get(source);
    const isBetter = !known || score > known.score;
    scores.set(source, { ...(isBetter ? { url: source, alt, score } : known), uses: (known?.uses ?? 0) + 1 });
  }
  const [best] = [...scores.values()]
    .filter(({ score, uses }) => score > 0 && uses <= MAX_USES)
    .toSorted((a, b) => b.score - a.score);
  return best ? { url: best.url, alt: best.alt } : null;
}

/** Images that load late keep their address in another attribute. */
function sourceOf(outline: Outline, element: Element, base: string): string | null {
  const attributes = outline.attributes(element);
  for (const name of SOURCES) {
    const written = decodeValue(attributes.get(name) ?? '').trim();
    const first = name.endsWith('srcset') ? (/^[^\s,]{1,2048}/.exec(written)?.[0] ?? '') : written;
    const source = first === '' || TEMPLATE.test(first) ? null : resolveUrl(first, base);
    if (source && source.length <= TEXT_LIMITS.url) return source;
  }
  return null;
}

interface ImageFacts {
  outline: Outline;
  element: Element;
  source: string;
  alt: string;
  host: HostName;
  base: string;
  isEarly: boolean;
}

/** Rates an image from what it and its surroundings say; 0 if it is hardly the shop's logo. */
function scoreImage(candidate: ImageFacts): number {
  const { outline, element, source, host, base, isEarly } = candidate;
  const path = new URL(source).pathname.split('/');
  const file = path.at(-1) ?? '';
  const own = describe(candidate, file);
  const facts = {
    ...surroundingsOf({ outline, image: element, base, host }),
    isLogo: LOGO.test(own),
    isNamed: isNamedByHost(candidate, file),
    isEarly,
  };
  if (facts.isOther || isOthers(candidate, own, file) || !isCandidate(facts)) return 0;
  const { isLogo, isLogoBox, isHomeLink, isElsewhere, isHeader, isFooter, isNamed } = facts;
  const stated = isLogo ? 3 : path.some((part) => LOGO.test(part)) ? 2 : 0;
  const score = stated + 2 * count(isLogoBox, isHomeLink, isHeader, isNamed, isEarly);
  return score < THRESHOLD ? 0 : score - 4 * count(isFooter) - count(isElsewhere, VARIANT.test(own));
}

/** A logo is called so or named as the shop; and it leads home, or at least nowhere else. */
function isCandidate(facts: Surroundings & { isLogo: boolean; isNamed: boolean; isEarly: boolean }): boolean {
  const { isLogo, isLogoBox, isHomeLink, isElsewhere, isHeader, isNamed, isEarly } = facts;
  if (!isLogo && !isLogoBox && !(isHomeLink && isNamed)) return false;
  if (isNamed) return true;
  return isElsewhere ? isLogoBox && isHeader && isEarly : isHomeLink || isHeader || isEarly;
}

const count = (...facts: boolean[]): number => facts.filter(Boolean).length;

/** Returns all that an image's own element says about it. */
function describe({ outline, element, alt }: ImageFacts, file: string): string {
  const attributes = outline.attributes(element);
  return [outline.label(element), alt, file, attributes.get('itemprop'), attributes.get('title')].join(' ');
}

function isNamedByHost({ alt, host }: ImageFacts, file: string): boolean {
  const name = file.replace(/\.\w{2,5}$/, '').replaceAll(/logo|[-_]/gi, ' ');
  return rateName(withoutLogo(alt), host) > 0 || rateName(name, host) > 0;
}

/** True for an image of another company or purpose, unless it is named exactly as the shop. */
function isOthers({ alt, host }: ImageFacts, own: string, file: string): boolean {
  return (
    PLACEHOLDER_FILE.test(file) || (OTHER.some((pattern) => pattern.test(own)) && rateName(withoutLogo(alt), host) < 3)
  );
}

/** Strips the word "logo" from the description of an image. */
export const withoutLogo = (alt: string): string =>
  alt
    .replaceAll(/\blogo\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
