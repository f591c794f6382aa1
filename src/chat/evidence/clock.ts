/** In minutes. */
export const HOUR = 60;
/** "5 pm", "9.30 a.m." */
const HALF_DAY = /(?<![\p{Nd}.,:])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))? ?([ap])\.?m\b\.?/iuy;
/** "17:30", "17h30", "17.30 Uhr". */
const CLOCK = /(?<![\p{Nd}.,:])([01]?\d|2[0-4])(?: ?[:h] ?|\.(?=[0-5]\d (?:uhr|uur|godz)))([0-5]\d)(?![\p{Nd}:])/iuy;
/** "17 Uhr". */
const FULL_HOUR = /(?<![\p{Nd}.,:])([01]?\d|2[0-4]) ?(?:uhr|uur|godz)(?!\p{L})/iuy;

/** Reads a time of day that begins at a position, in minutes since midnight. `end` is exclusive. */
export function readClock(text: string, start: number): { minutes: number; end: number } | null {
  HALF_DAY.lastIndex = start;
  const [half, hour = '', minute = '0', part = ''] = HALF_DAY.exec(text) ?? [];
  if (half !== undefined) {
    const minutes = ((Number(hour) % 12) + (/^p/iu.test(part) ? 12 : 0)) * HOUR + Number(minute);
    return { minutes, end: start + half.length };
  }
  CLOCK.lastIndex = start;
  FULL_HOUR.lastIndex = start;
  const [written, hours = '', minutes = '0'] = CLOCK.exec(text) ?? FULL_HOUR.exec(text) ?? [];
  return written === undefined
    ? null
    : { minutes: Number(hours) * HOUR + Number(minutes), end: start + written.length };
}
