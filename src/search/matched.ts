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
    const positions = isGuess(term) ? [] : positionsOf(term, places);
    // The fields are in order of relevance.
    const field = FIELDS[Math.min(...positions.map(fieldAt))];
    if (field) matched.push({ word: term.word.folded, place: PLACES[field] });
    else lacks.push(term.word.folded);
  }
  return { matched, lacks };
}

/** True if a correction changes the first letter, which is rarely mistyped: "weather" is not "leather". */
const isGuess = ({ word, correction }: Term): boolean =>
  correction !== null && correction.charAt(0) !== word.folded.charAt(0);

const positionsOf = ({ alternatives }: Term, places: Places): number[] =>
  alternatives.flatMap(({ lexemes, needs }) => {
    const found = lexemes.map((lexeme) => places.get(lexeme) ?? []);
    return needs === 'all' && found.some(({ length }) => length === 0) ? [] : found.flat();
  });
