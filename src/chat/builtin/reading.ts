import { LRUCache } from 'lru-cache';
import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { type AdviserVocabulary, anyOf, foldText } from '../languages/language.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** Pattern source that matches whole words. */
export const wordsPattern = (source: string): string => `${START}(?:${source})${END}`;

/** The same, at the beginning of a message. */
export const openingPattern = (source: string): string => `^[^\\p{L}]*${wordsPattern(source)}`;

const compiled = { u: new Map<string, RegExp>(), gu: new Map<string, RegExp>() };

/** Compiles a pattern once: all sources come from the vocabularies. */
export function compile(source: string, flags: keyof typeof compiled = 'u'): RegExp {
  let found = compiled[flags].get(source);
  if (!found) compiled[flags].set(source, (found = new RegExp(source, flags)));
  return found;
}

const lists = new Map<string, string>();

/** Pattern source for the words of a list, built once. */
function listPattern(list: string): string {
  let source = lists.get(list);
  if (source === undefined) lists.set(list, (source = wordsPattern(anyOf(list))));
  return source;
}

/** Letters as `foldText` converts them; kept as they are if that would yield none or several. */
const letters = new Map<string, string>();

function foldLetter(letter: string): string {
  let folded = letters.get(letter);
  if (folded === undefined) {
    folded = foldText(letter);
    if (folded.length !== 1) folded = letter;
    letters.set(letter, folded);
  }
  return folded;
}

/** A text that is parsed piece by piece: understood parts are blanked out, and the rest remains as words. */
export interface Reading {
  /** The original text, aligned letter by letter with `plain`. */
  text: string;
  /** Folded, aligned letter by letter with the original. */
  plain: string;
  has(list: string): boolean;
  matches(source: string): boolean;
  /** Blanks out every match and returns them. */
  take(source: string): RegExpMatchArray[];
  blank(from: number, length: number): void;
  /** The remaining words in their original spelling, without those in `stop`. */
  words(stop: ReadonlySet<string>): string[];
}

/** Cached, since a message is read many times for one answer. */
const messages = new LRUCache<string, { text: string; folded: string }>({ max: 200 });

/** @returns both with the same length, aligned letter by letter */
function foldedMessage(message: string): { text: string; folded: string } {
  const start = message.slice(0, TEXT_LIMITS.message);
  let known = messages.get(start);
  if (!known) {
    const text = start.normalize('NFC').replaceAll('ß', 'ss').slice(0, TEXT_LIMITS.message);
    messages.set(
      start,
      (known = { text, folded: Array.from({ length: text.length }, (_, at) => foldLetter(text.charAt(at))).join('') }),
    );
  }
  return known;
}

export function readMessage(message: string): Reading {
  const { text, folded } = foldedMessage(message);
  let plain = folded;
  const reading: Reading = {
    text,
    get plain() {
      return plain;
    },
    has: (list) => reading.matches(listPattern(list)),
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

/** The words of a vocabulary that say nothing about a product. */
export function stopWords(vocabulary: { stop: string }): ReadonlySet<string> {
  let stop = stops.get(vocabulary);
  if (!stop) stops.set(vocabulary, (stop = new Set(vocabulary.stop.split(/\s+/))));
  return stop;
}

/** True if a message asks for a fact rather than for products. */
export function isQuestion(message: string, { question }: AdviserVocabulary): boolean {
  return /[?？؟]\s*$/.test(message) || readMessage(message).matches(openingPattern(anyOf(question)));
}
