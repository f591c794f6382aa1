import { type ColumnFilters, hasColumnFilters } from '../../search/filters.ts';
import type { Candidate } from '../../search/rank.ts';
import { MAX_WHOLE, type StoredCatalogue } from '../../search/stored-catalogue.ts';
import { readNumbers, readVector } from '../../search/vector.ts';
import type { QueryText } from '../text-query.ts';
import { tagLexemes } from './corpus.ts';

/** Number of products read when a filter excludes some. */
const READ_ROWS = 4 * MAX_WHOLE;

/** Selects only the query's words of a product: they are marked with a unique weight, and filtered by it. */
const CANDIDATE = `w.product_id as id, w.lengths::text, w.category,
  ts_filter(setweight(w.words, 'A', $4::text[]), '{a}')::text as matches`;

/**
 * The collation stops the planner from using the primary key: without statistics, it considers reading a whole
 * catalogue cheaper than the word index.
 */
const MATCHING = `from product_words w where w.organization_id = $1 collate "C" and w.assistant_id = $2 and w.words @@ $3::tsquery`;

const CANDIDATES = `select ${CANDIDATE} ${MATCHING} limit $5`;

/** A filter that is set excludes unknown values; a price that the query merely mentions does not. */
const PASSING = `p.organization_id = $1
  and ($6::numeric is null or p.price >= $6) and ($7::numeric is null or p.price <= $7)
  and ($8::text[] is null or upper(p.currency) = any ($8)) and ($9::text is null or p.availability = $9)
  and (p.price is null or p.currency is null or p.currency <> all ($12::text[])
    or (($10::numeric is null or p.price >= $10) and ($11::numeric is null or p.price <= $11)))`;

/**
 * Words are large, so they are read only of products that pass. The offset makes the planner look up each product: it
 * would rather hash all words, or all products.
 */
const FILTERED = `select ${CANDIDATE}
  from (select w.product_id, w.lengths, w.category, w.words ${MATCHING} limit ${READ_ROWS}) w
  cross join lateral (select from products p where p.product_id = w.product_id and ${PASSING} offset 0) p
  limit $5`;

const NEWEST = `select p.product_id as id from products p
  where p.assistant_id = $2 and ${PASSING} and $3::text is null and $4::text is null order by p.product_id desc limit $5`;

export type CandidateRow = Omit<Candidate, 'places' | 'lengths'> & { lengths: string; matches: string };

/** @param tag of the catalogue's lexemes */
export async function readCandidates(
  queryText: QueryText,
  key: [string, string],
  tag: string,
  { tsquery, lexemes, filters, rows: limit }: Parameters<StoredCatalogue['candidates']>[0],
): Promise<Candidate[]> {
  const values = [...key, tagLexemes(tag, tsquery), lexemes.map((lexeme) => tag + lexeme), limit];
  const rows = hasColumnFilters(filters)
    ? await queryText<CandidateRow>(FILTERED, [...values, ...columnValues(filters)])
    : await queryText<CandidateRow>(CANDIDATES, values);
  return rows.map(toCandidate);
}

export const toCandidate = ({ id, category, lengths, matches }: CandidateRow): Candidate => ({
  id,
  category,
  lengths: readNumbers(lengths, 1),
  places: readVector(matches),
});

/** Returns the newest products that pass, for a search without words. */
export async function readNewest(
  queryText: QueryText,
  key: [string, string],
  filters: ColumnFilters,
  limit: number,
): Promise<string[]> {
  const rows = await queryText<{ id: string }>(NEWEST, [...key, null, null, limit, ...columnValues(filters)]);
  return rows.map(({ id }) => id);
}

function columnValues({ minPrice, maxPrice, currency, availability, mentioned }: ColumnFilters): unknown[] {
  return [
    minPrice ?? null,
    maxPrice ?? null,
    currency === undefined ? null : [currency].flat().map((code) => code.toUpperCase()),
    availability ?? null,
    mentioned?.min ?? null,
    mentioned?.max ?? null,
    mentioned?.currencies.length ? mentioned.currencies : null,
  ];
}
