import type { WidgetSettings } from './chat-settings.ts';
import type { MonthlyBudget } from './model-budget.ts';
import type { AssistantStatus, Branding } from './records.ts';

/** Why the built-in model answered in another's stead. */
export type FallbackReason = 'unreachable' | 'timeout' | 'interrupted' | 'empty' | 'refused' | 'budget' | 'unresolved';

/** What a model costs, in US dollars per million tokens. */
export interface Price {
  input: number;
  /** Of input that the provider had kept. */
  cached: number;
  output: number;
  /** The day on which it was so; null where the operator says it, and where it is assumed. */
  asOf: string | null;
  /** True where nobody knows it: the model is charged as the dearest that is known. */
  isAssumed?: boolean;
}

/** A model that an assistant can be given, for the console. */
export interface Offer {
  name: string;
  /** What it is to its provider. */
  role: 'default' | 'fast' | null;
  price: Price;
}

/** The models that a process can answer with. */
export interface ModelCatalogue {
  offers(): Offer[];
  /** Never fails: what is not to be had is the default, and not what was asked for. */
  resolve(name: string): { name: string; asked: boolean; price: Price };
  /** The name of the model for what cannot be resolved… */
  default: string;
  /** …and of the one for an assistant that names none. */
  fast: string;
  /** What they may cost an organization that chose no budget. */
  monthlyBudget: MonthlyBudget;
}

/** An answer that takes longer was given by a process that died over it. */
export const MAX_ANSWER_MS = 120_000;

/** What answering one message came to: for the merchant's records, never for the shopper. */
export interface Report {
  /** The model that the assistant is set to, as it was resolved. */
  model: string;
  /** Why what answered is not what the assistant is set to; null when it is. */
  fallback: FallbackReason | null;
  /** The code of the language that was answered in. */
  language: string;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of a US dollar; null in answers from before every model had a price. */
  cost: number | null;
  steps: number;
  toolsUsed: string[];
  /** Identifiers of the products whose cards were shown, in their order. */
  shown: string[];
  /** Claims that were not true, or not known to be, and were replaced. */
  replaced: number;
  /** False where the shop had no answer: a question for the merchant. */
  answered: boolean;
  /** The shopper left before the end. */
  aborted: boolean;
  /** Until the first part, and until the end, in milliseconds. */
  firstMs: number | null;
  totalMs: number;
}

/** What an answer carried beside its text, by reference: the rows are looked up when it is shown again. */
export type KeptPart =
  | { type: 'products' | 'comparison'; productIds: string[] }
  | { type: 'cart'; productId: string; amount: number };

export type Feedback = 'up' | 'down';

/** One question and its answer. */
export interface Exchange {
  exchangeId: string;
  question: string;
  /** Null while it is being given, and when the process died over it. */
  answer: string | null;
  parts: KeptPart[];
  feedback: Feedback | null;
  createdAt: string;
}

/** What a shopper and an assistant said. */
export interface Conversation {
  conversationId: string;
  /** Oldest first. */
  exchanges: Exchange[];
}

/** The part of a page that a question was asked on. */
export interface AskedOn {
  url: string;
  title: string;
}

/** An assistant as the storefront's widget reaches it. */
export interface WidgetAssistant {
  organizationId: string;
  assistantId: string;
  name: string;
  status: AssistantStatus;
  siteUrl: string | null;
  persona: string | null;
  greeting: string | null;
  modelName: string;
  branding: Branding;
  /** Origins that may embed it, instead of that of the siteUrl. */
  origins: string[] | null;
  /** Instead of those drawn from the catalogue and the knowledge. */
  suggestedQuestions: string[] | null;
  position: WidgetSettings['position'];
  contactUrl: string | null;
}

/** Pieces of a product that one proposal may put into the cart, and one event may tell of. */
export const MAX_AMOUNT = 99;

export const WIDGET_EVENTS = ['opened', 'product_clicked', 'added_to_cart'] as const;
export type WidgetEventType = (typeof WIDGET_EVENTS)[number];

export interface WidgetEvent {
  type: WidgetEventType;
  productId: string | null;
  amount: number | null;
}

/** What questions to begin with are drawn from. */
export interface Material {
  /** Of the catalogue, by its English name; English where nothing tells. */
  language: string;
  /** The last steps of their paths, those with the most products to be had first. */
  categories: string[];
  /** Titles of products in stock, newest first. */
  products: string[];
  /** Titles of knowledge entries, newest first. */
  knowledge: string[];
}

/**
 * What shoppers and assistants say to each other. Whoever has the token of a conversation has the conversation;
 * we keep its SHA-256. To open, ask, show and answer again what is there already changes nothing.
 */
export interface Conversations {
  /** By the public key that a storefront embeds. */
  assistant(embedKey: string): Promise<WidgetAssistant | undefined>;
  /** A little of what there is to ask about. */
  material(organizationId: string, assistantId: string): Promise<Material>;
  /** The product that a page shows; of several, the one of that external id, else the oldest. */
  productOn(
    organizationId: string,
    assistantId: string,
    page: { url: string; externalId: string | null },
  ): Promise<string | undefined>;
  /** @returns its identifier */
  open(organizationId: string, assistantId: string, tokenHash: Buffer): Promise<string>;
  /** With its latest exchanges, at most `limit`. */
  find(
    organizationId: string,
    assistantId: string,
    tokenHash: Buffer,
    limit: number,
  ): Promise<Conversation | undefined>;
  /** Begins an exchange; nothing where the conversation was erased. */
  ask(
    organizationId: string,
    assistantId: string,
    conversationId: string,
    asked: { exchangeId: string; question: string; page: AskedOn | null },
  ): Promise<void>;
  /** Ends an exchange and counts it; it is counted even where the conversation was erased meanwhile. */
  answer(
    organizationId: string,
    exchangeId: string,
    given: { answer: string; parts: readonly KeptPart[]; report: Report },
  ): Promise<void>;
  /** False where the holder of the token has no such answer. */
  rate(
    organizationId: string,
    assistantId: string,
    tokenHash: Buffer,
    exchangeId: string,
    feedback: Feedback | null,
  ): Promise<boolean>;
  /** False where there is none. */
  erase(organizationId: string, assistantId: string, tokenHash: Buffer): Promise<boolean>;
  /** Records products whose cards are on their way to the shopper, before their answer is at its end. */
  show(organizationId: string, exchangeId: string, productIds: readonly string[]): Promise<void>;
  /** Records an event of the token's conversation; nothing where that has not shown the product. */
  note(organizationId: string, assistantId: string, tokenHash: Buffer, event: WidgetEvent): Promise<void>;
  /** Deletes what is older than its organization keeps it, a part at a time. @returns how many conversations */
  reap(now: Date): Promise<number>;
}
