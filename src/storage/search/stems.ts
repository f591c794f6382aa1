import { LRUCache } from 'lru-cache';
import { isLanguage } from '../../search/languages.ts';
import { type Stems, stemsBy } from '../../search/vector.ts';
import type { Word } from '../../text/words.ts';
import type { QueryText } from '../text-query.ts';

const STEMS = `select (ts_lexize($1::regdictionary, word))[1] as stem from unnest($2::text[]) with ordinality as t(word, n) order by n`;

/** Returns the forms of these words in a language, in a single query. */
export async function stemsFor(queryText: QueryText, language: string, words: readonly Word[]): Promise<Stems> {
  const distinct = new Map<string, string>();
  for (const { written, folded } of new Set(words)) distinct.set(written, folded);
  const folded = [...distinct].flatMap(([word, plain]) => (word === plain || distinct.has(plain) ? [] : [plain]));
  const stemOf = await fetchStems(queryText, language, [...distinct.keys(), ...folded]);
  return stemsBy((word) => stemOf.get(word) ?? word);
}

/**
 * Stems by language and word, as many as a large catalogue has words. A dictionary always answers the same, and a question
 * waits for every query.
 */
const knownStems = new LRUCache<string, string>({ max: 60_000 });

/** Returns the stems of written words, as PostgreSQL computes them; empty for a language without a stemmer. */
export async function fetchStems(
  queryText: QueryText,
  language: string,
  written: readonly string[],
): Promise<Map<string, string>> {
  if (!isLanguage(language)) return new Map();
  const keyOf = (word: string) => `${language} ${word}`;
  const stems = new Map<string, string>();
  const missing: string[] = [];
  for (const word of written) {
    const stem = knownStems.get(keyOf(word));
    if (stem === undefined) missing.push(word);
    else stems.set(word, stem);
  }
  if (missing.length === 0) return stems;
  const rows = await queryText<{ stem: string | null }>(STEMS, [`aisle_${language}_stem`, missing]);
  for (const [index, word] of missing.entries()) {
    const stem = rows[index]?.stem ?? word;
    stems.set(word, stem);
    knownStems.set(keyOf(word), stem);
  }
  return stems;
}
