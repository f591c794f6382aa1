import { LRUCache } from 'lru-cache';
import { MAX_AMOUNT } from '../../domain/widget-event.ts';
import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { blankSpans, readLimits } from '../../text/limits.ts';
import { askingWords } from '../builtin/cues.ts';
import { numberWordsOf } from '../builtin/number-words.ts';
import { grammarWordsOf, perLanguage, stopWordsOf } from '../languages/word-lists.ts';
import type { Language } from '../languages/language.ts';
import { present } from '../product-texts.ts';
import { meaningsOf, measuresOf } from './value-names.ts';

/** Maximum words of an option's name or value; longer ones are ignored. */
export const MAX_PHRASE_WORDS = 4;
/** A number and its unit. */
const MAX_MEASURE_WORDS = 2;
const WORD = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** "20.000" is 20000. */
const THOUSANDS = /^[1-9]\p{N}{0,2}(?:[.,]\p{N}{3})+$/u;

export interface MessageWord {
  /** Folded; decimals have a point, and no `.0`. */
  text: string;
  /** True if punctuation or nothing follows. */
  endsClause: boolean;
}

/** Words in a row. */
export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

export interface IndexedMessage {
  words: readonly MessageWord[];
  /** Positions of each phrase, by its words, its stems (after a `~`) and its meanings (after a `#`). */
  phrases: ReadonlyMap<string, readonly Span[]>;
}

export const wordsIn = (folded: string): MessageWord[] =>
  [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: THOUSANDS.test(word) ? word.replaceAll(/[.,]/g, '') : word.replaceAll(',', '.').replace(/\.0(?!\d)/, ''),
    endsClause: /^\s?(?:[.,;:!?)]|$)/.test(folded.slice(index + word.length, index + word.length + 2)),
  }));

/** Joins words; "1.5 l" is the same as "1.5l". */
export const join = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<=\p{N}) (?=\p{L})|(?<=\p{L}) (?=\p{N})/gu, '');

/** Words that do not describe a product, or that ask about it: "how long is it?" names no length. */
export const commonWords = perLanguage(
  (language): ReadonlySet<string> => new Set([...stopWordsOf(language), ...askingWords(language.code)]),
);

/** English adjectives only get an "s", as in "blacks alright"; other languages inflect them: "in der blauen Jacke". */
export const stemsOf = (words: readonly string[], { code, stemmer }: Language): string =>
  `~${join(words.map((word) => (code === 'en' ? word.replace(PLURAL, '') : /\P{L}/u.test(word) ? word : stemmer(word))))}`;
const PLURAL = /(?<=\p{L}{3}[^s])s$/u;

/** Cached, because the messages of a conversation are read for each product. Sizes are in characters. */
const messages = new LRUCache<string, IndexedMessage>({
  maxSize: 40_000,
  sizeCalculation: (_, key) => key.length + 100,
});

export function readMessage(message: string, language: Language): IndexedMessage {
  const text = message.slice(0, TEXT_LIMITS.message);
  const id = `${language.code} ${text}`;
  let known = messages.get(id);
  if (!known) {
    // "Under 42 euros" is not a size.
    const plain = present(blankSpans(text, readLimits(text).budgetSpans));
    messages.set(id, (known = readPhrases(wordsIn(plain), language)));
  }
  return known;
}

/** Returns the number of units: the number word before the unit, else one. */
function countBefore(words: readonly MessageWord[], at: number, language: Language): number | null {
  const before = [words[at - 1]?.text ?? '', words[at - 2]?.text ?? ''];
  if (/^[\p{N}.]+$/u.test(before[0] ?? '')) return null;
  // "Half a litre" is 0.5, although "a" counts as 1.
  const counts = before.flatMap((word) => numberWordsOf(language).get(word) ?? []);
  return counts.includes(0.5) ? 0.5 : (numberWordsOf(language).get(before[0] ?? '') ?? 1);
}

/** True for "the 9", "la de 30" or "with a handle of 140", where a number is a value and not a quantity. */
function isReferenced(words: readonly MessageWord[], at: number, language: Language): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !/^\p{N}+$/u.test(word.text)) return false;
  const endsThere = word.endsClause || (after !== undefined && stopWordsOf(language).has(after.text));
  const isNamed = before !== undefined && grammarWordsOf(language).has(before.text);
  return endsThere && (isNamed || Number(word.text) > MAX_AMOUNT);
}

/** Returns the key of a number that stands for a value: "30" for "30 cm". */
export const numberKey = (number: string): string => `#=${number}`;

/** "The 60er", "the 6s": what is called by its number. */
const numberCalled = (word: string): string[] =>
  [...word.matchAll(/^(\d{1,4})(?:er|s)$/gu)].map(([, number = '']) => numberKey(number));

/** "The two-pack" is the "2-pack". */
function inDigits([first = '', ...others]: readonly string[], language: Language): string[] {
  const number = numberWordsOf(language).get(first);
  return number === undefined ? [] : [join([String(number), ...others])];
}

function readPhrases(words: readonly MessageWord[], language: Language): IndexedMessage {
  const phrases = new Map<string, Span[]>();
  for (const from of words.keys())
    for (let to = from + 1; to <= Math.min(from + MAX_PHRASE_WORDS, words.length); to++) {
      const texts = words.slice(from, to).map(({ text }) => text);
      const meanings = [
        ...meaningsOf(texts.join(' '), language.code),
        ...(texts.length <= MAX_MEASURE_WORDS ? measuresOf(texts, countBefore(words, from, language)) : []),
        ...(texts.length === 1 && isReferenced(words, from, language) ? [numberKey(texts[0] ?? '')] : []),
        ...(texts.length === 1 ? numberCalled(texts[0] ?? '') : []),
      ];
      const spelled = texts.length === 2 ? inDigits(texts, language) : [];
      for (const key of [join(texts), stemsOf(texts, language), ...meanings, ...spelled])
        phrases.set(key, [...(phrases.get(key) ?? []), { from, to }]);
    }
  return { words, phrases };
}
