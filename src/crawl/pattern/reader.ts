import type { KeptPattern, ReadOutline, SitePattern } from '../../domain/site-pattern.ts';
import { type PageReading, addressOf, readPage } from '../extract/index.ts';
import { mergeDrafts, saidIn } from '../extract/draft.ts';
import type { Page } from '../extract/page.ts';
import { isAlike } from '../extract/text.ts';
import { draftAt } from './field.ts';
import { createHealth } from './health.ts';
import { checkPattern } from './check.ts';
import { learnByInduction } from './learning.ts';
import { MOST_CALLS, learnByModel } from './model-learning.ts';
import { PatternPage } from './pattern-page.ts';
import { samplePages } from './sample-page.ts';

export interface PatternReaderOptions {
  siteUrl: string;
  /** What an earlier run learned. */
  kept: KeptPattern | undefined;
  save: (kept: KeptPattern) => Promise<void>;
  readOutline: ReadOutline | null;
  signal: AbortSignal;
}

export interface PatternReader {
  read: (html: string, url: string) => Promise<PageReading>;
  /** Whether the pattern was learned from the sample: what earlier runs read has to be read again. */
  isNew: boolean;
}

/** Fewer teach nothing, and fewer products tell nothing of a pattern. */
const FEWEST_PAGES = 4;
const FEWEST_PRODUCTS = 3;
/** Learning anew costs a part of a second: a site that changes all the time has no pattern. */
const MOST_RELEARNINGS = 3;

/**
 * Reads pages by markup first and by the site's pattern for what that leaves out. The pattern is the one kept, where it
 * still holds on the sample, else learned from it; it is learned again when its fields go empty.
 */
export async function openPatternReader(
  sample: readonly Page[],
  options: PatternReaderOptions,
): Promise<PatternReader> {
  const { siteUrl, readOutline, save, signal } = options;
  const before = options.kept?.siteUrl === siteUrl ? options.kept : undefined;
  let kept: KeptPattern | null = before ?? null;
  let relearnings = 0;
  const health = createHealth();

  async function learn(pages: readonly Page[]): Promise<void> {
    const { modelCalls = 0, modelCost = 0 } = kept ?? {};
    const callsLeft = MOST_CALLS - modelCalls;
    const asked = readOutline && callsLeft > 0 ? await learnByModel(pages, { readOutline, callsLeft, signal }) : null;
    const learned = asked?.learned ?? learnByInduction(pages);
    if (!learned && !asked) return;
    const costs = [modelCost, asked ? asked.cost : 0];
    kept = {
      siteUrl,
      pattern: learned?.pattern ?? kept?.pattern ?? null,
      filled: learned?.filled ?? kept?.filled ?? {},
      learnedBy: learned ? (asked?.learned ? 'model' : 'induction') : (kept?.learnedBy ?? null),
      modelCalls: modelCalls + (asked?.calls ?? 0),
      modelCost: costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
    };
    await save(kept);
  }

  if (sample.length >= FEWEST_PAGES && !(before?.pattern && holds(before.pattern, sample))) await learn(sample);

  return {
    isNew: kept !== (before ?? null),
    async read(html, url) {
      const reading = readPage(html, url);
      const { pattern = null, filled = {} } = kept ?? {};
      if (!pattern) return reading;
      const draft = draftAt(pattern, new PatternPage(reading.page));
      if (!reading.isMarked) {
        health.note(reading.page, draft, reading.products.length === 1, html.length);
        if (health.isPoor(filled) && relearnings++ < MOST_RELEARNINGS) await learn(health.takeRecent());
      }
      return draft ? withPattern(reading, saidIn('pattern', draft)) : reading;
    },
  };
}

/** Whether nothing speaks against a pattern: it is found, or there are no pages on which it could be. */
function holds(pattern: SitePattern, sample: readonly Page[]): boolean {
  if (checkPattern(pattern, sample).isGood) return true;
  const selling = samplePages(sample).filter(({ shown }) => shown.price !== null && shown.buttons.length > 0);
  return selling.length < FEWEST_PRODUCTS;
}

/** Markup speaks first; on a page without it the pattern does, and then what the page looks like. */
function withPattern(reading: PageReading, draft: NonNullable<ReturnType<typeof draftAt>>): PageReading {
  const { page, products, isMarked } = reading;
  const [own] = products.length === 1 ? products : [];
  if (isMarked && !(own && isAlike(own.title, draft.title))) return reading;
  const merged = mergeDrafts(isMarked && own ? [own, draft] : own ? [draft, own] : [draft]);
  const title = merged.title ?? own?.title;
  return title === undefined
    ? reading
    : { ...reading, products: [{ ...merged, title, url: own?.url ?? addressOf(page) }] };
}
