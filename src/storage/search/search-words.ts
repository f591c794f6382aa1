import { searchableText } from '../../domain/detail-layers.ts';
import type { Product } from '../../domain/product.ts';
import { FIELDS, fieldWords } from '../../search/fields.ts';
import { wordsIn } from '../../search/languages.ts';
import { indexEntry } from '../../search/vector.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { type Corpus, formOf, readCorpus, tagLexemes } from './corpus.ts';
import { stemsFor } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Few enough not to block other writes. */
const REINDEX_ROWS = 500;

const PUT = `insert into product_words (organization_id, assistant_id, product_id, words, lengths, category, form)
  select $1, $2, product_id, words::tsvector, lengths::smallint[], category, $7
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) as t(product_id, words, lengths, category)
  on conflict (organization_id, product_id) do update
    set words = excluded.words, lengths = excluded.lengths, category = excluded.category, form = excluded.form`;

const OUTDATED = `select p.product_id as "productId", title, brand, p.category, description
  from products p
  left join product_words w using (organization_id, product_id)
  where p.organization_id = $1 and p.assistant_id = $2 and p.product_id > $3 and w.form is distinct from $4
  order by p.product_id limit ${REINDEX_ROWS}`;

const TEXTS = `(select title, description from products where organization_id = $1 and assistant_id = $2 order by product_id limit $3)
  union all
  (select title, description from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit $3)`;

const REMOVE = `delete from product_words where organization_id = $1 and product_id = any($2::text[])`;

export type Indexed = Pick<Product, 'productId' | 'title' | 'brand' | 'category' | 'description'>;

/** Indexes products for search, in the language of their catalogue. The database logs the changes of word counts. */
export async function putWords(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  products: readonly Indexed[],
): Promise<void> {
  if (products.length === 0) return;
  const { language, tag } = await readCorpus(queryText, [organizationId, assistantId, 'products']);
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
    entries.map(({ words }) => tagLexemes(tag, words)),
    entries.map(({ lengths }) => `{${lengths.join(',')}}`),
    entries.map(({ category }) => category),
    formOf(language),
  ]);
}

export const productCorpus: Corpus = {
  table: 'product_words',
  rowId: 'product_id',

  async sample(queryText, organizationId, assistantId, entries) {
    const rows = await queryText<{ title: string; description: string | null }>(TEXTS, [
      organizationId,
      assistantId,
      entries / 2,
    ]);
    return rows.flatMap(({ title, description }) => [title, description ?? '']);
  },

  async reindex(queryText, organizationId, assistantId, form, last) {
    const rows = await queryText<Indexed>(OUTDATED, [organizationId, assistantId, last, form]);
    await putWords(queryText, organizationId, assistantId, rows);
    return rows.length < REINDEX_ROWS ? null : (rows.at(-1)?.productId ?? null);
  },
};

/** Deletes products' entries of the search index. */
export async function removeWords(
  queryText: QueryText,
  organizationId: string,
  productIds: readonly string[],
): Promise<void> {
  await queryText(REMOVE, [organizationId, productIds]);
}
