import type { KeptPattern, ReadOutline } from '../../domain/site-pattern.ts';
import type { PageReading, SentPage } from '../run/page-reading.ts';
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
  /** @param asked the requested address */
  read: (page: SentPage, asked: string) => Promise<PageReading | null>;
  /** True if the pattern was learned from the sample, so pages that earlier runs read must be read again. */
  isNew: boolean;
  /** A message for the owner about the learning; null when there is none. */
  note: () => string | null;
}

/** Fewer pages are too few to learn from. */
const MIN_PAGES = 4;
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
  const before = options.kept?.siteUrl === siteUrl ? options.kept : undefined;
  let kept: KeptPattern | null = before ?? null;
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

  async function learn(pages: readonly SentPage[]): Promise<void> {
    const { modelCalls = 0, modelCost = 0 } = kept ?? {};
    const callsLeft = MAX_CALLS - modelCalls;
    const asked: ModelLearning | null =
      readOutline && callsLeft > 0 ? await learnByModel(pages, { reader, readOutline, callsLeft, signal }) : null;
    const learned: Learned | null =
      asked?.learned ??
      (await withinBudget(reader('inducePattern', { pages }, { signal, pages: LEARNING_PAGES }), null));
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

  /** True if the sample does not contradict the pattern that an earlier run learned. */
  async function isKeptGood(): Promise<boolean> {
    const pattern = before?.pattern;
    if (!pattern) return false;
    return withinBudget(reader('patternHolds', { pages: sample, pattern }, { signal, pages: LEARNING_PAGES }), true);
  }

  if (sample.length >= MIN_PAGES && !(await isKeptGood())) await learn(sample);

  return {
    isNew: kept !== (before ?? null),
    note: () => note,
    async read(page, asked) {
      const { pattern = null, filled = {} } = kept ?? {};
      const reading = await reader('page', { ...page, rules, asked, pattern }, { signal });
      if (!reading || !pattern || reading.isMarked) return reading;
      health.note(page, reading.byPattern, reading.looksSold);
      if (health.isPoor(filled) && relearnings++ < MAX_RELEARNINGS) await learn(health.takeRecent());
      return reading;
    },
  };
}
