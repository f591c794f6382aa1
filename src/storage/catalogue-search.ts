import { type RawBuilder, sql } from 'kysely';
import type { ProductFields } from '../domain/records.ts';
import { words } from '../domain/words.ts';

/** How much of a product is indexed, in bytes of words, by field: a tsvector holds 1 MB, and each word is in it twice. */
const INDEXED = { title: 20_000, brand: 10_000, category: 10_000, description: 120_000 };
/** How much of a query counts. */
const QUERY_WORDS = 24;
const QUERY_BYTES = 4_000;

/**
 * The indexed words of a product: each stemmed and as written (for a last word that is still being typed),
 * title before brand and category before description.
 */
export function searchVector(product: Pick<ProductFields, keyof typeof INDEXED>): RawBuilder<string> {
  const part = (fields: (keyof typeof INDEXED)[], weight: 'A' | 'B' | 'D') => {
    const text = fields.flatMap((field) => words(product[field] ?? '', INDEXED[field])).join(' ');
    return sql`setweight(to_tsvector('aisle_english', ${text}) || to_tsvector('simple', ${text}), ${sql.lit(weight)})`;
  };
  return sql<string>`${part(['title'], 'A')} || ${part(['brand', 'category'], 'B')} || ${part(['description'], 'D')}`;
}

/**
 * A search as conditions on `products.search`: all words (the last one as a prefix), any of them, how many of them,
 * and how well. Undefined conditions: the text has no words, nothing can match.
 */
export function catalogueSearch(text: string) {
  const terms = words(text, QUERY_BYTES).slice(0, QUERY_WORDS);
  const queries = terms.map((word, index) => {
    const stemmed = sql`to_tsquery('aisle_english', ${word})`;
    return index === terms.length - 1 ? sql`(${stemmed} || to_tsquery('simple', ${`${word}:*`}))` : stemmed;
  });
  const any = sql.join(queries, sql` || `);
  return {
    all: terms.length > 0 ? sql<boolean>`search @@ (${sql.join(queries, sql` && `)})` : undefined,
    any: terms.length > 0 ? sql<boolean>`search @@ (${any})` : undefined,
    matches: sql<number>`${sql.join(
      queries.map((query) => sql`(search @@ ${query})::int`),
      sql` + `,
    )}`,
    rank: sql<number>`ts_rank(search, ${any})`,
  };
}
