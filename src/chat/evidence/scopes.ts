import { LRUCache } from 'lru-cache';
import { COUNTRY_NAMES, UNION } from '../../text/lexicon/country-names.ts';
import { TO, UP_TO } from '../../text/lexicon/joining.ts';
import { tableSource } from '../../text/lexicon/patterns.ts';
import { WEEKDAYS } from '../../text/lexicon/weekdays.ts';
import { fold } from '../../text/fold.ts';
import { countryNames, languageNames, weekdayNames } from './local-names.ts';

/** A country or a day of the week: a statement about one does not hold for others. */
export interface Scope {
  /** "country ES", "day 6". */
  keys: readonly string[];
  /** Characters of the text; `end` is exclusive. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}]+/gu;
const NUMBER = /\p{Nd}/u;
const MAX_WORDS = 3;
/** Endings differ by case: "Portugalii", "w Niemczech". */
const MAX_ENDING = 2;
const MAX_CASE_ENDING = 4;
const MIN_STEM = 5;
/** In letters. */
const MIN_DAY = 2;
const DAYS = 7;
/** The key of names for the days from Monday to Friday. */
const WORKWEEK = 'day 0-4';
const UNION_KEY = `country ${UNION.code}`;
const SIZE = /^\s?\p{Nd}/u;
/** The words or signs between the first and last day of a range: "lunes a viernes", "Mo–Fr". */
const RANGE = new RegExp(String.raw`^[.\s]{0,2}(?:[-–—]|${tableSource(TO, UP_TO)})\s{0,2}$`, 'iu');

interface ScopeNames {
  /** Keys by folded name; null for a word that only looks like a name, such as "German". */
  keys: ReadonlyMap<string, string | null>;
  /** Names with their keys, by their first letters. */
  byStem: ReadonlyMap<string, readonly (readonly [string, string])[]>;
}
const cache = new Map<string, ScopeNames>();

/** Returns folded names of countries and days in a language, with their keys. */
function namesIn(language: string): ScopeNames {
  let names = cache.get(language);
  if (!names) {
    const keys = new Map<string, string | null>([
      ...languageNames(language).map((name): [string, null] => [keyOf(name), null]),
      ...otherNames(),
      ...countryNames(language).map(({ name, code }): [string, string] => [keyOf(name), `country ${code}`]),
      ...days(language),
    ]);
    const places = [...keys].flatMap(([name, key]) => (key === null ? [] : [[name, key] as const]));
    names = { keys, byStem: Map.groupBy(places, ([name]) => name.slice(0, MIN_STEM)) };
    cache.set(language, names);
  }
  return names;
}

const keyOf = (name: string): string => (name.toLowerCase().match(WORD) ?? []).map((word) => fold(word)).join(' ');

function otherNames(): [string, string][] {
  return Object.entries(COUNTRY_NAMES).flatMap(([code, names]) =>
    names.split(/,\s+/u).map((name): [string, string] => [keyOf(name), `country ${code}`]),
  );
}

function days(language: string): [string, string][] {
  const weekdays = WEEKDAYS[language]?.split(/,\s+/u) ?? [];
  return [
    ...weekdays.map((name): [string, string] => [keyOf(name), WORKWEEK]),
    ...(['long', 'short'] as const)
      .flatMap((style) => weekdayNames(language, style))
      // "De terça a sexta" leaves out "feira".
      .flatMap(({ name, day }) => [name, name.split('-')[0] ?? ''].map((each) => ({ name: each, day })))
      .map(({ name, day }): [string, string] => [keyOf(name), `day ${day}`])
      .filter(([name]) => name.length >= MIN_DAY),
  ];
}

/** Cached, because the same sentence is read repeatedly. Sizes are in characters. */
const scopesByText = new LRUCache<string, readonly Scope[]>({
  maxSize: 100_000,
  sizeCalculation: (_, key) => key.length + 50,
});

/** Finds the countries and days that a text names, in order. A range of days names those in between, too. */
export function scopesIn(text: string, languages: readonly string[]): readonly Scope[] {
  const key = `${languages.join(' ')}\n${text}`;
  let scopes = scopesByText.get(key);
  if (!scopes) scopesByText.set(key, (scopes = readScopes(text, languages)));
  return scopes;
}

function readScopes(text: string, languages: readonly string[]): Scope[] {
  const names = [...new Set(languages)].map(namesIn);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word.toLowerCase()),
    isCapital: /^\p{Lu}/u.test(word),
    // "EU 42" is a size.
    isUnion: UNION.abbreviations.has(word) && !SIZE.test(text.slice(index + word.length)),
    start: index,
    end: index + word.length,
  }));
  const found: Scope[] = [];
  for (let at = 0; at < words.length; at++) {
    const { isUnion = false, start = 0, end = 0 } = words[at] ?? {};
    if (isUnion) {
      found.push({ keys: keysOf(UNION_KEY), start, end });
      continue;
    }
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count--) {
      const span = words.slice(at, at + count);
      const key = scopeOf(span.map(({ folded }) => folded).join(' '), span[0]?.isCapital ?? false, names);
      const [first, last] = [span[0], span.at(-1)];
      if (key === null || !first || !last) continue;
      found.push({ keys: keysOf(key), start: first.start, end: last.end });
      at += count - 1;
      break;
    }
  }
  return withRanges(found, text);
}

/** "Weekdays" are five days, and the European Union its members. */
function keysOf(key: string): string[] {
  if (key === WORKWEEK) return [0, 1, 2, 3, 4].map((day) => `day ${day}`);
  return key === UNION_KEY ? [key, ...UNION.members.map((code) => `country ${code}`)] : [key];
}

function scopeOf(name: string, isCapital: boolean, languages: readonly ScopeNames[]): string | null {
  for (const names of languages) {
    const key = names.keys.get(name);
    if (key === null) return null;
    // Many abbreviations of days are also words.
    if (key !== undefined && (isCapital || name.length >= MIN_STEM)) return key;
  }
  if (name.includes(' ') || name.length < MIN_STEM) return null;
  for (const { byStem } of languages) {
    const known = (byStem.get(name.slice(0, MIN_STEM)) ?? [])
      .map(([each, key]) => ({ each, key, common: commonLength(each, name) }))
      .filter(({ key }) => isCapital || key.startsWith('day'))
      .filter(({ each, common }) => each.length - common <= MAX_ENDING && name.length - common <= MAX_CASE_ENDING)
      .toSorted((a, b) => b.common - a.common)[0];
    if (known) return known.key;
  }
  return null;
}

/** Returns the length of the common prefix. */
function commonLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charAt(at) === b.charAt(at)) at++;
  return at;
}

function withRanges(scopes: readonly Scope[], text: string): Scope[] {
  const joined: Scope[] = [];
  for (const scope of scopes) {
    const last = joined.at(-1);
    const isRange = last && RANGE.test(text.slice(last.end, scope.start));
    const [from, to] = [dayOf(last?.keys[0]), dayOf(scope.keys[0])];
    if (!last || !isRange || from === null || to === null) joined.push(scope);
    else {
      const count = ((to - from + DAYS) % DAYS) + 1;
      const keys = Array.from({ length: count }, (_, at) => `day ${(from + at) % DAYS}`);
      joined[joined.length - 1] = { keys, start: last.start, end: scope.end };
    }
  }
  return joined;
}

/** Returns the scopes of a part of a text: those between the same commas and in the list before, else the last one. */
export function scopesAt(text: string, scopes: readonly Scope[], start: number, end: number): string[] {
  const ends = [text.indexOf(',', end), text.indexOf(';', end)].filter((at) => at >= 0);
  const to = Math.min(text.length, ...ends);
  return ['country', 'day'].flatMap((kind) => {
    const own = scopes.filter(({ keys }) => keys[0]?.startsWith(kind));
    const from = listStart(text, own, start);
    const beside = own.filter((scope) => scope.start >= from && scope.end <= to);
    const last = own.findLast((scope) => scope.end <= start);
    const nearest = beside.length > 0 ? nearestOf(listsIn(beside, text), text.slice(0, to), start) : last ? [last] : [];
    return nearest.flatMap(({ keys }) => keys);
  });
}

/** Divides scopes into lists, with no number in between: "Monday and Tuesday from 9, Saturday from 10" are two. */
function listsIn(scopes: readonly Scope[], text: string): Scope[][] {
  const lists: Scope[][] = [];
  for (const scope of scopes) {
    const last = lists.at(-1)?.at(-1);
    if (last && !NUMBER.test(text.slice(last.end, scope.start))) lists.at(-1)?.push(scope);
    else lists.push([scope]);
  }
  return lists;
}

/** Returns the list that a number belongs to: the next one if the text ends with a list, else the one before it. */
function nearestOf(lists: readonly Scope[][], text: string, start: number): readonly Scope[] {
  const startOf = (list: readonly Scope[]) => list[0]?.start ?? 0;
  const before = lists.findLast((list) => startOf(list) < start);
  const after = lists.find((list) => startOf(list) >= start);
  const areFirst = NUMBER.test(text.slice(lists.at(-1)?.at(-1)?.end));
  return (areFirst ? (before ?? after) : (after ?? before)) ?? [];
}

/** Finds the start of a list of scopes: "to Belgium, France and the Netherlands it is 9 €" is one list. */
function listStart(text: string, scopes: readonly Scope[], position: number): number {
  let from = commaBefore(text, position);
  while (from > 0) {
    const before = commaBefore(text, from - 1);
    const hasScope = (start: number, end: number) => scopes.some((scope) => scope.start >= start && scope.end <= end);
    const isList = hasScope(from, position) && hasScope(before, from) && !NUMBER.test(text.slice(before, from));
    if (!isList) break;
    from = before;
  }
  return from;
}

const commaBefore = (text: string, position: number): number =>
  Math.max(text.lastIndexOf(',', position - 1), text.lastIndexOf(';', position - 1)) + 1;

/** Returns the country where a language is mostly spoken: shops seldom say that they deliver in their own country. */
export function homeOf(language: string): string {
  return `country ${new Intl.Locale(language).maximize().region ?? ''}`;
}

/** True if a fact known for some scopes may be stated for others. */
export const isInScope = (said: readonly string[], known: readonly string[]): boolean =>
  ['country', 'day'].every((kind) => {
    const [wanted, has] = [said, known].map((keys) => keys.filter((key) => key.startsWith(kind)));
    return !wanted?.length || !has?.length || wanted.some((key) => has.includes(key));
  });

const dayOf = (key: string | undefined): number | null => (key?.startsWith('day ') ? Number(key.slice(4)) : null);
