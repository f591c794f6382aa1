import type { Verify } from '../domain/assistant.ts';
import type { FallbackReason } from '../domain/models.ts';
import { contactOf } from '../domain/handover.ts';
import { TEXT_LIMITS, cutText, isLongerThan } from '../domain/text-limits.ts';
import { isHttpUrl } from '../domain/url.ts';
import type { Explanation } from '../domain/explanation.ts';
import type { Gate } from './evidence/gate.ts';
import { type Message, trimHistory } from './conversation/history.ts';
import { conversationLanguage, languageOfCode } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { NOTHING_SPENT, type Spent } from './tools/loop.ts';
import type { Models, Resolved } from './models/registry.ts';
import { type Turn, createTurn } from './turn.ts';

export interface Question {
  organizationId: string;
  assistant: {
    assistantId: string;
    /** The shop's name, as shoppers read it. */
    name: string;
    persona: string | null;
    greeting: string | null;
    modelName: string;
    siteUrl: string | null;
    contactUrl?: string | null | undefined;
    contactEmail?: string | null | undefined;
    contactPhone?: string | null | undefined;
    /** Verification of a model's descriptions; none if unset. */
    verify?: Verify | undefined;
  };
  /** The conversation so far, ending with the shopper's newest message. */
  messages: readonly Message[];
  page?: { url: string; title: string; productId?: string | undefined } | undefined;
  /** Questions to suggest when the answer shows no products. */
  suggestions?: readonly string[] | undefined;
  /** Aborts the model's call when the shopper leaves. */
  signal: AbortSignal;
  /** Called with the reasons for the built-in adviser's answer. */
  onExplained?: ((explanation: Explanation) => void) | undefined;
}

/** One answer in the making. */
export interface AnswerDraft {
  question: Question;
  messages: readonly Message[];
  turn: Turn;
  /** Undefined if no message reveals it; the shop's language is used then. */
  shopperLanguage: Language | undefined;
  resolved: Resolved;
  spent: Spent;
  fallback: FallbackReason | null;
  /** The catalogue's language. */
  shopLanguage: Language;
  /** One for each model that has answered. */
  gates: Gate[];
  signal: AbortSignal;
}

/** Creates the draft of an answer, before anything is looked up. */
export function createDraft(models: Models, question: Question, signal: AbortSignal): AnswerDraft {
  const messages = trimHistory(question.messages);
  const shopperLanguage = conversationLanguage(textsIn(question, messages), null);
  const resolved = models.resolve(question.assistant.modelName);
  return {
    question,
    messages,
    turn: turnOf(question, messages, shopperLanguage ?? languageOfCode('en')),
    shopperLanguage,
    resolved,
    spent: { ...NOTHING_SPENT },
    fallback: resolved.asked ? null : 'unresolved',
    shopLanguage: languageOfCode('en'),
    gates: [],
    signal,
  };
}

const questionsIn = (messages: readonly Message[]): string[] =>
  messages.flatMap(({ role, text }) => (role === 'shopper' ? text : []));

/** Texts to detect the language from: the shopper's messages, newest first, then the shop's greeting. */
export const textsIn = ({ assistant }: Question, messages: readonly Message[]): string[] => [
  ...questionsIn(messages).toReversed(),
  cutText(assistant.greeting ?? '', TEXT_LIMITS.greeting),
];

function turnOf({ organizationId, assistant }: Question, messages: readonly Message[], language: Language): Turn {
  const { assistantId, name, persona, siteUrl } = assistant;
  const context = {
    organizationId,
    assistantId,
    shop: cutText(name, TEXT_LIMITS.name),
    siteUrl: siteUrl !== null && !isLongerThan(siteUrl, TEXT_LIMITS.url) && isHttpUrl(siteUrl) ? siteUrl : null,
    contact: contactOf(assistant),
    persona,
    language,
  };
  return createTurn(context, questionsIn(messages));
}

export const pageOf = ({ page }: Question, { known }: Turn) =>
  page && { url: page.url, title: page.title, product: known.get(page.productId ?? '') };
