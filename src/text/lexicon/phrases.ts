import { fold } from '../words.ts';

/** For each language, by its ISO 639-1 code, phrases as they are written in it, with commas between. */
export type Table = Readonly<Record<string, string>>;

/** Tells how many words of a list, from one place on, make a phrase of the table: the longest counts, 0 is none. */
export type PhraseMatcher = (words: readonly string[], from: number) => number;

/** Compiles a table once. The words that it is asked about are folded (see `words.ts`). */
export const compilePhrases = (table: Table): PhraseMatcher => compileLists(Object.values(table));

/** The same for the words of some tables in one language, and their signs. */
export const compileLanguage = (tables: readonly Table[], language: string): PhraseMatcher =>
  compileLists(tables.flatMap((table) => [table[language] ?? [], table['signs'] ?? []].flat()));

/** With what may stand between it and the end of a text. */
const MAX_PHRASE_LENGTH = 60;

/** Right after its last word, but for spaces and signs. */
const AT_END = /[\p{L}\p{M}<>≤≥~≈=][^\p{L}\p{Nd}]{0,4}$/u;

/** Whether a text ends with a phrase. */
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

/** The words of a phrase, apart where spaces, hyphens or apostrophes part them; a sign such as `<` is a word of its own. */
export const foldedWords = (phrase: string): string[] =>
  (phrase.match(/[\p{L}\p{M}]+|[<>≤≥~≈+]=?/gu) ?? [phrase.trim()]).map((word) => fold(word.toLowerCase()) || word);
