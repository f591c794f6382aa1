import { z } from 'zod';
import { Assistant, AssistantDetails, inputSchemas } from '../domain/assistant.ts';
import { claimRoom } from '../domain/quota.ts';
import { action, assistantId, orNotFound } from './action.ts';
import * as example from './examples.ts';

export const list_assistants = action({
  title: 'List assistants',
  description: "Lists the organization's assistants, newest first.",
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({}),
  output: z.array(Assistant),
  example: { input: {}, result: [example.assistant] },
  run: (_input, { organizationId, store }) => store.assistants.list(organizationId),
});

export const get_assistant = action({
  title: 'Get an assistant',
  description: 'Gets one assistant with its persona, model, embed key, catalogue size and knowledge count.',
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: AssistantDetails,
  example: {
    input: { assistantId: example.assistantId },
    result: { ...example.assistant, catalogueSize: 60, knowledgeCount: 3 },
  },
  run: async (input, { organizationId, store }) =>
    orNotFound('assistant', await store.assistants.find(organizationId, input.assistantId)),
});

export const create_assistant = action({
  title: 'Create an assistant',
  description: 'Creates an assistant as a draft and returns it with its public embed key.',
  permission: 'assistants:edit',
  effect: 'create',
  input: z.strictObject(inputSchemas('create')),
  output: Assistant,
  example: { input: { name: 'Fjell & Fjord', siteUrl: 'https://shop.example/' }, result: example.assistant },
  async run({ modelName: model, ...values }, { organizationId, store, models, changed }) {
    await claimRoom(store.quotas, organizationId, { assistants: 1 });
    const assistant = await store.assistants.insert(organizationId, { ...values, modelName: model ?? models.fast });
    changed(assistant.assistantId, null, assistant);
    return assistant;
  },
});

export const update_assistant = action({
  title: 'Update an assistant',
  description:
    'Updates the given fields of an assistant and returns the full assistant. null clears a field; branding is replaced as a whole; status live enables the widget, draft disables it.',
  permission: 'assistants:edit',
  effect: 'update',
  input: z.strictObject({ assistantId, ...inputSchemas('update') }),
  output: AssistantDetails,
  example: {
    input: { assistantId: example.assistantId, status: 'live', greeting: null },
    result: { ...example.assistant, status: 'live', greeting: null, catalogueSize: 60, knowledgeCount: 3 },
  },
  async run({ assistantId: id, ...patch }, { organizationId, store, changed }) {
    const { before, after } = orNotFound('assistant', await store.assistants.update(organizationId, id, patch));
    changed(id, before, after);
    return after;
  },
});

export const delete_assistant = action({
  title: 'Delete an assistant',
  description: 'Permanently deletes an assistant with its catalogue, knowledge, crawl runs and sessions.',
  permission: 'assistants:delete',
  effect: 'delete',
  input: z.strictObject({ assistantId }),
  output: z.object({ assistantId: z.string(), deleted: z.literal(true) }),
  example: {
    input: { assistantId: example.assistantId },
    result: { assistantId: example.assistantId, deleted: true },
  },
  async run(input, { organizationId, store, changed }) {
    const before = orNotFound('assistant', await store.assistants.delete(organizationId, input.assistantId));
    changed(before.assistantId, before, null);
    return { assistantId: before.assistantId, deleted: true as const };
  },
});
