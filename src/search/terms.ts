import type { Word } from '../text/words.ts';
import type { Stems } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way for a product to match a term. */
export interface Alternative {
  lexemes: readonly string[];
  /** Match all lexemes or any of them. */
  needs: 'all' | 'any';
  weight: number;
  /** Number of products that match, as far as known; 0 if none or unknown. */
  df: number;
}

export interface Term {
  word: Word;
  /** The first alternative is the word itself; the others weigh less, or replace it. */
  alternatives: Alternative[];
  /** Share of the products with the word that it names, from 0 to 1; 1 if unknown. */
  naming: number;
  /** True if the word states what the thing is for. */
  isPurpose: boolean;
  /** Replacement for a word that the catalogue does not have; null if none. */
  correction: string | null;
}

/** An excluded term. */
export interface UnwantedTerm {
  lexemes: readonly string[];
  df: number;
  isQuality: boolean;
  /** Index of the wanted term that may belong to it. */
  next: number | null;
}

export interface Terms {
  wanted: Term[];
  unwanted: UnwantedTerm[];
  /** The most frequent completions of the last word, more than its alternatives include; undefined if unknown. */
  beginnings: readonly string[] | undefined;
  /** Lexemes before an unwanted word that say a product is without it. */
  before: ReadonlySet<string>;
  /** Lexemes after an unwanted word that say the same. */
  after: ReadonlySet<string>;
}

/** Returns the forms of these words. */
export type Stemmer = (words: readonly Word[]) => Promise<Stems>;

export const NO_TERMS: Terms = {
  wanted: [],
  unwanted: [],
  beginnings: undefined,
  before: new Set(),
  after: new Set(),
};

/** Returns all lexemes that decide the rank of a product. */
export function lexemesOf({ wanted, unwanted, before, after }: Terms): string[] {
  const ofWanted = wanted.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes));
  return [...ofWanted, ...unwanted.flatMap(({ lexemes }) => lexemes), ...before, ...after];
}

/** Matches products that have any of these lexemes. */
export const anyLexeme = (found: readonly { lexeme: string; df: number }[], weight: number): Alternative => ({
  lexemes: found.map(({ lexeme }) => lexeme),
  needs: 'any',
  weight,
  df: found.reduce((sum, { df }) => sum + df, 0),
});

/** Matches products that have all of these lexemes. */
export const allLexemes = (
  lexemes: readonly string[],
  weight: number,
  vocabulary: Vocabulary | undefined,
): Alternative => ({
  lexemes,
  needs: 'all',
  weight,
  df: Math.min(...lexemes.map((lexeme) => vocabulary?.df(lexeme) ?? 0)),
});
