import { NO_DETAILS } from '../domain/product-details.ts';
import type { CatalogueSearch, SearchAnswer, SearchFilters, SearchHit, SearchRequest } from '../domain/search.ts';
import { hasDetailFilters, passesDetails } from './detail-filters.ts';
import { expandQuery } from './expand.ts';
import { type ColumnFilters, type FieldFilter, hasColumnFilters, parseFieldFilters, passes } from './filters.ts';
import { moreLikeThis } from './more-like-this.ts';
import { planAll, planBegun, planCandidates, planWhole, quote } from './plan.ts';
import { literalQuery, parseQuery } from './query.ts';
import { type Candidate, type Ranked, rank } from './rank.ts';
import { correctQuery } from './spelling.ts';
import { type KnownCatalogue, MAX_RANKED, MAX_WHOLE, type StoredCatalogue } from './stored-catalogue.ts';
import { NO_TERMS, type Terms, lexemesOf } from './terms.ts';

/** Reads the candidates that match a tsquery and pass the filters. */
type Find = (tsquery: string, rows?: number) => Promise<Candidate[]>;

interface Filters {
  columns: ColumnFilters;
  fields: readonly FieldFilter[];
}

const NO_FILTERS: Filters = { columns: { mentioned: null }, fields: [] };

/** Searches catalogues: parses the query, expands its words, reads candidates, and ranks them. */
export function createSearchEngine(
  open: (organizationId: string, assistantId: string) => StoredCatalogue,
): CatalogueSearch {
  return {
    search: (organizationId, assistantId, request) => search(open(organizationId, assistantId), request),
    similar: (organizationId, assistantId, productId, limit) =>
      similar(open(organizationId, assistantId), productId, limit),
  };
}

async function search(
  catalogue: StoredCatalogue,
  { query, filters = {}, limit, match }: SearchRequest,
): Promise<SearchAnswer> {
  const known = await catalogue.known();
  const stemmer = catalogue.stemmer(known.language);
  const isLiteral = match === 'all';
  const parsed = isLiteral ? literalQuery(query) : parseQuery(query, known.language);
  const columns: ColumnFilters = { ...filters, mentioned: parsed.price };
  const passing: Filters = { columns, fields: await parseFieldFilters(filters, stemmer) };
  if (parsed.wanted.length === 0) {
    const hasFilters = hasColumnFilters(columns) || passing.fields.length > 0 || hasDetailFilters(filters);
    const rows = hasDetailFilters(filters) ? MAX_RANKED : limit;
    const ranked = hasFilters && !isLiteral ? await withoutWords(catalogue, passing, rows) : [];
    return { hits: await toHits(catalogue, ranked, filters, limit), didYouMean: null };
  }
  const terms = await expandQuery(parsed, known, stemmer, isLiteral);
  const find = finder(catalogue, terms, passing);
  const candidates = isLiteral
    ? await literalCandidates(terms, known, limit, find)
    : await candidatesFor(terms, known, limit, find);
  const ranked = rank(terms, candidates, known.vocabulary && known).filter(({ score }) => isLiteral || score > 0);
  return {
    hits: await toHits(catalogue, ranked, filters, limit),
    didYouMean: isLiteral ? null : correctQuery(query, terms, candidates),
  };
}

async function similar(catalogue: StoredCatalogue, productId: string, limit: number): Promise<SearchHit[]> {
  const known = await catalogue.known();
  const product = await catalogue.stemsOf(productId);
  if (!product) return [];
  const terms = moreLikeThis(product.places, product.lengths, known);
  const tsqueries = planCandidates(terms, frequencies(known), MAX_RANKED);
  const candidates = await enough(tsqueries, limit, finder(catalogue, terms, NO_FILTERS));
  const ranked = rank(terms, candidates, known.vocabulary && known).filter(({ id }) => id !== productId);
  return toHits(catalogue, ranked, {}, limit);
}

/** Returns the products that pass the filters of a search without words. */
async function withoutWords(catalogue: StoredCatalogue, filters: Filters, limit: number): Promise<Ranked[]> {
  if (filters.fields.length === 0)
    return (await catalogue.newest(filters.columns, limit)).map((id) => ({ id, score: 0 }));
  const tsquery = filters.fields.flatMap(({ lexemes }) => lexemes.map(quote)).join(' & ');
  return rank(NO_TERMS, await finder(catalogue, NO_TERMS, filters)(tsquery), undefined).slice(0, limit);
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
    frequent && known.isComplete ? planCandidates(terms, frequent, MAX_RANKED) : [planBegun(terms, '|', false)];
  return enough(partial, limit, find);
}

/** Finds products with all words, and those that match best beside them. */
async function candidatesFor(terms: Terms, known: KnownCatalogue, limit: number, find: Find): Promise<Candidate[]> {
  const [whole, best] = await Promise.all([
    find(planWhole(terms, frequencies(known), MAX_RANKED), MAX_WHOLE),
    enough(planCandidates(terms, frequencies(known), MAX_RANKED), limit, find),
  ]);
  return [...new Map([...whole, ...best].map((candidate) => [candidate.id, candidate])).values()];
}

/** Runs tsqueries in order until they have returned enough candidates. */
async function enough(tsqueries: readonly string[], limit: number, find: Find): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const tsquery of tsqueries) {
    for (const candidate of await find(tsquery)) found.set(candidate.id, candidate);
    if (found.size >= limit) break;
  }
  return [...found.values()];
}

/** Reads the best products that pass the filters on details; one that was deleted meanwhile is left out. */
async function toHits(
  catalogue: StoredCatalogue,
  ranked: readonly Ranked[],
  filters: SearchFilters,
  limit: number,
): Promise<SearchHit[]> {
  const isDetailed = hasDetailFilters(filters);
  const hits: SearchHit[] = [];
  // Details are large, so no more are read than may be needed: at first as if most passed, then more and more.
  let rows = limit + Math.ceil(limit / 4);
  for (let at = 0; at < ranked.length && hits.length < limit; at += rows, rows *= 2) {
    const batch = ranked.slice(at, at + rows);
    const ids = batch.map(({ id }) => id);
    const [products, details] = await Promise.all([catalogue.products(ids), isDetailed && catalogue.details(ids)]);
    const byId = new Map(products.map((product) => [product.productId, product]));
    for (const { id, score } of batch) {
      const product = byId.get(id);
      if (!product || (details && !passesDetails(product, details.get(id) ?? NO_DETAILS, filters))) continue;
      hits.push({ product, score: Math.round(score * 10_000) / 10_000 });
    }
  }
  return hits.slice(0, limit);
}

function frequencies({ vocabulary, products }: KnownCatalogue) {
  return vocabulary && { vocabulary, products };
}
