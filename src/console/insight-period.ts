import type { InsightSearch } from './search-params.ts';
import { type Texts, locale, texts } from './texts/texts.ts';

const words = texts.insight;
const DAY_MS = 86_400_000;

type Interval = keyof Texts['insight']['intervals'];

interface PeriodChoice {
  days: keyof Texts['insight']['periods'];
  /** The intervals that can divide its charts, the usual one first. */
  by: readonly [Interval, ...Interval[]];
}

export const PERIODS = [
  { days: 30, by: ['day', 'week'] },
  { days: 7, by: ['day'] },
  { days: 90, by: ['week', 'day', 'month'] },
  { days: 365, by: ['month', 'week'] },
] as const satisfies readonly PeriodChoice[];

/** The period that the URL asks for; anything unknown becomes the usual one. */
export function periodIn({ days, by }: InsightSearch): PeriodChoice & { interval: Interval } {
  const period: PeriodChoice = PERIODS.find((each) => String(each.days) === days) ?? PERIODS[0];
  return { ...period, interval: period.by.find((each) => each === by) ?? period.by[0] };
}

const iso = (time: number) => new Date(time).toISOString();

/**
 * Whole days (UTC) up to and with today, and as many before them. Those end at the same time of day as it is now, so
 * that a day that has just begun does not look like a fall.
 */
export function rangesOf(days: number, now: number) {
  const to = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const from = to - days * DAY_MS;
  return {
    current: { from: iso(from), to: iso(to) },
    before: { from: iso(from - days * DAY_MS), to: iso(now - days * DAY_MS) },
  };
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const SHORT_DAY = format({ day: 'numeric', month: 'short' });
const LONG_DAY = format({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const SHORT_MONTH = format({ month: 'short', year: '2-digit' });
const LONG_MONTH = format({ month: 'long', year: 'numeric' });
const WEEK_START = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** @param start the first day of an interval, such as 2026-11-01 */
export function namesOf(start: string, interval: Interval): { label: string; name: string } {
  const day = new Date(start);
  if (interval === 'month') return { label: SHORT_MONTH.format(day), name: LONG_MONTH.format(day) };
  if (interval === 'week') return { label: SHORT_DAY.format(day), name: words.weekOf(WEEK_START.format(day)) };
  return { label: SHORT_DAY.format(day), name: LONG_DAY.format(day) };
}
