import type pg from 'pg';
import { detectCatalogueLanguage } from '../../search/catalogue-language.ts';
import { USUAL_LENGTHS } from '../../search/weights.ts';
import { WITHOUT_TIMEOUTS, WITH_TIMEOUTS } from '../server/connection.ts';
import { type Indexed, formOf, indexWords } from './search-words.ts';
import type { QueryText } from '../text-query.ts';

/** Products sampled for language detection: the oldest and the newest. */
const SAMPLE_TEXTS = 200;
const REINDEX_ROWS = 500;
/** Products whose words are counted; a larger catalogue is sampled at random. */
const SAMPLE_SIZE = 30_000;
/** Words kept; the rarer ones of a larger vocabulary are dropped. */
const MAX_VOCABULARY_SIZE = 120_000;

const TRY = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as ok';
const WAIT = 'select pg_advisory_lock(hashtextextended($1, 0)) as ok';

const STATE = `select state from search_catalogues where organization_id = $1 and assistant_id = $2`;

const BEGIN = `insert into search_catalogues (organization_id, assistant_id, state) values ($1, $2, 'refreshing')
  on conflict (organization_id, assistant_id) do update set state = 'refreshing'
  returning language, pg_current_xact_id()::text as began`;

const TEXTS = `(select title, description from products where organization_id = $1 and assistant_id = $2 order by product_id limit $3)
  union all
  (select title, description from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit $3)`;

const SPEAK = `update search_catalogues set language = $3 where organization_id = $1 and assistant_id = $2`;

const OUTDATED = `select p.product_id as "productId", title, brand, p.category, description
  from products p
  left join product_words w using (organization_id, product_id)
  where p.organization_id = $1 and p.assistant_id = $2 and p.product_id > $3 and w.form is distinct from $4
  order by p.product_id limit $5`;

const MEANS = `select count(*) as products,
    array[${USUAL_LENGTHS.map((_, at) => `avg(nullif(lengths[${at + 1}], 0))`).join(', ')}]::real[] as lengths
  from product_words where organization_id = $1 and assistant_id = $2`;

/**
 * ts_stat takes a query as text. Weights B and C mark words that may be suggested to shoppers (search/vector.ts). The
 * vocabulary is assembled here, so that it does not pass through this process. Titles of rare words are not worth the
 * space. Transactions that were adding products when the refresh began may have found the catalogue already marked: the
 * words are complete only once all of them have ended.
 */
const FINISH = `with source as (
    select format('select words from product_words where organization_id = %L and assistant_id = %L and abs(hashtext(product_id)) %% %s = 0',
      $1::text, $2::text, $3::integer) as query
  ), counted as (
    select word, ndoc, count(*) over () as n from source, ts_stat(query)
    where word not like '+%' or ndoc > 2 order by ndoc desc limit $4
  ), written as (
    select word from source, ts_stat(query, 'bc')
  ), vocabulary as (
    select convert_to(coalesce(string_agg(word || ' ' || ndoc * $3 || ' ' || (written.word is not null)::int || E'\\n', ''
        order by word collate "C"), ''), 'UTF8') as bytes, coalesce(max(n), 0) <= $4 and $3 = 1 as complete
    from counted left join written using (word)
  )
  update search_catalogues set vocabulary = bytes, complete = vocabulary.complete, products = $5, lengths = $6,
    version = version + 1, refreshed_at = clock_timestamp(),
    state = case when state = 'refreshing' and pg_snapshot_xmin(pg_current_snapshot()) > $7::xid8 then 'fresh' else 'stale' end
  from vocabulary where organization_id = $1 and assistant_id = $2`;

/**
 * Refreshes a catalogue's search data: its language, then its words; does nothing if they are current. One process at a
 * time refreshes a catalogue.
 * @param isPatient true to wait for another process that is refreshing it, rather than leave it to that one
 */
export async function refreshCatalogue(
  pool: pg.Pool,
  organizationId: string,
  assistantId: string,
  isPatient: boolean,
): Promise<void> {
  const client = await pool.connect();
  const queryText: QueryText = async <T extends object>(text: string, values: unknown[]) =>
    (await client.query<T & pg.QueryResultRow>(text, values)).rows;
  const key: [string, string] = [organizationId, assistantId];
  let failure: Error | undefined;
  try {
    await client.query(WITHOUT_TIMEOUTS);
    const lock = `${organizationId} ${assistantId} search`;
    // Waiting returns void, which is not false.
    const [taken] = await queryText<{ ok: unknown }>(isPatient ? WAIT : TRY, [lock]);
    if (taken?.ok !== false) {
      const [row] = await queryText<{ state: string }>(STATE, key);
      if (row?.state !== 'fresh') await refresh(queryText, key);
      await queryText('select pg_advisory_unlock(hashtextextended($1, 0))', [lock]);
    }
    await client.query(WITH_TIMEOUTS);
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // The lock and the settings of a failed session end with it.
    client.release(failure);
  }
}

async function refresh(queryText: QueryText, key: [string, string]): Promise<void> {
  const [before] = await queryText<{ language: string; began: string }>(BEGIN, key);
  const texts = await queryText<{ title: string; description: string | null }>(TEXTS, [...key, SAMPLE_TEXTS / 2]);
  const storedLanguage = before?.language ?? 'english';
  const written = texts.flatMap(({ title, description }) => [title, description ?? '']);
  const language = (await detectCatalogueLanguage(written, storedLanguage)) ?? storedLanguage;
  if (language !== storedLanguage) await queryText(SPEAK, [...key, language]);
  await reindex(queryText, key, formOf(language));
  const [means] = await queryText<{ products: number; lengths: (number | null)[] }>(MEANS, key);
  const products = means?.products ?? 0;
  const oneIn = Math.max(1, Math.round(products / SAMPLE_SIZE));
  const lengths = (means?.lengths ?? []).map((length) => length ?? 0);
  await queryText(FINISH, [...key, oneIn, MAX_VOCABULARY_SIZE, products, lengths, before?.began]);
  await queryText(`select gin_clean_pending_list('product_words_search')`, []);
}

/** Reindexes products that are in another form or not indexed, in batches short enough not to block other writes. */
async function reindex(queryText: QueryText, key: [string, string], form: string): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await queryText<Indexed>(OUTDATED, [...key, last, form, REINDEX_ROWS]);
    if (rows.length > 0) await indexWords(queryText, ...key, rows);
    last = rows.at(-1)?.productId ?? '';
    if (rows.length < REINDEX_ROWS) return;
  }
}
