import { z } from 'zod';
import { type Call, operation } from '../actions/action.ts';
import type { ConversationSettings } from '../domain/chat-settings.ts';
import { budgetInEffect } from '../domain/model-budget.ts';
import { versionOf } from '../domain/version.ts';
import { Empty } from './records.ts';

/** This month and the 12 months before it. */
const MONTHS = 13;

const dollars = z.number().min(0).max(1_000_000_000);
const retentionDays = z.int().min(1).max(3650);

const ChatSettings = z.object({
  monthlyBudget: dollars.nullable().meta({ description: 'Budget in effect; null: no limit.' }),
  isDefaultBudget: z
    .boolean()
    .meta({ description: 'The organization has not set a budget, so the operator’s default applies.' }),
  retentionDays,
  version: z.string(),
  spending: z.array(
    z.object({
      month: z.string(),
      cost: z.number(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      answers: z.int(),
    }),
  ),
});

export const get_chat_settings = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: Empty,
  output: ChatSettings,
  run: async (_input, call) => withSpending(await call.store.chatSettings.conversations(call.organizationId), call),
});

export const update_chat_settings = operation({
  permission: 'organization:edit',
  effect: 'update',
  input: z.strictObject({
    monthlyBudget: z
      .union([dollars, z.literal('default')])
      .nullable()
      .optional(),
    retentionDays: retentionDays.optional(),
  }),
  output: ChatSettings,
  async run(patch, call) {
    const { before, after } = await call.store.chatSettings.changeConversations(call.organizationId, patch);
    call.changed(call.organizationId, before, after);
    return withSpending(after, call);
  },
});

/** Adds each month's usage, latest first. */
async function withSpending(settings: ConversationSettings, call: Call) {
  const { monthlyBudget, ...kept } = settings;
  const { organizationId, store, models } = call;
  const months = latestMonths(new Date());
  const spent = await store.chatSettings.spending(organizationId, months.at(-1) ?? '');
  const byMonth = new Map(spent.map((one) => [one.month, one]));
  const nothing = { cost: 0, inputTokens: 0, outputTokens: 0, answers: 0 };
  return {
    ...kept,
    version: versionOf(settings),
    monthlyBudget: budgetInEffect(monthlyBudget, models.monthlyBudget),
    isDefaultBudget: monthlyBudget === 'default',
    spending: months.map((month) => byMonth.get(month) ?? { month, ...nothing }),
  };
}

const latestMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7),
  );
