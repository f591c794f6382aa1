import { describe, expect, it } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import type { ModelBudget } from '../../src/domain/model-budget.ts';
import type { Timeouts } from '../../src/chat/timeouts.ts';
import type { Sources } from '../../src/chat/turn.ts';
import { type ModelAnswer, serveModel } from '../setup/model-server.ts';
import { adviserWith, ask, questionOf } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const sources = sourcesOf(exampleCatalogue, knowledge);
const SKERRY = 'prd_JK-101';
const QUESTION = 'Do you have a waterproof jacket under 150 euros?';
const DRIZZLE = 'Drizzle Packable Rain Jacket';

interface Stage {
  from?: Sources;
  timeouts?: Timeouts;
  modelBudget?: ModelBudget;
}

const SPENT: ModelBudget = {
  reserve: () => Promise.resolve(undefined),
  settle: () => Promise.resolve(),
  reap: () => Promise.resolve(),
};

/** The whole way over HTTP: the AI SDK's own client, and a server that answers by the script. */
async function over(script: readonly ModelAnswer[], { from = sources, ...options }: Stage = {}) {
  const server = await serveModel(script);
  const models = createModels({ compatible: { url: server.url, key: 'sk-test', models: ['small'] } });
  const adviser = adviserWith(from, models, options);
  const hear = (question: string, modelName = 'compatible/small') =>
    ask(adviser, question, { assistant: { modelName } });
  return { server, adviser, hear };
}

const search = { tools: [{ name: 'search_products', input: { query: 'rain jacket', maxPrice: 150 } }] };
const showing = (...ids: string[]) => ({ tools: [{ name: 'show_products', input: { productIds: ids } }] });

describe('a model that fails', () => {
  it.each<[string, readonly ModelAnswer[], string]>([
    ['is down', [{ status: 500 }], 'unreachable'],
    ['refuses the key', [{ status: 401 }], 'unreachable'],
    ['answers with a page', [{ raw: '<html>Bad gateway</html>' }], 'unreachable'],
    ['answers garbage', [{ raw: 'data: {"choices": 7}\n\ndata: [DONE]\n\n' }], 'unreachable'],
    ['answers no JSON', [{ status: 200, body: 'null' }], 'unreachable'],
    ['says nothing', [{ silent: true }], 'timeout'],
    ['ends without a word', [{ text: '' }], 'empty'],
    ['says only spaces', [{ text: [' ', '\n'] }], 'empty'],
    ['calls tools for ever', [search], 'empty'],
    ['is silent after a tool', [search, { silent: true }], 'timeout'],
    ['is down after a tool', [search, { status: 503 }], 'unreachable'],
  ])('that %s leaves the answer to the built-in one', async (_, script, reason) => {
    // Brief with those alone that are silent: the others may be slow on a busy machine.
    const timeouts = { first: 200, silence: 200, total: 60_000 };
    const { hear, server } = await over(script, reason === 'timeout' ? { timeouts } : {});
    const { text, cards, parts, report } = await hear(QUESTION);
    expect(text).toContain(`**${DRIZZLE}** costs €119.00`);
    expect(cards).toEqual([DRIZZLE]);
    expect(report).toMatchObject({ fallback: reason, answered: true, model: 'compatible/small', aborted: false });
    expect(parts.at(-1)).toEqual({ type: 'done' });
    expect(text).not.toMatch(/sk-|error|status/i);
    expect(server.calls.length).toBeLessThanOrEqual(6);
  });

  it('is not reachable at all', async () => {
    const { hear, server } = await over([{ text: 'Hi' }]);
    server.close();
    expect((await hear(QUESTION)).report).toMatchObject({ fallback: 'unreachable', answered: true });
  });

  it('in the middle of its answer is announced, and the built-in model continues', async () => {
    const { hear } = await over([{ cutAfter: 'I would take the warm one because it ' }]);
    const { text, cards, report } = await hear(QUESTION);
    expect(text).toMatch(/^I would take the warm one because it\s+Sorry, I was cut off\. .*\n\n\*\*Drizzle/);
    expect(cards).toEqual([DRIZZLE]);
    expect(report.fallback).toBe('interrupted');
  });
});

describe('a model that gets a tool wrong', () => {
  it.each<[string, unknown, RegExp]>([
    ['buy_now', {}, /There is no tool \\*"buy_now\\*"\. There are: search_products/],
    ['search_products', { text: 'boots' }, /The input does not fit/],
    ['search_products', '{"query": "bo', /The input does not fit/],
    ['get_product', { productId: 'prd_none' }, /no product with such an identifier/],
    ['show_products', { productIds: [] }, /The input does not fit/],
    ['compare_products', { productIds: [SKERRY, SKERRY] }, /takes two products/],
    ['add_to_cart', { productId: SKERRY, amount: 0 }, /The input does not fit/],
    ['add_to_cart', { productId: 'prd_SH-408' }, /out of stock and cannot be put/],
  ])('%s %j returns an error to the model, which may try again', async (name, input, message) => {
    const { hear, server } = await over([{ tools: [{ name, input }] }, { text: 'I have not found it.' }]);
    const { text, parts, report } = await hear('boots');
    expect(JSON.stringify(server.calls[1]?.messages.at(-1))).toMatch(message);
    expect(text).toBe('I have not found it.');
    expect(parts.filter(({ type }) => type === 'cart' || type === 'products')).toEqual([]);
    expect(report.fallback).toBeNull();
  });

  it('is kept to eight calls at once', async () => {
    const many = Array.from({ length: 20 }, () => ({ name: 'get_product', input: { productId: SKERRY } }));
    const { hear, server } = await over([{ tools: many }, { text: 'So be it.' }]);
    await hear('boots');
    const results = server.calls[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(results.length).toBe(20);
    expect(results.filter(({ content }) => String(content).includes('at most 8'))).toHaveLength(12);
  });
});

describe('a model that does well', () => {
  it('answers with text, cards, what leads on, and a report', async () => {
    const { hear, server } = await over([search, showing('prd_JK-102'), { text: `Take the **${DRIZZLE}** for €119.` }]);
    const { text, cards, suggestions, parts, report } = await hear(QUESTION);
    expect(text).toBe(`Take the **${DRIZZLE}** for €119.`);
    expect(cards).toEqual([DRIZZLE]);
    expect(suggestions).toEqual([`Do you have anything similar to ${DRIZZLE}?`]);
    expect(parts.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
      'products',
      'suggestions',
      'done',
    ]);
    expect(report).toMatchObject({
      model: 'compatible/small',
      fallback: null,
      inputTokens: 3_000,
      outputTokens: 60,
      // As the dearest model that is known: nobody says what this one costs.
      cost: 3_000 * 5 + 60 * 30,
      steps: 3,
      toolsUsed: ['search_products', 'show_products'],
      shown: ['prd_JK-102'],
      replaced: 0,
      answered: true,
    });
    expect(server.calls[0]?.tools?.map(({ function: { name } }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_products',
      'similar_products',
      'search_knowledge',
      'show_products',
      'add_to_cart',
    ]);
  });

  it('may forget to show what it names: the card comes all the same', async () => {
    const { hear } = await over([search, { text: `Take the ${DRIZZLE}.` }]);
    expect((await hear(QUESTION)).cards).toEqual([DRIZZLE]);
  });

  it('learns that a search found nothing, and the question is stored as unanswered', async () => {
    const nothing = { tools: [{ name: 'search_products', input: { query: 'zeppelin' } }] };
    const { hear } = await over([nothing, { text: 'I have not found that.' }]);
    expect((await hear('a zeppelin')).report.answered).toBe(false);
  });

  it('proposes to the cart what is in the catalogue', async () => {
    const cart = { tools: [{ name: 'add_to_cart', input: { productId: SKERRY, amount: 2 } }] };
    const { hear } = await over([cart, { text: 'Please confirm below.' }]);
    const { parts } = await hear('two of the Skerry please');
    expect(parts[0]).toEqual({ type: 'cart', productId: SKERRY, externalId: 'JK-101', amount: 2 });
  });

  it('answers after its last step, in which it may call no more tools', async () => {
    const script = [...Array.from({ length: 5 }, () => search), { text: 'That is all I know.' }];
    const { hear, server } = await over(script);
    expect((await hear(QUESTION)).text).toBe('That is all I know.');
    expect(server.calls.map(({ tool_choice }) => tool_choice)).toEqual([...Array(5).fill('auto'), 'none']);
  });
});

describe('without the model', () => {
  it('a spent budget asks nobody', async () => {
    const { adviser, server } = await over([{ text: 'Hi' }], { modelBudget: SPENT });
    const { report, cards } = await ask(adviser, QUESTION, { assistant: { modelName: 'small' } });
    expect(report).toMatchObject({ fallback: 'budget', inputTokens: 0 });
    expect([cards, server.calls.length]).toEqual([[DRIZZLE], 0]);
  });

  it('a model that is not to be had is the default', async () => {
    const { hear } = await over([{ text: 'Hello from the default.' }]);
    const { text, report } = await hear('hi', 'nobody/knows');
    expect([text, report.fallback, report.model]).toEqual([
      'Hello from the default.',
      'unresolved',
      'compatible/small',
    ]);
  });

  it('an assistant of the built-in model does not pay for one', async () => {
    const { hear, server } = await over([{ text: 'Hi' }]);
    expect((await hear(QUESTION, 'builtin/retrieval')).report).toMatchObject({ fallback: null, cost: 0 });
    expect(server.calls).toEqual([]);
  });

  it('a catalogue that cannot be reached is apologised for', async () => {
    const broken: Sources = {
      ...sources,
      search: { ...sources.search, search: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')) },
    };
    for (const modelName of ['compatible/small', 'builtin/retrieval']) {
      const { hear } = await over([search, { text: 'Hi' }], { from: broken });
      const { parts, report } = await hear(QUESTION, modelName);
      expect(parts).toEqual([
        { type: 'error', message: 'Sorry, I can’t look that up right now. Please try again in a moment.' },
        { type: 'done' },
      ]);
      expect(report.answered).toBe(false);
    }
  });
});

describe('a shopper who leaves', () => {
  it('ends the call of the model by the signal', async () => {
    const { adviser, server } = await over([{ silent: true }]);
    const leaving = new AbortController();
    const question = questionOf([{ role: 'shopper', text: QUESTION }], {
      signal: leaving.signal,
      assistant: { modelName: 'small' },
    });
    const { parts, report } = adviser.advise(question);
    const heard = Array.fromAsync(parts);
    await expect.poll(() => server.calls.length).toBe(1);
    leaving.abort();
    expect(await heard).toEqual([]);
    expect(await report).toMatchObject({ aborted: true, fallback: null });
    await expect.poll(server.left).toBe(1);
  });

  it('ends it by reading no further', async () => {
    const { adviser, server } = await over([{ cutAfter: 'One two three ' }]);
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], { assistant: { modelName: 'small' } }),
    );
    for await (const part of parts) {
      expect(part.type).toBe('text');
      break;
    }
    expect(await report).toMatchObject({ aborted: true });
    await expect.poll(server.left).toBe(1);
  });
});
