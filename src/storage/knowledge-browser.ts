import { type Kysely, sql } from 'kysely';
import type { KnowledgeEntries } from '../domain/knowledge-entries.ts';
import { type KnowledgeSummary, type KnowledgeUse, MAX_BEGINNING, MAX_USES } from '../domain/knowledge.ts';
import type { Schema } from './schema.ts';

/** The identifiers of the entries that an answer used: the index has this very expression. */
const USED = sql`jsonb_path_query_array(e.parts, '$[*].sources[*] ? (@.type == "knowledge").id')`;

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Lists an assistant's entries for its owner, with how answers used them. */
export function createKnowledgeBrowser(db: Kysely<Schema>): Pick<KnowledgeEntries, 'browse' | 'uses'> {
  return {
    async browse(organizationId, assistantId, { search, before }, limit) {
      const matching = sql`k.organization_id = ${organizationId} and k.assistant_id = ${assistantId}
        and ${search === undefined ? sql`true` : sql`(title ilike ${containing(search)} or content ilike ${containing(search)})`}`;
      const page = before === undefined ? sql`true` : sql`k.knowledge_id < ${before}`;
      const [counted, listed] = await Promise.all([
        sql<{ total: number }>`select count(*) as total from knowledge k where ${matching}`.execute(db),
        sql<KnowledgeSummary>`select knowledge_id as "knowledgeId", title, source_type as "sourceType",
            updated_at as "updatedAt", char_length(content) as length, left(content, ${MAX_BEGINNING}) as beginning,
            (select count(*) from (select from exchanges e
              where e.organization_id = k.organization_id and e.assistant_id = k.assistant_id
                and ${USED} @> jsonb_build_array(k.knowledge_id) limit ${MAX_USES}) used) as uses
          from knowledge k where ${matching} and ${page}
          order by k.knowledge_id desc limit ${limit}`.execute(db),
      ]);
      return { total: counted.rows[0]?.total ?? 0, entries: listed.rows };
    },

    async uses(organizationId, { assistantId, knowledgeId }, limit) {
      const using = sql`from exchanges e where e.organization_id = ${organizationId}
        and e.assistant_id = ${assistantId} and ${USED} @> jsonb_build_array(${knowledgeId}::text)`;
      const [counted, latest] = await Promise.all([
        sql<{ total: number }>`select count(*) as total ${using}`.execute(db),
        sql<KnowledgeUse>`
          select question, conversation_id as "conversationId", created_at as "createdAt" ${using}
          order by created_at desc, exchange_id desc limit ${limit}`.execute(db),
      ]);
      return { total: counted.rows[0]?.total ?? 0, uses: latest.rows };
    },
  };
}
