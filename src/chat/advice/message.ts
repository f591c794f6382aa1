import type { SearchFilters } from '../../domain/search.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { blankSpans, readLimits } from '../../text/limits.ts';
import { rangeOf } from '../../text/money/budget.ts';
import { fold, words as wordsOf } from '../../text/words.ts';
import { conceptsOf } from '../evidence/claims.ts';
import type { Cue } from '../../text/lexicon/cues/cues.ts';
import type { Language } from '../languages/language.ts';
import { stemsOf } from '../stems.ts';
import { cueFinderOf } from './cues.ts';

/** A word, or a phrase for one thing, that a message is about. */
export interface Term {
  word: string;
  stems: readonly string[];
  /** What it may mean, as "kindsHome.kettle". */
  concepts: ReadonlySet<string>;
}

/** A shopper's message, read once. */
export interface Message {
  text: string;
  words: readonly string[];
  cues: ReadonlySet<Cue>;
  /** What it speaks of: its words without those that only make a sentence. */
  terms: readonly Term[];
  /** The same with the words of cues, which may be in the shop's texts too: "how heavy". */
  asked: readonly Term[];
  /** What must not be in a product. */
  excluded: readonly Term[];
  limits: Pick<SearchFilters, 'minPrice' | 'maxPrice' | 'currency'>;
  /** Limits on measures, as the search reads them: "under 1 kg". */
  measures: readonly string[];
  /** Groups of concepts that it speaks of, such as "returns". */
  groups: ReadonlySet<string>;
  /** Whole numbers, in order. */
  numbers: readonly number[];
  isQuestion: boolean;
  /** True if it begins as a question does: "can I …". */
  opensAsQuestion: boolean;
}

const MAX_BYTES = 8_000;
/** In words: how far "without" reaches. */
const MAX_EXCLUDED = 4;
/** In words: "and can I", "hi, is it". */
const MAX_OPENING = 2;
const NUMBER = /^\d{1,2}$/u;
const BOUNDARY = /[.!?;\n]|,(?!\d)/u;
/** Tables of what is sold. */
const THINGS: ReadonlySet<string> = new Set(['kindsHome', 'kindsLeisure', 'materials', 'colours']);
/** Tables that say what a text does, not what it is about. */
const NO_SUBJECTS: ReadonlySet<string> = new Set(['discourse', 'instructions', 'identity', 'superlatives', 'praise']);

/** @param codes ISO 639-1: the shopper's language, then the catalogue's */
export function readMessage(text: string, language: Language, codes: readonly string[]): Message {
  const { budget, budgetSpans, attributeTexts, attributeSpans } = readLimits(text);
  const plain = blankSpans(blankSpans(text, budgetSpans), attributeSpans);
  const words = wordsOf(plain, MAX_BYTES);
  const mentions = cuesIn(words, language.code);
  const subjects = conceptsOf(codes)(words).filter(({ table }) => !NO_SUBJECTS.has(table));
  // What stands in the gap of a phrase is its object: "the cheapest LAPTOP".
  const isThing = words.map((_, at) =>
    subjects.some(({ table, start, end }) => THINGS.has(table) && start <= at && at < end),
  );
  const isCovered = words.map((_, at) => !isThing[at] && mentions.some(({ start, end }) => start <= at && at < end));
  const stop = stopWordsOf(language);
  const isStop = words.map((word) => stop.has(word) || word.length < 2);
  const all = termsIn(words, codes);
  const isPlain = ({ at, end }: Placed) => words.slice(at, end).some((_, i) => !isStop[at + i] && !isCovered[at + i]);
  const excludedAt = excludedPositions(plain, words, mentions);
  const used = all.filter(({ at, end }) => words.slice(at, end).some((_, i) => !isStop[at + i]));
  const { min = null, max = null } = budget ? rangeOf(budget) : {};
  const [currency] = budget?.currencies ?? [];
  const opens = mentions.some(({ cue, start }) => cue === 'question' && start <= MAX_OPENING);
  return {
    text,
    words,
    cues: new Set(mentions.map(({ cue }) => cue)),
    terms: all.filter((term) => isPlain(term) && !excludedAt.has(term.at)),
    asked: used.filter(({ at }) => !excludedAt.has(at)),
    excluded: all.filter((term) => excludedAt.has(term.at) && isPlain(term)),
    limits: {
      ...(min !== null && { minPrice: min }),
      ...(max !== null && { maxPrice: max }),
      ...(currency !== undefined && { currency }),
    },
    measures: attributeTexts,
    groups: new Set(subjects.map(({ table }) => table)),
    numbers: numbersIn(words, language),
    isQuestion: /[?？؟]\s*$/u.test(text) || opens,
    opensAsQuestion: opens,
  };
}

interface CueMention {
  cue: Cue;
  start: number;
  end: number;
}

/** The longest phrase counts: "are you a real person?" does not ask for a person, nor do "packs" count without a number. */
function cuesIn(words: readonly string[], code: string): CueMention[] {
  const all = cueFinderOf(code)(words).map(({ concept, start, end }) => ({ cue: concept as Cue, start, end }));
  return all.filter(({ cue, start, end }) => {
    if (cue === 'question') return true;
    if (cue === 'pieces') return NUMBER.test(words[start - 1] ?? '');
    return !all.some(
      (other) => other.cue !== cue && other.start <= start && other.end >= end && other.end - other.start > end - start,
    );
  });
}

interface Placed extends Term {
  /** Positions among the words. */
  at: number;
  end: number;
}

/** True if it is of this word alone. */
const isOne = ({ start, end }: { start: number; end: number }, at: number): boolean => start === at && end === at + 1;

/** The words one by one, but phrases that mean one thing together. */
function termsIn(words: readonly string[], codes: readonly string[]): Placed[] {
  const mentions = conceptsOf(codes)(words).filter(({ table }) => !NO_SUBJECTS.has(table));
  const terms: Placed[] = [];
  for (let at = 0; at < words.length;) {
    const longest = Math.max(at + 1, ...mentions.filter(({ start }) => start === at).map((mention) => mention.end));
    // "Waterproof jacket" are two things to ask for, "washing machine" is one.
    const isTwo = words.slice(at, longest).every((_, i) => mentions.some((each) => isOne(each, at + i)));
    const end = isTwo ? at + 1 : longest;
    const meant = mentions.filter(({ start, end: until }) => start >= at && until <= end);
    const whole = meant.filter(({ start, end: until }) => start === at && until === end);
    const concepts = new Set((whole.length > 0 ? whole : meant).map(({ table, concept }) => `${table}.${concept}`));
    const word = words.slice(at, end).join(' ');
    terms.push({ word, stems: stemsOf(word), concepts, at, end });
    at = end;
  }
  return terms;
}

/** The positions of what stands behind "without", within its clause. */
function excludedPositions(
  plain: string,
  words: readonly string[],
  mentions: readonly { cue: Cue; start: number; end: number }[],
): ReadonlySet<number> {
  const ends = new Set<number>();
  let count = 0;
  for (const clause of plain.split(BOUNDARY)) ends.add((count += wordsOf(clause, MAX_BYTES).length));
  const positions = new Set<number>();
  for (const { cue, end } of mentions) {
    if (cue !== 'without') continue;
    for (let at = end; at < Math.min(words.length, end + MAX_EXCLUDED) && !ends.has(at); at++) positions.add(at);
  }
  return positions;
}

const stops = new Map<string, ReadonlySet<string>>();

function stopWordsOf({ code, vocabulary }: Language): ReadonlySet<string> {
  let stop = stops.get(code);
  if (!stop) stops.set(code, (stop = new Set(`${vocabulary.stop} ${STOP_WORDS[code] ?? ''}`.split(/\s+/u).map(fold))));
  return stop;
}

/** Numbers in digits and in words, up to twelve. */
function numbersIn(words: readonly string[], { code, cues }: Language): number[] {
  let known = numberWords.get(code);
  if (!known) numberWords.set(code, (known = readNumberWords(cues.numbers)));
  return words.flatMap((word) => (NUMBER.test(word) ? Number(word) : (known.get(word) ?? [])));
}

const numberWords = new Map<string, ReadonlyMap<string, number>>();

/** "one, two, three; 1=a|an; 2=couple" */
function readNumberWords(list: string): Map<string, number> {
  const [plain = '', ...others] = list.split(';');
  const found = new Map(plain.split(',').map((word, at) => [fold(word.trim()), at + 1]));
  for (const other of others) {
    const [number = '', forms = ''] = other.split('=');
    for (const form of forms.split('|')) found.set(fold(form.trim()), Number(number));
  }
  found.delete('');
  return found;
}
