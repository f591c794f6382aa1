import { describe, expect, it } from 'vitest';
import { createModels } from '../../src/chat/models/registry.ts';
import type { ModelBudget } from '../../src/domain/model-budget.ts';
import type { Timeouts } from '../../src/chat/models/timeouts.ts';
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

/** Sets up an adviser with the real HTTP client and a server that responds as scripted. */
async function setUp(script: readonly ModelAnswer[], { from = sources, ...options }: Stage = {}) {
  const server = await serveModel(script);
  const models = createModels({ compatible: { url: server.url, key: 'sk-test', models: ['small'] } });
  const adviser = adviserWith(from, models, options);
  const askModel = (question: string, modelName = 'compatible/small') =>
    ask(adviser, question, { assistant: { modelName } });
  return { server, adviser, askModel };
}

const search = { tools: [{ name: 'search_products', input: { query: 'rain jacket', maxPrice: 150 } }] };
const showing = (...ids: string[]) => ({ tools: [{ name: 'show_products', input: { productIds: ids } }] });

describe('when the model fails', () => {
  it.each<[string, readonly ModelAnswer[], string]>([
    ['is down', [{ status: 500 }], 'unreachable'],
    ['refuses the key', [{ status: 401 }], 'unreachable'],
    ['responds with an HTML page', [{ raw: '<html>Bad gateway</html>' }], 'unreachable'],
    ['sends malformed chunks', [{ raw: 'data: {"choices": 7}\n\ndata: [DONE]\n\n' }], 'unreachable'],
    ['responds with null', [{ status: 200, body: 'null' }], 'unreachable'],
    ['never responds', [{ silent: true }], 'timeout'],
    ['returns an empty text', [{ text: '' }], 'empty'],
    ['returns only white space', [{ text: [' ', '\n'] }], 'empty'],
    ['calls tools in every step', [search], 'empty'],
    ['never responds after a tool call', [search, { silent: true }], 'timeout'],
    ['is down after a tool call', [search, { status: 503 }], 'unreachable'],
  ])('falls back to the built-in model if the model %s', async (_, script, reason) => {
    // Use short timeouts only for silent models: a busy machine may delay the others.
    const timeouts = { first: 200, silence: 200, total: 60_000 };
    const { askModel, server } = await setUp(script, reason === 'timeout' ? { timeouts } : {});
    const { text, cards, parts, report } = await askModel(QUESTION);
    expect(text).toContain(`**${DRIZZLE}** costs €119.00`);
    expect(cards).toEqual([DRIZZLE]);
    expect(report).toMatchObject({ fallback: reason, outcome: 'answered', model: 'compatible/small', aborted: false });
    expect(parts.at(-1)).toEqual({ type: 'done' });
    expect(text).not.toMatch(/sk-|error|status/i);
    expect(server.calls.length).toBeLessThanOrEqual(6);
  });

  it('falls back to the built-in model if the server is unreachable', async () => {
    const { askModel, server } = await setUp([{ text: 'Hi' }]);
    server.close();
    expect((await askModel(QUESTION)).report).toMatchObject({ fallback: 'unreachable', outcome: 'answered' });
  });

  it('announces that the answer was cut off, and continues with the built-in model', async () => {
    const { askModel } = await setUp([
      { cutAfter: 'Rain jackets keep you dry. I would take the warm one because it ' },
    ]);
    const { text, cards, report } = await askModel(QUESTION);
    expect(text).toMatch(/^Rain jackets keep you dry\.\s+Sorry, I was cut off\. .*\n\n.*\*\*Drizzle/);
    expect(cards).toEqual([DRIZZLE]);
    expect(report.fallback).toBe('interrupted');
  });
});

describe('an invalid tool call', () => {
  it.each<[string, unknown, RegExp]>([
    ['buy_now', {}, /There is no tool \\*"buy_now\\*"\. There are: search_products/],
    ['search_products', { text: 'boots' }, /The input does not fit/],
    ['search_products', '{"query": "bo', /The input does not fit/],
    ['get_product', { productId: 'prd_none' }, /no product with such an identifier/],
    ['show_products', { productIds: [] }, /The input does not fit/],
    ['compare_products', { productIds: [SKERRY, SKERRY] }, /takes two products/],
    ['add_to_cart', { productId: SKERRY, amount: 0 }, /The input does not fit/],
    ['add_to_cart', { productId: 'prd_SH-408' }, /out of stock and cannot be put/],
  ])('%s %j returns an error to the model, which may retry', async (name, input, message) => {
    const { askModel, server } = await setUp([{ tools: [{ name, input }] }, { text: 'I have not found it.' }]);
    const { text, parts, report } = await askModel('boots');
    expect(JSON.stringify(server.calls[1]?.messages.at(-1))).toMatch(message);
    expect(text).toBe('I have not found it.');
    expect(parts.filter(({ type }) => type === 'cart' || type === 'products')).toEqual([]);
    expect(report.fallback).toBeNull();
  });

  it('is refused beyond eight calls in one step', async () => {
    const many = Array.from({ length: 20 }, () => ({ name: 'get_product', input: { productId: SKERRY } }));
    const { askModel, server } = await setUp([{ tools: many }, { text: 'So be it.' }]);
    await askModel('boots');
    const results = server.calls[1]?.messages.filter(({ role }) => role === 'tool') ?? [];
    expect(results.length).toBe(20);
    expect(results.filter(({ content }) => String(content).includes('at most 8'))).toHaveLength(12);
  });
});

describe('when the model answers', () => {
  it.each([
    ['We carry 9 rain jackets by Fellmark, from €79 to €549. Which brand do you like best?', true],
    ['We carry 17 rain jackets by Fellmark.', false],
    ['We carry 9 rain jackets by Fellmark, from €59.', false],
  ])('counts what a search finds, so that it can say: %s', async (said, isTrue) => {
    const { askModel, server } = await setUp([
      { tools: [{ name: 'count_choices', input: { query: 'rain jacket', brand: 'Fellmark', details: null } }] },
      { text: said },
    ]);
    const { text, report } = await askModel('Which rain jackets do you have?');
    expect(JSON.parse(String(server.calls[1]?.messages.at(-1)?.content))).toMatchObject({
      products: 9,
      brands: [{ value: 'Fellmark', count: 9 }],
      prices: [{ currency: 'EUR', min: 79, max: 549 }],
    });
    expect(report.toolsUsed).toContain('count_choices');
    expect(text.includes(said)).toBe(isTrue);
  });

  it.each([
    `The **${DRIZZLE}** costs €79.`,
    `You can have the **${DRIZZLE}** for €549.`,
    `**${DRIZZLE}**: 9 in stock.`,
    'It costs €549.',
  ])('does not say of one product what was counted of all: %s', async (said) => {
    const counted = { tools: [{ name: 'count_choices', input: { query: 'rain jacket', brand: 'Fellmark' } }] };
    const text = `The **${DRIZZLE}** costs €119. ${said}`;
    const { askModel } = await setUp([search, counted, showing('prd_JK-102'), { text }]);
    const answer = (await askModel(QUESTION)).text;
    expect(answer).toContain('costs €119.');
    expect(answer).not.toContain(said);
  });

  it('streams text, product cards and suggestions, and reports the usage', async () => {
    const { askModel, server } = await setUp([
      search,
      showing('prd_JK-102'),
      { text: `Take the **${DRIZZLE}** for €119.` },
    ]);
    const { text, cards, suggestions, parts, report } = await askModel(QUESTION);
    expect(text).toBe(`Take the **${DRIZZLE}** for €119.`);
    expect(cards).toEqual([DRIZZLE]);
    expect(suggestions).toEqual([`Do you have anything similar to ${DRIZZLE}?`]);
    expect(parts.map(({ type }) => type).filter((type) => type !== 'text')).toEqual([
      'products',
      'sources',
      'suggestions',
      'done',
    ]);
    expect(report).toMatchObject({
      model: 'compatible/small',
      fallback: null,
      inputTokens: 3_000,
      outputTokens: 60,
      // The price is unknown, so that of the most expensive known model applies.
      cost: 3_000 * 5 + 60 * 30,
      steps: 3,
      toolsUsed: ['search_products', 'show_products'],
      shown: ['prd_JK-102'],
      replaced: 0,
      outcome: 'answered',
    });
    expect(server.calls[0]?.tools?.map(({ function: { name } }) => name)).toEqual([
      'search_products',
      'count_choices',
      'get_product',
      'compare_products',
      'similar_products',
      'search_knowledge',
      'show_products',
      'add_to_cart',
      'hand_over',
    ]);
  });

  it('shows the card of a product that the answer only names', async () => {
    const { askModel } = await setUp([search, { text: `Take the ${DRIZZLE}.` }]);
    expect((await askModel(QUESTION)).cards).toEqual([DRIZZLE]);
  });

  it('returns empty search results to the model, and reports the question as unanswered', async () => {
    const nothing = { tools: [{ name: 'search_products', input: { query: 'zeppelin' } }] };
    const { askModel } = await setUp([nothing, { text: 'I have not found that.' }]);
    expect((await askModel('a zeppelin')).report.outcome).toBe('unanswered');
  });

  it('proposes a product of the catalogue for the cart', async () => {
    const cart = { tools: [{ name: 'add_to_cart', input: { productId: SKERRY, amount: 2 } }] };
    const { askModel } = await setUp([cart, { text: 'Please confirm below.' }]);
    const { parts } = await askModel('two of the Skerry please');
    expect(parts[0]).toEqual({ type: 'cart', productId: SKERRY, externalId: 'JK-101', amount: 2 });
  });

  it('forbids tool calls in the last step', async () => {
    const script = [...Array.from({ length: 5 }, () => search), { text: 'That is all I know.' }];
    const { askModel, server } = await setUp(script);
    expect((await askModel(QUESTION)).text).toBe('That is all I know.');
    expect(server.calls.map(({ tool_choice }) => tool_choice)).toEqual([...Array(5).fill('auto'), 'none']);
  });
});

describe('model selection and outages', () => {
  it('does not call the model when the budget is spent', async () => {
    const { adviser, server } = await setUp([{ text: 'Hi' }], { modelBudget: SPENT });
    const { report, cards } = await ask(adviser, QUESTION, { assistant: { modelName: 'small' } });
    expect(report).toMatchObject({ fallback: 'budget', inputTokens: 0 });
    expect([cards, server.calls.length]).toEqual([[DRIZZLE], 0]);
  });

  it('uses the default model for an unknown model name', async () => {
    const { askModel } = await setUp([{ text: 'Hello from the default.' }]);
    const { text, report } = await askModel('hi', 'nobody/knows');
    expect([text, report.fallback, report.model]).toEqual([
      'Hello from the default.',
      'unresolved',
      'compatible/small',
    ]);
  });

  it('charges nothing for the built-in model', async () => {
    const { askModel, server } = await setUp([{ text: 'Hi' }]);
    expect((await askModel(QUESTION, 'builtin/retrieval')).report).toMatchObject({ fallback: null, cost: 0 });
    expect(server.calls).toEqual([]);
  });

  it('apologizes when the catalogue is unreachable', async () => {
    const broken: Sources = {
      ...sources,
      search: { ...sources.search, search: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')) },
    };
    for (const modelName of ['compatible/small', 'builtin/retrieval']) {
      const { askModel } = await setUp([search, { text: 'Hi' }], { from: broken });
      const { parts, report } = await askModel(QUESTION, modelName);
      expect(parts).toEqual([
        { type: 'error', message: 'Sorry, I can’t look that up right now. Please try again in a moment.' },
        { type: 'done' },
      ]);
      expect(report.outcome).toBe('unanswered');
    }
  });
});

describe('when the shopper leaves', () => {
  it('cancels the model call when the signal aborts', async () => {
    const { adviser, server } = await setUp([{ silent: true }]);
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

  it('cancels the model call when the reader stops', async () => {
    const { adviser, server } = await setUp([{ cutAfter: 'One two three ' }]);
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
