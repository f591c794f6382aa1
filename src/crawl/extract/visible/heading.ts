import { decodedPath, isHomePage, resolveUrl } from '../address.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { isAlike, lettersOf, wordsOf } from '../html/text.ts';
import type { VisibilityIndex } from './visibility.ts';

/** The separator between a page's name and its site's, and the number of separators that a title may have. */
const MARK = /\s[-–—|:»·｜/]\s|[|｜]/g;
const MAX_MARKS = 8;
const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 300;
/** Words that a text must share with a title to name the page, and of both texts' words, the share that they have in common. */
const MIN_COMMON_WORDS = 2;
const MIN_OVERLAP = 0.5;

type Scene = { page: Page; outline: Outline; visibility: VisibilityIndex };

/**
 * Finds the h1 that agrees best with title and address. If it only shares words with the title, a heading that is a part
 * of the title is preferred; without it, any such text, else the text that has most of the title's words, else any h1.
 * @returns its index; -1 when there is none
 */
export function findHeading(scene: Scene): number {
  const { page, outline } = scene;
  const titles = [page.meta.get('og:title'), page.title].flatMap((title) => title?.trim() || []);
  const marked = findAgreeing(scene, titles.join(' '), isInFirstHeading);
  const { first, best } = marked.first < 0 ? findAgreeing(scene, titles.join(' '), hasRole(outline)) : marked;
  const named = best !== null && isPartOf(outline.textOf(best.piece), titles) ? -1 : findNamed(scene, titles);
  if (best !== null && (named < 0 || !isHeading(outline.pieces[named]))) return best.at;
  if (isHeading(outline.pieces[named])) return named;
  if (first >= 0) return named < 0 ? first : named;
  const alike = findAlike(scene, titles);
  return alike < 0 ? named : alike;
}

/** Returns the index of the first h1, and the h1 that agrees best. */
function findAgreeing(
  { page, outline, visibility }: Scene,
  title: string,
  isMarked: (element: Element) => boolean,
): { first: number; best: { at: number; piece: Piece } | null } {
  const words = { title: wordsOf(title), address: wordsOf(decodedPath(page.url)) };
  let first = -1;
  let best: { at: number; piece: Piece } | null = null;
  let bestScore = 0;
  // Without `entries`, which allocates an array for each piece.
  for (let at = 0; at < outline.pieces.length; at++) {
    const piece = outline.pieces[at];
    if (!piece || piece.start < 0 || !isMarked(piece.element) || visibility.of(piece.element).isHidden) continue;
    const text = outline.textOf(piece);
    if (text === '') continue;
    if (first < 0) first = at;
    if (!isAlike(text, title) || isLogo(piece, { page, outline, visibility })) continue;
    const own = wordsOf(text);
    const score = own.intersection(words.title).size / own.size + own.intersection(words.address).size / own.size;
    if (score > bestScore) [best, bestScore] = [{ at, piece }, score];
  }
  return { first, best };
}

/** Finds the text that equals a title or a part of it between separators; any heading comes before other text. */
function findNamed({ outline, visibility }: Scene, titles: readonly string[]): number {
  const names = new Set(titles.flatMap((title) => [title.trim(), ...partsOf(title)]));
  const longest = Math.min(MAX_NAME_LENGTH, 2 * Math.max(...[...names].map((name) => name.length)));
  let found = -1;
  for (const [at, piece] of outline.pieces.entries()) {
    if (piece.start < 0 || piece.end - piece.start < MIN_NAME_LENGTH || piece.end - piece.start > longest) continue;
    const text = outline.textOf(piece);
    if (!names.has(text)) continue;
    const { isHidden, isAside, link } = visibility.of(piece.element);
    if (isHidden || isAside || link || piece.element.name === 'title') continue;
    if (isHeading(piece)) return at;
    if (found < 0) found = at;
  }
  return found;
}

/** Finds the text whose words are most nearly those of a title, in a page that marks no heading. */
function findAlike({ outline, visibility }: Scene, titles: readonly string[]): number {
  const named = titles.map(wordsOf);
  let found = -1;
  let bestScore = MIN_OVERLAP;
  for (const [at, piece] of outline.pieces.entries()) {
    const length = piece.end - piece.start;
    if (piece.start < 0 || length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH) continue;
    const words = wordsOf(outline.textOf(piece));
    const score = Math.max(0, ...named.map((title) => wordOverlap(words, title)));
    if (score <= bestScore) continue;
    const { isHidden, isAside, link } = visibility.of(piece.element);
    if (!isHidden && !isAside && !link && piece.element.name !== 'title') [found, bestScore] = [at, score];
  }
  return found;
}

/** The share of both texts' words that they have in common; 0 if those are too few to name anything. */
function wordOverlap(words: ReadonlySet<string>, title: ReadonlySet<string>): number {
  const common = words.intersection(title).size;
  return common < MIN_COMMON_WORDS ? 0 : (2 * common) / (words.size + title.size);
}

/** True for a text that is a heading of any level. */
export const isHeading = (piece: Piece | undefined): boolean => /^h[1-6]$/.test(piece?.element.name ?? '');

function isInFirstHeading({ name, parent }: Element): boolean {
  return name === 'h1' || parent?.name === 'h1' || parent?.parent?.name === 'h1';
}

/** Tells elements that only say that they are a heading of the first level. */
const hasRole = (outline: Outline) => (element: Element) => {
  const attributes = outline.attributes(element);
  return attributes.get('role') === 'heading' && attributes.get('aria-level') === '1';
};

/** True if a text links to the front page, like the site name that some themes make a heading. */
function isLogo({ element }: Piece, { page, outline, visibility }: Scene): boolean {
  const { link } = visibility.of(element);
  const url = link && resolveUrl(outline.attributes(link).get('href') ?? '', page.base);
  return Boolean(url && isHomePage(url));
}

const isPartOf = (text: string, titles: readonly string[]): boolean =>
  titles.some((title) => lettersOf(title).includes(lettersOf(text)));

/** Returns each part of a title between separators, its beginnings up to one, and its ends from one. */
function partsOf(title: string): string[] {
  const marks = [...title.matchAll(MARK).take(MAX_MARKS)];
  const longer = marks.flatMap(({ index, 0: mark }) => [title.slice(0, index), title.slice(index + mark.length)]);
  return [...title.split(MARK), ...longer].map((part) => part.trim());
}
