import type { Knowledge } from '../../src/domain/knowledge.ts';
import { type StoredKnowledge, findPassages, indexPassages } from '../../src/search/knowledge.ts';
import type { Stemmer } from '../../src/search/terms.ts';
import { readVector } from '../../src/search/vector.ts';
import { vocabularyOf } from '../../src/search/vocabulary.ts';

/** Searches entries as the service does, without a database. */
export async function searchEntries(entries: readonly Knowledge[], stemmer: Stemmer, query: string, limit: number) {
  const passages = (await indexPassages(entries, 'english', stemmer)).map(({ lengths, words, ...passage }, at) => {
    const title = entries.find(({ knowledgeId }) => knowledgeId === passage.knowledgeId)?.title ?? '';
    return { ...passage, title, id: String(at), places: readVector(words), lengths, category: null };
  });
  const counts = new Map<string, number>();
  for (const { places } of passages)
    for (const lexeme of places.keys()) counts.set(lexeme, 1 + (counts.get(lexeme) ?? 0));
  const parts = passages[0]?.lengths ?? [];
  const mean = (part: number) => passages.reduce((sum, { lengths }) => sum + (lengths[part] ?? 0), 0) / passages.length;
  const stored: StoredKnowledge = {
    known: {
      language: 'english',
      vocabulary: vocabularyOf([...counts].map(([lexeme, df]) => ({ lexeme, df, isWritten: !lexeme.startsWith('+') }))),
      synonyms: [],
      products: passages.length,
      lengths: parts.map((_, part) => mean(part)),
      isComplete: true,
    },
    stemmer: () => stemmer,
    candidates: ({ lexemes, rows }) =>
      Promise.resolve(passages.filter(({ places }) => lexemes.some((lexeme) => places.has(lexeme))).slice(0, rows)),
    passages: (ids) =>
      Promise.resolve(
        new Map(
          passages
            .filter(({ id }) => ids.includes(id))
            .map(({ id, knowledgeId, title, text }) => [id, { knowledgeId, title, text }]),
        ),
      ),
  };
  return findPassages(stored, query, limit);
}
