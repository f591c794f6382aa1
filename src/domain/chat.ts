import { z } from 'zod';
import type { WidgetAssistant } from './assistant.ts';
import type { HandoverReason } from './handover.ts';
import type { MonthlyBudget } from './model-budget.ts';

/** The reason why the built-in model answered instead of another. */
export type FallbackReason = 'unreachable' | 'timeout' | 'interrupted' | 'empty' | 'refused' | 'budget' | 'unresolved';

/** A model's prices, in US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  /** Price of cached input. */
  cached: number;
  output: number;
  /** The date of the price; null if the operator set it or if it is assumed. */
  asOf: string | null;
  /** True if the price is unknown: the model is then charged as the most expensive known one. */
  isAssumed?: boolean;
}

/** A model that an assistant can use, for the console. */
export interface ModelOffer {
  name: string;
  /** The provider's name for it. */
  role: 'default' | 'fast' | null;
  price: ModelPrice;
}

/** The models that a process can answer with. */
export interface ModelCatalogue {
  offers(): ModelOffer[];
  /** Never fails: an unavailable model resolves to the default, marked as not the requested one. */
  resolve(name: string): { name: string; asked: boolean; price: ModelPrice };
  /** The name of the model for names that cannot be resolved. */
  default: string;
  /** The name of the model for an assistant that names none. */
  fast: string;
  /** Budget of an organization that chose none. */
  monthlyBudget: MonthlyBudget;
}

/** An answer that takes longer belongs to a process that died. */
export const MAX_ANSWER_MS = 120_000;

/**
 * The outcome of a question. It is partly answered if the shop's data does not cover all of it, or if sentences were
 * cut; refused if the assistant must not answer it; handed over if only a person can.
 */
export const OUTCOMES = ['answered', 'partly', 'unanswered', 'refused', 'handed_over'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A sentence of a model that did not reach the shopper. */
export const CutSentence = z.object({ sentence: z.string(), reason: z.string() });
export type CutSentence = z.infer<typeof CutSentence>;

/** The record of answering one message: for the merchant's records, never for the shopper. */
export interface Report {
  /** The assistant's configured model, as resolved. */
  model: string;
  /** The reason why another model than the configured one answered; null if none did. */
  fallback: FallbackReason | null;
  /** The code of the answer's language. */
  language: string;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of a US dollar; null in answers from before every model had a price. */
  cost: number | null;
  steps: number;
  toolsUsed: string[];
  /** Ids of the products whose cards were shown, in order. */
  shown: string[];
  /** Claims that were replaced because they were false or unverified. */
  replaced: number;
  outcome: Outcome;
  /** Things that the shopper asked for and the shop's texts do not mention, such as "waterproof". */
  lacking: string[];
  /** The first sentences that were cut. */
  cut: CutSentence[];
  /** True if the shopper left before the end. */
  aborted: boolean;
  /** Times to the first part and to the end, in milliseconds. */
  firstMs: number | null;
  totalMs: number;
}

/** The source of a sentence in an answer. */
export const AnswerSource = z.object({
  /** The sentence as the shopper reads it. */
  sentence: z.string(),
  type: z.enum(['knowledge', 'product']),
  /** The id and title of the knowledge entry or the product. */
  id: z.string(),
  title: z.string(),
  /** The shop's own words. */
  quote: z.string(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

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

/** Maximum quantity of a product in one cart proposal, and in one event. */
export const MAX_AMOUNT = 99;

export const WIDGET_EVENTS = ['opened', 'product_clicked', 'added_to_cart'] as const;
export type WidgetEventType = (typeof WIDGET_EVENTS)[number];

export interface WidgetEvent {
  type: WidgetEventType;
  productId: string | null;
  amount: number | null;
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
  /** Deletes conversations past their organization's retention period, in batches. @returns how many were deleted */
  reap(now: Date): Promise<number>;
}
