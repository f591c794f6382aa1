import { type Vocabulary, anyOf, fold } from '../languages/language.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** The source of a pattern for whole words. */
export const wordsPattern = (source: string): string => `${START}(?:${source})${END}`;

/** The same for words that a message begins with. */
export const openingPattern = (source: string): string => `^[^\\p{L}]*${wordsPattern(source)}`;

const compiled = new Map<string, RegExp>();

/** A pattern from its source, compiled once: all of them come from the vocabularies. */
export function compile(source: string, flags = 'u'): RegExp {
  const key = `${flags} ${source}`;
  let found = compiled.get(key);
  if (!found) compiled.set(key, (found = new RegExp(source, flags)));
  return found;
}

/** A text that is read piece by piece: what was understood is blanked out, and what is left are words. */
export interface Reading {
  /** Folded, letter by letter where the original is. */
  plain: string;
  has(list: string): boolean;
  matches(source: string): boolean;
  /** Blanks out every match and gives them. */
  take(source: string): RegExpMatchArray[];
  blank(from: number, length: number): void;
  /** What is left: words as they were written, those of `stop` left out. */
  words(stop: ReadonlySet<string>): string[];
}

export function readingOf(message: string): Reading {
  const text = message.normalize('NFC').replaceAll('ß', 'ss').slice(0, 2_000);
  const aligned = [...Array(text.length).keys()].map((at) => {
    const folded = fold(text.charAt(at));
    return folded.length === 1 ? folded : text.charAt(at);
  });
  let plain = aligned.join('');
  const reading: Reading = {
    get plain() {
      return plain;
    },
    has: (list) => reading.matches(wordsPattern(anyOf(list))),
    matches: (source) => compile(source).test(plain),
    take(source) {
      const found = [...plain.matchAll(compile(source, 'gu'))];
      for (const { 0: match, index } of found) reading.blank(index, match.length);
      return found;
    },
    blank(from, length) {
      plain = plain.slice(0, from) + ' '.repeat(length) + plain.slice(from + length);
    },
    words: (stop) =>
      [...plain.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(([word]) => !stop.has(word) && (word.length > 1 || /[\p{N}\p{Lo}]/u.test(word)))
        .map(({ 0: word, index }) => text.slice(index, index + word.length)),
  };
  return reading;
}

const stops = new WeakMap<object, ReadonlySet<string>>();

/** The words of a vocabulary that carry no wish. */
export function stopWords(vocabulary: { stop: string }): ReadonlySet<string> {
  let stop = stops.get(vocabulary);
  if (!stop) stops.set(vocabulary, (stop = new Set(vocabulary.stop.split(/\s+/))));
  return stop;
}

/** Whether a message asks after a fact and not for a choice. */
export function isQuestion(message: string, { question }: Vocabulary): boolean {
  return /[?？؟]\s*$/.test(message) || readingOf(message).matches(openingPattern(anyOf(question)));
}
