import { z } from 'zod';
import { filledText, identifier } from '../domain/fields.ts';
import { Knowledge, SourceType, requireKnowledgeSize } from '../domain/knowledge.ts';
import { claimRoom, textBytes } from '../domain/quota.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { action, assistantId, orNotFound, requireAssistant } from './action.ts';
import * as example from './examples.ts';

export const add_knowledge = action({
  title: 'Add a knowledge entry',
  description: "Adds a curated text that sharpens the assistant's advice, and returns it.",
  permission: 'catalogue:edit',
  effect: 'create',
  input: z.strictObject({
    assistantId,
    title: filledText(TEXT_LIMITS.title),
    content: filledText(TEXT_LIMITS.content),
    sourceType: SourceType.optional().describe('note when omitted.'),
  }),
  output: Knowledge,
  example: {
    input: {
      assistantId: example.assistantId,
      title: 'Returns',
      content: example.knowledge.content,
      sourceType: 'guide',
    },
    result: example.knowledge,
  },
  async run({ assistantId: id, sourceType = 'note', ...values }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const bytes = textBytes(values.title, values.content);
    requireKnowledgeSize((await store.knowledge.size(organizationId, id)) + bytes);
    await claimRoom(store.quotas, organizationId, { knowledge: 1, bytes });
    const entry = await store.knowledge.insert(organizationId, id, { ...values, sourceType });
    changed(entry.knowledgeId, null, entry);
    return entry;
  },
});

export const list_knowledge = action({
  title: 'List knowledge entries',
  description: "Lists an assistant's knowledge entries, newest first.",
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.array(Knowledge),
  example: { input: { assistantId: example.assistantId }, result: [example.knowledge] },
  run: async ({ assistantId: id }, call) =>
    requireAssistant(await call.store.knowledge.list(call.organizationId, id), call, id),
});

export const remove_knowledge = action({
  title: 'Remove a knowledge entry',
  description: 'Removes a knowledge entry.',
  permission: 'catalogue:edit',
  effect: 'delete',
  input: z.strictObject({
    knowledgeId: identifier().describe('Identifier of the entry, as returned by list_knowledge.'),
  }),
  output: z.object({ knowledgeId: z.string(), deleted: z.literal(true) }),
  example: {
    input: { knowledgeId: example.knowledgeId },
    result: { knowledgeId: example.knowledgeId, deleted: true },
  },
  async run(input, { organizationId, store, changed }) {
    const before = orNotFound('knowledge', await store.knowledge.delete(organizationId, input.knowledgeId));
    changed(before.knowledgeId, before, null);
    return { knowledgeId: before.knowledgeId, deleted: true as const };
  },
});
