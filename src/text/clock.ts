import { AFTER_HOUR, BEFORE_HOUR } from './lexicon/clock-words.ts';
import { tableSource } from './lexicon/patterns.ts';

export const MINUTES_PER_HOUR = 60;
const AFTER = tableSource(AFTER_HOUR);
/** "10:00", "9 am", "9h", "9 Uhr", "ore 9"; also other numbers that look like them. */
const TIME_OF_DAY = new RegExp(
  String.raw`(?<!\p{Nd})\d{1,2}(?:[:.]\d{2}(?!\p{Nd})| ?(?:am|pm|a\.m|p\.m|h|${AFTER})(?!\p{L})| ?h ?\d{2})|(?<!\p{L})(?:${tableSource(BEFORE_HOUR)})\.? \d{1,2}(?!\p{Nd})`,
  'iu',
);
/** "5 pm", "9.30 a.m." */
const HALF_DAY = /(?<![\p{Nd}.,:])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))? ?([ap])\.?m\b\.?/iuy;
/** "17:30", "17h30", "17.30 Uhr". */
const CLOCK = new RegExp(
  String.raw`(?<![\p{Nd}.,:])([01]?\d|2[0-4])(?: ?[:h] ?|\.(?=[0-5]\d (?:${AFTER})))([0-5]\d)(?![\p{Nd}:])`,
  'iuy',
);
/** "17 Uhr". */
const FULL_HOUR = new RegExp(String.raw`(?<![\p{Nd}.,:])([01]?\d|2[0-4]) ?(?:${AFTER})(?!\p{L})`, 'iuy');

export const hasTimeOfDay = (text: string): boolean => TIME_OF_DAY.test(text);

/** Reads a time of day that begins at a position, in minutes since midnight. `end` is exclusive. */
export function readClock(text: string, start: number): { minutes: number; end: number } | null {
  HALF_DAY.lastIndex = start;
  const [half, hour = '', minute = '0', part = ''] = HALF_DAY.exec(text) ?? [];
  if (half !== undefined) {
    const minutes = ((Number(hour) % 12) + (/^p/iu.test(part) ? 12 : 0)) * MINUTES_PER_HOUR + Number(minute);
    return { minutes, end: start + half.length };
  }
  CLOCK.lastIndex = start;
  FULL_HOUR.lastIndex = start;
  const [written, hours = '', minutes = '0'] = CLOCK.exec(text) ?? FULL_HOUR.exec(text) ?? [];
  return written === undefined
    ? null
    : { minutes: Number(hours) * MINUTES_PER_HOUR + Number(minutes), end: start + written.length };
}
