import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { budgetInEffect } from '../domain/model-budget.ts';
import { Empty } from './records.ts';

const ModelPrice = z.object({
  input: z.number(),
  cached: z.number(),
  output: z.number(),
  asOf: z.string().nullable(),
  isAssumed: z
    .boolean()
    .optional()
    .meta({ description: 'The price is unknown: charged at that of the most expensive known model.' }),
});

export const list_models = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: Empty,
  output: z.object({
    default: z.string(),
    fast: z.string(),
    monthlyBudget: z.number().nullable().meta({
      description: 'Monthly budget of the organization in US dollars; null: no limit.',
    }),
    isDefaultBudget: z.boolean(),
    models: z.array(z.object({ name: z.string(), role: z.enum(['default', 'fast']).nullable(), price: ModelPrice })),
    missing: z
      .array(z.object({ provider: z.string().nullable(), variable: z.string() }))
      .meta({ description: 'Providers that the operator can set up; null: a model server of their own.' }),
  }),
  async run(_input, { organizationId, store, models }) {
    const { monthlyBudget: own } = await store.chatSettings.conversations(organizationId);
    return {
      default: models.default,
      fast: models.fast,
      monthlyBudget: budgetInEffect(own, models.monthlyBudget),
      isDefaultBudget: own === 'default',
      models: models.offers(),
      missing: models.missing(),
    };
  },
});

export const get_assistant_model = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.object({
    assistantId: z.string(),
    modelName: z.string(),
    model: z.string(),
    asked: z.boolean(),
    price: ModelPrice,
  }),
  async run({ assistantId: id }, { organizationId, store, models }) {
    const { modelName } = orNotFound('assistant', await store.assistants.find(organizationId, id));
    const { name, asked, price } = models.resolve(modelName);
    return { assistantId: id, modelName, model: name, asked, price };
  },
});
