import type { CutSentence, Outcome } from './answer.ts';
import type { ConversationExchange, FeedbackVote } from './conversation.ts';
import type { FallbackReason } from './models.ts';
import type { StoredEvent } from './widget-event.ts';

/** A range from one moment, inclusive, to another, exclusive: ISO 8601. */
export interface TimeRange {
  from: string;
  to: string;
}

/** A time range; an absent bound is open. */
export type OpenRange = { [K in keyof TimeRange]?: TimeRange[K] | undefined };

export const INTERVALS = ['day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Filters for conversations; all of them must match. */
export interface ConversationFilter extends OpenRange {
  /** True for conversations with a question that is not or only partly answered, false for those without. */
  unanswered?: boolean | undefined;
  feedback?: FeedbackVote | undefined;
  /** Text in a question or an answer, ignoring case; among the latest 100,000 of the period. */
  search?: string | undefined;
  /** Only conversations before this one. */
  before?: string | undefined;
}

/** One conversation in a list. */
export interface ConversationSummary {
  conversationId: string;
  createdAt: string;
  lastAt: string;
  /** Null if nothing was asked. */
  firstQuestion: string | null;
  exchanges: number;
  /** Questions that are not or only partly answered. */
  unanswered: number;
  thumbsUp: number;
  thumbsDown: number;
  /** Number of items. */
  addedToCart: number;
  /** US dollars, for models with a known price; null if none has one. */
  cost: number | null;
  /** True if the built-in model answered instead of another. */
  fallback: boolean;
}

/** A question and its answer with its usage; cost in US dollars. */
export interface ExchangeRecord extends ConversationExchange {
  pageUrl: string | null;
  pageTitle: string | null;
  tools: string[];
  language: string | null;
  model: string | null;
  fallback: FallbackReason | null;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  cost: number | null;
  replaced: number;
  outcome: Outcome | null;
  lacking: string[];
  cut: CutSentence[];
  aborted: boolean;
  firstMs: number | null;
  totalMs: number | null;
  settledAt: string | null;
  /** The knowledge entry made from the question. */
  knowledgeId: string | null;
}

/** An exchange in a file of conversations. */
export interface ExportedExchange extends Omit<ExchangeRecord, 'parts'> {
  conversationId: string;
  /** Ids of the products whose cards were shown, in order. */
  shown: string[];
}

export interface ConversationRecord {
  conversationId: string;
  assistantId: string;
  createdAt: string;
  lastAt: string;
  /** Oldest first, like the events. */
  exchanges: ExchangeRecord[];
  events: StoredEvent[];
}

/** The sum of orders in one currency. */
export interface OrderTotal {
  currency: string;
  total: number;
}

/** Activity in a period. */
export interface Figures {
  /** Number of times that the widget was opened. */
  opened: number;
  /** Conversations begun in the period. */
  conversations: number;
  questions: number;
  /** Counts by outcome; the rest are answered. */
  unanswered: number;
  partly: number;
  refused: number;
  handedOver: number;
  thumbsUp: number;
  thumbsDown: number;
  productClicks: number;
  /** Number of cart additions, and of the items that they added. */
  carts: number;
  cartPieces: number;
  /** Orders that the shop reported, and the sum of their totals in each currency, the most frequent one first. */
  orders: number;
  orderTotals: OrderTotal[];
  inputTokens: number;
  outputTokens: number;
  /** US dollars, for models with a known price. */
  cost: number;
  /** Claims that were cut or replaced. */
  replaced: number;
  /** Answers of the built-in model instead of another. */
  fallbacks: number;
  /** Answers that the shopper did not wait for. */
  aborted: number;
  /** Time to the first part of an answer, to two digits. */
  medianFirstMs: number | null;
}

export interface InsightSeries {
  totals: Figures;
  /** Figures by the first day of each interval; no interval is omitted. */
  series: (Figures & { start: string })[];
  /** True if the shop has ever reported an order, in any period. */
  hasOrders: boolean;
}

/** Most frequently shown, clicked and used items. */
export interface InsightTops {
  /** Number of answers evaluated: all of whole weeks, and the latest at the edges of the period. */
  answers: number;
  /** Sorted by cart additions, then clicks, then impressions; a title of null means that the product was deleted. */
  products: { productId: string; title: string | null; shown: number; clicked: number; addedToCart: number }[];
  /** Things in questions still open that the shop's texts do not mention, and the latest question about each. */
  lacking: { name: string; questions: number; example: string }[];
  tools: { tool: string; answers: number }[];
  models: { model: string; answers: number }[];
}

/** A question that has not been settled. */
export interface OpenQuestion {
  exchangeId: string;
  question: string;
  /** Things that the shop's texts do not mention. */
  lacking: string[];
  createdAt: string;
}

/** Analytics of an organization's conversations, for the merchant. */
export interface Insight {
  /** Newest first. */
  conversations(
    organizationId: string,
    assistantId: string,
    filter: ConversationFilter,
    limit: number,
  ): Promise<ConversationSummary[]>;
  conversation(organizationId: string, conversationId: string): Promise<ConversationRecord | undefined>;
  /**
   * The exchanges of a page of conversations, newest conversation first, each oldest first.
   * @returns with it the last conversation of the page; null if there are no more
   */
  exportedExchanges(
    organizationId: string,
    assistantId: string,
    filter: ConversationFilter,
    conversations: number,
  ): Promise<{ exchanges: ExportedExchange[]; next: string | null }>;
  deleteConversation(
    organizationId: string,
    conversationId: string,
  ): Promise<{ conversationId: string; assistantId: string; createdAt: string } | undefined>;
  series(organizationId: string, assistantId: string, range: TimeRange, by: Interval): Promise<InsightSeries>;
  tops(organizationId: string, assistantId: string, range: TimeRange): Promise<InsightTops>;
  /** Questions that are not or only partly answered and still open, newest first; and their total number. */
  openQuestions(
    organizationId: string,
    assistantId: string,
    range: OpenRange,
    limit: number,
  ): Promise<{ open: number; questions: OpenQuestion[] }>;
  /** Returns those of the given exchanges that were still open. */
  settle(
    organizationId: string,
    assistantId: string,
    exchangeIds: readonly string[],
    knowledgeId: string | null,
  ): Promise<string[]>;
  /** Opens questions that were settled without a knowledge entry. @returns those of the given exchanges that were */
  reopen(organizationId: string, assistantId: string, exchangeIds: readonly string[]): Promise<string[]>;
}

/**
 * Returns the intervals that a range touches, each by its first day (UTC; weeks begin on Monday), such as 2026-11-01.
 */
export function intervalsOf({ from, to }: TimeRange, by: Interval): string[] {
  const end = Date.parse(to);
  const starts: string[] = [];
  for (let day = firstDay(new Date(from), by); day.getTime() < end; day = next(day, by))
    starts.push(day.toISOString().slice(0, 10));
  return starts;
}

function firstDay(moment: Date, by: Interval): Date {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  if (by === 'month') return new Date(Date.UTC(year, month));
  return new Date(Date.UTC(year, month, by === 'week' ? day - ((moment.getUTCDay() + 6) % 7) : day));
}

function next(day: Date, by: Interval): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  return by === 'month'
    ? new Date(Date.UTC(year, month + 1))
    : new Date(Date.UTC(year, month, date + (by === 'week' ? 7 : 1)));
}
