import { fold } from '../fold.ts';

/** Comma-separated phrases in their usual spelling, keyed by ISO 639-1 code. */
export type Table = Readonly<Record<string, string>>;

/** Returns the number of words, from a position on, that form a phrase of the table: the longest match, or 0. */
export type PhraseMatcher = (words: readonly string[], from: number) => number;

/** Compiles tables once. The words to match must be folded (see `words.ts`). */
export const compilePhrases = (...tables: Table[]): PhraseMatcher =>
  compileLists(tables.flatMap((table) => Object.values(table)));

function compileLists(lists: readonly string[]): PhraseMatcher {
  const byFirst = new Map<string, string[][]>();
  for (const list of lists)
    for (const phrase of list.split(',')) {
      const folded = foldedWords(phrase);
      const [first = ''] = folded;
      byFirst.set(first, [...(byFirst.get(first) ?? []), folded]);
    }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length);
  return (words, from) => {
    const phrases = byFirst.get(words[from] ?? '') ?? [];
    return phrases.find((phrase) => phrase.every((word, at) => words[from + at] === word))?.length ?? 0;
  };
}

/** Splits a phrase into words at spaces, hyphens and apostrophes; a sign such as `<` is a separate word. */
export const foldedWords = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\p{M}]+|[<>≤≥~≈+]=?/gu) ?? [phrase.trim()]).map((word) => fold(word.toLowerCase()) || word);
