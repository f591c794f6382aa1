import { MAX_COMPLETIONS } from './expand.ts';
import type { Alternative, Term, Terms } from './terms.ts';
import { TIERS } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';
import { inverseFrequency } from './weights.ts';

/** Selects products that have all of these terms in one of the lists. */
interface CandidateClause {
  terms: readonly Term[];
  /** Index into `LISTS`: each list contains the products of the lists before it. */
  list: number;
  /** Estimated number of matching products. */
  cost: number;
}

/** Known product counts per list. */
export interface Frequencies {
  products: number;
  vocabulary: Vocabulary;
}

/** The title's lists come before the list of all texts; `worth` estimates the relevance of their matches. */
const LISTS = [
  { tier: TIERS[0], worth: 1 },
  { tier: TIERS[1], worth: 0.9 },
  { tier: '', worth: 0.5 },
] as const;
/** The index of the list of all texts. */
const ALL_TEXTS = LISTS.length - 1;

/** How to find candidates. */
interface SearchPlan {
  /** Tsqueries, each to be run only if those before it found too few. */
  tsqueries: string[];
  /** Matches everything with all words, which has to be found besides; empty if there is nothing to find besides. */
  whole: string;
  /** True if the first of the tsqueries matches that, too. */
  isWholeFirst: boolean;
}

/**
 * Plans the tsqueries that find candidates. They match products with all words, then with the rarer ones, then with each
 * one, titles before descriptions, within `rows`; then products beyond that.
 * @param known undefined if no frequencies are known yet; one word of the query is then enough
 */
export function planSearch(terms: Terms, known: Frequencies | undefined, rows: number): SearchPlan {
  if (terms.wanted.length === 0) return { tsqueries: [], whole: '', isWholeFirst: false };
  const { wanted, unwanted, before, after } = terms;
  const signs = [...before, ...after].map(quote).join(' | ');
  const qualities = unwanted.flatMap(({ lexemes, isQuality }) =>
    isQuality ? lexemes.map((lexeme) => `(${quote(lexeme)} & (${signs}))`) : [],
  );
  const anything = [...wanted.map((term) => oneOf(term)), ...qualities].join(' | ');
  if (!known || known.products <= rows) return { tsqueries: [anything], whole: '', isWholeFirst: true };

  // Long titles with all words may not be among the best.
  const whole = wanted.length > 1 ? planAllTerms(terms) : '';
  const counts = countTerms(wanted, known);
  const rareFirst = wanted.toSorted((a, b) => countOf(a, ALL_TEXTS, counts) - countOf(b, ALL_TEXTS, counts));
  const clauses: CandidateClause[] = [];
  for (let count = rareFirst.length; count > 1; count--)
    for (const list of LISTS.keys()) clauses.push(allOf(rareFirst.slice(0, count), list, counts));
  for (let left = rareFirst.length - 2; rareFirst.length > 2 && left >= 0; left--)
    clauses.push(allOf(rareFirst.toSpliced(left, 1), ALL_TEXTS, counts));
  const singles = wanted.flatMap((term) =>
    LISTS.map(({ worth }, list) => ({
      ...allOf([term], list, counts),
      worth: worth * inverseFrequency(countOf(term, ALL_TEXTS, counts), known.products),
    })),
  );
  clauses.push(...singles.toSorted((a, b) => b.worth - a.worth));
  const { taken, least } = affordable(clauses, rows);
  if (!least) return { tsqueries: [anything], whole, isWholeFirst: true };
  const tsqueries = [[...taken.map(toQuery), ...qualities].join(' | '), toQuery(least), anything];
  return {
    tsqueries: tsqueries.filter((query) => query !== ''),
    whole,
    // Whatever has all words, anywhere, has some of them, anywhere.
    isWholeFirst: taken.some(({ list }) => list === ALL_TEXTS),
  };
}

/** Matches products that have every term, anywhere. */
export const planAllTerms = ({ wanted }: Terms): string => wanted.map((term) => `(${oneOf(term)})`).join(' & ');

/**
 * Matches products that have every term; if those exceed `rows`, only those with the terms in the title, if at least
 * `enough`.
 */
export function planAll({ wanted }: Terms, known: Frequencies, rows: number, enough: number): string {
  const counts = countTerms(wanted, known);
  const wideFirst = [...LISTS.keys()].toReversed().map((list) => allOf(wanted, list, counts));
  const fitting = wideFirst.find(({ cost }, index) => cost <= rows || (wideFirst[index + 1]?.cost ?? 0) < enough);
  return fitting ? toQuery(fitting) : '';
}

/**
 * Matches products that have all of the terms, or any of them; the last term also matches as a prefix.
 * @param isKnown true if all completions of the prefix are known; if not, and few are, the index looks them up
 */
export function planBegun({ wanted, beginnings }: Terms, join: '&' | '|', isKnown: boolean): string {
  const terms = wanted.map((term) => oneOf(term));
  const last = wanted.at(-1)?.word.folded ?? '';
  const isEnough = beginnings && (isKnown || beginnings.length >= MAX_COMPLETIONS);
  const begun = isEnough ? beginnings.map(quote) : [`${quote(last)}:*`];
  terms.push([terms.pop(), ...begun].join(' | '));
  return terms.map((query) => `(${query})`).join(` ${join} `);
}

/** Takes clauses in order while they fit, and returns the cheapest that does not fit. */
function affordable(
  clauses: readonly CandidateClause[],
  rows: number,
): { taken: CandidateClause[]; least: CandidateClause | undefined } {
  let taken: CandidateClause[] = [];
  let least: CandidateClause | undefined;
  for (const clause of clauses) {
    if (taken.some((other) => isWithin(clause, other))) continue;
    // A wider clause replaces those within it.
    const widened = [...taken.filter((other) => !isWithin(other, clause)), clause];
    if (widened.reduce((sum, { cost }) => sum + cost, 0) <= rows) taken = widened;
    else if (!least || clause.cost < least.cost) least = clause;
  }
  return { taken, least };
}

function isWithin(narrow: CandidateClause, wide: CandidateClause): boolean {
  return narrow.list <= wide.list && wide.terms.every((term) => narrow.terms.includes(term));
}

/** Words are correlated: each further one narrows with a lower power (exponential back-off). */
function allOf(terms: readonly Term[], list: number, counts: Counts): CandidateClause {
  const shares = terms
    .map((term) => Math.min(1, countOf(term, list, counts) / counts.products))
    .toSorted((a, b) => a - b);
  const share = shares.reduce((product, value, index) => product * value ** (1 / 2 ** index), 1);
  return { terms, list, cost: share * counts.products };
}

function toQuery({ terms, list }: CandidateClause): string {
  return terms.map((term) => `(${oneOf(term, LISTS[list]?.tier)})`).join(' & ');
}

/** Number of products that have each term, by list. */
interface Counts {
  products: number;
  of: ReadonlyMap<Term, readonly number[]>;
}

function countTerms(wanted: readonly Term[], { products, vocabulary }: Frequencies): Counts {
  const count = ({ lexemes, needs }: Alternative, tier: string) => {
    const frequencies = lexemes.map((lexeme) => vocabulary.df(tier + lexeme));
    return needs === 'all' ? Math.min(...frequencies) : frequencies.reduce((sum, df) => sum + df, 0);
  };
  const inLists = ({ alternatives }: Term) =>
    LISTS.map(({ tier }) => alternatives.reduce((sum, alternative) => sum + count(alternative, tier), 0));
  return { products, of: new Map(wanted.map((term) => [term, inLists(term)])) };
}

const countOf = (term: Term, list: number, { of }: Counts): number => of.get(term)?.[list] ?? 0;

function oneOf({ alternatives }: Term, tier = ''): string {
  return alternatives
    .map(({ lexemes, needs }) => {
      const query = lexemes.map((lexeme) => quote(tier + lexeme)).join(needs === 'all' ? ' & ' : ' | ');
      return needs === 'all' ? `(${query})` : query;
    })
    .join(' | ');
}

/** Lexemes are letters, digits and tier marks: nothing in them needs escaping. */
export function quote(lexeme: string): string {
  return `'${lexeme}'`;
}
