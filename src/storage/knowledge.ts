import type { Kysely, Selectable } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { KnowledgeEntries } from '../domain/ports.ts';
import type { Knowledge } from '../domain/records.ts';
import type { Schema } from './schema.ts';

export function createKnowledge(db: Kysely<Schema>): KnowledgeEntries {
  return {
    async list(organizationId, assistantId) {
      const rows = await db
        .selectFrom('knowledge')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .orderBy('knowledge_id', 'desc')
        .execute();
      return rows.map(toKnowledge);
    },

    async insert(organizationId, assistantId, { title, content, sourceType }) {
      const row = await db
        .insertInto('knowledge')
        .values({
          organization_id: organizationId,
          knowledge_id: newId('knw'),
          assistant_id: assistantId,
          title,
          content,
          source_type: sourceType,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toKnowledge(row);
    },

    async delete(organizationId, knowledgeId) {
      const row = await db
        .deleteFrom('knowledge')
        .where('organization_id', '=', organizationId)
        .where('knowledge_id', '=', knowledgeId)
        .returningAll()
        .executeTakeFirst();
      return row && toKnowledge(row);
    },
  };
}

function toKnowledge(row: Selectable<Schema['knowledge']>): Knowledge {
  return {
    knowledgeId: row.knowledge_id,
    assistantId: row.assistant_id,
    title: row.title,
    content: row.content,
    sourceType: row.source_type,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
