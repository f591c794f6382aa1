import { LRUCache } from 'lru-cache';
import type { ProductDetails } from '../domain/product-details.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { attributeKey } from '../text/lexicon/attribute-names.ts';
import { type AdviserVocabulary, type Language, foldText } from './languages/language.ts';
import { otherNames } from './languages/things.ts';
import { present } from './relevance.ts';

/** Maximum words of an option's name or value; longer ones are not looked for. */
const MAX_PHRASE_WORDS = 4;
/** "In M": may stand between two values, and before one that ends its clause. */
const IN = /^(?:in|en)$/;
/** Two letters, or a number with a letter, are unlikely to mean anything else. */
const DISTINCT = /\p{L}{2}|\p{N}\s?\p{L}|\p{L}\s?\p{N}/u;
/** Minimum length of a word for sizes that may end a compound: "Schuhgröße 42". */
const MIN_COMPOUND_END = 4;
const WORD = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*/gu;

interface Word {
  /** Folded; decimals have a point, and no `.0`. */
  text: string;
  /** True if punctuation or nothing follows. */
  endsClause: boolean;
}

/** Words in a row. */
interface Span {
  from: number;
  /** Exclusive. */
  to: number;
}

interface Message {
  words: readonly Word[];
  /** Where each phrase occurs, by its words, its stems (after a `~`) and its names in other languages. */
  phrases: ReadonlyMap<string, readonly Span[]>;
}

/** The values that a phrase of a message stands for: several if options share them. */
interface Match extends Span {
  values: { option: number; value: string }[];
  /** False for a letter, a number or a common word, which mean a value only beside another or its option's name. */
  isDistinct: boolean;
}

export interface StatedValue {
  /** As the shop writes it. */
  value: string;
  /** The shopper's words for it, folded. */
  words: readonly string[];
}

type Options = Pick<ProductDetails, 'options' | 'variants'>;

const wordsIn = (folded: string): Word[] =>
  [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.replaceAll(',', '.').replace(/\.0(?!\d)/, ''),
    endsClause: /^\s?(?:[.,;:!?)]|$)/.test(folded.slice(index + word.length, index + word.length + 2)),
  }));

/** Joins words; "1.5 l" is the same as "1.5l". */
const join = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<=\p{N}) (?=\p{L})|(?<=\p{L}) (?=\p{N})/gu, '');

const commonByVocabulary = new WeakMap<AdviserVocabulary, ReadonlySet<string>>();

/** Words that say nothing about a product, or ask about it: "how long is it?" names no length. */
function commonWords({ vocabulary }: Language): ReadonlySet<string> {
  let words = commonByVocabulary.get(vocabulary);
  if (!words) {
    const asks = Object.values(vocabulary.aspects).map((aspect) => aspect.asks);
    commonByVocabulary.set(vocabulary, (words = new Set([vocabulary.stop, ...asks].join(' ').split(/\s+/))));
  }
  return words;
}

/** English adjectives have no endings; other languages inflect them: "in der blauen Jacke". */
const stemsOf = (words: readonly string[], { code, stemmer }: Language): string =>
  `~${join(words.map((word) => (code === 'en' || /\P{L}/u.test(word) ? word : stemmer(word))))}`;

/** Messages of a conversation are read again for each product. Sizes are in characters. */
const messages = new LRUCache<string, Message>({ maxSize: 40_000, sizeCalculation: (_, key) => key.length + 100 });

function readMessage(message: string, language: Language): Message {
  const text = message.slice(0, TEXT_LIMITS.message);
  const id = `${language.code} ${text}`;
  let known = messages.get(id);
  if (!known) messages.set(id, (known = readPhrases(wordsIn(present(text)), language)));
  return known;
}

function readPhrases(words: readonly Word[], language: Language): Message {
  const phrases = new Map<string, Span[]>();
  for (const from of words.keys())
    for (let to = from + 1; to <= Math.min(from + MAX_PHRASE_WORDS, words.length); to++) {
      const texts = words.slice(from, to).map(({ text }) => text);
      const names = texts.length === 1 ? otherNames(texts[0] ?? '', 'quality', language.code).map(foldText) : [];
      for (const key of [join(texts), stemsOf(texts, language), ...names])
        phrases.set(key, [...(phrases.get(key) ?? []), { from, to }]);
    }
  return { words, phrases };
}

interface Phrase {
  /** Empty if it is too long. */
  keys: readonly string[];
  isDistinct: boolean;
}

/** A product's options, as they are looked for. */
interface Sought {
  names: readonly string[];
  values: readonly (Phrase & { option: number; value: string })[];
}

/** Products of a shop have the same values again and again. */
const values = new LRUCache<string, Phrase>({ max: 10_000 });

function readValue(value: string, language: Language): Phrase {
  const id = `${language.code} ${value}`;
  let known = values.get(id);
  if (!known) {
    const words = wordsIn(foldText(value)).map(({ text }) => text);
    const isPhrase = words.length > 0 && words.length <= MAX_PHRASE_WORDS;
    known = {
      keys: isPhrase ? [join(words), stemsOf(words, language)] : [],
      isDistinct: DISTINCT.test(value) && !words.every((word) => commonWords(language).has(word)),
    };
    values.set(id, known);
  }
  return known;
}

/** The options, with the values that variants have. */
function readSought({ options, variants }: Options, language: Language): Sought {
  return {
    names: options.map(({ name }) => join(wordsIn(foldText(name)).map(({ text }) => text))),
    values: [...options.keys()].flatMap((option) =>
      [...new Set(variants.flatMap((variant) => variant.values[option] ?? []))].map((value) => ({
        option,
        value,
        ...readValue(value, language),
      })),
    ),
  };
}

/** Finds the values in a message, in its order; of those that overlap, the longest. */
function findValues({ words, phrases }: Message, sought: Sought, language: Language): Match[] {
  const found = new Map<string, Match>();
  for (const { option, value, keys, isDistinct } of sought.values)
    for (const { from, to } of keys.flatMap((key) => phrases.get(key) ?? [])) {
      const isCommon = words.slice(from, to).every(({ text }) => commonWords(language).has(text));
      const match = found.get(`${from} ${to}`) ?? { from, to, values: [], isDistinct: isDistinct && !isCommon };
      if (!match.values.some((each) => each.option === option)) match.values.push({ option, value });
      found.set(`${from} ${to}`, match);
    }
  let end = 0;
  return [...found.values()]
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => from >= end && (end = to));
}

/** The options whose names stand right before or after the span. */
function optionsNamedBeside({ words }: Message, { from, to }: Span, { names }: Sought): number[] {
  const texts = words.map(({ text }) => text);
  const beside = new Set(
    Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => at + 1).flatMap((count) => [
      join(texts.slice(Math.max(0, from - count), from)),
      join(texts.slice(to, to + count)),
    ]),
  );
  return names.flatMap((name, option) => (name !== '' && beside.has(name) ? option : []));
}

/** True for "size" and, in languages that write compounds, for words that end with it. */
function isSizeWord({ text }: Word, { vocabulary }: Language): boolean {
  if (attributeKey(text) === 'size') return true;
  return vocabulary.size
    .split(/\s+/)
    .some((size) => text === size || (size.length >= MIN_COMPOUND_END && text.endsWith(size)));
}

/** A value beside the previous one, or beside the next. */
interface Neighbours {
  /** The option of the value right before. */
  before: number | undefined;
  /** The options of the value right after, if that is distinct. */
  after: readonly number[];
}

/** What a message says about the options, by the option's position. */
function readStated(message: Message, sought: Sought, language: Language): Map<number, StatedValue> {
  const { words } = message;
  const matches = findValues(message, sought, language);
  const stated = new Map<number, StatedValue>();
  const isNext = (end: number, start: number) => end === start || (end + 1 === start && isIn(words[end]));
  let last: { to: number; option: number } | undefined;
  for (const [at, match] of matches.entries()) {
    const next = matches[at + 1];
    const isBesideNext = next?.isDistinct && isNext(match.to, next.from);
    const neighbours: Neighbours = {
      before: last && isNext(last.to, match.from) ? last.option : undefined,
      after: isBesideNext ? next.values.map(({ option }) => option) : [],
    };
    const named = optionsNamedBeside(message, match, sought);
    const { before } = neighbours;
    const picked = pickValue(match, [
      (option) => named.includes(option),
      (option) => option !== before && !stated.has(option),
      (option) => option !== before,
    ]);
    if (!picked) continue;
    const { option, value } = picked;
    if (!named.includes(option) && !isMeant(message, match, option, neighbours, language)) continue;
    stated.set(option, { value, words: words.slice(match.from, match.to).map(({ text }) => text) });
    last = { to: match.to, option };
  }
  return stated;
}

const isIn = (word: Word | undefined): boolean => word !== undefined && IN.test(word.text);

/** True for a distinct value, and for one after a word for a size, beside another option's value, or as in "in M?". */
function isMeant(
  { words }: Message,
  { from, to, isDistinct }: Match,
  option: number,
  { before, after }: Neighbours,
  language: Language,
): boolean {
  if (isDistinct || before !== undefined || (after.length > 0 && !after.includes(option))) return true;
  const preceding = words[from - 1];
  if (!preceding) return false;
  return isSizeWord(preceding, language) || (isIn(preceding) && words[to - 1]?.endsClause === true);
}

/** The value whose option passes the first test that any passes. */
function pickValue({ values: all }: Match, tests: readonly ((option: number) => boolean)[]) {
  for (const test of tests) {
    const found = all.find(({ option }) => test(option));
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads which values of a product's options the messages ask for, ignoring negated ones ("not in blue"); of each option,
 * the latest statement counts. Whole words are compared, never parts of them.
 * @param asked the shopper's messages, oldest first
 * @returns what is asked for, by the option's position
 */
export function readOptions(asked: readonly string[], options: Options, language: Language): Map<number, StatedValue> {
  const stated = new Map<number, StatedValue>();
  const sought = readSought(options, language);
  for (const message of asked)
    for (const [option, value] of readStated(readMessage(message, language), sought, language))
      stated.set(option, value);
  return stated;
}
