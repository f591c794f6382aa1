import { setImmediate } from 'node:timers/promises';
import { editDistance } from '../text/edit-distance.ts';
import type { Candidate } from './rank.ts';
import type { Terms } from './terms.ts';
import type { VocabularyEntry, Vocabulary } from './vocabulary.ts';

/** Shorter words have too many neighbours; longer ones may contain two typos. */
const MIN_LENGTH = 4;
const TWO_TYPOS_FROM = 8;
const MAX_LENGTH = 32;
/** Words compared before yielding to the event loop: hostile ones are slow to compare. */
const BATCH_SIZE = 5_000;
/** A missing letter is the most common typing error. */
const OMISSION_BONUS = 0.1;
/** Maximum length of a corrected query. */
const MAX_QUERY_LENGTH = 400;

/**
 * Returns the catalogue's word that an unknown word probably stands for: one letter missing, added, replaced or
 * transposed (two such errors in long words). Prefers the same first letter, then the more frequent word.
 */
export async function correctSpelling(word: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const length = word.length;
  if (length < MIN_LENGTH || length > MAX_LENGTH || /\d/.test(word)) return undefined;
  // The first letter is rarely mistyped, and comparing with all words takes twenty times as long.
  return (await closest(word, word.slice(0, 1), vocabulary)) ?? closest(word, '', vocabulary);
}

async function closest(word: string, beginning: string, vocabulary: Vocabulary): Promise<string | undefined> {
  const maxTypos = word.length >= TWO_TYPOS_FROM ? 2 : 1;
  let best: { entry: VocabularyEntry; cost: number } | undefined;
  let compared = 0;
  for (const entry of vocabulary.ofLength(word.length - maxTypos, word.length + maxTypos, beginning)) {
    if (++compared % BATCH_SIZE === 0) await setImmediate();
    const distance = editDistance(word, entry.lexeme, maxTypos);
    if (distance > maxTypos || /\d/.test(entry.lexeme)) continue;
    const cost = distance - (entry.lexeme.length > word.length ? OMISSION_BONUS : 0);
    if (!best || cost < best.cost || (cost === best.cost && entry.df > best.entry.df)) best = { entry, cost };
  }
  return best?.entry.lexeme;
}

/**
 * Corrects the words of a query that the catalogue does not have.
 * @param candidates found for the query; a word that one of them has is not corrected
 * @returns null if there is nothing to correct
 */
export function correctQuery(query: string, { wanted }: Terms, candidates: readonly Candidate[]): string | null {
  const unknown = wanted.filter(
    ({ correction, alternatives }) =>
      correction !== null &&
      !candidates.some(({ places }) => alternatives[0]?.lexemes.some((lexeme) => places.has(lexeme))),
  );
  if (unknown.length === 0) return null;
  return unknown.reduce(
    (text, { word, correction }) => {
      const at = text.toLowerCase().indexOf(word.written);
      return at < 0 ? text : text.slice(0, at) + (correction ?? '') + text.slice(at + word.written.length);
    },
    query.slice(0, MAX_QUERY_LENGTH),
  );
}
