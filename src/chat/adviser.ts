import type { Logger } from 'pino';
import type { FallbackReason, Report } from '../domain/chat.ts';
import { isOutage } from '../domain/refusal.ts';
import { TEXT_LIMITS, cutText, isLongerThan } from '../domain/text-limits.ts';
import type { ModelBudget } from '../domain/model-budget.ts';
import { isHttpUrl } from '../domain/url.ts';
import type { Briefing } from './builtin/situation.ts';
import { createMentions } from './grounding/mentions.ts';
import { patternsOf } from './grounding/patterns.ts';
import { type TextChecker, createTextChecker } from './grounding/text-checker.ts';
import { createClaimChecker } from './grounding/claim-checker.ts';
import { createFairTurns } from './fair-turns.ts';
import { type Message, promptOf, trimHistory } from './history.ts';
import { instructionsFor } from './instructions.ts';
import { languageOfCode, detectLanguage } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { type Account, createAccount } from './account.ts';
import { ModelFailure, type Spent, converse } from './loop.ts';
import { BUILTIN, type Models, type Resolved } from './models/registry.ts';
import type { Part } from './parts.ts';
import type { Timeouts } from './timeouts.ts';
import { withSignOfLife } from './sign-of-life.ts';
import { reportOf } from './report.ts';
import { createShopLanguage } from './shop-language.ts';
import type { Model, Prompt } from './specification.ts';
import { suggestionsFor } from './suggestions.ts';
import { type Sources, type Turn, createTurn, lookUp, show } from './turn.ts';

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

const NOTHING: Spent = {
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  steps: 0,
  isAlive: false,
  answered: undefined,
};

/**
 * Answers shoppers with the assistant's model if possible, otherwise with the built-in one. Text is checked against the
 * catalogue's rows and the shop's knowledge while it streams.
 */
export function createAdviser({
  models,
  modelBudget,
  log,
  timeouts = DEFAULT_TIMEOUTS,
  ...sources
}: AdviserOptions): Adviser {
  const shopLanguage = createShopLanguage(sources.search);
  const turns = createFairTurns();

  async function* answer(question: Question, settle: (report: Report) => void): AsyncGenerator<Part> {
    const began = performance.now();
    const messages = trimHistory(question.messages);
    const told = detectLanguage(saidIn(question, messages));
    const turn = turnOf(question, told ?? languageOfCode('en'));
    const spent: Spent = { ...NOTHING };
    const resolved = models.resolve(question.assistant.modelName);
    const left = new AbortController();
    const signal = AbortSignal.any([question.signal, left.signal]);
    let fallback: FallbackReason | null = resolved.asked ? null : 'unresolved';
    let replaced = 0;
    let firstMs: number | null = null;
    let ended = false;

    /** Runs one model and checks the text of its answer. */
    async function* speak(
      model: Model,
      prompt: Prompt,
      secret: string,
      { account, briefing }: { account?: Account; briefing?: Briefing },
    ): AsyncGenerator<Part> {
      const check = checkFor(turn, question, secret);
      const asked = { model, prompt, turn, turns, sources, timeouts, signal, spent, account, briefing };
      try {
        for await (const part of converse(asked)) {
          const text = part.type === 'text' ? check.push(part.delta) : check.flush();
          if (text !== '') yield { type: 'text', delta: text };
          if (part.type !== 'text') yield part;
          if (check.ended) break;
        }
        const { phrases } = turn.language;
        const kept = check.flush();
        const instead = check.ended === 'leak' ? phrases.about(turn.shop) : phrases.order(turn.siteUrl);
        const rest = check.ended ? `${kept}… ${instead}` : kept;
        if (rest !== '') yield { type: 'text', delta: rest };
      } finally {
        replaced += check.replaced + Number(check.ended !== null);
      }
    }

    async function* bestAnswer(): AsyncGenerator<Part> {
      const known = messages.flatMap(({ productIds = [] }) => productIds).slice(-MAX_KNOWN_PRODUCTS);
      const page = question.page?.productId;
      await lookUp(turn, sources.catalogue, [...new Set(page === undefined ? known : [...known, page])]);
      if (!told) turn.language = await shopLanguage(turn);
      const prompt = promptOf(messages, turn.known);
      let spoken = '';
      if (resolved.name !== BUILTIN) {
        const instructions = instructionsFor(turn, pageOf(question, turn));
        const system: Prompt = [{ role: 'system', content: instructions }];
        try {
          const model = await loaded(resolved);
          const { price } = resolved;
          const { organizationId } = question;
          const usual = models.monthlyBudget;
          const account = createAccount({ organizationId, price, budget: modelBudget, usual });
          for await (const part of speak(model, [...system, ...prompt], instructions, { account })) {
            if (part.type === 'text') spoken += part.delta;
            yield part;
          }
          yield* namedCards(turn, spoken);
          return;
        } catch (error) {
          if (signal.aborted || !(error instanceof ModelFailure)) throw error;
          fallback = error.reason;
          if (error.reason !== 'budget')
            log.warn(
              { err: error, model: resolved.name, reason: error.reason },
              'Model failed: falling back to the built-in model',
            );
        }
      }
      if (spoken !== '') yield { type: 'text', delta: `\n\n${turn.language.phrases.interrupted}\n\n` };
      yield* speak(models.builtin, prompt, '', { briefing: briefingOf(turn, question) });
    }

    try {
      const sign = () => (spent.isAlive ? turn.language.phrases.moment : null);
      for await (const part of withSignOfLife(bestAnswer(), timeouts.first, sign)) {
        firstMs ??= performance.now() - began;
        yield part;
      }
      const suggestions = suggestionsFor(turn, question.suggestions ?? []);
      if (suggestions) yield suggestions;
      yield { type: 'done' };
      ended = true;
    } catch (error) {
      if (signal.aborted) return;
      // This failure is ours, not the model's: the catalogue or the knowledge is unavailable.
      if (!isOutage(error)) log.error({ err: error, assistantId: turn.assistantId }, 'Failed to answer');
      spent.answered = false;
      yield { type: 'error', message: turn.language.phrases.trouble };
      yield { type: 'done' };
      ended = true;
    } finally {
      left.abort();
      const totalMs = performance.now() - began;
      settle(reportOf(turn, spent, resolved, { fallback, replaced, firstMs, totalMs, aborted: !ended }));
    }
  }

  return {
    advise(question) {
      const { promise: report, resolve } = Promise.withResolvers<Report>();
      return { parts: answer(question, resolve), report };
    },
  };
}

/** Treats a provider whose library cannot be loaded as unreachable. */
const loaded = (resolved: Resolved): Promise<Model> =>
  resolved.load().catch((cause: unknown) => {
    throw new ModelFailure('unreachable', { cause });
  });

/** Texts to detect the language from: the shopper's messages, newest first, then the shop's greeting. */
const saidIn = ({ assistant }: Question, messages: readonly Message[]): string[] => [
  ...messages.flatMap(({ role, text }) => (role === 'shopper' ? text : [])).toReversed(),
  cutText(assistant.greeting ?? '', TEXT_LIMITS.greeting),
];

function turnOf({ organizationId, assistant }: Question, language: Language): Turn {
  const { assistantId, name, persona, siteUrl } = assistant;
  return createTurn({
    organizationId,
    assistantId,
    shop: cutText(name, TEXT_LIMITS.name),
    siteUrl: siteUrl !== null && !isLongerThan(siteUrl, TEXT_LIMITS.url) && isHttpUrl(siteUrl) ? siteUrl : null,
    persona,
    language,
  });
}

function checkFor(turn: Turn, { messages, page }: Question, secret: string): TextChecker {
  const asked = messages.flatMap(({ role, text }) => (role === 'shopper' ? text.slice(0, 2_000) : [])).join('\n');
  return createTextChecker(patternsOf(turn.language), createClaimChecker({ turn, asked, pageUrl: page?.url }), secret);
}

const pageOf = ({ page }: Question, { known }: Turn) =>
  page && { url: page.url, title: page.title, product: known.get(page.productId ?? '') };

const briefingOf = ({ language, shop, siteUrl, known }: Turn, { page }: Question): Briefing => ({
  language: language.code,
  shop,
  siteUrl,
  page: known.get(page?.productId ?? '') ?? null,
});

/** Models forget to show what they recommend, so products that the answer names by title get a card. */
function* namedCards(turn: Turn, spoken: string): Generator<Part> {
  if (turn.shown.size > 0) return;
  const looked = [...turn.known.values()];
  const lower = spoken.toLowerCase();
  const named = createMentions(looked)(spoken).map(({ product }) => product);
  const titled = named.filter(({ title }) => lower.includes(title.toLowerCase())).slice(0, 4);
  if (titled.length === 0) return;
  show(turn, titled);
  yield* turn.outbox.splice(0);
}
