import type { WidgetAssistant } from './assistant.ts';
import type { HandoverReason } from './handover.ts';
import type { Report, AnswerSource } from './answer.ts';
import type { OrderValue, WidgetEvent } from './widget-event.ts';

/** An answer's attachments, by reference: rows and the shop's contact are looked up when it is shown again. */
export type KeptPart =
  | { type: 'products' | 'comparison'; productIds: string[] }
  | { type: 'cart'; productId: string; amount: number }
  | { type: 'sources'; sources: AnswerSource[] }
  | { type: 'handover'; hours: string | null; reason: HandoverReason };

export type FeedbackVote = 'up' | 'down';

/** One question and its answer. */
export interface ConversationExchange {
  exchangeId: string;
  question: string;
  /** Null while the answer is in progress, and if the process died. */
  answer: string | null;
  parts: KeptPart[];
  feedback: FeedbackVote | null;
  createdAt: string;
}

/** A conversation between a shopper and an assistant. */
export interface Conversation {
  conversationId: string;
  /** Oldest first. */
  exchanges: ConversationExchange[];
}

/** The part of a page that a question was asked on. */
export interface AskedOn {
  url: string;
  title: string;
}

/** A message that found nothing, and the next one by the same shoppers, which did. */
export interface Reformulation {
  /** In lower case, without punctuation. */
  said: string;
  rephrased: string;
}

/** The material for suggested questions. */
export interface Material {
  /** The catalogue's language, by its English name; English if unknown. */
  language: string;
  /** The last segments of their paths, those with the most available products first. */
  categories: string[];
  /** Titles of products in stock, newest first. */
  products: string[];
  /** Titles of knowledge entries, newest first. */
  knowledge: string[];
}

/**
 * Conversations between shoppers and assistants. The token of a conversation grants access to it; we store its SHA-256.
 * Repeating an open, ask, show or answer changes nothing.
 */
export interface Conversations {
  /** Looks an assistant up by its embed key. */
  assistant(embedKey: string): Promise<WidgetAssistant | undefined>;
  /** A sample of possible topics. */
  material(organizationId: string, assistantId: string): Promise<Material>;
  /** Recent reformulations that several shoppers share, the most frequent first. */
  reformulations(organizationId: string, assistantId: string): Promise<Reformulation[]>;
  /** Finds the product on a page; of several, the one with that external id, else the oldest. */
  productOn(
    organizationId: string,
    assistantId: string,
    page: { url: string; externalId: string | null },
  ): Promise<string | undefined>;
  /** @returns its identifier */
  open(organizationId: string, assistantId: string, tokenHash: Buffer): Promise<string>;
  /** Returns the conversation with its latest exchanges, at most `limit`. */
  find(
    organizationId: string,
    assistantId: string,
    tokenHash: Buffer,
    limit: number,
  ): Promise<Conversation | undefined>;
  /** Begins an exchange; does nothing if the conversation was erased. */
  ask(
    organizationId: string,
    assistantId: string,
    conversationId: string,
    asked: { exchangeId: string; question: string; page: AskedOn | null },
  ): Promise<void>;
  /** Ends an exchange and counts it, even if the conversation was erased in the meantime. */
  answer(
    organizationId: string,
    exchangeId: string,
    given: { answer: string; parts: readonly KeptPart[]; report: Report },
  ): Promise<void>;
  /** Notifies the assistant's webhook of a hand-over; only once, however often it is called. */
  handOver(organizationId: string, exchangeId: string): Promise<void>;
  /** False if the token's conversation has no such answer. */
  rate(
    organizationId: string,
    assistantId: string,
    tokenHash: Buffer,
    exchangeId: string,
    feedback: FeedbackVote | null,
  ): Promise<boolean>;
  /** False if it does not exist. */
  erase(organizationId: string, assistantId: string, tokenHash: Buffer): Promise<boolean>;
  /** Records products whose cards are being sent to the shopper, before their answer ends. */
  show(organizationId: string, exchangeId: string, productIds: readonly string[]): Promise<void>;
  /** Records an event of the token's conversation; does nothing if that has not shown the product. */
  note(organizationId: string, assistantId: string, tokenHash: Buffer, event: WidgetEvent): Promise<void>;
  /**
   * Records an order of the token's conversation. Does nothing if that is older than `ORDER_WINDOW_MS` or has
   * `MAX_ORDERS` already, or if the assistant has this order.
   */
  order(
    organizationId: string,
    assistantId: string,
    tokenHash: Buffer,
    order: OrderValue & { orderHash: Buffer },
  ): Promise<void>;
  /** Deletes conversations past their organization's retention period, in batches. @returns how many were deleted */
  reap(now: Date): Promise<number>;
}
