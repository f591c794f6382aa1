import { SitePattern } from '../../domain/site-pattern.ts';
import { decodeHtml } from '../http/charset.ts';
import { type Page, scanPage } from '../extract/html/scan-page.ts';
import type { SentPage } from '../run/page-reading.ts';
import { checkPattern } from './check.ts';
import { type Learned, checked, learnByInduction, split } from './learning.ts';
import { outlineText } from './outline-text.ts';
import { PatternPage } from './pattern-page.ts';
import { samplePages } from './sample-page.ts';

const PAGES_SHOWN = 4;
/** Fewer products tell nothing of a pattern. */
const MIN_PRODUCTS = 3;

type Pages = { pages: readonly SentPage[] };
/** Which of the calls of a model it is, from 0: each is shown other pages. */
type Shown = Pages & { turn: number };

/** Whether nothing speaks against a pattern: it is found, or there are no pages on which it could be. */
export function patternHolds({ pages, pattern }: Pages & { pattern: SitePattern }): boolean {
  const sample = pages.map(scanned);
  if (checkPattern(pattern, sample).isGood) return true;
  const selling = samplePages(sample).filter(({ shown }) => shown.price !== null && shown.buttons.length > 0);
  return selling.length < MIN_PRODUCTS;
}

/** A site's pattern by our own induction; null where the pages have none in common. */
export function inducePattern({ pages }: Pages): Learned | null {
  return learnByInduction(pages.map(scanned));
}

/** What a model is shown of a site: outlines of a few pages; none where no page is left to check its answer by. */
export function outlinePages({ pages, turn }: Shown): string[] {
  const { known, unknown } = split(pages.map(scanned));
  return unknown.length > 0 ? shownOf(known, turn).map(outlineText) : [];
}

/** The pattern that a model answered with, where it is one that names elements which are there, and holds. */
export function checkAnswer({ pages, turn, answer }: Shown & { answer: unknown }): Learned | null {
  const { known, unknown } = split(pages.map(scanned));
  const pattern = SitePattern.safeParse(answer).data;
  return pattern && isThere(pattern, shownOf(known, turn)) ? checked(pattern, unknown) : null;
}

const scanned = ({ url, body, contentType }: SentPage): Page => scanPage(decodeHtml(body, contentType), url);

/** From the longest addresses on, which products tend to have, in another order at each call. */
function shownOf(pages: readonly Page[], turn: number): Page[] {
  const sorted = pages.toSorted((a, b) => b.url.length - a.url.length);
  const step = turn + 2;
  const mixed = [...sorted.filter((_, at) => at % step === 0), ...sorted.filter((_, at) => at % step !== 0)];
  return mixed.slice(0, PAGES_SHOWN);
}

/** Whether each place that a pattern names is on one of the pages that it was read from. */
function isThere({ fields }: SitePattern, pages: readonly Page[]): boolean {
  const read = pages.map((page) => new PatternPage(page));
  return Object.values(fields).every((rules) =>
    rules.every((rule) => read.some((page) => page.elementAt(rule) !== null)),
  );
}
