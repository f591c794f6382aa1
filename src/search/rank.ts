import type { Alternative, Term, Terms, UnwantedTerm } from './terms.ts';
import { fieldAt } from './vector.ts';
import { type Lengths, USUAL_LENGTHS, inverseFrequency, occurrenceWeights, saturate } from './weights.ts';
import { FIELDS } from './fields.ts';

/** A product, or a passage, that may match a query. */
export interface Candidate {
  id: string;
  /** Positions of the query's lexemes. */
  places: Places;
  lengths: Lengths;
  category: number | null;
}

/** Positions as in `vector.ts`, by lexeme. */
export type Places = ReadonlyMap<string, readonly number[]>;

export interface Ranked {
  id: string;
  score: number;
}

/** Statistics of the whole catalogue; without them, those of the candidates are used. */
export interface Means {
  products: number;
  lengths: Lengths;
}

/** Maximum number of candidates, products or passages, to rank per query by the weights of words. */
export const MAX_RANKED = 400;

/** Share of a score that depends on matching all words. */
const COVERAGE = 0.25;
/** Weight of the category that most of the top hits belong to. */
const INTENT = 1;
/** Number of hits whose categories count. */
const TOP_HITS = 10;
/** Weight of a word found only in descriptions: the occasion rather than the thing, `home` in `printer for home`. */
const NAMELESS = 0.6;
/** Weight of a word that states the purpose: a `case for a phone` is first of all a case. */
const PURPOSE = 0.6;
/** Factors for products with an unwanted word in the title or category, and in the description only. */
const UNWANTED = 0.8;
const UNWANTED_MENTIONED = 0.95;
/** Bonus for stating that the product is without the unwanted thing. */
const SAID_WITHOUT = 0.5;

const DESCRIPTION = FIELDS.indexOf('description');

interface Scored extends Ranked {
  category: number | null;
}

/** Sorts best first, equal scores by newest first. A candidate without any wanted word scores zero. */
export function rank(terms: Terms, candidates: readonly Candidate[], means: Means | undefined): Ranked[] {
  const products = means?.products ?? candidates.length;
  const dfOf = ({ lexemes, df }: Pick<Alternative, 'lexemes' | 'df'>) =>
    df ||
    Math.max(1, means ? 0 : candidates.filter(({ places }) => lexemes.some((lexeme) => places.has(lexeme))).length);
  const belonging = terms.unwanted.map((unwanted) => belongs(unwanted, terms.wanted, candidates));
  const dropped = new Set(terms.unwanted.flatMap(({ next }, index) => (belonging[index] ? [next] : [])));
  const wanted = terms.wanted
    .filter((_, index) => !dropped.has(index))
    .map((term) => {
      const df = term.alternatives.reduce((sum, alternative) => sum + dfOf(alternative), 0);
      const naming = NAMELESS + (1 - NAMELESS) * term.naming;
      return {
        term,
        idf: naming * (term.isPurpose ? PURPOSE : 1) * inverseFrequency(Math.min(products, df), products),
      };
    });
  const unwantedIdf = terms.unwanted.map((unwanted) => inverseFrequency(dfOf(unwanted), products));

  function score(candidate: Candidate): Scored {
    const { places } = candidate;
    const worth = occurrenceWeights(candidate.lengths, means?.lengths ?? USUAL_LENGTHS);
    const frequencyOf = (found: readonly number[]) =>
      found.reduce((sum, place) => sum + (worth[fieldAt(place)] ?? 0), 0);
    let sum = 0;
    let had = 0;
    for (const { term, idf } of wanted) {
      const about = aboutTerm(term, places, frequencyOf);
      sum += idf * about;
      if (about > 0) had += 1;
    }
    const withoutPlaces = terms.unwanted.length > 0 ? saidWithout(places, terms) : undefined;
    let factor = 1 - COVERAGE + (COVERAGE * had) / Math.max(1, wanted.length);
    terms.unwanted.forEach((unwanted, index) => {
      const pair = belonging[index] ? terms.wanted[unwanted.next ?? -1] : undefined;
      const found = unwanted.lexemes
        .flatMap((lexeme) => places.get(lexeme) ?? [])
        .filter((place) => !pair || follows(pair, place, places));
      const said = found.filter((place) => withoutPlaces?.has(place));
      const weight = unwanted.isQuality ? 1 : SAID_WITHOUT;
      if (said.length > 0) sum += weight * (unwantedIdf[index] ?? 0) * saturate(frequencyOf(said));
      else if (found.some((place) => fieldAt(place) < DESCRIPTION)) factor *= UNWANTED;
      else if (found.length > 0) factor *= UNWANTED_MENTIONED;
    });
    return { id: candidate.id, category: candidate.category, score: sum * factor };
  }

  return byIntent(candidates.map(score).toSorted(bestFirst));
}

function bestFirst(a: Ranked, b: Ranked): number {
  return b.score - a.score || (a.id < b.id ? 1 : -1);
}

/**
 * Boosts the categories of the top hits. The category of a product without one is unknown: it gets the average boost of
 * those hits.
 */
function byIntent(sorted: readonly Scored[]): Ranked[] {
  const top = sorted.slice(0, TOP_HITS);
  const mass = new Map<number, number>();
  let total = 0;
  for (const { category, score } of top)
    if (category !== null) {
      mass.set(category, (mass.get(category) ?? 0) + score);
      total += score;
    }
  if (total === 0) return sorted.map(({ id, score }) => ({ id, score }));
  const all = top.reduce((sum, { score }) => sum + score, 0);
  const average = mass.values().reduce((sum, share) => sum + (share / total) ** 2, 0);
  return sorted
    .map(({ id, category, score }) => {
      const share = category === null ? average : (mass.get(category) ?? 0) / total;
      return { id, score: score * (1 + INTENT * (total / all) * share) };
    })
    .toSorted(bestFirst);
}

/** Rates how relevant a product is to the word or its alternatives, from 0 to 1. */
function aboutTerm({ alternatives }: Term, places: Places, frequencyOf: (found: readonly number[]) => number): number {
  let most = 0;
  for (const alternative of alternatives) {
    const frequency = frequencyIn(alternative, places, frequencyOf);
    if (frequency > 0) most = Math.max(most, alternative.weight * saturate(frequency));
  }
  return most;
}

function frequencyIn(
  { lexemes, needs }: Alternative,
  places: Places,
  frequencyOf: (found: readonly number[]) => number,
): number {
  const [only, ...more] = lexemes;
  if (more.length === 0) return frequencyOf(places.get(only ?? '') ?? []);
  const found = lexemes.map((lexeme) => places.get(lexeme) ?? []);
  return needs === 'all' ? Math.min(...found.map(frequencyOf)) : frequencyOf([...new Set(found.flat())]);
}

/** Returns the positions at which a product says that it is without something. */
function saidWithout(places: Places, { before, after }: Terms): ReadonlySet<number> {
  const beside = (lexemes: ReadonlySet<string>, step: number) =>
    [...lexemes].flatMap((lexeme) => places.get(lexeme)?.map((place) => place + step) ?? []);
  return new Set([...beside(before, 1), ...beside(after, -1)]);
}

function follows(term: Term, place: number, places: Places): boolean {
  return term.alternatives.some(({ lexemes }) => lexemes.some((lexeme) => places.get(lexeme)?.includes(place + 1)));
}

/** True if the word after an unwanted one belongs to it: most titles with the unwanted word continue with it. */
function belongs(unwanted: UnwantedTerm, wanted: readonly Term[], candidates: readonly Candidate[]): boolean {
  const term = wanted[unwanted.next ?? -1];
  if (!term || wanted.length < 2) return false;
  let having = 0;
  let followed = 0;
  for (const { places } of candidates) {
    const found = unwanted.lexemes
      .flatMap((lexeme) => places.get(lexeme) ?? [])
      .filter((place) => fieldAt(place) < DESCRIPTION);
    if (found.length === 0) continue;
    having += 1;
    if (found.some((place) => follows(term, place, places))) followed += 1;
  }
  return followed >= 2 && followed * 2 > having;
}
