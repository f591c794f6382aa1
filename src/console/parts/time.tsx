import { locale } from '../texts/texts.ts';

const SHORT = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' });

/** @param at an ISO 8601 timestamp */
export const formatMoment = (at: string): string => SHORT.format(new Date(at));

/** Formats in the reader's locale and time zone, exact to the second on hover. */
export function Time({ at, day = false }: { at: string; day?: boolean }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={EXACT.format(moment)}>
      {(day ? DAY : SHORT).format(moment)}
    </time>
  );
}
