import { fold } from '../words.ts';

/** Comma-separated phrases in their usual spelling, keyed by ISO 639-1 code. */
export type Table = Readonly<Record<string, string>>;

/** Returns the number of words, from a position on, that form a phrase of the table: the longest match, or 0. */
export type PhraseMatcher = (words: readonly string[], from: number) => number;

/** Compiles a table once. The words to match must be folded (see `words.ts`). */
export const compilePhrases = (table: Table): PhraseMatcher => compileLists(Object.values(table));

/** Like `compilePhrases`, for several tables in one language, plus their signs. */
export const compileLanguage = (tables: readonly Table[], language: string): PhraseMatcher =>
  compileLists(tables.flatMap((table) => [table[language] ?? [], table['signs'] ?? []].flat()));

/** Includes any characters between the phrase and the end of a text. */
const MAX_PHRASE_LENGTH = 60;

/** Matches right after the phrase's last word, apart from spaces and signs. */
const AT_END = /[\p{L}\p{M}<>≤≥~≈=][^\p{L}\p{Nd}]{0,4}$/u;

/** True if a text ends with a phrase. */
export function endsWithPhrase(text: string, matcher: PhraseMatcher): boolean {
  if (!AT_END.test(text.slice(-MAX_PHRASE_LENGTH))) return false;
  const words = foldedWords(text.slice(-MAX_PHRASE_LENGTH));
  return words.some((_, at) => at + matcher(words, at) === words.length && matcher(words, at) > 0);
}

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

/** The words of a phrase, split at spaces, hyphens and apostrophes; a sign such as `<` is a separate word. */
export const foldedWords = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\p{M}]+|[<>≤≥~≈+]=?/gu) ?? [phrase.trim()]).map((word) => fold(word.toLowerCase()) || word);
