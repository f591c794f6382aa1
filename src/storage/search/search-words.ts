import { searchableText } from '../../domain/detail-layers.ts';
import type { Product } from '../../domain/product.ts';
import { FIELDS, fieldWords } from '../../search/fields.ts';
import { wordsIn } from '../../search/languages.ts';
import { indexEntry } from '../../search/vector.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { stemsFor } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Incremented when products have to be reindexed. */
const VERSION = 2;

const LANGUAGE = `select language from search_catalogues where organization_id = $1 and assistant_id = $2`;

/** Locks nothing if already marked, so that concurrent writers of products do not wait for each other. */
const MARK = `update search_catalogues set state = 'stale' where organization_id = $1 and assistant_id = $2 and state <> 'stale'`;

const PUT = `insert into product_words (organization_id, assistant_id, product_id, words, lengths, category, form)
  select $1, $2, product_id, words::tsvector, lengths::smallint[], category, $7
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) as t(product_id, words, lengths, category)
  on conflict (organization_id, product_id) do update
    set words = excluded.words, lengths = excluded.lengths, category = excluded.category, form = excluded.form`;

const REMOVE = `delete from product_words where organization_id = $1 and product_id = any($2::text[])`;

export type Indexed = Pick<Product, 'productId' | 'title' | 'brand' | 'category' | 'description'>;

/** Identifies the index format for products of a catalogue in this language. */
export const formOf = (language: string) => `${language}/${VERSION}`;

/** Indexes products for search, and marks their catalogue as stale. */
export async function putWords(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  products: readonly Indexed[],
): Promise<void> {
  if (products.length === 0) return;
  await queryText(MARK, [organizationId, assistantId]);
  await indexWords(queryText, organizationId, assistantId, products);
}

/** Indexes products in the language of their catalogue. */
export async function indexWords(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  products: readonly Indexed[],
): Promise<void> {
  const [row] = await queryText<{ language: string }>(LANGUAGE, [organizationId, assistantId]);
  const language = row?.language ?? 'english';
  const { apart } = wordsIn(language);
  const details = await readDetails(
    queryText,
    organizationId,
    products.map(({ productId }) => productId),
  );
  const read = products.map((product) => {
    const known = details.get(product.productId);
    return { product, fields: fieldWords({ ...product, ...(known && { details: searchableText(known) }) }, apart) };
  });
  const stems = await stemsFor(
    queryText,
    language,
    read.flatMap(({ fields }) => FIELDS.flatMap((name) => fields[name])),
  );
  const entries = read.map(({ product, fields }) => indexEntry(fields, product.category, stems));
  await queryText(PUT, [
    organizationId,
    assistantId,
    products.map(({ productId }) => productId),
    entries.map(({ words }) => words),
    entries.map(({ lengths }) => `{${lengths.join(',')}}`),
    entries.map(({ category }) => category),
    formOf(language),
  ]);
}

/** Deletes products' entries of the search index. */
export async function removeWords(
  queryText: QueryText,
  organizationId: string,
  productIds: readonly string[],
): Promise<void> {
  await queryText(REMOVE, [organizationId, productIds]);
}
