import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { WidgetAssistant } from '../../domain/assistant.ts';
import type { Backlog } from '../../domain/backlog.ts';
import type {
  AskedOn,
  Conversation,
  Conversations,
  ConversationExchange,
  FeedbackVote,
  KeptPart,
} from '../../domain/conversation.ts';
import type { OrderValue, WidgetEvent } from '../../domain/widget-event.ts';
import { contactOf } from '../../domain/handover.ts';
import { newId } from '../../domain/ids.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import { isOutage } from '../../domain/refusal.ts';
import type { Adviser } from '../adviser.ts';
import type { Message } from './history.ts';
import { idsOf, keptOf } from './kept-parts.ts';
import type { Part } from '../parts.ts';
import type { ProductLookup } from '../turn.ts';

/** `aisle_st_` followed by 256 random bits in base64url. */
const TOKEN = /^aisle_st_[\w-]{43}$/;
/** Number of earlier exchanges that an answer takes into account. */
export const MAX_HISTORY = 20;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Returns undefined for a string that cannot be a token. */
const hashOf = (token: string | undefined) => (token !== undefined && TOKEN.test(token) ? sha256(token) : undefined);

export interface VisitedPage extends AskedOn {
  /** The shop's own number for the product on the page. */
  externalId: string | null;
  /** Our identifier; skips the lookup if the shop knows it. */
  productId?: string | undefined;
}

export interface ChatRequest {
  assistant: WidgetAssistant;
  /** Undefined starts a new conversation. */
  conversation: Conversation | undefined;
  text: string;
  page: VisitedPage | undefined;
  /** Questions to suggest when the answer shows no products. */
  suggestions: readonly string[];
  /** Aborts the model's call when the shopper leaves. */
  signal: AbortSignal;
}

export interface ChatResponse {
  /** The new conversation's token. Returned only once, because only its hash is stored. */
  token: string | undefined;
  exchangeId: string;
  /** Can be read once; `done` comes when the answer is stored, or queued until the database is back. */
  parts: AsyncGenerator<Part>;
}

export interface ConversationServiceOptions {
  conversations: Conversations;
  /** Shoppers get their answer even if it cannot be stored right away. */
  backlog: Backlog;
  catalogue: ProductLookup;
  adviser: Adviser;
  log: Pick<Logger, 'error'>;
}

/** Answers a shopper, and stores the question and the answer. */
function respond(options: ConversationServiceOptions, request: ChatRequest): ChatResponse {
  const exchangeId = newId('msg');
  const token = `aisle_st_${randomBytes(32).toString('base64url')}`;
  return {
    token: request.conversation ? undefined : token,
    exchangeId,
    parts: respondInParts(options, request, exchangeId, token),
  };
}

async function* respondInParts(
  options: ConversationServiceOptions,
  request: ChatRequest,
  exchangeId: string,
  token: string,
): AsyncGenerator<Part> {
  const { conversations, backlog, adviser } = options;
  const { conversation, page } = request;
  const { organizationId, assistantId } = request.assistant;
  const write = backlog.line();
  // Runs alongside the answer: only the answer's own row waits for it.
  void write(async () => {
    const conversationId =
      conversation?.conversationId ?? (await conversations.open(organizationId, assistantId, sha256(token)));
    const asked = { exchangeId, question: request.text, page: page ?? null };
    await conversations.ask(organizationId, assistantId, conversationId, asked);
  });
  const advice = adviser.advise({
    organizationId,
    assistant: request.assistant,
    messages: [...(conversation?.exchanges ?? []).flatMap(messagesOf), { role: 'shopper', text: request.text }],
    page: page && {
      url: page.url,
      title: page.title,
      productId: await findPageProduct(options, request.assistant, page),
    },
    suggestions: request.suggestions,
    signal: request.signal,
  });
  let text = '';
  let done: Part | undefined;
  const kept: KeptPart[] = [];
  try {
    for await (const part of advice.parts) {
      if (part.type === 'text') text += part.delta;
      if (part.type === 'error') text += part.message;
      const cards = keptOf(part);
      kept.push(...cards);
      // A shopper may click a card long before the answer ends.
      const shown = cards.flatMap(idsOf);
      if (shown.length > 0) void write(() => conversations.show(organizationId, exchangeId, shown));
      if (part.type === 'done') done = part;
      else yield part;
    }
  } finally {
    const given = { answer: text, parts: kept, report: await advice.report };
    await write(() => conversations.answer(organizationId, exchangeId, given));
    const isHandedOver = given.report.outcome === 'handed_over' && kept.some(({ type }) => type === 'handover');
    if (isHandedOver && request.assistant.handoverWebhook !== null)
      await write(() => conversations.handOver(organizationId, exchangeId));
  }
  if (done) yield done;
}

/** The product on the open page; undefined if it cannot be looked up. */
async function findPageProduct(
  { conversations, log }: ConversationServiceOptions,
  { organizationId, assistantId }: WidgetAssistant,
  page: VisitedPage,
): Promise<string | undefined> {
  if (page.productId !== undefined) return page.productId;
  try {
    return await conversations.productOn(organizationId, assistantId, page);
  } catch (error) {
    if (!isOutage(error)) log.error({ err: error }, 'Failed to load page context');
    return undefined;
  }
}

/** Handles shoppers' conversations: connects the port that stores them with the adviser that answers. */
export function createConversationService(options: ConversationServiceOptions) {
  const { conversations, catalogue } = options;
  return {
    /** Includes the latest exchanges; undefined for any token that opens no conversation here, whatever the reason. */
    async find({ organizationId, assistantId }: WidgetAssistant, token: string | undefined, limit = MAX_HISTORY) {
      const hash = hashOf(token);
      return hash && conversations.find(organizationId, assistantId, hash, limit);
    },

    answer: (request: ChatRequest) => respond(options, request),

    /** Returns a conversation's exchanges with the current data of products and of the shop's contact. */
    async toTranscript(assistant: WidgetAssistant, { exchanges }: Conversation) {
      const { organizationId, assistantId } = assistant;
      const ids = [...new Set(exchanges.flatMap(({ parts }) => parts.flatMap(idsOf)))];
      const [products, details] =
        ids.length === 0
          ? [[], new Map<string, ProductDetails>()]
          : await Promise.all([
              catalogue.find(organizationId, assistantId, ids),
              catalogue.details(organizationId, assistantId, ids),
            ]);
      const shop = { products, details, contact: contactOf(assistant) };
      return options.adviser.run(organizationId, 'restoreExchanges', exchanges, shop);
    },

    /** Returns false if the token opens no conversation here. */
    async erase({ organizationId, assistantId }: WidgetAssistant, token: string | undefined): Promise<boolean> {
      const hash = hashOf(token);
      return hash !== undefined && conversations.erase(organizationId, assistantId, hash);
    },

    /** Returns false if the token's conversation has no such answer. */
    async rate(
      { organizationId, assistantId }: WidgetAssistant,
      token: string | undefined,
      { exchangeId, feedback }: { exchangeId: string; feedback: FeedbackVote | null },
    ): Promise<boolean> {
      const hash = hashOf(token);
      return hash !== undefined && conversations.rate(organizationId, assistantId, hash, exchangeId, feedback);
    },

    /**
     * Records what a shopper did. Ignores an event without a session, for a product that the session was not shown, or
     * for one that is no longer in the catalogue.
     */
    async note({ organizationId, assistantId }: WidgetAssistant, token: string | undefined, event: WidgetEvent) {
      const { productId } = event;
      const hash = hashOf(token);
      if (!hash) return;
      if (productId !== null && (await catalogue.find(organizationId, assistantId, [productId])).length === 0) return;
      await conversations.note(organizationId, assistantId, hash, event);
    },

    /**
     * Records an order of the session's shopper; ignores one without a session. Only a hash of its number is stored:
     * nobody has to read it here, and in the shop it leads to a person.
     */
    async order(
      { organizationId, assistantId }: WidgetAssistant,
      token: string | undefined,
      { orderId, total, currency }: OrderValue & { orderId: string },
    ) {
      const hash = hashOf(token);
      if (!hash) return;
      const orderHash = sha256(`${assistantId}/${orderId}`);
      await conversations.order(organizationId, assistantId, hash, { orderHash, total, currency });
    },
  };
}

/** Converts an exchange to messages for an adviser. */
export function messagesOf({
  question,
  answer,
  parts,
}: Pick<ConversationExchange, 'question' | 'answer' | 'parts'>): Message[] {
  const asked: Message = { role: 'shopper', text: question };
  return answer === null ? [asked] : [asked, { role: 'assistant', text: answer, productIds: parts.flatMap(idsOf) }];
}
