import { searchableText } from '../../domain/detail-layers.ts';
import type { Product } from '../../domain/product.ts';
import { FIELDS, fieldWords } from '../../search/fields.ts';
import { wordsIn } from '../../search/languages.ts';
import { type IndexEntry, indexEntry } from '../../search/vector.ts';
import { type WordChange, linesOf } from '../../search/vocabulary-changes.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { type Corpus, type CorpusKey, formOf, readCorpus } from './corpus.ts';
import { stemsFor } from './stems.ts';
import type { QueryText } from '../text-query.ts';

/** Few enough not to block other writes. */
const REINDEX_ROWS = 500;

const INSERT = `insert into product_words (organization_id, assistant_id, product_id, words, lengths, category, form)
  select $1, $2, product_id, words::tsvector, lengths::smallint[], category, $7
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) as t(product_id, words, lengths, category)`;

const PUT = `${INSERT} on conflict (organization_id, product_id) do update
  set words = excluded.words, lengths = excluded.lengths, category = excluded.category, form = excluded.form`;

/** Logs the counts of words as the trigger would. */
const ADD = `with added as (${INSERT})
  insert into search_changes (organization_id, assistant_id, kind, texts, words, length_sums, length_counts, forms)
  values ($1, $2, 'products', cardinality($3::text[]), $8, $9, $10, array[$7])`;

/** The trigger leaves the counts of added products to the transaction while this is set. */
const COUNTED = `select set_config('aisle.words_are_counted', $1, true)`;

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

/** With the text of the details that are searched, if there are any. */
export type DetailedText = Indexed & { details?: string };

/** Indexes products for search, in the language of their catalogue. The database logs the changes of word counts. */
export async function putWords(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  products: readonly Indexed[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ productId }) => productId);
  const known = await readDetails(queryText, organizationId, ids);
  const detailed = products.map((product) => {
    const details = known.get(product.productId);
    return details ? { ...product, details: searchableText(details) } : product;
  });
  const { values } = await readEntries(queryText, [organizationId, assistantId, 'products'], detailed);
  await queryText(PUT, values);
}

/**
 * In a transaction: lets products that it has added be indexed with `add`, which counts their words in the process.
 * The database takes six times as long for it.
 */
export async function whileCounting(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  work: (add: (products: readonly DetailedText[]) => Promise<void>) => Promise<unknown>,
): Promise<void> {
  await queryText(COUNTED, ['yes']);
  await work(async (products) => {
    const counts = new Map<string, WordChange>();
    const key: CorpusKey = [organizationId, assistantId, 'products'];
    const { entries, values } = await readEntries(queryText, key, products, (lexeme, isWritten) => {
      const known = counts.get(lexeme);
      if (!known) counts.set(lexeme, { df: 1, named: Number(isWritten) });
      else {
        known.df += 1;
        known.named += Number(isWritten);
      }
    });
    const sums = (valueOf: (length: number) => number) =>
      (entries[0]?.lengths ?? []).map((_, part) =>
        entries.reduce((sum, { lengths }) => sum + valueOf(lengths[part] ?? 0), 0),
      );
    await queryText(ADD, [...values, linesOf(counts), sums((length) => length), sums((length) => Number(length > 0))]);
  });
  await queryText(COUNTED, ['no']);
}

/** Returns the index entries of products, and the parameters that write them. */
async function readEntries(
  queryText: QueryText,
  key: CorpusKey,
  products: readonly DetailedText[],
  count?: (lexeme: string, isWritten: boolean) => void,
): Promise<{ entries: IndexEntry[]; values: unknown[] }> {
  const [organizationId, assistantId] = key;
  const { language, tag } = await readCorpus(queryText, key);
  const { apart } = wordsIn(language);
  const ids = products.map(({ productId }) => productId);
  const read = products.map((product) => ({ product, fields: fieldWords(product, apart) }));
  const stems = await stemsFor(
    queryText,
    language,
    read.values().flatMap(({ fields }) => FIELDS.values().flatMap((name) => fields[name])),
  );
  const entries = read.map(({ product, fields }) => indexEntry(fields, product.category, stems, { tag, count }));
  const values = [
    organizationId,
    assistantId,
    ids,
    entries.map(({ words }) => words),
    entries.map(({ lengths }) => `{${lengths.join(',')}}`),
    entries.map(({ category }) => category),
    formOf(language),
  ];
  return { entries, values };
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
