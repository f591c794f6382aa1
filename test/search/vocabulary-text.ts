import { type VocabularyEntry, type Vocabulary, vocabularyOf as ofEntries } from '../../src/search/vocabulary.ts';

/** Creates a vocabulary as the database stores it: `{ jacket: 3 }` is a word of three products, `~jack` a stem. */
export function vocabularyOf(words: Record<string, number>): Vocabulary {
  return ofEntries(
    Object.entries(words).map(([word, df]): VocabularyEntry => {
      const isWritten = !/^[~+]/.test(word);
      return { lexeme: word.replace('~', ''), df, isWritten };
    }),
  );
}
