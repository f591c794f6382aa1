import { type Kysely, sql } from 'kysely';
import type { ChatSettings, ConversationSettings, MonthlySpending } from '../../domain/chat-settings.ts';
import { columnsInView, toColumns } from '../assistant-columns.ts';
import type { Schema } from '../schema.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';

const WIDGET = columnsInView('settings');

export function createChatSettings(db: Kysely<Schema>): ChatSettings {
  async function conversations(organizationId: string, isToChange = false): Promise<ConversationSettings> {
    const { budget, hasBudget, retentionDays } = await db
      .selectFrom('organizations')
      .select(['model_budget as budget', 'has_model_budget as hasBudget', 'retention_days as retentionDays'])
      .where('organization_id', '=', organizationId)
      .$if(isToChange, (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow();
    const chosen = budget === null ? 'default' : budget / MICROS_PER_DOLLAR;
    return { monthlyBudget: hasBudget ? chosen : null, retentionDays };
  }

  const widget = (organizationId: string, assistantId: string, isToChange = false) =>
    db
      .selectFrom('assistants')
      .select(WIDGET)
      .where('organization_id', '=', organizationId)
      .where('assistant_id', '=', assistantId)
      .$if(isToChange, (query) => query.forUpdate())
      .executeTakeFirst();

  return {
    conversations: (organizationId) => conversations(organizationId),

    async changeConversations(organizationId, { monthlyBudget, retentionDays }) {
      const before = await conversations(organizationId, true);
      await db
        .updateTable('organizations')
        .set((eb) => ({
          ...(monthlyBudget !== undefined && {
            model_budget: typeof monthlyBudget === 'number' ? Math.round(monthlyBudget * MICROS_PER_DOLLAR) : null,
            has_model_budget: monthlyBudget !== null,
          }),
          retention_days: retentionDays ?? eb.ref('retention_days'),
        }))
        .where('organization_id', '=', organizationId)
        .execute();
      return { before, after: await conversations(organizationId) };
    },

    async spending(organizationId, since) {
      const { rows } = await sql<MonthlySpending>`select to_char(month, 'YYYY-MM') as month, cost / 1e6 as cost,
          input_tokens as "inputTokens", output_tokens as "outputTokens", answers
        from model_spending where organization_id = ${organizationId} and month >= ${`${since}-01`}::date`.execute(db);
      return rows;
    },

    widget: (organizationId, assistantId) => widget(organizationId, assistantId),

    async changeWidget(organizationId, assistantId, patch) {
      const before = await widget(organizationId, assistantId, true);
      if (!before) return undefined;
      const after = await db
        .updateTable('assistants')
        .set({ ...toColumns(patch), updated_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .returning(WIDGET)
        .executeTakeFirstOrThrow();
      return { before, after };
    },

    async setHandoverSecret(organizationId, assistantId, secret) {
      const { numUpdatedRows } = await db
        .updateTable('assistants')
        .set({ handover_secret: secret, updated_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
