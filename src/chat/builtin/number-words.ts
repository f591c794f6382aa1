import { toBaseUnit } from '../../text/attributes/measure.ts';
import { cardinalsOf } from '../../text/lexicon/numbers.ts';
import { unitOf } from '../../text/lexicon/units.ts';
import { words as wordsOf } from '../../text/words.ts';
import type { Language } from '../languages/language.ts';
import { perLanguage, stopWordsOf } from '../languages/word-lists.ts';

const MAX_BYTES = 2_000;
/** "2", "2x", "x2". */
export const NUMBER = /^x?(\d{1,2})x?$/u;
const MAX_NUMBER = 12;
/** In letters: no German number word is shorter. */
const MIN_CARDINAL = 3;
/** Values of a language's number words from two up to twelve, and of the other words in which shoppers count. */
export const numberWordsOf = perLanguage(
  ({ code, cues }): ReadonlyMap<string, number> =>
    new Map([
      // Excludes 1, as "one" is often an article: `cues.numbers` lists the words for it that count.
      ...[...cardinalsOf(code)].filter(([, value]) => value > 1 && value <= MAX_NUMBER),
      ...readCountWords(cues.numbers),
    ]),
);

/** "1=one|single; 2=couple; 6=half a dozen" */
const readCountWords = (list: string): (readonly [string, number])[] =>
  list.split(';').flatMap((each) => {
    const [number = '', forms = ''] = each.split('=');
    return forms.split('|').map((form) => [wordsOf(form, MAX_BYTES).join(' '), Number(number)] as const);
  });

/** The "kilos" of "9 kilos" are a unit, not part of a product's name. */
export const isUnitAt = (words: readonly string[], at: number, stop: ReadonlySet<string>): boolean =>
  /^\d+$/u.test(words[at - 1] ?? '') && !stop.has(words[at] ?? '') && toBaseUnit(1, unitOf(words[at] ?? '')) !== null;

/** Whole numbers in digits ("2", "2x") and in words, up to twelve; the longest phrase counts: "half a dozen". */
export function numbersIn(words: readonly string[], language: Language): number[] {
  const known = numberWordsOf(language);
  const stop = stopWordsOf(language);
  const numbers: number[] = [];
  for (let at = 0; at < words.length; at++) {
    const digits = NUMBER.exec(words[at] ?? '')?.[1];
    // "Two of 2 m" are two.
    if (digits !== undefined && !isUnitAt(words, at + 1, stop)) numbers.push(Number(digits));
    const length = [3, 2, 1].find((each) => known.has(words.slice(at, at + each).join(' ')));
    if (digits !== undefined || length === undefined) continue;
    numbers.push(known.get(words.slice(at, at + length).join(' ')) ?? 0);
    at += length - 1;
  }
  return numbers.filter((number) => number >= 1);
}

const SET_DIGITS = /^(\d{1,2})er/u;

/** Sizes of sets that a word tells, as German ones do: "der Dreier", "Sechserset", "5er". They are no amounts. */
export function setSizesIn(words: readonly string[], language: Language): number[] {
  if (language.code !== 'de') return [];
  const cardinals = [...numberWordsOf(language)].filter(([word]) => word.length >= MIN_CARDINAL);
  return words.flatMap((word) => {
    const digits = SET_DIGITS.exec(word)?.[1];
    return digits === undefined
      ? cardinals.filter(([cardinal]) => word.startsWith(`${cardinal}er`)).map(([, value]) => value)
      : [Number(digits)];
  });
}
