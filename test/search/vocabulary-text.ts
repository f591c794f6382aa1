import type { Entry, Vocabulary } from '../../src/search/vocabulary.ts';
import { readVocabulary } from '../../src/search/vocabulary.ts';

/** A vocabulary as the database writes it: `{ jacket: 3 }` is a word that three products have, `~jack` a stem alone. */
export function vocabularyOf(words: Record<string, number>): Vocabulary {
  const entries = Object.entries(words).map(([word, df]): Entry => {
    const isWritten = !/^[~+]/.test(word);
    return { lexeme: word.replace('~', ''), df, isWritten };
  });
  const lines = entries.map(({ lexeme, df, isWritten }) => Buffer.from(`${lexeme} ${df} ${isWritten ? 1 : 0}\n`));
  return readVocabulary(Buffer.concat(lines.toSorted((a, b) => Buffer.compare(a, b))));
}
