import { FieldPattern, type SitePattern } from '../../domain/site-pattern.ts';
import { decodeHtml } from '../http/charset.ts';
import { type Page, scanPage } from '../extract/html/scan-page.ts';
import type { SentPage } from '../run/page-reading.ts';
import { checkPattern } from './check.ts';
import { detailsHold, learnDetails } from './details-induction.ts';
import { type Learned, acceptPattern, learnByInduction, splitSample } from './learning.ts';
import { outlineText } from './outline-text.ts';
import { PatternPage } from './pattern-page.ts';
import { samplePages } from './sample-page.ts';

const MAX_OUTLINES = 4;
/** Fewer products are too few to judge a pattern by. */
const MIN_PRODUCTS = 3;

type Pages = { pages: readonly SentPage[] };
/** `turn` numbers the model calls from 0; each call outlines different pages. */
type LearningTurn = Pages & { turn: number };

/** True if nothing contradicts a pattern: it passes the check, or too few pages could contain it. */
export function patternHolds({ pages, pattern }: Pages & { pattern: SitePattern }): boolean {
  const sample = pages.map(scanSentPage);
  if (checkPattern(pattern, sample).isGood) return true;
  const selling = samplePages(sample).filter(({ content }) => content.price !== null && content.buttons.length > 0);
  return selling.length < MIN_PRODUCTS;
}

/**
 * Learns the places of details for a pattern that has none yet, or whose pages no longer have them there. Null if
 * nothing is to be changed.
 */
export function renewDetails({ pages, pattern }: Pages & { pattern: SitePattern }): SitePattern | null {
  const { known, unknown } = splitSample(pages.map(scanSentPage));
  if (pattern.details && detailsHold(pattern, [...known, ...unknown])) return null;
  const details = learnDetails(pattern, known, unknown);
  return details && (details.rows || !pattern.details) ? { ...pattern, details } : null;
}

/** Learns a site's pattern without a model. Returns null when the pages share none. */
export function inducePattern({ pages }: Pages): Learned | null {
  return learnByInduction(pages.map(scanSentPage));
}

/** Outlines a few pages for a model; empty when no page is left to check its answer against. */
export function outlinePages({ pages, turn }: LearningTurn): string[] {
  const { known, unknown } = splitSample(pages.map(scanSentPage));
  return unknown.length > 0 ? pagesForTurn(known, turn).map(outlineText) : [];
}

/** Returns the model's pattern if it is valid, names existing elements and passes the check; otherwise null. */
export function checkAnswer({ pages, turn, answer }: LearningTurn & { answer: unknown }): Learned | null {
  const { known, unknown } = splitSample(pages.map(scanSentPage));
  const pattern = FieldPattern.safeParse(answer).data;
  return pattern && existsOn(pattern, pagesForTurn(known, turn)) ? acceptPattern(pattern, known, unknown) : null;
}

const scanSentPage = ({ url, body, contentType }: SentPage): Page => scanPage(decodeHtml(body, contentType), url);

/** Prefers long addresses, which products tend to have, in a different order for each call. */
function pagesForTurn(pages: readonly Page[], turn: number): Page[] {
  const sorted = pages.toSorted((a, b) => b.url.length - a.url.length);
  const step = turn + 2;
  const mixed = [...sorted.filter((_, at) => at % step === 0), ...sorted.filter((_, at) => at % step !== 0)];
  return mixed.slice(0, MAX_OUTLINES);
}

/** True if each place that a pattern names exists on one of the pages it was read from. */
function existsOn({ fields }: SitePattern, pages: readonly Page[]): boolean {
  const read = pages.map((page) => new PatternPage(page));
  return Object.values(fields).every((rules) =>
    rules.every((rule) => read.some((page) => page.elementAt(rule) !== null)),
  );
}
