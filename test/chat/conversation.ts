import { pino } from 'pino';
import { type Adviser, createAdviser } from '../../src/chat/adviser.ts';
import type { Question } from '../../src/chat/answer-draft.ts';
import type { Message } from '../../src/chat/conversation/history.ts';
import { BUILTIN, type Models, createModels } from '../../src/chat/models/registry.ts';
import { Part } from '../../src/chat/parts.ts';
import type { Timeouts } from '../../src/chat/models/timeouts.ts';
import type { ModelBudget } from '../../src/domain/model-budget.ts';
import type { Report } from '../../src/domain/answer.ts';
import type { Model } from '../../src/chat/models/specification.ts';
import type { Sources } from '../../src/chat/turn.ts';
import { ASSISTANT, ORGANIZATION, SITE } from './fake-shop.ts';

const silent = pino({ level: 'silent' });

const FREE = { input: 0, cached: 0, output: 0, asOf: null };

export const UNLIMITED: ModelBudget = {
  reserve: () => Promise.resolve('reserved'),
  settle: () => Promise.resolve(),
  reap: () => Promise.resolve(),
};

/** Creates a registry that resolves every name to one model. */
export const registryOf = (model: Model): Models => {
  const models = createModels({});
  const name = 'scripted/model';
  return {
    ...models,
    resolve: (asked) =>
      asked === BUILTIN
        ? models.resolve(asked)
        : { name, asked: true, price: FREE, load: () => Promise.resolve(model) },
  };
};

export const adviserWith = (
  sources: Sources,
  models: Models = createModels({}),
  { timeouts, modelBudget = UNLIMITED }: { timeouts?: Timeouts; modelBudget?: ModelBudget } = {},
): Adviser => createAdviser({ ...sources, models, modelBudget, log: silent, ...(timeouts && { timeouts }) });

export interface Heard {
  text: string;
  parts: Part[];
  /** Titles of the cards, in their order. */
  cards: string[];
  shown: string[];
  suggestions: string[];
  report: Report;
}

type Asked = Omit<Partial<Question>, 'assistant'> & { assistant?: Partial<Question['assistant']> };

export const questionOf = (messages: readonly Message[], { assistant, ...rest }: Asked = {}): Question => ({
  organizationId: ORGANIZATION,
  messages,
  signal: new AbortController().signal,
  ...rest,
  assistant: {
    assistantId: ASSISTANT,
    name: 'Brackenholm',
    persona: null,
    greeting: null,
    modelName: BUILTIN,
    siteUrl: SITE,
    ...assistant,
  },
});

/** Asks and reads the whole answer; each part must match the widget's schema exactly. */
export async function ask(adviser: Adviser, messages: string | readonly Message[], asked: Asked = {}): Promise<Heard> {
  const list = typeof messages === 'string' ? [{ role: 'shopper' as const, text: messages }] : messages;
  const advice = adviser.advise(questionOf(list, asked));
  const parts: Part[] = [];
  for await (const part of advice.parts) {
    if (JSON.stringify(Part.parse(part)) !== JSON.stringify(part)) throw new Error(`Too much: ${JSON.stringify(part)}`);
    parts.push(part);
  }
  const cards = parts.flatMap((part) => (part.type === 'products' || part.type === 'comparison' ? part.products : []));
  return {
    text: parts.map((part) => (part.type === 'text' ? part.delta : '')).join(''),
    parts,
    cards: cards.map(({ title }) => title),
    shown: cards.map(({ productId }) => productId),
    suggestions: parts.flatMap((part) => (part.type === 'suggestions' ? part.suggestions : [])),
    report: await advice.report,
  };
}

/** Holds a conversation: each question includes the answers so far. */
export async function talk(adviser: Adviser, questions: readonly string[], asked: Asked = {}): Promise<Heard[]> {
  const messages: Message[] = [];
  const heard: Heard[] = [];
  for (const text of questions) {
    messages.push({ role: 'shopper', text });
    const answer = await ask(adviser, messages, asked);
    messages.push({ role: 'assistant', text: answer.text, productIds: answer.shown });
    heard.push(answer);
  }
  return heard;
}
