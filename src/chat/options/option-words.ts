import { LRUCache } from 'lru-cache';
import type { ProductDetails } from '../../domain/product-details.ts';
import { FORM } from '../../text/lexicon/purpose.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { type Language, foldText } from '../languages/language.ts';
import {
  MAX_PHRASE_WORDS,
  numberKey,
  type IndexedMessage,
  type Span,
  type MessageWord,
  commonWords,
  join,
  readMessage,
  stemsOf,
  wordsIn,
} from './option-phrases.ts';
import { stopWordsOf } from '../languages/word-lists.ts';
import { isSizeWord } from './size-words.ts';
import { isBroad, meaningsOf, measuresOf, partMeaningsOf } from './value-names.ts';

/** The "in" of "in M", which may come between two values, and before one that ends its clause. */
const IN = new Set(Object.values(FORM));
/** Two letters, or a number with a letter, are unlikely to mean anything else. */
const DISTINCT = /\p{L}{2}|\p{N}\s?\p{L}|\p{L}\s?\p{N}/u;
/** "0.75" is not a number of pieces. */
const DECIMAL = /^\p{N}+\.\p{N}+$/u;

/** The values that a phrase of a message may stand for; several if options share them. */
interface Match extends Span {
  values: { option: number; value: string }[];
  /** False for a letter, a number or a common word, which is a value only next to another or its option's name. */
  isDistinct: boolean;
}

export interface StatedValue {
  /** In the shop's spelling. */
  value: string;
  /** The shopper's words for it, folded. */
  words: readonly string[];
}

type ProductOptions = Pick<ProductDetails, 'options' | 'variants'>;

/** Maximum words of a value by whose words shoppers may call it: "King" for "King (150 x 200 cm)". */
const MAX_VALUE_WORDS = 8;

interface OptionPhrase {
  /** Empty if it is too long. */
  keys: readonly string[];
  /** Its single words, and their meanings. */
  parts: readonly string[];
  isDistinct: boolean;
}

/** A product's options, prepared for matching. */
interface Sought {
  /** Names of the options, with their keys, which languages share. */
  names: readonly { name: string; key: string | null }[];
  values: readonly (OptionPhrase & { option: number; value: string })[];
}

/** Returns keys for values without their unit: for the only number, as in "30 cm", or several, as in "30x40". */
function numberIn(words: readonly string[]): string[] {
  const [number, ...others] = words.flatMap((word) => /^\p{N}+(?:\.\p{N}+)?/u.exec(word)?.[0] ?? []);
  if (number === undefined) return [];
  return others.length === 0 ? [numberKey(number)] : [join(words.filter((word) => !/^\p{L}{2,}$/u.test(word)))];
}

/** Cached, because the products of a shop share values. */
const values = new LRUCache<string, OptionPhrase>({ max: 10_000 });

function readValue(value: string, language: Language): OptionPhrase {
  const id = `${language.code} ${value}`;
  let known = values.get(id);
  if (!known) {
    const words = wordsIn(foldText(value)).map(({ text }) => text);
    const isPhrase = words.length > 0 && words.length <= MAX_PHRASE_WORDS;
    const meanings = isPhrase ? meaningsOf(words.join(' '), null) : [];
    known = {
      keys: isPhrase
        ? [
            join(words),
            stemsOf(words, language),
            ...words.filter((word) => DECIMAL.test(word)),
            ...meanings.filter((key) => !isBroad(key)),
            ...measuresOf(words, 1),
            ...numberIn(words),
          ]
        : [],
      parts:
        words.length <= MAX_VALUE_WORDS
          ? [...new Set([...meanings.filter(isBroad), ...partMeaningsOf(words), ...tellingPartsOf(words, language)])]
          : [],
      isDistinct: DISTINCT.test(value) && !words.every((word) => commonWords(language).has(word)),
    };
    values.set(id, known);
  }
  return known;
}

/** In letters: shorter words are units, or hardly anything. */
const MIN_PART = 4;

/** Returns keys of the words by which shoppers may call a longer value: "sachets" for "20 sachets". */
const tellingPartsOf = (words: readonly string[], language: Language): string[] =>
  words.length > 1
    ? words.flatMap((word) =>
        word.length >= MIN_PART && /^\p{L}+$/u.test(word) && !commonWords(language).has(word)
          ? [word, stemsOf([word], language)]
          : [],
      )
    : [];

/** Prepares the options, with the values that variants have. */
function readSought({ options, variants }: ProductOptions, language: Language): Sought {
  return {
    names: options.map(({ name }) => ({
      name: join(wordsIn(foldText(name)).map(({ text }) => text)),
      key: attributeKey(name),
    })),
    values: [...options.keys()].flatMap((option) => {
      const own = [...new Set(variants.flatMap((variant) => variant.values[option] ?? []))];
      const read = own.map((value) => ({ option, value, ...readValue(value, language) }));
      // "Green" means the sage green one if no other value is a green, and "the can" the "3 l can".
      const parts = read.map((each) => each.parts.filter((key) => !each.keys.includes(key)));
      const whole = new Set(read.flatMap(({ keys }) => keys));
      const all = parts.flat();
      const isTelling = (key: string) => !whole.has(key) && all.filter((each) => each === key).length === 1;
      return read.map((each, at) => ({ ...each, keys: [...each.keys, ...(parts[at] ?? []).filter(isTelling)] }));
    }),
  };
}

/** Finds the values in a message, in order; of overlapping ones, the longest. */
function findValues({ words, phrases }: IndexedMessage, sought: Sought, language: Language): Match[] {
  const found = new Map<string, Match>();
  // An equal word takes precedence over one with the same meaning: "navy" is also a blue.
  for (const isMeaning of [false, true])
    for (const { option, value, keys, isDistinct } of sought.values)
      for (const key of keys.filter((each) => each.startsWith('#') === isMeaning))
        for (const { from, to } of phrases.get(key) ?? []) {
          const isCommon = words.slice(from, to).every(({ text }) => commonWords(language).has(text));
          const match = found.get(`${from} ${to}`) ?? { from, to, values: [], isDistinct: isDistinct && !isCommon };
          if (!match.values.some((each) => each.option === option)) match.values.push({ option, value });
          match.isDistinct ||= key.startsWith(numberKey(''));
          found.set(`${from} ${to}`, match);
        }
  let end = 0;
  return [...found.values()]
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .filter(({ from, to }) => from >= end && (end = to));
}

/** An option whose name is right next to a value: "waist 30", "32 leg". */
interface Naming {
  option: number;
  /** The position of the name's first word. */
  at: number;
}

/** Finds the options named right before the span, and those right after it. */
function optionsNamedBeside({ words }: IndexedMessage, { from, to }: Span, { names }: Sought): [Naming[], Naming[]] {
  const naming = (start: number, end: number): Naming[] => {
    if (start < 0 || end > words.length) return [];
    const texts = words.slice(start, end).map(({ text }) => text);
    const [said, called] = [join(texts), attributeKey(texts.join(' '))];
    return names.flatMap(({ name, key }, option) =>
      (name !== '' && name === said) || (key !== null && key === called) ? { option, at: start } : [],
    );
  };
  const counts = Array.from({ length: MAX_PHRASE_WORDS }, (_, at) => at + 1);
  return [counts.flatMap((count) => naming(from - count, from)), counts.flatMap((count) => naming(to, to + count))];
}

/** The values right before and after a value. */
interface Neighbours {
  /** The option of the value right before. */
  before: number | undefined;
  /** The options of the value right after, if that is distinct. */
  after: readonly number[];
}

/** Reads the values that a message states, by the option's position. */
function readStated(message: IndexedMessage, sought: Sought, language: Language): Map<number, StatedValue> {
  const { words } = message;
  const matches = findValues(message, sought, language);
  const stated = new Map<number, StatedValue>();
  const isNext = (end: number, start: number) => end === start || (end + 1 === start && isIn(words[end]));
  // Names are on the same side throughout: "waist 30, length 32", but "30 waist, 32 leg".
  const [first] = matches;
  const isNameFirst = first !== undefined && isNamedBefore(message, first, sought, language);
  let last: { to: number; option: number } | undefined;
  const used = new Set<number>();
  for (const [at, match] of matches.entries()) {
    const next = matches[at + 1];
    const isBesideNext = next?.isDistinct && isNext(match.to, next.from);
    const neighbours: Neighbours = {
      before: last && isNext(last.to, match.from) ? last.option : undefined,
      after: isBesideNext ? next.values.map(({ option }) => option) : [],
    };
    const [preceding, following] = optionsNamedBeside(message, match, sought);
    const namings = isNameFirst ? [...preceding, ...following] : [...following, ...preceding];
    const naming = namings.find(
      (each) => !used.has(each.at) && match.values.some(({ option }) => option === each.option),
    );
    const { before } = neighbours;
    const picked = pickValue(match, [
      (option) => option === naming?.option,
      (option) => option !== before && !stated.has(option),
      (option) => option !== before,
    ]);
    if (!picked) continue;
    const { option, value } = picked;
    if (option !== naming?.option && !isMeant(message, match, option, neighbours, language)) continue;
    if (naming) used.add(naming.at);
    stated.set(option, { value, words: words.slice(match.from, match.to).map(({ text }) => text) });
    last = { to: match.to, option };
  }
  return stated;
}

function isNamedBefore(message: IndexedMessage, match: Match, sought: Sought, language: Language): boolean {
  const word = message.words[match.from - 1];
  return (
    optionsNamedBeside(message, match, sought)[0].length > 0 ||
    (word !== undefined && isSizeWord(word.text, language.code))
  );
}

const isIn = (word: MessageWord | undefined): boolean => word !== undefined && IN.has(word.text);

/** True for a distinct value, and for one after a size word, next to another option's value, or as in "in M?". */
function isMeant(
  { words }: IndexedMessage,
  { from, to, isDistinct }: Match,
  option: number,
  { before, after }: Neighbours,
  language: Language,
): boolean {
  const isWhole = to - from === words.length;
  if (isDistinct || isWhole || before !== undefined || (after.length > 0 && !after.includes(option))) return true;
  const preceding = words[from - 1];
  if (!preceding) return false;
  const following = words[to]?.text ?? '';
  const endsThere = words[to - 1]?.endsClause === true || stopWordsOf(language).has(following);
  // "In L for my husband".
  return isSizeWord(preceding.text, language.code) || (isIn(preceding) && endsThere);
}

/** Picks the value whose option passes the first test that any option passes. */
function pickValue({ values: all }: Match, tests: readonly ((option: number) => boolean)[]) {
  for (const test of tests) {
    const found = all.find(({ option }) => test(option));
    if (found) return found;
  }
  return undefined;
}

/**
 * Reads the values of a product's options that the messages ask for, ignoring negated ones ("not in blue"); for each
 * option, the latest statement counts. Whole words are compared, never parts of them.
 * @param asked the shopper's messages, oldest first
 * @returns the requested values, by the option's position
 */
export function readOptions(
  asked: readonly string[],
  options: ProductOptions,
  language: Language,
): Map<number, StatedValue> {
  const stated = new Map<number, StatedValue>();
  const sought = readSought(options, language);
  for (const message of asked)
    for (const [option, value] of readStated(readMessage(message, language), sought, language))
      stated.set(option, value);
  return stated;
}
