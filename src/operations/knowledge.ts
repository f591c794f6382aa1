import { z } from 'zod';
import { type Call, assistantId, operation, orNotFound } from '../actions/action.ts';
import { add_knowledge } from '../actions/knowledge.ts';
import { originsInEffect } from '../domain/chat-settings.ts';
import { KnowledgeDraft } from '../domain/document.ts';
import { filledText, httpUrl, identifier } from '../domain/fields.ts';
import { Knowledge, KnowledgeSummary, KnowledgeUse, requireKnowledgeSize } from '../domain/knowledge.ts';
import { requireRoom, textBytes } from '../domain/quota.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { listLimit } from './records.ts';

const OneEntry = z.strictObject({ knowledgeId: identifier() });

export const browse_knowledge = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    search: filledText(TEXT_LIMITS.search).optional(),
    before: identifier().optional(),
    limit: listLimit,
  }),
  output: z.object({ total: z.int(), entries: z.array(KnowledgeSummary) }),
  async run({ assistantId: id, limit, ...filter }, { organizationId, store }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return store.knowledge.browse(organizationId, id, filter, limit);
  },
});

export const get_knowledge = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: OneEntry,
  output: Knowledge,
  run: ({ knowledgeId }, call) => find(knowledgeId, call),
});

export const list_knowledge_uses = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: OneEntry.extend({ limit: listLimit }),
  output: z.object({ total: z.int(), uses: z.array(KnowledgeUse) }),
  run: async ({ knowledgeId, limit }, call) =>
    call.store.knowledge.uses(call.organizationId, await find(knowledgeId, call), limit),
});

export const update_knowledge = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: OneEntry.extend({
    ...add_knowledge.input.pick({ title: true, content: true, sourceType: true }).partial().shape,
  }).refine(
    ({ title, content, sourceType }) => [title, content, sourceType].some((value) => value !== undefined),
    'must have at least one field to change',
  ),
  output: Knowledge,
  async run({ knowledgeId, title, content, sourceType }, call) {
    const { organizationId, store, changed } = call;
    const room = await store.quotas.claim(organizationId, { bytes: textBytes(title, content) });
    const before = await find(knowledgeId, call, { lock: true });
    const after = {
      title: title ?? before.title,
      content: content ?? before.content,
      sourceType: sourceType ?? before.sourceType,
    };
    const grown = textBytes(after.title, after.content) - textBytes(before.title, before.content);
    if (grown > 0) requireKnowledgeSize((await store.knowledge.size(organizationId, before.assistantId)) + grown);
    requireRoom(room, { bytes: grown });
    const saved = await store.knowledge.update(organizationId, knowledgeId, after);
    changed(knowledgeId, before, saved);
    return saved;
  },
});

/** Converts a page of the shop to drafts of entries, and stores nothing: a person reviews them first. */
export const import_page = operation({
  permission: 'catalogue:edit',
  effect: 'read',
  input: z.strictObject({ assistantId, url: httpUrl() }),
  output: z.object({ drafts: z.array(KnowledgeDraft) }),
  async run({ assistantId: id, url }, { organizationId, store, documents }) {
    const settings = orNotFound('assistant', await store.chatSettings.widget(organizationId, id));
    const siteUrls = [settings.siteUrl ?? [], originsInEffect(settings)].flat();
    if (siteUrls.length === 0)
      throw new Refusal('site_url_missing', "Only pages of your shop can be imported. Give the shop's address first.");
    return { drafts: await documents.readPage(url, siteUrls) };
  },
});

const find = async (knowledgeId: string, { organizationId, store }: Call, options?: { lock: boolean }) =>
  orNotFound('knowledge', await store.knowledge.find(organizationId, knowledgeId, options));
