import type { Page } from '../extract/html/scan-page.ts';
import { cleanText } from '../extract/html/text.ts';
import { type Node, textsOf } from '../extract/markup/node.ts';
import { isHomePage } from '../extract/address.ts';
import { type HostName, findSpelling, rateName } from './host-name.ts';
import { withoutLogo } from './logo-image.ts';

const MAX_LENGTH = 60;
/** A longer text is a slogan or a list of wares. */
const MAX_WORDS = 5;
/** The same for a name that nothing else confirms. */
const MAX_UNCONFIRMED_WORDS = 3;
const MAX_INPUT_LENGTH = 500;
/** Between the parts of a title, with spaces around it. */
const SEPARATOR = /\s{0,9}[|–—·•»]\s{0,9}|\s[-:]{1,3}\s|[-:]\s/;
/** Names that systems give to shops. */
const PLACEHOLDER = [
  /^(?:home|home ?page|startseite|start|shop|store|web ?shop|online ?(?:shop|store)|index|logo|welcome|untitled)$/i,
  /^(?:my (?:shop|store|site|blog)|default.{0,40}|main (?:website|store)|wordpress|prestashop|shopware|magento)$/i,
];
const COPYRIGHT = /©|\(c\)|copyright/i;
/** A word as in an address or a sentence, not as in a name. */
const IN_LOWER_CASE = /^\p{Ll}{2}|(?<![\p{L}\p{N}.])\p{Ll}{4}/u;
/** The pieces at the end of a page that may contain its copyright notice. */
const FOOTER_PIECES = 300;
const MAX_NAMES = 50;
const MAX_READ = 300_000;

export interface NameEvidence {
  page: Page;
  organizations: readonly Node[];
  logoAlt: string;
  host: HostName;
}

/** Finds the shop's name as its customers write it; null when nothing on the page is trustworthy. */
export function findName({ page, organizations, logoAlt, host }: NameEvidence): string | null {
  const stated = statedNames(page, organizations);
  const logo = withoutLogo(clean(logoAlt) ?? '');
  const titles = [page.title, page.meta.get('og:title')].flatMap((title) => clean(title) ?? []);
  const loose = { ...host, keys: host.looseKeys };
  const others = [...titles, ...metaTexts(page, 'author', 'copyright', 'publisher'), logo];
  return (
    bestOf(stated, host) ??
    // A part of the address may also be the name of a category, the whole hardly.
    others.map((text) => wholeName(text, host)).find((name) => name !== null) ??
    spellingIn(page, host) ??
    others.map((text) => wholeName(text, loose)).find((name) => name !== null) ??
    bestOf(others, host, 2) ??
    stated.find((name) => isName(name)) ??
    usualPart(page, logo)
  );
}

function statedNames(page: Page, organizations: readonly Node[]): string[] {
  const names = organizations.flatMap((node) => textsOf(node, 'name', 'alternatename')).slice(0, MAX_NAMES);
  const metas = metaTexts(page, 'og:site_name', 'application-name', 'apple-mobile-web-app-title');
  return [...names.flatMap((name) => clean(name) ?? []), ...metas];
}

const metaTexts = ({ meta }: Page, ...names: string[]): string[] =>
  names.flatMap((name) => clean(meta.get(name)) ?? []);

/** Returns the text, or the part of it, that fits the shop's address best; the first of equals. */
function bestOf(texts: readonly string[], host: HostName, minRate = 1): string | null {
  let best: { name: string; rate: number } | null = null;
  for (const name of texts.flatMap((text) => [text, ...partsOf(text)])) {
    const rate = rateName(name, host);
    if (!isName(name, rate === 3 ? MAX_LENGTH : MAX_WORDS) || partsOf(name).length > 1) continue;
    if (rate >= minRate && rate > (best?.rate ?? 0)) best = { name, rate };
  }
  return best?.name ?? null;
}

/** Returns the part of the text, or the words in it, that are the same as the address. */
function wholeName(text: string, host: HostName): string | null {
  const spelling = findSpelling(text, host);
  const part = partsOf(text).find((each) => isName(each) && rateName(each, host) === 3);
  return part ?? (spelling && isName(spelling) ? spelling : null);
}

/** Finds the name in the visible text. */
function spellingIn({ outline }: Page, host: HostName): string | null {
  const counts = new Map<string, number>();
  let read = 0;
  for (const piece of outline.pieces) {
    if (piece.start < 0) continue;
    read += piece.end - piece.start;
    if (read > MAX_READ) break;
    const name = findSpelling(outline.textOf(piece), host);
    if (name !== null && isName(name) && !IN_LOWER_CASE.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/** Returns the part of the title where shops put their name if another place confirms it, else that of the logo. */
function usualPart({ title, url, outline }: Page, logo: string): string | null {
  const parts = partsOf(clean(title) ?? '');
  const usual = isHomePage(url) ? [parts[0], parts.at(-1)] : parts.slice(1).slice(-1);
  const notices = outline.pieces
    .slice(-FOOTER_PIECES)
    .flatMap((piece) => (piece.end - piece.start <= MAX_INPUT_LENGTH ? outline.textOf(piece) : []))
    .filter((text) => COPYRIGHT.test(text));
  const confirming = [logo, ...notices].join('\n').toLowerCase();
  const confirmed = usual.find((part) => part && isName(part) && confirming.includes(part.toLowerCase()));
  return confirmed ?? (isName(logo) && logo.split(' ').length <= MAX_UNCONFIRMED_WORDS ? logo : null);
}

function partsOf(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isName(text: string, maxWords = MAX_WORDS): boolean {
  const isBounded = text.length > 1 && text.length <= MAX_LENGTH && text.split(' ').length <= maxWords;
  return isBounded && !PLACEHOLDER.some((pattern) => pattern.test(text)) && /\p{L}/u.test(text);
}

function clean(text: string | null | undefined): string | null {
  const plain = cleanText((text ?? '').slice(0, MAX_INPUT_LENGTH));
  return (
    plain
      ?.replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, '')
      .trim()
      .replace(/^(?:@|(?:https?:\/\/)?www\.)/i, '')
      .trim() || null
  );
}
