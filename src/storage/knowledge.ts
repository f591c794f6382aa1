import { type Kysely, sql } from 'kysely';
import { newId, timeOf } from '../domain/ids.ts';
import type { KnowledgeEntries } from '../domain/knowledge-entries.ts';
import { createKnowledgeBrowser } from './knowledge-browser.ts';
import type { Schema } from './schema.ts';
import { putPassages } from './search/knowledge-words.ts';
import { queriesIn } from './text-query.ts';

const KNOWLEDGE = [
  'knowledge_id as knowledgeId',
  'assistant_id as assistantId',
  'title',
  'content',
  'source_type as sourceType',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export function createKnowledge(db: Kysely<Schema>): KnowledgeEntries {
  return {
    ...createKnowledgeBrowser(db),

    async size(organizationId, assistantId) {
      const { size } = await db
        .selectFrom('knowledge')
        .select(sql<number>`coalesce(sum(octet_length(title) + octet_length(content)), 0)::int8`.as('size'))
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .executeTakeFirstOrThrow();
      return size;
    },

    list: (organizationId, assistantId) =>
      db
        .selectFrom('knowledge')
        .select(KNOWLEDGE)
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .orderBy('knowledge_id', 'desc')
        .execute(),

    find: (organizationId, knowledgeId, { lock } = { lock: false }) =>
      db
        .selectFrom('knowledge')
        .select(KNOWLEDGE)
        .where('organization_id', '=', organizationId)
        .where('knowledge_id', '=', knowledgeId)
        .$if(lock, (query) => query.forUpdate())
        .executeTakeFirst(),

    async update(organizationId, knowledgeId, { title, content, sourceType }) {
      const updated = await db
        .updateTable('knowledge')
        .set({
          title,
          content,
          source_type: sourceType,
          // Callers see milliseconds: two changes must not have the same time.
          updated_at: sql`greatest(statement_timestamp(), updated_at + interval '1 millisecond')`,
        })
        .where('organization_id', '=', organizationId)
        .where('knowledge_id', '=', knowledgeId)
        .returning(KNOWLEDGE)
        .executeTakeFirstOrThrow();
      await putPassages(queriesIn(db), organizationId, updated.assistantId, [updated]);
      return updated;
    },

    async insert(organizationId, assistantId, { title, content, sourceType }) {
      const knowledgeId = newId('knw');
      const created = timeOf(knowledgeId);
      const added = await db
        .insertInto('knowledge')
        .values({
          organization_id: organizationId,
          knowledge_id: knowledgeId,
          created_at: created,
          updated_at: created,
          assistant_id: assistantId,
          title,
          content,
          source_type: sourceType,
        })
        .returning(KNOWLEDGE)
        .executeTakeFirstOrThrow();
      await putPassages(queriesIn(db), organizationId, assistantId, [added]);
      return added;
    },

    delete: (organizationId, knowledgeId) =>
      db
        .deleteFrom('knowledge')
        .where('organization_id', '=', organizationId)
        .where('knowledge_id', '=', knowledgeId)
        .returning(KNOWLEDGE)
        .executeTakeFirst(),
  };
}
