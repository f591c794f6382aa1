import type { Kysely } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { KnowledgeEntries } from '../domain/ports.ts';
import type { Schema } from './schema.ts';

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
    list: (organizationId, assistantId) =>
      db
        .selectFrom('knowledge')
        .select(KNOWLEDGE)
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .orderBy('knowledge_id', 'desc')
        .execute(),

    insert: (organizationId, assistantId, { title, content, sourceType }) =>
      db
        .insertInto('knowledge')
        .values({
          organization_id: organizationId,
          knowledge_id: newId('knw'),
          assistant_id: assistantId,
          title,
          content,
          source_type: sourceType,
        })
        .returning(KNOWLEDGE)
        .executeTakeFirstOrThrow(),

    delete: (organizationId, knowledgeId) =>
      db
        .deleteFrom('knowledge')
        .where('organization_id', '=', organizationId)
        .where('knowledge_id', '=', knowledgeId)
        .returning(KNOWLEDGE)
        .executeTakeFirst(),
  };
}
