import type { FacetRequest, FacetSearch, Facets } from '../domain/facets.ts';
import type { CatalogueSearch, SearchAnswer, SearchFilters, SearchHit, SearchRequest } from '../domain/search.ts';
import { expandQuery } from './expand.ts';
import { MAX_COUNTED, countFacets } from './facets.ts';
import { choicesIn } from './choices.ts';
import {
  type ColumnFilters,
  type FieldFilter,
  columnFiltersOf,
  hasColumnFilters,
  parseFieldFilters,
  passes,
} from './filters.ts';
import { hasDetailFilters } from './detail-filters.ts';
import { type DetailConditions, type ScoredProduct, hasConditions, toHits } from './hits.ts';
import { judgeWords } from './matched.ts';
import { moreLikeThis } from './more-like-this.ts';
import { type Frequencies, planAll, planAllTerms, planBegun, planSearch, quote } from './plan.ts';
import { type ParsedQuery, literalQuery, parseQuery, statesLimits } from './query.ts';
import { type Candidate, MAX_RANKED, type Ranked, rank } from './rank.ts';
import { doSearch } from './search-work.ts';
import { correctQuery } from './spelling.ts';
import { type KnownCatalogue, MAX_WHOLE, type StoredCatalogue } from './stored-catalogue.ts';
import { NO_TERMS, type Terms, lexemesOf } from './terms.ts';

/** Reads the candidates that match a tsquery and pass the filters. */
type Find = (tsquery: string, rows?: number) => Promise<Candidate[]>;

interface Filters {
  columns: ColumnFilters;
  fields: readonly FieldFilter[];
}

/** Maximum number of products whose details are read for filters alone, until enough pass. */
const MAX_FILTERED = 5_000;

const NO_FILTERS: Filters = { columns: { mentioned: null }, fields: [] };

/** Searches catalogues: parses the query, expands its words, reads candidates, and ranks them. */
export function createSearchEngine(
  open: (organizationId: string, assistantId: string) => StoredCatalogue,
): CatalogueSearch & FacetSearch {
  return {
    search: (organizationId, assistantId, request) =>
      doSearch(
        'products',
        () => search(open(organizationId, assistantId), request),
        ({ hits }) => hits.length,
      ),
    similar: (organizationId, assistantId, productId, limit) =>
      doSearch(
        'similar',
        () => similar(open(organizationId, assistantId), productId, limit),
        (hits) => hits.length,
      ),
    facets: (organizationId, assistantId, request) =>
      doSearch(
        'facets',
        () => facets(open(organizationId, assistantId), request),
        ({ counted }) => counted,
      ),
  };
}

/** A query, ready to find products. */
interface Prepared {
  known: KnownCatalogue;
  parsed: ParsedQuery;
  passing: Filters;
  conditions: DetailConditions;
  terms: Terms;
  find: Find;
}

async function prepare(
  catalogue: StoredCatalogue,
  query: string,
  filters: SearchFilters,
  isLiteral: boolean,
): Promise<Prepared> {
  const known = await catalogue.known();
  const stemmer = catalogue.stemmer(known.language);
  const parsed = isLiteral ? literalQuery(query) : parseQuery(query, known.language);
  const columns = columnFiltersOf(filters, parsed.price);
  const passing: Filters = { columns, fields: await parseFieldFilters(filters, stemmer) };
  const terms = parsed.wanted.length > 0 ? await expandQuery(parsed, known, stemmer, isLiteral) : NO_TERMS;
  const conditions = { filters, limits: parsed.limits };
  return { known, parsed, passing, conditions, terms, find: finder(catalogue, terms, passing) };
}

async function search(
  catalogue: StoredCatalogue,
  { query, filters = {}, limit, match }: SearchRequest,
): Promise<SearchAnswer> {
  const isLiteral = match === 'all';
  const prepared = await prepare(catalogue, query, filters, isLiteral);
  const { known, parsed, passing, conditions, terms, find } = prepared;
  if (parsed.wanted.length === 0)
    return { hits: isLiteral ? [] : await filterHits(catalogue, passing, conditions, limit), didYouMean: null };
  if (isLiteral && statesLimits(query) && (await find(planBegun(terms, '&', known.isComplete), 1)).length === 0)
    return { ...(await search(catalogue, { query, filters, limit, match: 'any' })), didYouMean: null };
  const candidates = isLiteral
    ? await literalCandidates(terms, known, limit, find)
    : await candidatesFor(prepared, limit);
  const ranked = rank(terms, candidates, known.vocabulary && known).filter(({ score }) => isLiteral || score > 0);
  const choices = isLiteral ? null : choicesIn(parsed, terms, candidates, ranked);
  const best = await toHits(catalogue, ranked, { ...conditions, choices }, limit);
  const placesOf = new Map(candidates.map(({ id, places }) => [id, places]));
  return {
    hits: best.map((hit) => ({ ...hit, ...judgeWords(terms, placesOf.get(hit.product.productId) ?? new Map()) })),
    didYouMean: isLiteral ? null : correctQuery(query, terms, candidates),
  };
}

/** Returns the newest products that pass, for a search without words; with limits, only those stated within them. */
async function filterHits(
  catalogue: StoredCatalogue,
  passing: Filters,
  conditions: DetailConditions,
  limit: number,
): Promise<SearchHit[]> {
  if (!hasColumnFilters(passing.columns) && passing.fields.length === 0 && !hasConditions(conditions)) return [];
  const rows = hasConditions(conditions) ? MAX_RANKED : limit;
  const ranked = await withoutWords(catalogue, passing, hasDetailFilters(conditions.filters) ? MAX_FILTERED : rows);
  return (await toHits(catalogue, ranked, conditions, limit, conditions.limits.length > 0)).map(withoutQuery);
}

/** Creates a hit of a search without words. */
const withoutQuery = (hit: ScoredProduct): SearchHit => ({ ...hit, matched: [], lacks: [] });

/** Counts properties of the products that a search finds: those with all words, or if there are none, with some. */
async function facets(catalogue: StoredCatalogue, { query, filters = {} }: FacetRequest): Promise<Facets> {
  const prepared = await prepare(catalogue, query, filters, false);
  const { known, parsed, passing, conditions, terms } = prepared;
  const ranked =
    parsed.wanted.length === 0
      ? await withoutWords(catalogue, passing, MAX_COUNTED)
      : rank(terms, await candidatesToCount(prepared), known.vocabulary && known);
  return countFacets(catalogue, ranked, conditions);
}

async function candidatesToCount(prepared: Prepared): Promise<Candidate[]> {
  const whole = await prepared.find(planAllTerms(prepared.terms), MAX_COUNTED);
  return whole.length > 0 ? whole : candidatesFor(prepared, MAX_COUNTED);
}

async function similar(catalogue: StoredCatalogue, productId: string, limit: number): Promise<SearchHit[]> {
  const known = await catalogue.known();
  const product = await catalogue.stemsOf(productId);
  if (!product) return [];
  const terms = moreLikeThis(product.places, product.lengths, known);
  const tsqueries = planSearch(terms, frequencies(known), MAX_RANKED).tsqueries;
  const candidates = await enough(tsqueries, limit, finder(catalogue, terms, NO_FILTERS));
  const ranked = rank(terms, candidates, known.vocabulary && known).filter(({ id }) => id !== productId);
  return (await toHits(catalogue, ranked, { filters: {}, limits: [] }, limit)).map(withoutQuery);
}

/** Returns the products that pass the filters of a search without words. */
async function withoutWords(catalogue: StoredCatalogue, filters: Filters, limit: number): Promise<Ranked[]> {
  if (filters.fields.length === 0)
    return (await catalogue.newest(filters.columns, limit)).map((id) => ({ id, score: 0 }));
  const tsquery = filters.fields.flatMap(({ lexemes }) => lexemes.map(quote)).join(' & ');
  const rows = Math.max(limit, MAX_RANKED);
  return rank(NO_TERMS, await finder(catalogue, NO_TERMS, filters)(tsquery, rows), undefined).slice(0, limit);
}

function finder(catalogue: StoredCatalogue, terms: Terms, { columns, fields }: Filters): Find {
  const required = fields.flatMap(({ lexemes }) => lexemes);
  const lexemes = [...new Set([...lexemesOf(terms), ...required])];
  return async (tsquery, rows = MAX_RANKED) => {
    if (tsquery === '') return [];
    const narrowed = [`(${tsquery})`, ...required.map(quote)].join(' & ');
    const found = await catalogue.candidates({ tsquery: narrowed, lexemes, filters: columns, rows });
    return found.filter((candidate) => fields.every((filter) => passes(candidate, filter)));
  };
}

/** Finds products with all words, the last one as it is or as a prefix; otherwise those with any. */
async function literalCandidates(terms: Terms, known: KnownCatalogue, limit: number, find: Find): Promise<Candidate[]> {
  const frequent = frequencies(known);
  const whole = frequent ? await find(planAll(terms, frequent, MAX_RANKED, limit)) : [];
  if (whole.length >= limit) return whole;
  const begun = await find(planBegun(terms, '&', known.isComplete));
  if (begun.length > 0 || terms.wanted.length < 2) return begun;
  const partial =
    frequent && known.isComplete ? planSearch(terms, frequent, MAX_RANKED).tsqueries : [planBegun(terms, '|', false)];
  return enough(partial, limit, find);
}

/** Finds products with all words, and the best other matches. */
async function candidatesFor({ terms, known, passing, find }: Prepared, limit: number): Promise<Candidate[]> {
  const { tsqueries, whole, isWholeFirst } = planSearch(terms, frequencies(known), MAX_RANKED);
  const findWhole = () => find(whole, MAX_WHOLE);
  const findBest = () => enough(tsqueries, limit, find);
  const isFiltered = hasColumnFilters(passing.columns) || passing.fields.length > 0;
  if (!isWholeFirst || isFiltered) return union(...(await Promise.all([findWhole(), findBest()])));
  const best = await findBest();
  // Fewer than it may return: all that match are here, those with all words among them.
  return best.length < MAX_RANKED ? best : union(await findWhole(), best);
}

const union = (...found: readonly Candidate[][]): Candidate[] => [
  ...new Map(found.flat().map((candidate) => [candidate.id, candidate])).values(),
];

/** Runs tsqueries in order until they have returned enough candidates. */
export async function enough(tsqueries: readonly string[], limit: number, find: Find): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const tsquery of tsqueries) {
    for (const candidate of await find(tsquery)) found.set(candidate.id, candidate);
    if (found.size >= limit) break;
  }
  return [...found.values()];
}

/** Returns the counts to plan a search with; undefined if there are none yet. */
export function frequencies({ vocabulary, products }: KnownCatalogue): Frequencies | undefined {
  return vocabulary && { vocabulary, products };
}
