import type { MatchedWord, SearchHit } from '../domain/search.ts';
import { type Field, FIELDS } from './fields.ts';
import type { Places } from './rank.ts';
import type { Term, Terms } from './terms.ts';
import { fieldAt } from './vector.ts';

const PLACES: Record<Field, MatchedWord['place']> = {
  head: 'title',
  tail: 'title',
  brand: 'family',
  path: 'family',
  leaf: 'family',
  description: 'text',
  details: 'text',
};

/** Splits a query's words into those that a product has and those that it lacks. */
export function judgeWords({ wanted }: Terms, places: Places): Pick<SearchHit, 'matched' | 'lacks'> {
  const matched: MatchedWord[] = [];
  const lacks: string[] = [];
  for (const term of wanted) {
    const field = isGuess(term) ? undefined : bestField(term, places);
    if (field) matched.push({ word: term.word.folded, place: PLACES[field] });
    else lacks.push(term.word.folded);
  }
  return { matched, lacks };
}

/** True if a correction changes the first letter, which is rarely mistyped: "weather" is not "leather". */
const isGuess = ({ word, correction }: Term): boolean =>
  correction !== null && correction.charAt(0) !== word.folded.charAt(0);

/** Returns the most relevant field that has a word or one of its alternatives; the fields are in that order. */
function bestField({ alternatives }: Term, places: Places): Field | undefined {
  let best: number = FIELDS.length;
  for (const { lexemes, needs } of alternatives) {
    if (needs === 'all' && !lexemes.every((lexeme) => places.has(lexeme))) continue;
    for (const lexeme of lexemes) for (const place of places.get(lexeme) ?? []) best = Math.min(best, fieldAt(place));
  }
  return FIELDS[best];
}
