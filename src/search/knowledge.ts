import { setTimeout } from 'node:timers/promises';
import type { Knowledge } from '../domain/knowledge.ts';
import type { KnowledgePassage } from '../domain/knowledge-search.ts';
import type { Word } from '../text/words.ts';
import { enough, frequencies } from './engine.ts';
import { expandQuery } from './expand.ts';
import { FIELDS, type FieldWords, fieldWords } from './fields.ts';
import { wordsIn } from './languages.ts';
import { splitPassages } from './passages.ts';
import { planSearch } from './plan.ts';
import { parseQuestion } from './query.ts';
import { doSearch } from './search-work.ts';
import { type Candidate, MAX_RANKED, rank } from './rank.ts';
import type { KnownCatalogue } from './stored-catalogue.ts';
import { type Stemmer, lexemesOf } from './terms.ts';
import { type IndexEntry, indexEntry } from './vector.ts';

/** A passage as it is indexed: like a product, with its entry's title as the title. */
interface IndexedPassage extends Pick<Knowledge, 'knowledgeId'>, Pick<IndexEntry, 'words' | 'lengths'> {
  /** Counts the passages of an entry from 0. */
  place: number;
  text: string;
}

/** The port of a question to one assistant's knowledge; storage implements it. */
export interface StoredKnowledge {
  known: KnownCatalogue;
  stemmer(language: string): Stemmer;
  /** Returns passages that match a tsquery, with the positions of these lexemes. */
  candidates(wanted: { tsquery: string; lexemes: readonly string[]; rows: number }): Promise<Candidate[]>;
  /** Returns passages by the identifiers of candidates. */
  passages(ids: readonly string[]): Promise<ReadonlyMap<string, Omit<KnowledgePassage, 'score'>>>;
}

/**
 * A long entry takes a tenth of a second to index. It is done in slices with pauses between them, so that it takes at
 * most a third of the event loop.
 */
const SLICE_MS = 3;
const PAUSE_MS = 16;

/** @param stemmer returns the stems of all these words in one call */
export async function indexPassages(
  entries: readonly Pick<Knowledge, 'knowledgeId' | 'title' | 'content'>[],
  language: string,
  stemmer: Stemmer,
): Promise<IndexedPassage[]> {
  const { apart } = wordsIn(language);
  const pause = createPause();
  const read: (Pick<IndexedPassage, 'knowledgeId' | 'place' | 'text'> & { fields: FieldWords })[] = [];
  const written = new Map<string, Word>();
  for (const { knowledgeId, title, content } of entries) {
    let place = 0;
    for (const text of splitPassages(content)) {
      const fields = fieldWords({ title, brand: null, category: null, description: text }, apart);
      read.push({ knowledgeId, place: place++, text, fields });
      for (const word of FIELDS.flatMap((name) => fields[name])) written.set(word.written, word);
      await pause();
    }
  }
  const stems = await stemmer([...written.values()]);
  const passages: IndexedPassage[] = [];
  for (const { fields, ...passage } of read) {
    const { words, lengths } = indexEntry(fields, null, stems);
    passages.push({ ...passage, words, lengths });
    await pause();
  }
  return passages;
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
export function findPassages(knowledge: StoredKnowledge, question: string, limit: number): Promise<KnowledgePassage[]> {
  return doSearch(
    'knowledge',
    () => rankPassages(knowledge, question, limit),
    (passages) => passages.length,
  );
}

async function rankPassages(knowledge: StoredKnowledge, question: string, limit: number): Promise<KnowledgePassage[]> {
  const { known } = knowledge;
  const stemmer = knowledge.stemmer(known.language);
  const terms = await expandQuery(parseQuestion(question, known.language), known, stemmer, false);
  if (terms.wanted.length === 0) return [];
  const lexemes = [...new Set(lexemesOf(terms))];
  const candidates = await enough(planSearch(terms, frequencies(known), MAX_RANKED).tsqueries, limit, (tsquery) =>
    knowledge.candidates({ tsquery, lexemes, rows: MAX_RANKED }),
  );
  const best = rank(terms, candidates, known.vocabulary && known)
    .filter(({ score }) => score > 0)
    .slice(0, limit);
  const passages = await knowledge.passages(best.map(({ id }) => id));
  return best.flatMap(({ id, score }) => {
    const passage = passages.get(id);
    return passage ? [{ ...passage, score }] : [];
  });
}
