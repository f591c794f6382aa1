import { setTimeout } from 'node:timers/promises';
import type { Knowledge } from '../domain/knowledge.ts';
import type { KnowledgePassage } from '../domain/knowledge-search.ts';
import type { Word } from '../text/words.ts';
import { expandQuery } from './expand.ts';
import { FIELDS, type FieldWords, fieldWords } from './fields.ts';
import { wordsIn } from './languages.ts';
import { splitPassages } from './passages.ts';
import { parseQuestion } from './query.ts';
import { type Candidate, type Means, rank } from './rank.ts';
import type { Stemmer } from './terms.ts';
import { type IndexEntry, indexEntry, readVector } from './vector.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/**
 * An assistant's knowledge, indexed for search: a passage is indexed like a product, with its entry's title as the
 * title.
 */
export interface KnowledgeIndex {
  language: string;
  passages: readonly (Omit<KnowledgePassage, 'score'> & Pick<IndexEntry, 'words' | 'lengths'>)[];
  /** The positions of the passages that have a lexeme. */
  places: ReadonlyMap<string, readonly number[]>;
  means: Means;
  vocabulary: Vocabulary;
  /** Approximate memory use. */
  bytes: number;
}

/**
 * Indexing the largest knowledge base allowed takes a second of work. It is done in slices with pauses between them, so
 * that it takes at most a third of the event loop.
 */
const SLICE_MS = 3;
const PAUSE_MS = 16;
/** Approximate memory use of an empty index. */
const EMPTY_BYTES = 1_000;
const PLACE_BYTES = 8;
/** Maximum number of passages to rank for a question: reading more would delay all other questions. */
const MAX_CANDIDATES = 300;

/** @param stemmer returns the stems of all these words in one call */
export async function indexKnowledge(
  entries: readonly Pick<Knowledge, 'knowledgeId' | 'title' | 'content'>[],
  language: string,
  stemmer: Stemmer,
): Promise<KnowledgeIndex> {
  const { apart } = wordsIn(language);
  const pause = createPause();
  const read: (Omit<KnowledgePassage, 'score'> & { fields: FieldWords })[] = [];
  const written = new Map<string, Word>();
  for (const { knowledgeId, title, content } of entries)
    for (const text of splitPassages(content)) {
      const fields = fieldWords({ title, brand: null, category: null, description: text }, apart);
      read.push({ knowledgeId, title, text, fields });
      for (const word of FIELDS.flatMap((name) => fields[name])) written.set(word.written, word);
      await pause();
    }
  const stems = await stemmer([...written.values()]);

  const folded = new Set(written.values().map((word) => word.folded));
  const places = new Map<string, number[]>();
  const passages: KnowledgeIndex['passages'][number][] = [];
  for (const { fields, ...passage } of read) {
    const { words, lengths } = indexEntry(fields, null, stems);
    for (const lexeme of readVector(words).keys()) {
      const own = places.get(lexeme);
      if (own) own.push(passages.length);
      else places.set(lexeme, [passages.length]);
    }
    passages.push({ ...passage, words, lengths });
    await pause();
  }
  const parts = passages[0]?.lengths ?? [];
  const lengths = parts.map(
    (_, part) => passages.reduce((sum, each) => sum + (each.lengths[part] ?? 0), 0) / passages.length,
  );
  return {
    language,
    passages,
    places,
    means: { products: passages.length, lengths },
    vocabulary: vocabularyOf(
      [...places].map(([lexeme, { length: df }]) => ({ lexeme, df, isWritten: folded.has(lexeme) })),
    ),
    bytes:
      passages.reduce((sum, { text, words }) => sum + 2 * (text.length + words.length), EMPTY_BYTES) +
      places.values().reduce((sum, { length }) => sum + PLACE_BYTES * length, 0),
  };
}

/** Returns a function that pauses when a slice of time has passed since its last pause. */
function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setTimeout(PAUSE_MS);
    began = performance.now();
  };
}

/** Returns the passages that fit a question, in descending relevance; empty when none has a word of it. */
export async function findPassages(
  { language, passages, places, means, vocabulary }: KnowledgeIndex,
  question: string,
  { synonyms, stemmer }: { synonyms: readonly (readonly string[])[]; stemmer: Stemmer },
): Promise<KnowledgePassage[]> {
  const terms = await expandQuery(
    parseQuestion(question, language),
    { language, vocabulary, synonyms },
    stemmer,
    false,
  );
  const lexemes = terms.wanted.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.lexemes));
  // Rarer words are more selective: long knowledge is not searched for every frequent word.
  const candidates = new Map<number, Candidate>();
  for (const lexeme of lexemes.toSorted((a, b) => vocabulary.df(a) - vocabulary.df(b)))
    for (const at of places.get(lexeme) ?? []) {
      const passage = passages[at];
      if (candidates.size >= MAX_CANDIDATES) break;
      if (!passage || candidates.has(at)) continue;
      candidates.set(at, {
        id: String(at),
        places: readVector(passage.words),
        lengths: passage.lengths,
        category: null,
      });
    }
  return rank(terms, [...candidates.values()], means).flatMap(({ id, score }) => {
    const passage = passages[Number(id)];
    if (!passage || score <= 0) return [];
    const { knowledgeId, title, text } = passage;
    return [{ knowledgeId, title, text, score }];
  });
}
