import { fold } from '../../text/words.ts';

/** Addresses of the web, of mail, numbers of telephones. */
const ADDRESS = /https?:\/\/[^\s)\]>]{1,2000}|www\.[^\s)\]>]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,200}\w/giu;
const PHONE = /\+?\(?\d[\d ()/.-]{6,24}\d/gu;
/** Letters and digits together, as codes of discounts and names of models have. */
const CODE = /(?<![\p{L}\p{Nd}-])(?=\p{L}{0,20}\p{Nd})(?=\p{Nd}{0,20}\p{L}{2})[\p{L}\p{Nd}]{4,24}(?![\p{L}\p{Nd}])/gu;
/** A number with its unit is none. */
const MEASURE = /^\p{Nd}{1,7}\p{L}{1,4}$/u;
/** A capitalized word that does not begin a sentence, a quotation or an item. */
const NAME = /(?<=[\p{Ll}\p{Nd},;)] )\p{Lu}[\p{Ll}\p{M}]{2,40}(?![\p{L}\p{Nd}])/gu;
/** Letters that names have in common whose endings differ. */
const MIN_STEM = 3;
const MAX_ENDING = 2;

/** Everything that an answer may name, as written. */
export interface Known {
  /** All texts of the evidence, the question, and what the shop is called. */
  text: string;
  addresses: readonly string[];
}

/** Returns an address, a telephone number, a code or a name in a sentence that nothing else has. */
export function createStrangerFinder(
  { text, addresses }: Known,
  language: string,
): (sentence: string) => string | null {
  const plain = fold(text.toLowerCase());
  const digits = text.replaceAll(/[^\p{Nd}]+/gu, '');
  const hosts = addresses.map((address) => withoutScheme(address));
  const isKnown = (mark: string) => plain.includes(fold(mark.toLowerCase()));
  const skeletons = new Set((text.match(/\p{Lu}\p{L}{2,40}/gu) ?? []).map(skeletonOf));
  const calendar = language === 'de' ? null : calendarOf(language);
  const isName = (mark: string): boolean => {
    const stem = fold(mark.toLowerCase()).slice(0, Math.max(MIN_STEM, mark.length - MAX_ENDING));
    return (
      plain.includes(stem) ||
      skeletons.has(skeletonOf(mark)) ||
      calendar?.some((each) => each.startsWith(stem)) === true
    );
  };
  const isAddress = (mark: string) => {
    const own = withoutScheme(mark);
    return isKnown(own) || hosts.some((host) => host === own || host.startsWith(`${own}/`));
  };

  // German writes every noun with a capital.
  return (sentence) => {
    const addressed = sentence.match(ADDRESS) ?? [];
    const rest = sentence.replaceAll(ADDRESS, ' ');
    return (
      addressed.map((mark) => mark.replace(/[.,;:!?/]{1,8}$/u, '')).find((mark) => !isAddress(mark)) ??
      rest.match(PHONE)?.find((mark) => isPhone(mark) && !digits.includes(mark.replaceAll(/\D/gu, ''))) ??
      rest.match(CODE)?.find((mark) => !MEASURE.test(mark) && !isKnown(mark)) ??
      (calendar && rest.match(NAME)?.find((mark) => !isName(mark))) ??
      null
    );
  };
}

/** The consonants of a name, as languages share them: Zaragoza, Saragosse. */
const skeletonOf = (name: string): string =>
  fold(name.toLowerCase())
    .replaceAll(/[zcç]/gu, 's')
    .replaceAll(/[aeiouy]/gu, '')
    .replaceAll(/(.)\1+/gu, '$1');

const calendars = new Map<string, readonly string[]>();
const REGION = /^[A-Z]{2}$/u;
const DAY_MS = 86_400_000;

/** Folded: names of days, months, languages and countries, which everybody may use. */
function calendarOf(language: string): readonly string[] {
  let names = calendars.get(language);
  if (!names) {
    const day = (at: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(at * DAY_MS);
    const days = Array.from({ length: 7 }, (_, at) => day(at, { weekday: 'long' }));
    const months = Array.from({ length: 12 }, (_, at) => day(at * 31, { month: 'long' }));
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
    const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => REGION.test(code));
    const countries = codes.flatMap((code) => regions.of(code) ?? []);
    names = [...days, ...months, ...countries].map((name) => fold(name.toLowerCase()));
    calendars.set(language, names);
  }
  return names;
}

const withoutScheme = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./u, '')
    .replace(/\/$/u, '');

const isPhone = (mark: string): boolean =>
  mark.replaceAll(/\D/gu, '').length >= 7 && !/\p{Nd}[.,]\p{Nd}{2}\b/u.test(mark);
