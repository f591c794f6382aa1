import { FieldPattern, type SitePattern } from '../../domain/site-pattern.ts';
import { decodeHtml } from '../http/charset.ts';
import { scanPage } from '../extract/html/scan-page.ts';
import type { SentPage } from '../run/page-reading.ts';
import { checkPattern } from './check.ts';
import { detailsHold, learnDetails } from './details-induction.ts';
import { readTemplates } from './field.ts';
import { type Learned, acceptTemplate, joinTemplates, learnByInduction, openSample, splitSample } from './learning.ts';
import { outlineText } from './outline-text.ts';
import { groupPages } from './page-groups.ts';
import type { SamplePage } from './sample-page.ts';

const MAX_OUTLINES = 4;
/** Number of pages of a template that a model does not see, so that its answer can be checked on them. */
const MIN_UNSEEN = 2;
/** Fewer products are too few to judge a pattern by. */
const MIN_PRODUCTS = 3;

type Pages = { pages: readonly SentPage[] };
/** `turn` numbers the model calls from 0; the pattern is what earlier calls led to. */
export type LearningTurn = Pages & { turn: number; pattern: SitePattern | null };

/** True if nothing contradicts a pattern: it passes the check, or too few pages could contain it. */
export function patternHolds({ pages, pattern }: Pages & { pattern: SitePattern }): boolean {
  const sample = open(pages);
  if (checkPattern(pattern, sample).isGood) return true;
  const selling = sample.filter(({ content }) => content.price !== null && content.buttons.length > 0);
  return selling.length < MIN_PRODUCTS;
}

/**
 * Learns what a pattern lacks: templates that it has no rules for, and the places of details if it has none yet or its
 * pages no longer have them there. Null if nothing is to be changed.
 */
export function renewPattern({ pages, kept }: Pages & { kept: Learned }): Learned | null {
  const sample = open(pages);
  const renewed = renewDetails(sample, kept.pattern);
  return learnByInduction(sample, renewed ?? kept.pattern) ?? (renewed && { ...kept, pattern: renewed });
}

function renewDetails(sample: readonly SamplePage[], pattern: SitePattern): SitePattern | null {
  if (pattern.details && detailsHold(pattern, sample)) return null;
  const { known, unknown } = splitSample(sample);
  const details = learnDetails(pattern, known, unknown);
  return details && (details.rows || !pattern.details) ? { ...pattern, details } : null;
}

/**
 * Learns a site's pattern without a model, or the templates that a known pattern lacks. Returns null when the pages
 * share none.
 */
export function inducePattern({ pages, pattern }: Pages & { pattern: SitePattern | null }): Learned | null {
  return learnByInduction(open(pages), pattern);
}

/** Outlines a few pages of one template for a model; empty when there is nothing left to ask about. */
export function outlinePages({ pages, ...turn }: LearningTurn): string[] {
  return shownInTurn(open(pages), turn).shown.map(({ page }) => outlineText(page));
}

/**
 * Joins the template that a model found to the pattern. Returns null if its answer is invalid, names missing elements
 * or fails the check on pages that it was not shown.
 */
export function checkAnswer({ pages, answer, ...turn }: LearningTurn & { answer: unknown }): Learned | null {
  const template = FieldPattern.safeParse(answer).data;
  const sample = open(pages);
  const { shown, group } = shownInTurn(sample, turn);
  if (!template || !existsOn(template, shown)) return null;
  const { pattern } = turn;
  const unseen = sample.filter((page) => !shown.includes(page) && !(pattern && readTemplates(pattern, page)));
  const { known, unknown } = splitSample(group);
  const accepted = acceptTemplate(template, known, unknown, unseen);
  return accepted && joinTemplates([...(pattern ? [pattern, ...(pattern.others ?? [])] : []), accepted], sample);
}

const open = (pages: readonly SentPage[]): SamplePage[] =>
  openSample(pages.map(({ url, body, contentType }) => scanPage(decodeHtml(body, contentType), url)));

/**
 * Chooses the template of a turn, and the pages of it to show: each template once, then again with other pages where
 * the answer was of no use.
 */
function shownInTurn(
  sample: readonly SamplePage[],
  { turn, pattern }: Omit<LearningTurn, 'pages'>,
): { shown: SamplePage[]; group: SamplePage[] } {
  const groups = groupPages(sample);
  const isOpen = (group: readonly SamplePage[]) => !pattern || !group.some((page) => readTemplates(pattern, page));
  const round = groups.length === 0 ? 0 : Math.floor(turn / groups.length);
  const group = groups[turn % groups.length];
  const next = group && isOpen(group) ? group : groups.find(isOpen);
  if (!next) return { shown: [], group: [] };
  const step = round + 2;
  const mixed = [...next.filter((_, at) => at % step === 0), ...next.filter((_, at) => at % step !== 0)];
  return { shown: mixed.slice(0, Math.min(MAX_OUTLINES, next.length - MIN_UNSEEN)), group: next };
}

/** True if each place that a template names exists on one of the pages it was read from. */
function existsOn({ fields }: FieldPattern, pages: readonly SamplePage[]): boolean {
  return Object.values(fields).every((rules) =>
    rules.every((rule) => pages.some((page) => page.elementAt(rule) !== null)),
  );
}
