import type pg from 'pg';
import { detectCatalogueLanguage } from '../../search/catalogue-language.ts';
import { WITHOUT_TIMEOUTS, WITH_TIMEOUTS } from '../server/connection.ts';
import type { QueryText } from '../text-query.ts';
import { type Corpus, type CorpusKey, type CorpusKind, formOf } from './corpus.ts';
import { knowledgeCorpus } from './knowledge-words.ts';
import { countWords } from './search-counts.ts';
import { productCorpus } from './search-words.ts';

const CORPORA: Record<CorpusKind, Corpus> = { products: productCorpus, knowledge: knowledgeCorpus };

/** Entries sampled for language detection: the oldest and the newest. */
const SAMPLE_ENTRIES = 200;
/** The second pass indexes what transactions that began before a change of language have written since. */
const PASSES = 2;

const TRY = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as ok';
const WAIT = 'select pg_advisory_lock(hashtextextended($1, 0)) as ok';

/** Knowledge too short to tell is in the language of the products. */
const STATE = `select k.language, k.form, p.language as "usualLanguage",
    k.version > 0 and k.counted and not exists (select from search_changes h
      where h.organization_id = $1 and h.assistant_id = $2 and h.kind = $3) as "isCurrent"
  from search_catalogues k join search_catalogues p using (organization_id, assistant_id)
  where k.organization_id = $1 and k.assistant_id = $2 and k.kind = $3 and p.kind = 'products'`;

const SPEAK = `update search_catalogues set language = $4 where organization_id = $1 and assistant_id = $2 and kind = $3`;

interface RefreshState {
  language: string;
  form: string | null;
  usualLanguage: string;
  isCurrent: boolean;
}

/**
 * Refreshes the search data of a corpus: its language, then the counts of its words; does nothing if they are current.
 * One process at a time refreshes a corpus.
 * @param isPatient true to wait for another process that is refreshing it, rather than leave it to that one
 */
export async function refreshCatalogue(pool: pg.Pool, key: CorpusKey, isPatient: boolean): Promise<void> {
  const client = await pool.connect();
  const queryText: QueryText = async <T extends object>(text: string, values: unknown[]) =>
    (await client.query<T & pg.QueryResultRow>(text, values)).rows;
  let failure: Error | undefined;
  try {
    await client.query(WITHOUT_TIMEOUTS);
    const lock = `${key.join(' ')} search`;
    // Waiting returns void, which is not false.
    const [taken] = await queryText<{ ok: unknown }>(isPatient ? WAIT : TRY, [lock]);
    if (taken?.ok !== false) {
      const [row] = await queryText<RefreshState>(STATE, key);
      if (row && !(row.isCurrent && row.form === formOf(row.language))) await refresh(queryText, key, row);
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

async function refresh(queryText: QueryText, key: CorpusKey, row: RefreshState): Promise<void> {
  const [organizationId, assistantId, kind] = key;
  const corpus = CORPORA[kind];
  const usual = kind === 'knowledge' ? row.usualLanguage : row.language;
  const texts = await corpus.sample(queryText, organizationId, assistantId, SAMPLE_ENTRIES);
  const language = (await detectCatalogueLanguage(texts, usual)) ?? usual;
  if (language !== row.language) await queryText(SPEAK, [...key, language]);
  const form = formOf(language);
  let known = row.form;
  for (let pass = 0; pass < PASSES; pass++) {
    if (known !== form)
      for (let last: string | null = ''; last !== null;)
        last = await corpus.reindex(queryText, organizationId, assistantId, form, last);
    known = await countWords(queryText, corpus, key, form);
    if (known === form) break;
  }
  // Every search reads the list of entries that are not in the index yet.
  await queryText('select gin_clean_pending_list($1::regclass)', [`${corpus.table}_search`]);
}
