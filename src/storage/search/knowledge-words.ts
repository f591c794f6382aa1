import type { Knowledge } from '../../domain/knowledge.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { indexPassages } from '../../search/knowledge.ts';
import type { QueryText } from '../text-query.ts';
import { type Corpus, formOf, readCorpus, tagLexemes } from './corpus.ts';
import { stemsFor } from './stems.ts';

type IndexedEntry = Pick<Knowledge, 'knowledgeId' | 'title' | 'content'>;

/** Few enough to index without delaying questions; an entry may have hundreds of passages. */
const REINDEX_ENTRIES = 50;

const PUT = `with given as (
    select * from unnest($3::text[], $4::integer[], $5::text[], $6::text[], $7::text[])
      as t(knowledge_id, place, passage, words, lengths)
  ), gone as (
    delete from knowledge_passages where organization_id = $1 and knowledge_id = any($8::text[])
      and (knowledge_id, place) not in (select knowledge_id, place from given)
  )
  insert into knowledge_passages (organization_id, assistant_id, knowledge_id, place, passage, words, lengths, form)
  select $1, $2, knowledge_id, place, passage, words::tsvector, lengths::smallint[], $9 from given
  on conflict (organization_id, knowledge_id, place) do update set passage = excluded.passage, words = excluded.words,
    lengths = excluded.lengths, form = excluded.form`;

/** An entry without words has no passages, and is read again each time. */
const OUTDATED = `select knowledge_id as "knowledgeId", title, content from knowledge k
  where organization_id = $1 and assistant_id = $2 and knowledge_id > $3 and not exists (
    select from knowledge_passages w
    where w.organization_id = $1 and w.knowledge_id = k.knowledge_id and w.place = 0 and w.form = $4)
  order by knowledge_id limit ${REINDEX_ENTRIES}`;

const TEXTS = `(select title, content from knowledge where organization_id = $1 and assistant_id = $2 order by knowledge_id limit $3)
  union all
  (select title, content from knowledge where organization_id = $1 and assistant_id = $2 order by knowledge_id desc limit $3)`;

/** Indexes entries for search, in the language of their assistant's knowledge. */
export async function putPassages(
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  entries: readonly IndexedEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { language, tag } = await readCorpus(queryText, [organizationId, assistantId, 'knowledge']);
  const cut = entries.map(({ knowledgeId, title, content }) => {
    return { knowledgeId, title: cutText(title, TEXT_LIMITS.title), content: cutText(content, TEXT_LIMITS.content) };
  });
  const passages = await indexPassages(cut, language, (words) => stemsFor(queryText, language, words));
  await queryText(PUT, [
    organizationId,
    assistantId,
    passages.map(({ knowledgeId }) => knowledgeId),
    passages.map(({ place }) => place),
    passages.map(({ text }) => text),
    passages.map(({ words }) => tagLexemes(tag, words)),
    passages.map(({ lengths }) => `{${lengths.join(',')}}`),
    entries.map(({ knowledgeId }) => knowledgeId),
    formOf(language),
  ]);
}

export const knowledgeCorpus: Corpus = {
  table: 'knowledge_passages',
  rowId: 'knowledge_id || place',

  async sample(queryText, organizationId, assistantId, entries) {
    const rows = await queryText<{ title: string; content: string }>(TEXTS, [organizationId, assistantId, entries / 2]);
    return rows.flatMap(({ title, content }) => [title, content]);
  },

  async reindex(queryText, organizationId, assistantId, form, last) {
    const rows = await queryText<IndexedEntry>(OUTDATED, [organizationId, assistantId, last, form]);
    await putPassages(queryText, organizationId, assistantId, rows);
    return rows.length < REINDEX_ENTRIES ? null : (rows.at(-1)?.knowledgeId ?? null);
  },
};
