import type { Logger } from 'pino';
import type { Outcome, Report } from '../domain/answer.ts';
import { isOutage } from '../domain/refusal.ts';
import type { ModelBudget } from '../domain/model-budget.ts';
import { type Work, streamWork } from '../domain/work.ts';
import { createGate } from './evidence/gate.ts';
import { type FairTurns, createFairTurns } from './fair-turns.ts';
import { type FewAtOnce, createFewAtOnce } from './few-at-once.ts';
import { promptOf } from './conversation/history.ts';
import { handoverPart } from './conversation/handover.ts';
import { instructionsFor } from './tools/instructions.ts';
import { conversationLanguage } from './languages/index.ts';
import { claimCheckerFor } from './evidence/claim-checker-for.ts';
import { accountFor } from './account.ts';
import { type AnswerDraft, type Question, createDraft, pageOf, textsIn } from './answer-draft.ts';
import { createLearnedNames } from './builtin/learned-names.ts';
import { adviseByRetrieval } from './builtin/advise.ts';
import { checkParts } from './evidence/checked-conversation.ts';
import { converse, type LoopOptions, ModelFailure } from './tools/loop.ts';
import { loadModel } from './models/load.ts';
import { BUILTIN, type Models } from './models/registry.ts';
import { namedCards } from './named-cards.ts';
import type { Part } from './parts.ts';
import type { Timeouts } from './models/timeouts.ts';
import { withSignOfLife } from './sign-of-life.ts';
import { reportOf } from './report.ts';
import { type RunTask, runTask } from './tasks.ts';
import { createShopLanguage } from './shop-language.ts';
import type { Prompt } from './models/specification.ts';
import { suggestionsFor } from './conversation/suggestions.ts';
import { type Lexicographer, createLexicographer } from './translate/lexicographer.ts';
import { lexiconFor, translationFor } from './translate/prepare.ts';
import { type Translator, createTranslator } from './translate/translator.ts';
import { isVerifiedBy, lookFor } from './verify/look-for.ts';
import { createOpenDoor } from './verify/second-look.ts';
import { type Sources, lookUp } from './turn.ts';

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
  run: RunTask;
}

const DEFAULT_TIMEOUTS: Timeouts = { first: 6_000, silence: 20_000, total: 90_000 };
/** Maximum products of earlier answers to look up again, so that "the second one" can be resolved. */
const MAX_KNOWN_PRODUCTS = 24;

/** The collaborators of one adviser. */
interface AdviserService extends Required<Omit<AdviserOptions, 'translations' | 'lexicons' | 'reformulations'>> {
  learnedNames: ReturnType<typeof createLearnedNames>;
  translator: Translator | undefined;
  lexicographer: Lexicographer | undefined;
  turns: FairTurns;
  fewAtOnce: FewAtOnce;
  shopLanguage: ReturnType<typeof createShopLanguage>;
}

/**
 * Answers shoppers with the assistant's model if possible, otherwise with the built-in one. Text is checked against the
 * catalogue's rows and the shop's knowledge while it streams.
 */
export function createAdviser(options: AdviserOptions): Adviser {
  const service: AdviserService = {
    timeouts: DEFAULT_TIMEOUTS,
    ...options,
    turns: createFairTurns(),
    fewAtOnce: createFewAtOnce(),
    learnedNames: createLearnedNames(options.reformulations),
    translator: options.translations && createTranslator({ ...options, translations: options.translations }),
    lexicographer: options.lexicons && createLexicographer({ ...options, lexicons: options.lexicons }),
    shopLanguage: createShopLanguage(options.search),
  };
  return {
    advise(question) {
      const { promise: report, resolve } = Promise.withResolvers<Report>();
      const work: Work & { type: 'answer' } = { type: 'answer' };
      const settle = (reported: Report) => {
        ({ outcome: work.outcome, fallback: work.fallback } = reported);
        resolve(reported);
      };
      return { parts: streamWork(work, () => answer(service, question, settle)), report };
    },
    run: runTask,
  };
}

async function* answer(
  service: AdviserService,
  question: Question,
  settle: (report: Report) => void,
): AsyncGenerator<Part> {
  const began = performance.now();
  const left = new AbortController();
  const draft = createDraft(service.models, question, AbortSignal.any([question.signal, left.signal]));
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
    const speaksShopLanguage = turn.language === draft.shopLanguage;
    const suggestions = suggestionsFor(turn, question.suggestions ?? [], speaksShopLanguage);
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

/** Answers with the assistant's model; continues with the built-in one if that fails. */
async function* writeAnswer(service: AdviserService, draft: AnswerDraft): AsyncGenerator<Part> {
  const { messages, turn, resolved, signal } = draft;
  await prepareTurn(service, draft);
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
  yield* speakByRetrieval(service, draft);
}

/** Looks up the products that the conversation is about, and finds the language to answer in. */
async function prepareTurn({ catalogue, shopLanguage }: AdviserService, draft: AnswerDraft): Promise<void> {
  const { question, messages, turn } = draft;
  const known = messages.flatMap(({ productIds = [] }) => productIds).slice(-MAX_KNOWN_PRODUCTS);
  const page = question.page?.productId;
  await lookUp(turn, catalogue, [...new Set(page === undefined ? known : [...known, page])]);
  draft.shopLanguage = await shopLanguage(turn);
  draft.shopperLanguage = conversationLanguage(textsIn(question, messages), draft.shopLanguage);
  turn.language = draft.shopperLanguage ?? draft.shopLanguage;
}

/** Answers with the assistant's own model. @throws {ModelFailure} */
async function* askModel(service: AdviserService, draft: AnswerDraft, prompt: Prompt): AsyncGenerator<Part> {
  const { question, turn, resolved } = draft;
  const instructions = instructionsFor(turn, pageOf(question, turn));
  const model = await loadModel(resolved);
  const account = accountFor(service, question.organizationId, resolved.price);
  const system: Prompt = [{ role: 'system', content: instructions }];
  yield* speak(service, draft, { model, prompt: [...system, ...prompt], account }, instructions);
}

/** Answers with the built-in adviser, which only quotes and needs no verification. */
async function* speakByRetrieval(service: AdviserService, draft: AnswerDraft): AsyncGenerator<Part> {
  const { turn, messages, question, spent, gates, shopLanguage, signal } = draft;
  const gate = createGate(await claimCheckerFor(draft, service.turns, { onlyQuotes: true }));
  gates.push(gate);
  const pageId = question.page?.productId;
  const context = {
    pageId,
    catalogueCode: shopLanguage.code,
    findNames: async () => [
      ...(await lexiconFor(service, draft)),
      ...(await service.learnedNames(turn, shopLanguage.code)),
    ],
    onOutcome: (outcome: Outcome) => (spent.outcome = outcome),
    onExplained: question.onExplained,
  };
  const parts = adviseByRetrieval({
    turn,
    turns: service.turns,
    fewAtOnce: service.fewAtOnce,
    signal,
    sources: service,
    messages,
    ...context,
  });
  yield* checkParts(parts, { turn, turns: service.turns, gate, look: createOpenDoor() });
}

/** Runs one model. @param secret text that the answer must not repeat; empty for none */
async function* speak(
  service: AdviserService,
  draft: AnswerDraft,
  asked: Pick<LoopOptions, 'model' | 'prompt' | 'account'>,
  secret: string,
): AsyncGenerator<Part> {
  const { turn, spent, gates, signal } = draft;
  const isVerified = asked.account !== undefined && isVerifiedBy(service, draft);
  const judge = await claimCheckerFor(draft, service.turns, { onlyQuotes: asked.account === undefined });
  const gate = createGate(judge, secret, isVerified);
  gates.push(gate);
  const { turns, timeouts } = service;
  // The built-in model only quotes.
  const look = asked.account ? lookFor(service, draft, gate) : createOpenDoor();
  const onFound = asked.account && translationFor(service, draft);
  const parts = converse({ ...asked, turn, turns, sources: service, timeouts, signal, spent });
  yield* checkParts(parts, { turn, turns, gate, look, onFound });
}
