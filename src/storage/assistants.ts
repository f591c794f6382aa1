import { type Kysely, sql } from 'kysely';
import { newId, timeOf, uniquePart } from '../domain/ids.ts';
import type { AssistantDetails } from '../domain/assistant.ts';
import type { Assistants } from '../domain/ports.ts';
import { findOverview } from './assistants-overview.ts';
import { columnsInView, toColumns, toNewColumns } from './assistant-columns.ts';
import type { Schema } from './schema.ts';
import { toSqlText } from './selection.ts';
import type { QueryText } from './text-query.ts';

const ASSISTANT = columnsInView('record');

/** The usage as added up, and what has changed since; counting the rows would take longer with each product. */
const DETAILS = `select ${toSqlText(ASSISTANT)},
    coalesce(kept.products, 0) + changed.products as "catalogueSize",
    coalesce(kept.knowledge, 0) + changed.knowledge as "knowledgeCount"
  from assistants a
    left join assistant_usage kept using (organization_id, assistant_id)
    cross join lateral (select coalesce(sum(products), 0)::bigint as products, coalesce(sum(knowledge), 0)::bigint as knowledge
      from usage_changes c where c.organization_id = a.organization_id and c.assistant_id = a.assistant_id) changed
  where organization_id = $1 and assistant_id = $2`;

const EXISTS = 'select from assistants where organization_id = $1 and assistant_id = $2';

export function createAssistants(db: Kysely<Schema>, queryText: QueryText, lookUp: QueryText): Assistants {
  return {
    list: (organizationId) =>
      db
        .selectFrom('assistants')
        .select(ASSISTANT)
        .where('organization_id', '=', organizationId)
        .orderBy('assistant_id', 'desc')
        .execute(),

    overview: (organizationId, since, limit) => findOverview(queryText, organizationId, since, limit),

    async find(organizationId, assistantId, { keep } = { keep: false }) {
      const text = keep ? `${DETAILS} for key share of a` : DETAILS;
      const [assistant] = await lookUp<AssistantDetails>(text, [organizationId, assistantId]);
      return assistant;
    },

    async exists(organizationId, assistantId, { keep } = { keep: false }) {
      const text = keep ? `${EXISTS} for key share` : EXISTS;
      return (await lookUp(text, [organizationId, assistantId])).length > 0;
    },

    async insert(organizationId, values) {
      const assistantId = newId('ast');
      const created = timeOf(assistantId);
      return db
        .insertInto('assistants')
        .values({
          organization_id: organizationId,
          assistant_id: assistantId,
          created_at: created,
          updated_at: created,
          ...toNewColumns(values),
          // Contains the organization, so that this lookup is limited to one as well.
          embed_key: `aisle_pk_${organizationId.slice(4)}_${uniquePart()}`,
        })
        .returning(ASSISTANT)
        .executeTakeFirstOrThrow();
    },

    async update(organizationId, assistantId, patch) {
      const [before] = await queryText<AssistantDetails>(`${DETAILS} for update of a`, [organizationId, assistantId]);
      if (!before) return undefined;
      const after = await db
        .updateTable('assistants')
        .set({ ...toColumns(patch), updated_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .returning(ASSISTANT)
        .executeTakeFirstOrThrow();
      return { before, after: { ...before, ...after } };
    },

    delete: (organizationId, assistantId) =>
      db
        .deleteFrom('assistants')
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .returning(ASSISTANT)
        .executeTakeFirst(),
  };
}
