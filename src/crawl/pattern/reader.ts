import type { KeptPattern, ReadOutline, SitePattern } from '../../domain/site-pattern.ts';
import type { CrawledPage, SentPage } from '../run/page-reading.ts';
import type { SiteRules } from '../discover/site-rules.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { createHealth } from './health.ts';
import { LEARNING_PAGES, type Learned } from './learning.ts';
import { MAX_CALLS, type ModelLearning, learnByModel } from './model-learning.ts';

export interface PatternReaderOptions {
  reader: Reader;
  rules: SiteRules;
  /** The pattern that an earlier run learned. */
  kept: KeptPattern | undefined;
  save: (kept: KeptPattern) => Promise<void>;
  readOutline: ReadOutline | null;
  signal: AbortSignal;
}

export interface PatternReader {
  /** @param requestedUrl the URL before redirects */
  read: (page: SentPage, requestedUrl: string) => Promise<CrawledPage | null>;
  /** True if the pattern was learned from the sample, so pages that earlier runs read must be read again. */
  isNew: boolean;
  /** A message for the owner about the learning; null when there is none. */
  note: () => string | null;
}

/** Fewer pages are too few to learn from. */
const MIN_PAGES = 3;
const NOTHING_LEARNED = { pattern: null, filled: {}, learnedBy: null, modelCalls: 0, modelCost: 0 } as const;
/** Relearning takes a fraction of a second, and a site that keeps changing has no pattern. */
const MAX_RELEARNINGS = 3;

/**
 * Reads pages from their markup first, and fills gaps with the site's pattern. Reuses the stored pattern if it still
 * holds on the sample, otherwise learns one from the sample; relearns it when its fields come back empty.
 */
export async function openPatternReader(
  sample: readonly SentPage[],
  options: PatternReaderOptions,
): Promise<PatternReader> {
  const { reader, rules, readOutline, save, signal } = options;
  const { siteUrl } = rules;
  const stored = options.kept?.siteUrl === siteUrl ? options.kept : null;
  let kept: KeptPattern | null = stored;
  let relearnings = 0;
  let note: string | null = null;
  const health = createHealth();

  /** Falls back when learning takes too long: the pages are still read. */
  async function withinBudget<T>(learning: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await learning;
    } catch (error) {
      if (!(error instanceof TooExpensive)) throw error;
      note = `The site's page pattern could not be learned. ${error.message}`;
      return otherwise;
    }
  }

  /**
   * Learns a new pattern, or the templates that a known one lacks.
   * @returns true if it learned any
   */
  async function learn(pages: readonly SentPage[], known: SitePattern | null): Promise<boolean> {
    const former = kept ?? { siteUrl, ...NOTHING_LEARNED };
    const byModel = await askModel(pages, known, MAX_CALLS - former.modelCalls);
    const induced = await induce(pages, byModel?.learned?.pattern ?? known);
    if (!byModel && !induced) return false;
    kept = updatePattern(former, byModel, induced);
    await save(kept);
    return Boolean(byModel?.learned ?? induced);
  }

  async function askModel(pages: readonly SentPage[], pattern: SitePattern | null, callsLeft: number) {
    return readOutline && callsLeft > 0
      ? learnByModel(pages, { reader, readOutline, pattern, callsLeft, signal })
      : null;
  }

  /** Learns from recent pages: of another template, or of a redesign, which the known rules read only in part. */
  async function relearn(pages: readonly SentPage[]): Promise<void> {
    const isExtended = await learn(pages, kept?.pattern ?? null);
    if (!isExtended) await learn(pages, null);
  }

  /** Learns without a model, or the templates that a pattern lacks. */
  function induce(pages: readonly SentPage[], pattern: SitePattern | null): Promise<Learned | null> {
    return withinBudget(reader('inducePattern', { pages, pattern }, { signal, pages: LEARNING_PAGES }), null);
  }

  /** True if the sample does not contradict the pattern that an earlier run learned. */
  async function isKeptValid(): Promise<boolean> {
    const pattern = stored?.pattern;
    if (!pattern) return false;
    return withinBudget(reader('patternHolds', { pages: sample, pattern }, { signal, pages: LEARNING_PAGES }), true);
  }

  /** Learns, without a model, what the stored pattern lacks. */
  async function renew(): Promise<void> {
    if (!stored?.pattern) return;
    const input = { pages: sample, kept: { pattern: stored.pattern, filled: stored.filled } };
    const renewed = await withinBudget(reader('renewPattern', input, { signal, pages: LEARNING_PAGES }), null);
    if (!renewed) return;
    kept = { ...stored, ...renewed };
    await save(kept);
  }

  if (sample.length >= MIN_PAGES) await ((await isKeptValid()) ? renew() : learn(sample, null));

  return {
    isNew: kept !== stored,
    note: () => note,
    async read(page, requestedUrl) {
      const { pattern = null, filled = {} } = kept ?? {};
      const reading = await reader('page', { ...page, rules, requestedUrl, pattern }, { signal });
      if (!reading || !pattern || reading.isMarked) return reading;
      health.record(page, reading.byPattern, reading.looksSold);
      if (health.isDegraded(filled) && relearnings++ < MAX_RELEARNINGS) await relearn(health.takeRecent());
      return reading;
    },
  };
}

/** Adds up the calls and their cost; keeps the former pattern if no new one was learned. */
function updatePattern(former: KeptPattern, byModel: ModelLearning | null, induced: Learned | null): KeptPattern {
  const { calls, cost } = byModel ?? { calls: 0, cost: 0 };
  return {
    ...former,
    ...(byModel?.learned && { ...byModel.learned, learnedBy: 'model' }),
    ...(induced && { ...induced, learnedBy: byModel?.learned ? 'model' : 'induction' }),
    modelCalls: former.modelCalls + calls,
    modelCost: former.modelCost === null || cost === null ? null : former.modelCost + cost,
  };
}
