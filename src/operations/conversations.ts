import { z } from 'zod';
import { assistantId, requireAssistant, operation } from '../actions/action.ts';
import { AnswerSource, CutSentence, OUTCOMES } from '../domain/answer.ts';
import { WIDGET_EVENTS } from '../domain/widget-event.ts';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { conversationFilter, listLimit } from './records.ts';
import { ShownPart, ShownProduct, productIdsOf, productsNow, shownParts, sourcesIn } from './shown-products.ts';

const Feedback = z.enum(['up', 'down']);

const ConversationSummary = z.object({
  conversationId: z.string(),
  createdAt: z.string(),
  lastAt: z.string(),
  firstQuestion: z.string().nullable(),
  exchanges: z.int(),
  unanswered: z.int(),
  thumbsUp: z.int(),
  thumbsDown: z.int(),
  addedToCart: z.int(),
  cost: z.number().nullable(),
  fallback: z.boolean(),
});

const ConversationRecord = z.object({
  conversationId: z.string(),
  assistantId: z.string(),
  createdAt: z.string(),
  lastAt: z.string(),
  exchanges: z.array(
    z.object({
      exchangeId: z.string(),
      question: z.string(),
      page: z.object({ url: z.string(), title: z.string().nullable() }).nullable(),
      answer: z.string().nullable(),
      parts: z.array(ShownPart),
      /** The sources of the answer's sentences. */
      sources: z.array(AnswerSource),
      tools: z.array(z.string()),
      language: z.string().nullable(),
      model: z.string().nullable(),
      fallback: z.string().nullable(),
      inputTokens: z.int(),
      cachedTokens: z.int(),
      outputTokens: z.int(),
      cost: z.number().nullable(),
      replaced: z.int(),
      outcome: z.enum(OUTCOMES).nullable(),
      lacking: z.array(z.string()),
      cut: z.array(CutSentence),
      aborted: z.boolean(),
      firstMs: z.number().nullable(),
      totalMs: z.number().nullable(),
      feedback: Feedback.nullable(),
      settledAt: z.string().nullable(),
      knowledgeId: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  events: z.array(
    z.object({
      type: z.enum([...WIDGET_EVENTS, 'ordered']),
      product: ShownProduct.nullable(),
      amount: z.int().nullable(),
      /** Of an order, if the shop reported it. */
      total: z.number().nullable(),
      currency: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});

export const list_conversations = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    ...conversationFilter,
    before: identifier().optional(),
    limit: listLimit,
  }),
  output: z.array(ConversationSummary),
  async run({ assistantId: id, limit, ...filter }, call) {
    return requireAssistant(await call.store.insight.conversations(call.organizationId, id, filter, limit), call, id);
  },
});

export const get_conversation = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ conversationId: identifier() }),
  output: ConversationRecord,
  async run({ conversationId }, { organizationId, store }) {
    const conversation = await store.insight.conversation(organizationId, conversationId);
    if (!conversation) throw noConversation();
    const ofParts = conversation.exchanges.flatMap(({ parts }) => productIdsOf(parts));
    const ofEvents = conversation.events.flatMap(({ productId }) => productId ?? []);
    const shown = await productsNow(store, organizationId, conversation.assistantId, [...ofParts, ...ofEvents]);
    return {
      ...conversation,
      exchanges: conversation.exchanges.map(({ pageUrl, pageTitle, parts, ...exchange }) => ({
        ...exchange,
        page: pageUrl === null ? null : { url: pageUrl, title: pageTitle },
        parts: shownParts(parts, shown),
        sources: sourcesIn(parts),
      })),
      events: conversation.events.map(({ productId, ...event }) => ({
        ...event,
        product: productId === null ? null : shown(productId),
      })),
    };
  },
});

export const delete_conversation = operation({
  permission: 'assistants:edit',
  effect: 'delete',
  input: z.strictObject({ conversationId: identifier() }),
  output: z.object({ conversationId: z.string(), deleted: z.literal(true) }),
  async run({ conversationId }, { organizationId, store, changed }) {
    const before = await store.insight.deleteConversation(organizationId, conversationId);
    if (!before) throw noConversation();
    // The log must not keep the messages.
    changed(conversationId, before, null);
    return { conversationId, deleted: true as const };
  },
});

function noConversation(): Refusal {
  return new Refusal(
    'conversation_not_found',
    'Conversation not found. It may have been erased, or its retention period has ended.',
  );
}
