import type { QueryText } from '../text-query.ts';

const READ = `select phrases from search_synonyms where organization_id = $1 and assistant_id = $2 order by position`;

const LOCK = `select 1 from search_catalogues where organization_id = $1 and assistant_id = $2 for update`;

const WRITE = `with gone as (
    delete from search_synonyms where organization_id = $1 and assistant_id = $2 and position >= jsonb_array_length($3::jsonb)
  ), put as (
    insert into search_synonyms (organization_id, assistant_id, position, phrases)
    select $1, $2, n - 1, array(select jsonb_array_elements_text(phrases))
    from jsonb_array_elements($3::jsonb) with ordinality as t(phrases, n)
    on conflict (organization_id, assistant_id, position) do update set phrases = excluded.phrases
  )
  update search_catalogues set synonyms_version = synonyms_version + 1 where organization_id = $1 and assistant_id = $2`;

/** Returns groups of synonymous words or phrases. */
export async function readSynonyms(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
): Promise<string[][]> {
  const rows = await queryText<{ phrases: string[] }>(READ, [organizationId, assistantId]);
  return rows.map(({ phrases }) => phrases);
}

/** Replaces the existing groups, which outdates the caches of all processes. */
export async function writeSynonyms(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  groups: readonly (readonly string[])[],
): Promise<void> {
  // Taken first, so that the statement sees what another one has written while this one waited.
  await queryText(LOCK, [organizationId, assistantId]);
  await queryText(WRITE, [organizationId, assistantId, JSON.stringify(groups)]);
}
