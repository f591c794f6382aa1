import type { Exchange, FallbackReason, Feedback, WidgetEvent } from './chat.ts';

/** From one moment on, and before another: ISO 8601. */
export interface TimeRange {
  from: string;
  to: string;
}

/** The same, open where it is not said. */
export type OpenRange = { [K in keyof TimeRange]?: TimeRange[K] | undefined };

export const INTERVALS = ['day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What narrows conversations down; all of it has to be so. */
export interface ConversationFilter extends OpenRange {
  /** With a question that had no answer, or without. */
  unanswered?: boolean | undefined;
  feedback?: Feedback | undefined;
  /** Text that a question or an answer has, in any case; among the latest 100,000 of the time. */
  search?: string | undefined;
  /** Those before this one. */
  before?: string | undefined;
}

/** One conversation in a list. */
export interface ConversationSummary {
  conversationId: string;
  createdAt: string;
  lastAt: string;
  /** Null where nothing was asked. */
  firstQuestion: string | null;
  exchanges: number;
  unanswered: number;
  thumbsUp: number;
  thumbsDown: number;
  /** Pieces. */
  addedToCart: number;
  /** US dollars, of what has a known price; null where nothing has. */
  cost: number | null;
  /** The built-in model answered in another's stead. */
  fallback: boolean;
}

/** A question and its answer with what it took; cost in US dollars. */
export interface ExchangeRecord extends Exchange {
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
  answered: boolean | null;
  aborted: boolean;
  firstMs: number | null;
  totalMs: number | null;
  settledAt: string | null;
  /** The entry that the question became. */
  knowledgeId: string | null;
}

export interface ConversationRecord {
  conversationId: string;
  assistantId: string;
  createdAt: string;
  lastAt: string;
  /** Oldest first, as are the events. */
  exchanges: ExchangeRecord[];
  events: (WidgetEvent & { createdAt: string })[];
}

/** What happened in a time. */
export interface Figures {
  /** How often the widget was opened. */
  opened: number;
  /** Begun in that time. */
  conversations: number;
  questions: number;
  unanswered: number;
  thumbsUp: number;
  thumbsDown: number;
  productClicks: number;
  /** How often something was added to the cart, and how many pieces. */
  carts: number;
  cartPieces: number;
  inputTokens: number;
  outputTokens: number;
  /** US dollars, of what has a known price. */
  cost: number;
  /** Claims that were held back. */
  replaced: number;
  /** Answers of the built-in model in another's stead. */
  fallbacks: number;
  /** Answers that the shopper did not wait for. */
  aborted: number;
  /** Until the first part of an answer, to two digits. */
  medianFirstMs: number | null;
}

export interface InsightSeries {
  totals: Figures;
  /** By the day on which the interval begins; none is left out. */
  series: (Figures & { start: string })[];
}

/** What was shown, clicked and used most. */
export interface InsightTops {
  /** How many answers were looked at: the latest of the time. */
  answers: number;
  /** First those that went into carts most, then those clicked, then those shown; a title of null is gone. */
  products: { productId: string; title: string | null; shown: number; clicked: number; addedToCart: number }[];
  tools: { tool: string; answers: number }[];
  models: { model: string; answers: number }[];
}

/** A question that nobody has seen to. */
export interface OpenQuestion {
  exchangeId: string;
  question: string;
  createdAt: string;
}

/** What a merchant learns from the conversations of an organization's assistants. */
export interface Insight {
  /** Newest first. */
  conversations(
    organizationId: string,
    assistantId: string,
    filter: ConversationFilter,
    limit: number,
  ): Promise<ConversationSummary[]>;
  conversation(organizationId: string, conversationId: string): Promise<ConversationRecord | undefined>;
  deleteConversation(
    organizationId: string,
    conversationId: string,
  ): Promise<{ conversationId: string; assistantId: string; createdAt: string } | undefined>;
  series(organizationId: string, assistantId: string, range: TimeRange, by: Interval): Promise<InsightSeries>;
  tops(organizationId: string, assistantId: string, range: TimeRange): Promise<InsightTops>;
  /** Unanswered and not settled, newest first; and how many there are in all. */
  openQuestions(
    organizationId: string,
    assistantId: string,
    range: OpenRange,
    limit: number,
  ): Promise<{ open: number; questions: OpenQuestion[] }>;
  /** Of the given exchanges those that were not settled yet. */
  settle(
    organizationId: string,
    assistantId: string,
    exchangeIds: readonly string[],
    knowledgeId: string | null,
  ): Promise<string[]>;
}

/** The intervals that a range touches, each by its first day (UTC; weeks begin on Monday), such as 2026-11-01. */
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
