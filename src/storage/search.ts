import type { Catalogue, Search } from '../domain/ports.ts';
import type { Product } from '../domain/records.ts';
import type { SearchFilters, SearchHit, SearchRequest } from '../domain/search.ts';
import { wordsOf } from '../text/words.ts';
import { FIELDS, type Field } from '../search/fields.ts';
import { moreLikeThis } from '../search/likeness.ts';
import { planAll, planBegun, planCandidates } from '../search/plan.ts';
import { literalQuery, parseQuery } from '../search/query.ts';
import { type Candidate, type Ranked, rank } from '../search/rank.ts';
import { type Terms, expandQuery } from '../search/terms.ts';
import { type Stems, fieldAt, readVector } from '../search/vector.ts';
import { type ColumnFilters, RANKED_ROWS, isFiltering, readCandidates, readNewest } from './search-candidates.ts';
import type { KnownCatalogue, SearchCatalogues } from './search-catalogues.ts';
import { readSynonyms, writeSynonyms } from './search-synonyms.ts';
import { PRODUCT_COLUMNS } from './product-rows.ts';
import type { QueryText } from './text-query.ts';

type Key = [organizationId: string, assistantId: string];

const FILTER_BYTES = 400;

/** Candidates belong to one assistant; a condition on it would tempt the planner to read all of its products. */
const PRODUCTS = `select ${PRODUCT_COLUMNS} from products where organization_id = $1 and product_id = any($2::text[])`;

const STEMS_OF_PRODUCT = `select ts_filter(words, '{c,d}')::text as words, lengths from product_words
  where organization_id = $1 and assistant_id = $2 and product_id = $3`;

/** Lexemes that a field must contain. */
type FieldFilter = { field: Field[]; lexemes: readonly string[] };

/** @param catalogues search data per catalogue, shared by the searches of a process */
export function createSearch(queryText: QueryText, catalogues: SearchCatalogues): Search {
  async function hits(key: Key, ranked: readonly Ranked[]): Promise<SearchHit[]> {
    if (ranked.length === 0) return [];
    const rows = await queryText<Product>(PRODUCTS, [key[0], ranked.map(({ id }) => id)]);
    const byId = new Map(rows.map((product) => [product.productId, product]));
    return ranked.flatMap(({ id, score }) => {
      const product = byId.get(id);
      return product ? [{ product, score: Math.round(score * 10_000) / 10_000 }] : [];
    });
  }

  async function read(key: Key, tsquery: string, terms: Terms, filters: ColumnFilters, inFields: FieldFilter[]) {
    if (tsquery === '') return [];
    const required = inFields.flatMap(({ lexemes }) => lexemes);
    const narrowed = [`(${tsquery})`, ...required.map((lexeme) => `'${lexeme}'`)].join(' & ');
    const lexemes = [...new Set([...lexemesOf(terms), ...required])];
    const found = await readCandidates(queryText, key, { tsquery: narrowed, lexemes, filters });
    return found.filter((candidate) => inFields.every((filter) => passes(candidate, filter)));
  }

  async function search(key: Key, { query, filters = {}, limit, match }: SearchRequest) {
    const known = await catalogues.known(...key);
    const stemmer = catalogues.stemmer(known.language);
    const isLiteral = match === 'all';
    const parsed = isLiteral ? literalQuery(query) : parseQuery(query, known.language);
    const columns: ColumnFilters = { ...filters, mentioned: parsed.price };
    const inFields = await fieldFilters(filters, stemmer);
    if (parsed.wanted.length === 0) {
      const isAsked = !isLiteral && (isFiltering(columns) || inFields.length > 0);
      return { ranked: isAsked ? await newest(key, columns, limit, inFields) : [], didYouMean: null };
    }
    const terms = await expandQuery(parsed, known, stemmer, isLiteral);
    const find = (tsquery: string) => read(key, tsquery, terms, columns, inFields);
    const candidates = isLiteral
      ? await literalCandidates(terms, known, limit, find)
      : await enough(planCandidates(terms, frequencies(known), RANKED_ROWS), limit, find);
    const ranked = rank(terms, candidates, known.vocabulary && known)
      .filter(({ score }) => isLiteral || score > 0)
      .slice(0, limit);
    return { ranked, didYouMean: isLiteral ? null : didYouMean(query, terms, candidates) };
  }

  async function newest(key: Key, columns: ColumnFilters, limit: number, inFields: FieldFilter[]): Promise<Ranked[]> {
    if (inFields.length === 0)
      return (await readNewest(queryText, key, columns, limit)).map((id) => ({ id, score: 0 }));
    const nothing: Terms = { wanted: [], unwanted: [], beginnings: [], before: new Set(), after: new Set() };
    const every = inFields.flatMap(({ lexemes }) => lexemes.map((lexeme) => `'${lexeme}'`)).join(' & ');
    return rank(nothing, await read(key, every, nothing, columns, inFields), undefined).slice(0, limit);
  }

  return {
    async search(organizationId, assistantId, request) {
      const key: Key = [organizationId, assistantId];
      const { ranked, didYouMean: correction } = await search(key, request);
      return { hits: await hits(key, ranked), didYouMean: correction };
    },

    async similar(organizationId, assistantId, productId, limit) {
      const key: Key = [organizationId, assistantId];
      const known = await catalogues.known(...key);
      const [row] = await queryText<{ words: string; lengths: number[] }>(STEMS_OF_PRODUCT, [...key, productId]);
      if (!row) return [];
      const terms = moreLikeThis(readVector(row.words), row.lengths, known);
      const tsqueries = planCandidates(terms, frequencies(known), RANKED_ROWS);
      const candidates = await enough(tsqueries, limit, (tsquery) =>
        read(key, tsquery, terms, { mentioned: null }, []),
      );
      const ranked = rank(terms, candidates, known.vocabulary && known).filter(({ id }) => id !== productId);
      return hits(key, ranked.slice(0, limit));
    },

    refresh: (organizationId, assistantId) => catalogues.refresh(organizationId, assistantId),

    synonyms: (organizationId, assistantId) => readSynonyms(queryText, organizationId, assistantId),

    setSynonyms: (organizationId, assistantId, groups) => writeSynonyms(queryText, organizationId, assistantId, groups),
  };
}

/** Adds search to a catalogue's list. */
export function searchable(catalogue: Catalogue, search: Search): Catalogue {
  return {
    ...catalogue,
    async list(organizationId, assistantId, { search: query, limit }) {
      if (!query?.trim()) return catalogue.list(organizationId, assistantId, { limit });
      const { hits } = await search.search(organizationId, assistantId, { query, limit, match: 'all' });
      return hits.map(({ product }) => product);
    },
  };
}

/** Finds products with all words, the last one as it is or as a prefix; otherwise those with any. */
async function literalCandidates(
  terms: Terms,
  known: KnownCatalogue,
  limit: number,
  find: (tsquery: string) => Promise<Candidate[]>,
): Promise<Candidate[]> {
  const frequent = frequencies(known);
  const whole = frequent ? await find(planAll(terms, frequent, RANKED_ROWS, limit)) : [];
  if (whole.length >= limit) return whole;
  const begun = await find(planBegun(terms, '&', known.isComplete));
  if (begun.length > 0 || terms.wanted.length < 2) return begun;
  const partial =
    frequent && known.isComplete ? planCandidates(terms, frequent, RANKED_ROWS) : [planBegun(terms, '|', false)];
  return enough(partial, limit, find);
}

/** Runs tsqueries in order until they have returned enough candidates. */
async function enough(
  tsqueries: readonly string[],
  limit: number,
  find: (tsquery: string) => Promise<Candidate[]>,
): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const tsquery of tsqueries) {
    for (const candidate of await find(tsquery)) found.set(candidate.id, candidate);
    if (found.size >= limit) break;
  }
  return [...found.values()];
}

function frequencies({ vocabulary, products }: KnownCatalogue) {
  return vocabulary && { vocabulary, products };
}

function lexemesOf({ wanted, unwanted, before, after }: Terms): string[] {
  const ofWanted = wanted.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes));
  return [...ofWanted, ...unwanted.flatMap(({ lexemes }) => lexemes), ...before, ...after];
}

async function fieldFilters(
  { brand, category }: SearchFilters,
  stemmer: (words: ReturnType<typeof wordsOf>) => Promise<Stems>,
): Promise<FieldFilter[]> {
  const asked = [
    { field: ['brand' as const], words: wordsOf(brand ?? '', FILTER_BYTES) },
    { field: ['path' as const, 'leaf' as const], words: wordsOf(category ?? '', FILTER_BYTES) },
  ].filter(({ words }) => words.length > 0);
  if (asked.length === 0) return [];
  const stems = await stemmer(asked.flatMap(({ words }) => words));
  return asked.map(({ field, words }) => ({ field, lexemes: words.map((word) => stems(word)[0] ?? word.folded) }));
}

function passes({ places }: Candidate, { field, lexemes }: FieldFilter): boolean {
  return lexemes.every((lexeme) =>
    places.get(lexeme)?.some((place) => field.some((name) => name === FIELDS[fieldAt(place)])),
  );
}

/** Returns the query with corrected words where the catalogue does not have its own. */
function didYouMean(query: string, { wanted }: Terms, candidates: readonly Candidate[]): string | null {
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
    query.slice(0, FILTER_BYTES),
  );
}
