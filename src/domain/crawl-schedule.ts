import { DAY_MS } from './durations.ts';
export const FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface CrawlSchedule {
  every: Frequency;
  /** ISO 8601; null when off. */
  nextAt: string | null;
}

export interface CrawlSchedules {
  find(organizationId: string, assistantId: string): Promise<CrawlSchedule>;
  set(organizationId: string, assistantId: string, every: Frequency): Promise<CrawlSchedule>;
  /**
   * In a transaction: starts the due runs of all organizations, by the method of the assistant's last run. An assistant
   * that is being crawled, or has no siteUrl, waits for its next turn.
   * @returns how many were started
   */
  startDue(now: Date): Promise<number>;
}

const PERIODS_MS = { daily: DAY_MS, weekly: 7 * DAY_MS };

/** Returns an assistant's next crawl time: the same time of each day or week, in UTC, spread over all assistants. */
export function nextCrawlAt(every: Exclude<Frequency, 'off'>, assistantId: string, after: Date): Date {
  const period = PERIODS_MS[every];
  // FNV-1a and a final mix, for identifiers that differ only at the end.
  let hash = 2_166_136_261;
  for (const char of assistantId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  const slot = Math.floor((hash / 2 ** 32) * period);
  return new Date(Math.floor((after.getTime() - slot) / period + 1) * period + slot);
}
