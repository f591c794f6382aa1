import type { Logger } from 'pino';
import type { FallbackReason, Outcome, Report } from '../domain/chat.ts';
import { isOutage } from '../domain/refusal.ts';
import { TEXT_LIMITS, cutText, isLongerThan } from '../domain/text-limits.ts';
import type { Verify } from '../domain/assistant.ts';
import { contactOf, mainContact } from '../domain/handover.ts';
import type { ModelBudget } from '../domain/model-budget.ts';
import { isHttpUrl } from '../domain/url.ts';
import type { Briefing } from './builtin/situation.ts';
import { type Gate, createGate } from './evidence/gate.ts';
import { type FairTurns, createFairTurns } from './fair-turns.ts';
import { type Message, promptOf, trimHistory } from './history.ts';
import { handoverPart } from './handover.ts';
import { instructionsFor } from './instructions.ts';
import { conversationLanguage, languageOfCode } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { judgeFor } from './judge-for.ts';
import { accountFor } from './account.ts';
import { adviseByRetrieval } from './advice/advise.ts';
import { checkParts } from './checked-conversation.ts';
import { converse, type LoopOptions, ModelFailure, NOTHING_SPENT, type Spent } from './loop.ts';
import { loadModel } from './models/load.ts';
import { ADVICE, BUILTIN, type Models, type Resolved } from './models/registry.ts';
import { namedCards } from './named-cards.ts';
import type { Part } from './parts.ts';
import type { Timeouts } from './timeouts.ts';
import { withSignOfLife } from './sign-of-life.ts';
import { reportOf } from './report.ts';
import { createShopLanguage } from './shop-language.ts';
import type { Prompt } from './specification.ts';
import { suggestionsFor } from './suggestions.ts';
import { type Translator, createTranslator, translationFor } from './translate/translator.ts';
import { isVerifiedBy, lookFor } from './verify/look-for.ts';
import { createOpenDoor } from './verify/second-look.ts';
import { type Sources, type Turn, createTurn, lookUp } from './turn.ts';

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
    /** How descriptions of a model are checked; unset: not at all. */
    verify?: Verify | undefined;
  };
  /** The conversation so far, ending with the shopper's newest message. */
  messages: readonly Message[];
  page?: { url: string; title: string; productId?: string | undefined } | undefined;
  /** Questions to suggest when the answer shows no products. */
  suggestions?: readonly string[] | undefined;
  /** Aborts the model's call when the shopper leaves. */
  signal: AbortSignal;
}

export interface Advice {
  /** The parts in order of arrival; can be read once. Ends with `done` unless the shopper left. Never throws. */
  parts: AsyncIterable<Part>;
  /** Resolves when the parts have ended or are no longer read. */
  report: Promise<Report>;
}

export interface AdviserOptions extends Sources {
  models: Models;
  /** The account that pays for the calls. */
  modelBudget: ModelBudget;
  log: Pick<Logger, 'warn' | 'error'>;
  timeouts?: Timeouts;
}

export interface Adviser {
  advise(question: Question): Advice;
}

const DEFAULT_TIMEOUTS: Timeouts = { first: 6_000, silence: 20_000, total: 90_000 };
/** Maximum products of earlier answers to look up again, so that "the second one" can be resolved. */
const MAX_KNOWN_PRODUCTS = 24;

/** The collaborators of one adviser. */
interface Service extends Required<Omit<AdviserOptions, 'translations'>> {
  translator: Translator | undefined;
  turns: FairTurns;
  shopLanguage: ReturnType<typeof createShopLanguage>;
}

/** One answer in the making. */
interface AnswerDraft {
  question: Question;
  messages: readonly Message[];
  turn: Turn;
  /** Undefined if no message reveals it: the shop's own is used. */
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

/**
 * Answers shoppers with the assistant's model if possible, otherwise with the built-in one. Text is checked against the
 * catalogue's rows and the shop's knowledge while it streams.
 */
export function createAdviser(options: AdviserOptions): Adviser {
  const service: Service = {
    timeouts: DEFAULT_TIMEOUTS,
    ...options,
    turns: createFairTurns(),
    translator: options.translations && createTranslator({ ...options, translations: options.translations }),
    shopLanguage: createShopLanguage(options.search),
  };
  return {
    advise(question) {
      const { promise: report, resolve } = Promise.withResolvers<Report>();
      return { parts: answer(service, question, resolve), report };
    },
  };
}

async function* answer(service: Service, question: Question, settle: (report: Report) => void): AsyncGenerator<Part> {
  const began = performance.now();
  const left = new AbortController();
  const draft = createDraft(service, question, AbortSignal.any([question.signal, left.signal]));
  const { turn, spent } = draft;
  let firstMs: number | null = null;
  let ended = false;
  try {
    const sign = () => (spent.isAlive ? turn.language.phrases.moment : null);
    for await (const part of withSignOfLife(writeAnswer(service, draft), service.timeouts.first, sign)) {
      firstMs ??= performance.now() - began;
      yield part;
    }
    const handover = await handoverPart(turn, service, draft.shopLanguage);
    if (handover) yield handover;
    const suggestions = suggestionsFor(turn, question.suggestions ?? []);
    if (suggestions) yield suggestions;
    yield { type: 'done' };
    ended = true;
  } catch (error) {
    if (draft.signal.aborted) return;
    // This failure is ours, not the model's: the catalogue or the knowledge is unavailable.
    if (!isOutage(error)) service.log.error({ err: error, assistantId: turn.assistantId }, 'Failed to answer');
    spent.outcome = 'unanswered';
    yield { type: 'error', message: turn.language.phrases.trouble };
    yield { type: 'done' };
    ended = true;
  } finally {
    left.abort();
    const { fallback, gates, resolved } = draft;
    const totalMs = performance.now() - began;
    settle(reportOf(turn, spent, resolved, gates, { fallback, firstMs, totalMs, aborted: !ended }));
  }
}

function createDraft({ models }: Service, question: Question, signal: AbortSignal): AnswerDraft {
  const messages = trimHistory(question.messages);
  const shopperLanguage = conversationLanguage(textsIn(question, messages));
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

/** Answers with the assistant's model; continues with the built-in one if that fails. */
async function* writeAnswer(service: Service, draft: AnswerDraft): AsyncGenerator<Part> {
  const { question, messages, turn, resolved, signal } = draft;
  await prepareTurn(service, draft);
  if (resolved.name === ADVICE) {
    yield* speakByRetrieval(service, draft);
    return;
  }
  const prompt = promptOf(messages, turn.known);
  let text = '';
  if (resolved.name !== BUILTIN)
    try {
      for await (const part of askModel(service, draft, prompt)) {
        if (part.type === 'text') text += part.delta;
        yield part;
      }
      yield* namedCards(turn, service, text);
      return;
    } catch (error) {
      if (signal.aborted || !(error instanceof ModelFailure)) throw error;
      const { reason } = error;
      draft.fallback = reason;
      if (reason !== 'budget')
        service.log.warn(
          { err: error, model: resolved.name, reason },
          'Model failed: falling back to the built-in model',
        );
    }
  if (text !== '') yield { type: 'text', delta: `\n\n${turn.language.phrases.interrupted}\n\n` };
  const builtin = { model: service.models.builtin, prompt, briefing: briefingOf(turn, question) };
  yield* speak(service, draft, builtin, '');
}

/** Looks up the products that the conversation is about, and finds the language to answer in. */
async function prepareTurn({ catalogue, shopLanguage }: Service, draft: AnswerDraft): Promise<void> {
  const { question, messages, turn, shopperLanguage } = draft;
  const known = messages.flatMap(({ productIds = [] }) => productIds).slice(-MAX_KNOWN_PRODUCTS);
  const page = question.page?.productId;
  await lookUp(turn, catalogue, [...new Set(page === undefined ? known : [...known, page])]);
  draft.shopLanguage = await shopLanguage(turn);
  if (!shopperLanguage) turn.language = draft.shopLanguage;
}

/** Answers with the assistant's own model. @throws {ModelFailure} */
async function* askModel(service: Service, draft: AnswerDraft, prompt: Prompt): AsyncGenerator<Part> {
  const { question, turn, resolved } = draft;
  const instructions = instructionsFor(turn, pageOf(question, turn));
  const model = await loadModel(resolved);
  const account = accountFor(service, question.organizationId, resolved.price);
  const system: Prompt = [{ role: 'system', content: instructions }];
  yield* speak(service, draft, { model, prompt: [...system, ...prompt], account }, instructions);
}

/** Lets the built-in adviser answer, which only quotes: it needs no second look. */
function speakByRetrieval(service: Service, draft: AnswerDraft): AsyncGenerator<Part> {
  const { turn, messages, question, spent, gates, shopLanguage } = draft;
  const gate = createGate(judgeFor(draft));
  gates.push(gate);
  const pageId = question.page?.productId;
  const context = {
    pageId,
    catalogueCode: shopLanguage.code,
    onOutcome: (outcome: Outcome) => (spent.outcome = outcome),
  };
  const parts = adviseByRetrieval({ turn, sources: service, messages, ...context });
  return checkParts(parts, { turn, turns: service.turns, gate, look: createOpenDoor() });
}

/** Runs one model. @param secret text that the answer must not repeat; empty for none */
function speak(
  service: Service,
  draft: AnswerDraft,
  asked: Pick<LoopOptions, 'model' | 'prompt' | 'account' | 'briefing'>,
  secret: string,
): AsyncGenerator<Part> {
  const { turn, spent, gates, signal } = draft;
  const isVerified = asked.account !== undefined && isVerifiedBy(service, draft);
  const gate = createGate(judgeFor(draft), secret, isVerified);
  gates.push(gate);
  const { turns, timeouts } = service;
  // The built-in model only quotes.
  const look = asked.account ? lookFor(service, draft, gate) : createOpenDoor();
  const onFound = asked.account && translationFor(service, draft);
  const parts = converse({ ...asked, turn, turns, sources: service, timeouts, signal, spent });
  return checkParts(parts, { turn, turns, gate, look, onFound });
}

const questionsIn = (messages: readonly Message[]): string[] =>
  messages.flatMap(({ role, text }) => (role === 'shopper' ? text : []));

/** Texts to detect the language from: the shopper's messages, newest first, then the shop's greeting. */
const textsIn = ({ assistant }: Question, messages: readonly Message[]): string[] => [
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

const pageOf = ({ page }: Question, { known }: Turn) =>
  page && { url: page.url, title: page.title, product: known.get(page.productId ?? '') };

const briefingOf = ({ language, shop, contact, known }: Turn, { page }: Question): Briefing => ({
  language: language.code,
  shop,
  contact: mainContact(contact),
  page: known.get(page?.productId ?? '') ?? null,
});
