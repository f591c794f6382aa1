import { LRUCache } from 'lru-cache';
import type { ConceptTable } from '../../text/lexicon/claims/concept-table.ts';
import { fold } from '../../text/words.ts';

/** A phrase of a concept among the words of a text. */
export interface Mention<Name extends string = string> {
  table: Name;
  concept: string;
  /** Positions among the words; `end` is exclusive. */
  start: number;
  end: number;
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

/** Phrases form linked lists, because an array for each of a hundred thousand phrases would take too much memory. */
interface Phrase {
  table: string;
  concept: string;
  first: WordPattern;
  rest: readonly WordPattern[];
  /** The next phrase that begins with the same word. */
  next: Phrase | undefined;
}
/** Shared empty array, to save memory. */
const NONE: readonly never[] = [];
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
  const exact = new Map<string, Phrase>();
  const beginnings = new Map<string, Phrase>();
  const inner = new Map<string, Phrase>();
  for (const [table, concepts] of Object.entries<ConceptTable>(tables))
    for (const [concept, byLanguage] of Object.entries(concepts)) {
      for (const { first, rest } of phrasesOf(table, byLanguage, languages)) {
        const index = first.isOpenBefore ? inner : first.isOpenAfter ? beginnings : exact;
        index.set(first.text, { table, concept, first, rest, next: index.get(first.text) });
      }
      yield;
    }
  const lengths = (index: ReadonlyMap<string, unknown>) => new Set([...index.keys()].map(({ length }) => length));
  const [beginningLengths, innerLengths] = [lengths(beginnings), lengths(inner)];
  const known = new LRUCache<string, readonly Phrase[]>({ max: CACHED_WORDS });

  function phrasesFrom(word: string): readonly Phrase[] {
    let found = known.get(word);
    if (found) return found;
    const all = new Set(listed(exact.get(word)));
    const addAll = (phrase: Phrase | undefined) => listed(phrase).forEach((each) => all.add(each));
    for (const length of beginningLengths) addAll(beginnings.get(word.slice(0, length)));
    for (const length of innerLengths)
      for (let at = 0; at + length <= word.length; at++) addAll(inner.get(word.slice(at, at + length)));
    found = all.size === 0 ? NONE : [...all].filter(({ first }) => isMatch(first, word));
    known.set(word, found);
    return found;
  }

  return (words) => {
    const mentions: Mention<Name>[] = [];
    words.forEach((word, start) => {
      for (const { table, concept, rest } of phrasesFrom(word)) {
        const end = endOf(rest, 0, words, start + 1);
        if (end > 0) mentions.push({ table: table as Name, concept, start, end });
      }
    });
    return mentions;
  };
}

/** Returns the end of the rest of a phrase in the words, or 0 if they do not match. */
function endOf(patterns: readonly WordPattern[], from: number, words: readonly string[], at: number): number {
  const pattern = patterns[from];
  if (!pattern) return at;
  if (pattern.text === GAP) {
    for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
      const end = endOf(patterns, from + 1, words, at + skipped);
      if (end > 0) return end;
    }
    return 0;
  }
  const word = words[at];
  return word !== undefined && isMatch(pattern, word) ? endOf(patterns, from + 1, words, at + 1) : 0;
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

function phrasesOf(
  table: string,
  byLanguage: ConceptTable[string],
  languages: readonly string[],
): Pick<Phrase, 'first' | 'rest'>[] {
  const lists = new Set(languages.flatMap((language) => byLanguage[language] ?? []));
  return [...lists].flatMap((list) =>
    list.split(/,\s*/u).flatMap((phrase) => {
      const all = patternsIn(phrase);
      const [first] = all;
      const isSafe = all.length > 1 || (first?.text.length ?? 0) >= MIN_ALONE || table === 'discourse';
      return first && isSafe ? [{ first, rest: all.length > 1 ? all.slice(1) : NONE }] : [];
    }),
  );
}

function patternsIn(phrase: string): WordPattern[] {
  return (phrase.match(/~|\*?[\p{L}\p{M}\p{N}]+\*?/gu) ?? []).map((written) => {
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
