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
  /** What an earlier run learned. */
  kept: KeptPattern | undefined;
  save: (kept: KeptPattern) => Promise<void>;
  readOutline: ReadOutline | null;
  signal: AbortSignal;
}

export interface PatternReader {
  /** @param asked the address that was asked for */
  read: (page: SentPage, asked: string) => Promise<PageReading | null>;
  /** Whether the pattern was learned from the sample: what earlier runs read has to be read again. */
  isNew: boolean;
  /** What the owner should know of the learning, if anything. */
  note: () => string | null;
}

/** Fewer teach nothing. */
const MIN_PAGES = 4;
/** Learning anew costs a part of a second: a site that changes all the time has no pattern. */
const MAX_RELEARNINGS = 3;

/**
 * Reads pages by markup first and by the site's pattern for what that leaves out. The pattern is the one kept, where it
 * still holds on the sample, else learned from it; it is learned again when its fields go empty.
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

  /** Without a result where that takes too long: the pages are read all the same. */
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

  /** Whether the sample has nothing against what an earlier run learned. */
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
