import { LRUCache } from 'lru-cache';
import { isHttpUrl, pageIdentity } from '../../domain/url.ts';
import { fold } from '../../text/fold.ts';
import { words } from '../../text/words.ts';
import { createAddressReader, readLink } from './addresses.ts';
import { phonesIn } from './contacts.ts';
import { lazily } from './facts.ts';
import { scopesIn } from './scopes.ts';
import { countryNames, languageNames, monthNames, weekdayNames } from './local-names.ts';

const MAX_BYTES = 40_000;
/** Letters and digits together, as in discount codes and model names. */
const CODE = /(?<![\p{L}\p{Nd}-])(?=\p{L}{0,20}\p{Nd})(?=\p{Nd}{0,20}\p{L}{2})[\p{L}\p{Nd}]{4,24}(?![\p{L}\p{Nd}])/gu;
/** A number with its unit, which is not a code. */
const MEASURE = /^\p{Nd}{1,7}\p{L}{1,4}$/u;
const PICTURE = 'a picture';
/** A capitalized word that does not begin a sentence, a quotation or an item. */
const NAME = /(?<=[\p{Ll}\p{Nd},;)] )\p{Lu}[\p{Ll}\p{M}]{2,40}(?![\p{L}\p{Nd}])/gu;
/** The name of a tool or an identifier. */
const IDENTIFIER = /[\p{L}\p{Nd}]{2,40}_[\p{L}\p{Nd}_]{2,40}/u;
/** Encoded data: words are not that long. */
const BLOB = /[A-Za-z\d+/=_-]{40,}/u;
/** A mark of a link, an email address or any other address. */
const ADDRESS_MARK = /\]\(|@|[.:]\S/u;
/** In letters: the common stem of names with different endings. */
const MIN_STEM = 3;
const MAX_ENDING = 2;
/** In letters: longer endings belong to longer names. */
const LONG = 8;

/** All texts whose names an answer may use, as written. */
export interface KnownTexts {
  /** All texts of the evidence, the question, and the shop's name. */
  texts: readonly string[];
  addresses: readonly string[];
}

/** Forms of a text in which to look for marks and names. */
interface Writing {
  /** Folded: without spaces, and with a space before each word. */
  plain: string;
  spaced: string;
  withoutAddresses: string;
  digits: string;
  skeletons: ReadonlySet<string>;
}

/** Cached, because answers use the same rows and passages repeatedly. Sizes are in characters. */
const writings = new LRUCache<string, Writing>({ maxSize: 1_000_000, sizeCalculation: (_, text) => text.length + 100 });

function writingOf(text: string): Writing {
  let writing = writings.get(text);
  if (!writing)
    writings.set(
      text,
      (writing = lazily<Writing>({
        plain: () => fold(text.toLowerCase()),
        spaced: () => ` ${words(text, MAX_BYTES).join(' ')}`,
        withoutAddresses: () => text.replaceAll(/https?:\S{1,2000}/gu, ' '),
        digits: () => text.replaceAll(/[^\p{Nd}]+/gu, ''),
        skeletons: () => new Set((text.match(/\p{Lu}\p{L}{2,40}/gu) ?? []).map(skeletonOf)),
      })),
    );
  return writing;
}

/** A name, code or address in a sentence that no known text has. */
export interface UnknownName {
  mark: string;
  /** True for a word that looks like a name; it may also be an ordinary word. */
  isName: boolean;
}

/** The part of a name that its forms with other endings share. */
function stemOf(mark: string): string {
  const ending = mark.length >= LONG ? MAX_ENDING + 1 : MAX_ENDING;
  return fold(mark.toLowerCase()).slice(0, Math.max(MIN_STEM, mark.length - ending));
}

/** Creates a function that tells whether one of the texts has a name, perhaps with another ending or spelling. */
export function createNameLookup(texts: readonly string[]): (mark: string) => boolean {
  const known = texts.filter(Boolean).map(writingOf);
  return (mark) => {
    const [stem, skeleton] = [stemOf(mark), skeletonOf(mark)];
    return known.some(({ spaced, skeletons }) => spaced.includes(` ${stem}`) || skeletons.has(skeleton));
  };
}

/** Creates a function that returns an address, phone number, code or name in a sentence that no known text has. */
export function createUnknownNameFinder(
  { texts, addresses }: KnownTexts,
  language: string,
): (sentence: string) => UnknownName | null {
  const known = texts.filter(Boolean).map(writingOf);
  const isNamed = createNameLookup(texts);
  const hosts = new Set(addresses.map((address) => withoutScheme(address)));
  const isKnown = (mark: string) => {
    const wanted = fold(mark.toLowerCase());
    return known.some(({ plain }) => plain.includes(wanted));
  };
  const calendar = capitalizesNouns(language) ? null : calendarOf(language);
  const isName = (mark: string): boolean =>
    isNamed(mark) || calendar?.some((each) => each.startsWith(stemOf(mark))) === true;
  const hasDigits = (mark: string) => {
    const wanted = mark.replaceAll(/\D/gu, '');
    return known.some(({ digits }) => digits.includes(wanted));
  };
  const pages = new Set(addresses.map(identityOf));
  const isOurs = (mark: string) => {
    const plainMark = withoutScheme(mark);
    if (isKnown(plainMark) || hosts.has(plainMark)) return true;
    const absolute = URL.parse(/^www\./iu.test(mark) ? `https://${mark}` : mark, addresses[0])?.href;
    return absolute !== undefined && isHttpUrl(absolute) && pages.has(identityOf(absolute));
  };

  /** Finds capitalized words, except countries, which `sentence.ts` checks. */
  const namesIn = (text: string): string[] => {
    const places = scopesIn(text, [language]);
    return [...text.matchAll(NAME)].flatMap(({ 0: mark, index }) =>
      places.some(({ start, end }) => start <= index && end >= index + mark.length) ? [] : [mark],
    );
  };

  return (sentence) => {
    const { rest, found } = addressesOf(sentence);
    const mark =
      found.find((each) => each === PICTURE || !isOurs(each)) ??
      phonesIn(rest).find((each) => !hasDigits(each)) ??
      rest.match(CODE)?.find((each) => !MEASURE.test(each) && !isKnown(each)) ??
      [BLOB, IDENTIFIER]
        .flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])
        .find((each) => !known.some(({ withoutAddresses }) => withoutAddresses.includes(each)));
    if (mark !== undefined) return { mark, isName: false };
    const name = calendar && namesIn(rest).find((each) => !isName(each));
    return name ? { mark: name, isName: true } : null;
  };
}

/**
 * Splits a sentence into its addresses and the rest, which includes the labels of links. Pictures are never allowed,
 * because a browser would load them without a tap.
 */
function addressesOf(sentence: string): { found: string[]; rest: string } {
  if (!ADDRESS_MARK.test(sentence)) return { found: [], rest: sentence };
  const found: string[] = [];
  let text = '';
  for (let at = 0; at < sentence.length;) {
    const link = '![['.includes(sentence.charAt(at)) ? readLink(sentence, at) : null;
    if (link) found.push(sentence.charAt(at) === '!' ? PICTURE : link.target);
    text += link ? link.label : sentence.charAt(at);
    at = link ? link.end : at + 1;
  }
  const addressEnd = createAddressReader(text);
  let rest = '';
  for (let at = 0; at < text.length;) {
    const end = addressEnd(at);
    if (end === null) rest += text.charAt(at++);
    else {
      found.push(text.slice(at, end).replace(/[.,;:!?*_]{1,8}$/u, ''));
      at = end;
    }
  }
  return { found, rest };
}

const identityOf = (address: string): string => pageIdentity(address).replace(/\/$/u, '');

/** Returns the consonants of a name, which languages share: Zaragoza, Saragosse. */
const skeletonOf = (name: string): string =>
  fold(name.toLowerCase())
    .replaceAll(/[zcç]/gu, 's')
    .replaceAll(/[aeiouy]/gu, '')
    .replaceAll(/(.)\1+/gu, '$1');

/** True for a language that capitalizes every noun, where capitals do not tell names apart. */
export const capitalizesNouns = (language: string): boolean => language === 'de';

/** True for the folded name of a day, a month, a country or a language. */
export const isCalendarName = (word: string, language: string): boolean => calendarOf(language).includes(word);

const calendars = new Map<string, readonly string[]>();

/** Returns folded names of days, months, countries and languages, which any answer may use. */
function calendarOf(language: string): readonly string[] {
  let names = calendars.get(language);
  if (!names) {
    names = [
      ...weekdayNames(language, 'long').map(({ name }) => name),
      ...monthNames(language),
      ...countryNames(language).map(({ name }) => name),
      ...languageNames(language),
    ]
      .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{M}]+/u))
      .map((name) => fold(name))
      .filter((name) => name.length >= MIN_STEM);
    calendars.set(language, names);
  }
  return names;
}

const withoutScheme = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./u, '')
    .replace(/\/$/u, '');
