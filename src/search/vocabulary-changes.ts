import type { Vocabulary, VocabularyEntry } from './vocabulary.ts';

/** By how much the numbers of products with a word, and with it as written in a name, have changed. */
export interface WordChange {
  df: number;
  named: number;
}

/** Changes by lexeme. */
export type WordChanges = ReadonlyMap<string, WordChange>;

/** Adds changes, a line per word as the database logs them, to a sum. */
export function addChanges(sum: Map<string, WordChange>, lines: string): void {
  for (const line of lines.split('\n')) {
    const [lexeme = '', df, named] = line.split(' ');
    if (lexeme === '') continue;
    const before = sum.get(lexeme) ?? { df: 0, named: 0 };
    sum.set(lexeme, { df: before.df + Number(df), named: before.named + Number(named) });
  }
}

/** Returns changes as the database logs them. */
export const linesOf = (changes: WordChanges): string =>
  Array.from(changes, ([lexeme, { df, named }]) => `${lexeme} ${df} ${named}`).join('\n');

/** Returns a view of a vocabulary with later changes, which may grow. */
export function withChanges(base: Vocabulary, changes: WordChanges): Vocabulary {
  function changed(entry: VocabularyEntry): VocabularyEntry {
    const change = changes.get(entry.lexeme);
    if (!change) return entry;
    return { ...entry, df: entry.df + change.df, isWritten: entry.isWritten || change.named > 0 };
  }

  /** Words that only the changes have. */
  function* added(isWanted: (lexeme: string) => boolean): Generator<VocabularyEntry> {
    for (const [lexeme, { df, named }] of changes)
      if (df > 0 && isWanted(lexeme) && base.df(lexeme) === 0) yield { lexeme, df, isWritten: named > 0 };
  }

  /** @param find returns the most frequent words of the base */
  function mostFrequent(
    find: (limit: number) => VocabularyEntry[],
    isWanted: (lexeme: string) => boolean,
    limit: number,
  ): VocabularyEntry[] {
    // A word that is not changed is among the first of the base if it is among the first of all.
    const touched = changes.keys().filter(isWanted).toArray().length;
    const all = [...find(limit + touched).map(changed), ...added(isWanted)];
    return all
      .filter(({ df }) => df > 0)
      .toSorted((a, b) => b.df - a.df)
      .slice(0, limit);
  }

  return {
    bytes: base.bytes,
    df: (lexeme) => Math.max(0, base.df(lexeme) + (changes.get(lexeme)?.df ?? 0)),
    completions: (prefix, limit) =>
      mostFrequent(
        (most) => base.completions(prefix, most),
        (lexeme) => lexeme.startsWith(prefix),
        limit,
      ),
    endings: (suffix, limit) =>
      mostFrequent(
        (most) => base.endings(suffix, most),
        (lexeme) => lexeme.length > suffix.length && lexeme.endsWith(suffix) && !lexeme.startsWith('+'),
        limit,
      ),
    *ofLength(min, max, beginning) {
      for (const entry of base.ofLength(min, max, beginning)) {
        const now = changed(entry);
        if (now.df > 0) yield now;
      }
      const fits = (lexeme: string) =>
        lexeme.length >= min && lexeme.length <= max && lexeme.startsWith(beginning) && !lexeme.startsWith('+');
      for (const entry of added(fits)) if (entry.isWritten) yield entry;
    },
  };
}
