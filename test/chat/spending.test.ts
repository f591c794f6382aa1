import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Timeouts } from '../../src/chat/models/timeouts.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import type { Model, StreamPart } from '../../src/chat/models/specification.ts';
import type { ModelUse } from '../../src/domain/model-budget.ts';
import { type ModelAnswer, serveModel } from '../setup/model-server.ts';
import { UNLIMITED, adviserWith, ask, registryOf, questionOf } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';
import { partsOf } from './manipulated-model.ts';

const sources = sourcesOf(exampleCatalogue, knowledge);
const QUESTION = 'Do you have a waterproof jacket under 150 euros?';
const MAX_TOKENS = 1_200;
const MAX_CHARACTERS = MAX_TOKENS * 5;
const search = { tools: [{ name: 'search_products', input: { query: 'rain jacket', maxPrice: 150 } }] };

/** $1 per million input tokens, $2 per million output tokens. */
const PRICES = new Map([['compatible/small', { input: 1, cached: 1, output: 2, asOf: null }]]);

async function setUp(script: readonly ModelAnswer[], timeouts?: Timeouts) {
  const server = await serveModel(script);
  const models = createModels({ compatible: { url: server.url, models: ['small'] }, prices: PRICES });
  const settled: ModelUse[] = [];
  const reserved: number[] = [];
  const modelBudget = {
    ...UNLIMITED,
    reserve: async (_: string, cost: number) => {
      reserved.push(cost);
      return 'reserved';
    },
    settle: async (_: string, __: string, use: ModelUse) => void settled.push(use),
  };
  const adviser = adviserWith(sources, models, { modelBudget, ...(timeouts && { timeouts }) });
  const askModel = () => ask(adviser, QUESTION, { assistant: { modelName: 'small' } });
  return { server, adviser, askModel, settled, reserved };
}

describe('an answer beyond the token limit', () => {
  it('is cut after a whole sentence, and its connection is closed', async () => {
    const { server, askModel, settled } = await setUp([{ endless: 'content', piece: 'Rain jackets keep you dry. ' }]);
    const { text, parts, report } = await askModel();
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(text.length).toBeGreaterThan(MAX_CHARACTERS - 100);
    expect(text).toMatch(/ Rain jackets keep you dry\.$/);
    expect(parts.at(-1)).toEqual({ type: 'done' });
    expect(report).toMatchObject({ fallback: null, steps: 1, outputTokens: MAX_TOKENS });
    expect(settled).toMatchObject([{ outputTokens: MAX_TOKENS, cost: report.cost }]);
    await expect.poll(() => server.left()).toBe(1);
  });

  it.each(['word ', 'x'.repeat(100_000)])('is bounded if it has no sentences', async (piece) => {
    const { askModel } = await setUp([{ endless: 'content', piece }]);
    const { text } = await askModel();
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  it('is cut with an ellipsis if the provider ends it', async () => {
    const { askModel } = await setUp([{ endedAfter: 'Rain jackets keep you dry, and' }]);
    expect((await askModel()).text).toBe('Rain jackets keep you dry, and…');
  });

  it('is aborted if a single event never ends', async () => {
    const { server, askModel } = await setUp([{ endlessBytes: 'data: {"id":"' }]);
    const { cards, report } = await askModel();
    expect([cards.length > 0, report.fallback]).toEqual([true, 'unreachable']);
    expect(report.inputTokens).toBeGreaterThan(1_000);
    await expect.poll(() => server.left()).toBe(1);
  });

  it.each(['reasoning_content', 'arguments'] as const)(
    "is replaced by the built-in model's if it has no text: endless %s",
    async (endless) => {
      const { server, askModel, settled } = await setUp([{ endless, piece: 'so what ' }]);
      const { cards, report } = await askModel();
      expect([cards.length > 0, report.fallback, server.calls.length]).toEqual([true, 'empty', 1]);
      expect(settled).toMatchObject([{ outputTokens: MAX_TOKENS }]);
      await expect.poll(() => server.left()).toBe(1);
    },
  );
});

describe('charges for a model call', () => {
  /** Only timeouts for output that never arrives are short; a busy machine may delay all other output. */
  const HANG_MS = 60_000;
  const noStart = { first: 100, silence: HANG_MS, total: HANG_MS };
  const noMore = { first: HANG_MS, silence: 2_000, total: HANG_MS };

  it.each<[how: string, script: ModelAnswer[], steps: number, output: number, timeouts?: Timeouts]>([
    ['disconnects', [{ cutAfter: 'It has three layers and ' }], 1, 8],
    ['stalls within its answer', [{ holdAfter: 'It has three layers and ' }], 1, 8, noMore],
    ['never responds', [{ silent: true }], 1, 0, noStart],
    ['sends only empty deltas', [{ endless: 'content', piece: '' }], 1, 0, noStart],
    ['disconnects in the second step', [search, { cutAfter: 'It has three layers and ' }], 2, 28],
  ])('if the model %s', async (_, script, steps, expected, timeouts) => {
    const { askModel, settled, reserved } = await setUp(script, timeouts);
    const { report } = await askModel();
    expect(report.fallback).not.toBeNull();
    expect(settled).toHaveLength(steps);
    const output = settled.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
    expect(output).toBe(expected);
    // The prompt of about 10 KB, including the tools, was sent in any case.
    for (const { inputTokens } of settled) expect(inputTokens).toBeGreaterThanOrEqual(1_000);
    const cost = settled.reduce((sum, use) => sum + use.cost, 0);
    expect(cost).toBeGreaterThan(0);
    expect(report).toMatchObject({ cost, outputTokens: output });
    // No call cost more than its reservation.
    for (const [at, use] of settled.entries()) expect(use.cost).toBeLessThanOrEqual(reserved[at] ?? 0);
  });

  it('if the shopper leaves', async () => {
    const { adviser, settled } = await setUp([{ holdAfter: 'Rain jackets keep you dry. And ' }]);
    const left = new AbortController();
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], {
        assistant: { modelName: 'small' },
        signal: left.signal,
      }),
    );
    for await (const part of parts) if (part.type === 'text' && part.delta.includes('dry')) left.abort();
    const { inputTokens = 0, outputTokens = 0, cost } = settled[0] ?? {};
    expect(await report).toMatchObject({ aborted: true, inputTokens, outputTokens, cost });
    expect([inputTokens > 1_000, outputTokens >= 7]).toEqual([true, true]);
  });

  it('if the reader stops', async () => {
    const { adviser, settled } = await setUp([{ holdAfter: 'Rain jackets keep you dry. And ' }]);
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], { assistant: { modelName: 'small' } }),
    );
    for await (const part of parts) if (part.type === 'text') break;
    expect((await report).inputTokens).toBe(settled[0]?.inputTokens);
    expect(settled[0]?.inputTokens).toBeGreaterThan(1_000);
  });

  it('but not if the provider refused it', async () => {
    const { askModel, settled } = await setUp([{ status: 500 }]);
    expect((await askModel()).report).toMatchObject({ fallback: 'unreachable', cost: 0, inputTokens: 0 });
    expect(settled).toMatchObject([{ cost: 0, inputTokens: 0, outputTokens: 0 }]);
  });

  const reporting = (prompt: number, completion: number): ModelAnswer => {
    const event = (content: string, finish: string | null, usage?: object) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }], usage })}\n\n`;
    const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: 1 };
    return { raw: `${event('Good day to you.', null)}${event('', 'stop', usage)}data: [DONE]\n\n` };
  };

  it.each<[reported: [number, number], output: number]>([
    [[1e300, 1e300], MAX_TOKENS],
    [[0, 0], 6],
    [[-5, -5], 6],
    [[1_500.4, 7.4], 7],
  ])('within the prompt size and the limit, whatever usage is reported: %j', async ([prompt, completion], output) => {
    const { askModel, settled } = await setUp([reporting(prompt, completion)]);
    const { report } = await askModel();
    expect(settled).toMatchObject([{ outputTokens: output, inputTokens: report.inputTokens }]);
    expect(report.inputTokens).toBeGreaterThanOrEqual(1_000);
    expect(report.inputTokens).toBeLessThan(30_000);
    if (prompt === 1_500.4) expect(report).toMatchObject({ inputTokens: 1_500, cost: 1_514 });
  });
});

describe('timeouts', () => {
  /** Streams the parts that the test sends, and nothing in a second step. */
  function createScripted() {
    const started = Promise.withResolvers<ReadableStreamDefaultController<StreamPart>>();
    let isCancelled = false;
    const stream = new ReadableStream<StreamPart>({
      start: (controller) => started.resolve(controller),
      cancel: () => void (isCancelled = true),
    });
    const streams = [stream, new ReadableStream<StreamPart>()];
    const doStream = () => Promise.resolve({ stream: streams.shift() });
    const model = { specificationVersion: 'v4', provider: 'p', modelId: 'm', supportedUrls: {}, doStream };
    const adviser = adviserWith(sources, registryOf(model as unknown as Model));
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], { assistant: { modelName: 'small' } }),
    );
    let text = '';
    let cards = 0;
    const reading = (async () => {
      for await (const part of parts) {
        if (part.type === 'text') text += part.delta;
        if (part.type === 'products') cards += part.products.length;
      }
    })();
    return {
      say: async (...given: StreamPart[]) => {
        const controller = await started.promise;
        for (const part of given) controller.enqueue(part);
        await settle();
      },
      pass: async (ms: number) => {
        await vi.advanceTimersByTimeAsync(ms);
        await settle();
      },
      end: async () => {
        (await started.promise).close();
        await settle();
      },
      text: () => text,
      cards: () => cards,
      isCancelled: () => isCancelled,
      report,
      reading,
    };
  }

  /** Runs all pending work that does not wait for a timer. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await nextTurn();
  }

  const begin = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const scripted = createScripted();
    await settle();
    return scripted;
  };
  afterEach(() => void vi.useRealTimers());

  const thinks = (delta: string): StreamPart => ({ type: 'reasoning-delta', id: 'r', delta });
  const says = (delta: string): StreamPart => ({ type: 'text-delta', id: 't', delta });
  const begins: StreamPart = { type: 'text-start', id: 't' };

  it('falls back to the built-in model after 6 s without text, even if the stream has begun', async () => {
    const scripted = await begin();
    await scripted.say(
      { type: 'stream-start', warnings: [] },
      { type: 'response-metadata', id: 'x' },
      begins,
      says(''),
    );
    await scripted.pass(5_999);
    expect(scripted.text()).toBe('');
    await scripted.pass(1);
    await scripted.reading;
    expect(scripted.text()).toContain('Drizzle Packable Rain Jacket');
    expect(scripted.text()).not.toContain('One moment');
    expect([(await scripted.report).fallback, scripted.isCancelled()]).toEqual(['timeout', true]);
  });

  it('allows 20 s between reasoning deltas, and asks the shopper to wait after 6 s', async () => {
    const scripted = await begin();
    await scripted.say(thinks('Well, '));
    await scripted.pass(5_999);
    expect(scripted.text()).toBe('');
    await scripted.pass(1);
    expect(scripted.text()).toBe('One moment, please.\n\n');
    await scripted.pass(13_999);
    await scripted.say(thinks('jackets.'));
    await scripted.pass(19_999);
    await scripted.say(begins, says('Good day to you. '), says('Well'));
    expect(scripted.text()).toBe('One moment, please.\n\nGood day to you. ');
    await scripted.pass(19_999);
    expect(scripted.isCancelled()).toBe(false);
    await scripted.pass(1);
    await scripted.reading;
    expect(scripted.text()).toMatch(/^One moment, please\.\n\nGood day to you\. \n\nSorry, I was cut off/);
    expect((await scripted.report).fallback).toBe('timeout');
  });

  it('allows 20 s for reasoning that is not streamed', async () => {
    const scripted = await begin();
    await scripted.say({ type: 'reasoning-start', id: 'r' });
    await scripted.pass(6_000);
    expect(scripted.text()).toBe('One moment, please.\n\n');
    await scripted.pass(13_999);
    expect(scripted.isCancelled()).toBe(false);
    await scripted.pass(1);
    await scripted.reading;
    expect(scripted.text()).toMatch(/^One moment, please\.\n\n.*Drizzle Packable Rain Jacket/);
  });

  it('asks the shopper to wait 6 s after the question if only cards have come', async () => {
    const scripted = await begin();
    const productIds = [exampleCatalogue[0]?.productId];
    await scripted.say(...partsOf({ tool: 'show_products', input: { productIds } }));
    await scripted.end();
    await scripted.pass(5_999);
    expect([scripted.cards(), scripted.text()]).toEqual([1, '']);
    await scripted.pass(1);
    expect(scripted.text()).toBe('One moment, please.\n\n');
  });

  it('gives up after 20 s without new content, however many empty deltas arrive', async () => {
    const scripted = await begin();
    await scripted.say(thinks('Well, '));
    for (let second = 1; second < 20; second++) {
      await scripted.pass(1_000);
      await scripted.say(thinks(''));
    }
    expect(scripted.isCancelled()).toBe(false);
    await scripted.pass(1_000);
    await scripted.reading;
    expect([scripted.isCancelled(), (await scripted.report).fallback]).toEqual([true, 'timeout']);
    expect(scripted.text()).toContain('Drizzle Packable Rain Jacket');
  });
});
