import { type Kysely, type Selectable, sql } from 'kysely';
import { newId, uniquePart } from '../domain/ids.ts';
import type { AssistantPatch, Assistants } from '../domain/ports.ts';
import type { Assistant, AssistantDetails } from '../domain/records.ts';
import type { Schema } from './schema.ts';

export function createAssistants(db: Kysely<Schema>): Assistants {
  const details = (organizationId: string, assistantId: string) =>
    db
      .selectFrom('assistants as a')
      .selectAll('a')
      .select((eb) => [
        eb
          .selectFrom('products as p')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('p.organization_id', '=', 'a.organization_id')
          .whereRef('p.assistant_id', '=', 'a.assistant_id')
          .as('catalogue_size'),
        eb
          .selectFrom('knowledge as k')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('k.organization_id', '=', 'a.organization_id')
          .whereRef('k.assistant_id', '=', 'a.assistant_id')
          .as('knowledge_count'),
      ])
      .where('a.organization_id', '=', organizationId)
      .where('a.assistant_id', '=', assistantId);

  return {
    async list(organizationId) {
      const rows = await db
        .selectFrom('assistants')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .orderBy('assistant_id', 'desc')
        .execute();
      return rows.map(toAssistant);
    },

    async find(organizationId, assistantId, { keep } = { keep: false }) {
      const row = await details(organizationId, assistantId)
        .$if(keep, (query) => query.forKeyShare('a'))
        .executeTakeFirst();
      return row && toDetails(row);
    },

    async exists(organizationId, assistantId, { keep } = { keep: false }) {
      const row = await db
        .selectFrom('assistants')
        .select('assistant_id')
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .$if(keep, (query) => query.forKeyShare())
        .executeTakeFirst();
      return row !== undefined;
    },

    async insert(organizationId, { name, modelName, siteUrl = null, persona = null, greeting = null }) {
      const row = await db
        .insertInto('assistants')
        .values({
          organization_id: organizationId,
          assistant_id: newId('ast'),
          name,
          site_url: siteUrl,
          persona,
          greeting,
          model_name: modelName,
          // Carries the organization, so that it too is looked up within one.
          embed_key: `aisle_pk_${organizationId.slice(4)}_${uniquePart()}`,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toAssistant(row);
    },

    async update(organizationId, assistantId, patch) {
      const before = await details(organizationId, assistantId).forUpdate('a').executeTakeFirst();
      if (!before) return undefined;
      const row = await db
        .updateTable('assistants')
        .set({ ...toColumns(patch), updated_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { before: toDetails(before), after: { ...toDetails(before), ...toAssistant(row) } };
    },

    async delete(organizationId, assistantId) {
      const row = await db
        .deleteFrom('assistants')
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .returningAll()
        .executeTakeFirst();
      return row && toAssistant(row);
    },
  };
}

/** Only what is given: undefined leaves a column as it is. */
function toColumns(patch: AssistantPatch) {
  return {
    name: patch.name,
    status: patch.status,
    site_url: patch.siteUrl,
    persona: patch.persona,
    greeting: patch.greeting,
    model_name: patch.modelName,
    crawl_user_agent: patch.crawlUserAgent,
    branding: patch.branding && JSON.stringify(patch.branding),
  };
}

function toAssistant(row: Selectable<Schema['assistants']>): Assistant {
  return {
    assistantId: row.assistant_id,
    name: row.name,
    status: row.status,
    siteUrl: row.site_url,
    persona: row.persona,
    greeting: row.greeting,
    modelName: row.model_name,
    crawlUserAgent: row.crawl_user_agent,
    branding: row.branding,
    embedKey: row.embed_key,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toDetails(
  row: Selectable<Schema['assistants']> & { catalogue_size: number | null; knowledge_count: number | null },
): AssistantDetails {
  return { ...toAssistant(row), catalogueSize: row.catalogue_size ?? 0, knowledgeCount: row.knowledge_count ?? 0 };
}
