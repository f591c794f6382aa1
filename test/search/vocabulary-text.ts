import { type VocabularyEntry, type Vocabulary, vocabularyOf as ofEntries } from '../../src/search/vocabulary.ts';

/** A vocabulary as the database writes it: `{ jacket: 3 }` is a word that three products have, `~jack` a stem alone. */
export function vocabularyOf(words: Record<string, number>): Vocabulary {
  return ofEntries(
    Object.entries(words).map(([word, df]): VocabularyEntry => {
      const isWritten = !/^[~+]/.test(word);
      return { lexeme: word.replace('~', ''), df, isWritten };
    }),
  );
}
