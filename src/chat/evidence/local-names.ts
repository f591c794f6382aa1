import { DAY_MS } from '../../domain/durations.ts';

const LANGUAGES = 'en de fr es it nl pl pt sv da nb fi cs sk hu ro hr sl el tr ru uk ar he zh ja ko ca eu gl'.split(
  ' ',
);
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const DAYS = 7;
const MONTHS = 12;
/** Eleven steps of so many days from the first of January reach each month of a year once. */
const MONTH_DAYS = 31;

/** Returns what a language calls the days of the week, with their number (Monday is 0), in one style. */
export function weekdayNames(language: string, style: 'long' | 'short'): { name: string; day: number }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
  // The first of January 1970 was a Thursday.
  return Array.from({ length: DAYS }, (_, at) => ({ name: format.format(at * DAY_MS), day: (at + 3) % DAYS }));
}

export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: MONTHS }, (_, at) => format.format(at * MONTH_DAYS * DAY_MS));
}

interface CountryName {
  name: string;
  /** ISO 3166. */
  code: string;
}
const countries = new Map<string, readonly CountryName[]>();

/** Returns what a language calls the countries; former codes count as the present ones. */
export function countryNames(language: string): readonly CountryName[] {
  let names = countries.get(language);
  if (!names) countries.set(language, (names = readCountryNames(language)));
  return names;
}

/** All 676 codes are tried, which takes 3 ms. */
function readCountryNames(language: string): CountryName[] {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => {
      const name = regions.of(first + second);
      const code = new Intl.Locale(`und-${first}${second}`).region ?? first + second;
      return name === undefined ? [] : [{ name, code }];
    }),
  );
}

/** Returns what a language calls the languages of Europe and some others. */
export function languageNames(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return LANGUAGES.flatMap((code) => names.of(code) ?? []);
}
