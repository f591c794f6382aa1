import type { QueryText } from '../text-query.ts';
import type { Corpus, CorpusKey } from './corpus.ts';

/** Texts whose words are counted at once; a larger corpus is sampled at random. */
const SAMPLE_SIZE = 30_000;
/** Words kept; the rarer ones of a larger vocabulary are dropped. */
const MAX_VOCABULARY_SIZE = 120_000;
/** Logged changes to add up; counting anew is faster for more. */
const MAX_LOGGED_BYTES = 8 * 1024 * 1024;

/** True if the logged changes cannot be added, or not fast enough. */
const UNCOUNTED = `select not counted or exists (select from search_changes h
      where h.organization_id = $1 and h.assistant_id = $2 and h.kind = $3
      having bool_or(words is null) or sum(length(words)) > $4) as uncounted
  from search_catalogues where organization_id = $1 and assistant_id = $2 and kind = $3`;

const TAKEN = `delete from search_changes where organization_id = $1 and assistant_id = $2 and kind = $3 returning *`;

/** Words that were indexed in another form meanwhile are still to be indexed. */
const FORM = `case when not exists (select from taken where not forms <@ array[$4]) then $4 end`;

/** Aggregates the rows of `counted` (word, texts, named) into a vocabulary. */
const VOCABULARY = `kept as (
    select word, texts, named, count(*) over () as size from counted order by texts desc, word limit $5
  ), vocabulary as (
    select convert_to(coalesce(string_agg(word || ' ' || texts || ' ' || named || E'\\n', '' order by word collate "C"), ''),
      'UTF8') as bytes, coalesce(max(size), 0) <= $5 as complete
    from kept
  )`;

/** In one statement, so that a search sees a change either in the log or in the vocabulary. */
const FOLD = `with taken as (${TAKEN}), own as (
    select vocabulary, length_sums, length_counts from search_catalogues
    where organization_id = $1 and assistant_id = $2 and kind = $3
  ), lines as (
    select line from own, string_to_table(convert_from(vocabulary, 'UTF8'), E'\\n') as line
    union all select line from taken, string_to_table(words, E'\\n') as line
  ), counted as (
    select split_part(line, ' ', 1) as word, sum(split_part(line, ' ', 2)::integer) as texts,
      greatest(sum(split_part(line, ' ', 3)::integer), 0) as named
    from lines where line <> '' group by 1 having sum(split_part(line, ' ', 2)::integer) > 0
  ), ${VOCABULARY}, lengths as (
    select coalesce(array_agg(sum order by part), '{}') as sums, coalesce(array_agg(count order by part), '{}') as counts
    from (
      select part, sum(sum)::bigint as sum, sum(count)::bigint as count
      from (select length_sums, length_counts from own union all select length_sums, length_counts from taken) t,
        unnest(length_sums, length_counts) with ordinality as l (sum, count, part)
      group by part
    ) parts
  )
  update search_catalogues c set vocabulary = bytes, complete = c.complete and vocabulary.complete,
    products = c.products + coalesce((select sum(texts) from taken), 0),
    length_sums = lengths.sums, length_counts = lengths.counts, form = ${FORM},
    version = version + 1, refreshed_at = clock_timestamp()
  from vocabulary, lengths where organization_id = $1 and assistant_id = $2 and kind = $3 returning form`;

/**
 * ts_stat takes a query as text. Weights B and C mark words that may be suggested to shoppers (search/vector.ts). All
 * of it reads one snapshot: a change is either counted and taken from the log, or neither.
 */
const recountOf = ({ table, rowId }: Corpus) => `with taken as (${TAKEN}), lengths as (
    select coalesce(array_agg(sum order by part), '{}') as sums, coalesce(array_agg(count order by part), '{}') as counts
    from (
      select part, sum(length) as sum, sum((length > 0)::integer) as count
      from ${table}, unnest(lengths) with ordinality as l (length, part)
      where organization_id = $1 and assistant_id = $2 group by part
    ) parts
  ), size as (
    select count(*) as texts, greatest(1, round(count(*)::float8 / ${SAMPLE_SIZE})::integer) as one_in
    from ${table} where organization_id = $1 and assistant_id = $2
  ), source as (
    select one_in, format('select words from ${table} where organization_id = %L and assistant_id = %L and abs(hashtext(${rowId})) %% %s = 0',
      $1::text, $2::text, one_in) as query from size
  ), counted as (
    select ltrim(every.word, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') as word, every.ndoc * one_in as texts,
      coalesce(names.ndoc, 0) * one_in as named
    from source cross join lateral ts_stat(query) every left join (
      select word, ndoc from source, ts_stat(query, 'bc')
    ) names using (word)
  ), ${VOCABULARY}
  update search_catalogues set vocabulary = bytes, complete = vocabulary.complete and one_in = 1, products = texts,
    length_sums = lengths.sums, length_counts = lengths.counts, form = ${FORM}, counted = true,
    version = version + 1, refreshed_at = clock_timestamp()
  from vocabulary, lengths, size, (select count(*) from taken) t
  where organization_id = $1 and assistant_id = $2 and kind = $3 returning form`;

/**
 * Adds a corpus's logged changes to its vocabulary, or counts all words if that is not possible.
 * @param form of its texts, except those that the log names another one for
 * @returns the form of all texts; null if some are in another
 */
export async function countWords(
  queryText: QueryText,
  corpus: Corpus,
  key: CorpusKey,
  form: string,
): Promise<string | null> {
  const [row] = await queryText<{ uncounted: boolean }>(UNCOUNTED, [...key, MAX_LOGGED_BYTES]);
  const statement = row?.uncounted ? recountOf(corpus) : FOLD;
  const [counted] = await queryText<{ form: string | null }>(statement, [...key, form, MAX_VOCABULARY_SIZE]);
  return counted?.form ?? null;
}
