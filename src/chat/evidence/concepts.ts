import { LRUCache } from 'lru-cache';
import type { ConceptTable } from '../../text/lexicon/claims/concept-table.ts';
import { fold } from '../../text/fold.ts';

/** A phrase of a concept among the words of a text. */
export interface Mention<Name extends string = string> {
  table: Name;
  concept: string;
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
  /** Positions of the words that `~` stands for; only of phrases that have one. */
  gap?: readonly number[];
}

/** Finds concepts in folded words. */
export type FindConcepts<Name extends string = string> = (words: readonly string[]) => Mention<Name>[];

/** Number of words that `~` may stand for. */
const MAX_GAP = 2;
/** In letters: the minimum besides a star. */
const MIN_STEM = 3;
/** In letters. Without accents, shorter words are too often other words. */
const MIN_ALONE = 3;
const CACHED_WORDS = 20_000;
const GAP = '~';
const WORD = /~|\*?[\p{L}\p{M}\p{N}]+\*?/u;
const WORDS = new RegExp(WORD, 'gu');

/**
 * A phrase under its first word. There are two hundred thousand: they form linked lists, because arrays would take too
 * much memory, and what follows the first word is read when a text has that word, which most never do.
 */
interface Phrase {
  table: string;
  concept: string;
  rest: string | readonly WordPattern[];
  /** The next phrase that begins with the same word. */
  next: Phrase | undefined;
}
/** Shared empty array, to save memory. */
const NONE: readonly never[] = [];
type Index = Map<string, Phrase>;
type WordPattern = { text: string; isOpenBefore: boolean; isOpenAfter: boolean };

/** Compiles tables for some languages. */
export function compileConcepts<Name extends string>(
  tables: Readonly<Record<Name, ConceptTable>>,
  languages: readonly string[],
): FindConcepts<Name> {
  const steps = compileInSteps(tables, languages);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Compiles in steps of a millisecond or so, so that callers can yield to other work. */
export function* compileInSteps<Name extends string>(
  tables: Readonly<Record<Name, ConceptTable>>,
  languages: readonly string[],
): Generator<void, FindConcepts<Name>> {
  const exact: Index = new Map();
  const beginnings: Index = new Map();
  const endings: Index = new Map();
  const inner: Index = new Map();
  const indexOf = ({ isOpenBefore, isOpenAfter }: WordPattern): Index =>
    isOpenBefore ? (isOpenAfter ? inner : endings) : isOpenAfter ? beginnings : exact;
  for (const [table, concepts] of Object.entries<ConceptTable>(tables))
    for (const [concept, byLanguage] of Object.entries(concepts)) {
      for (const [first, rest] of phrasesOf(table, byLanguage, languages)) {
        const index = indexOf(first);
        index.set(first.text, { table, concept, rest, next: index.get(first.text) });
      }
      yield;
    }
  const lengths = (index: Index) => [...new Set([...index.keys()].map(({ length }) => length))];
  const [beginningLengths, endingLengths, innerLengths] = [lengths(beginnings), lengths(endings), lengths(inner)];
  const known = new LRUCache<string, readonly Phrase[]>({ max: CACHED_WORDS });

  function phrasesFrom(word: string): readonly Phrase[] {
    let found = known.get(word);
    if (found) return found;
    const all = listed(exact.get(word));
    const fits = (length: number) => length <= word.length;
    for (const length of beginningLengths.filter(fits)) all.push(...listed(beginnings.get(word.slice(0, length))));
    for (const length of endingLengths.filter(fits)) all.push(...listed(endings.get(word.slice(-length))));
    for (const length of innerLengths)
      for (let at = 0; at + length <= word.length; at++) all.push(...listed(inner.get(word.slice(at, at + length))));
    found = all.length === 0 ? NONE : [...new Set(all)];
    known.set(word, found);
    return found;
  }

  return (words) => {
    const mentions: Mention<Name>[] = [];
    words.forEach((word, start) => {
      for (const phrase of phrasesFrom(word)) {
        const { table, concept } = phrase;
        if (typeof phrase.rest === 'string') phrase.rest = patternsIn(phrase.rest);
        const gap = phrase.rest.some(({ text }) => text === GAP) ? [] : undefined;
        const end = endOf(phrase.rest, 0, words, start + 1, gap);
        if (end > 0) mentions.push({ table: table as Name, concept, start, end, ...(gap && { gap }) });
      }
    });
    return mentions;
  };
}

/**
 * Returns the end of the rest of a phrase in the words, or 0 if they do not match.
 * @param gap receives the positions of the words that `~` stands for
 */
function endOf(
  patterns: readonly WordPattern[],
  from: number,
  words: readonly string[],
  at: number,
  gap?: number[],
): number {
  const pattern = patterns[from];
  if (!pattern) return at;
  if (pattern.text === GAP) {
    for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
      const end = endOf(patterns, from + 1, words, at + skipped, gap);
      if (end === 0) continue;
      for (let place = at; place < at + skipped; place++) gap?.push(place);
      return end;
    }
    return 0;
  }
  const word = words[at];
  return word !== undefined && isMatch(pattern, word) ? endOf(patterns, from + 1, words, at + 1, gap) : 0;
}

function isMatch({ text, isOpenBefore, isOpenAfter }: WordPattern, word: string): boolean {
  if (isOpenBefore) return isOpenAfter ? word.includes(text) : word.endsWith(text);
  return isOpenAfter ? word.startsWith(text) : word === text;
}

/** Converts a linked list to an array, in the order in which the phrases were written. */
function listed(phrase: Phrase | undefined): Phrase[] {
  const list: Phrase[] = [];
  for (let each = phrase; each; each = each.next) list.push(each);
  return list.toReversed();
}

/** Yields the first word of each phrase, and what follows it. */
function* phrasesOf(
  table: string,
  byLanguage: ConceptTable[string],
  languages: readonly string[],
): Generator<[first: WordPattern, rest: Phrase['rest']]> {
  for (const list of new Set(languages.flatMap((language) => byLanguage[language] ?? [])))
    for (const phrase of list.split(',')) {
      const [written] = WORD.exec(phrase) ?? [];
      if (written === undefined) continue;
      const rest = phrase.trimStart().slice(written.length);
      const first = patternOf(written);
      if (rest !== '' || first.text.length >= MIN_ALONE || table === 'discourse')
        yield [first, rest === '' ? NONE : rest];
    }
}

function patternsIn(phrase: string): WordPattern[] {
  return (phrase.match(WORDS) ?? []).map((written) => {
    let pattern = patterns.get(written);
    if (!pattern) patterns.set(written, (pattern = patternOf(written)));
    return pattern;
  });
}

/** Shared by phrases with the same words, to save memory. */
const patterns = new Map<string, WordPattern>();

function patternOf(written: string): WordPattern {
  const text = written === GAP ? GAP : fold(written.replaceAll('*', '').toLowerCase());
  const isStem = text.length >= MIN_STEM;
  return { text, isOpenBefore: isStem && written.startsWith('*'), isOpenAfter: isStem && written.endsWith('*') };
}
