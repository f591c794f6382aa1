import { z } from 'zod';
import { assistantId, found, operation } from '../../actions/action.ts';
import { Empty } from './records.ts';

const Price = z
  .object({ input: z.number(), cached: z.number(), output: z.number(), asOf: z.string().nullable() })
  .nullable();

export const list_models = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: Empty,
  output: z.object({
    default: z.string(),
    fast: z.string(),
    models: z.array(z.object({ name: z.string(), role: z.enum(['default', 'fast']).nullable(), price: Price })),
  }),
  run: (_input, { models }) => Promise.resolve({ default: models.default, fast: models.fast, models: models.offers() }),
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
    price: Price,
  }),
  async run({ assistantId: id }, { organizationId, store, models }) {
    const { modelName } = found('assistant', await store.assistants.find(organizationId, id));
    const { name, asked, price } = models.resolve(modelName);
    return { assistantId: id, modelName, model: name, asked, price };
  },
});
