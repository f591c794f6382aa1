import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Timeouts } from '../../src/chat/timeouts.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import type { Model, StreamPart } from '../../src/chat/specification.ts';
import type { ModelUse } from '../../src/domain/model-budget.ts';
import { type ModelAnswer, serveModel } from '../setup/model-server.ts';
import { UNLIMITED, adviserWith, ask, only, questionOf } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const sources = sourcesOf(exampleCatalogue, knowledge);
const QUESTION = 'Do you have a waterproof jacket under 150 euros?';
const MAX_TOKENS = 1_200;
const MAX_CHARACTERS = MAX_TOKENS * 5;
const search = { tools: [{ name: 'search_products', input: { query: 'rain jacket', maxPrice: 150 } }] };

/** A dollar for a million tokens in, two for a million out. */
const PRICES = new Map([['compatible/small', { input: 1, cached: 1, output: 2, asOf: null }]]);

async function over(script: readonly ModelAnswer[], timeouts?: Timeouts) {
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
  const hear = () => ask(adviser, QUESTION, { assistant: { modelName: 'small' } });
  return { server, adviser, hear, settled, reserved };
}

describe('a model that says more than its limit', () => {
  it('is cut there after a whole sentence, and its connection is closed', async () => {
    const { server, hear, settled } = await over([{ endless: 'content', piece: 'Rain jackets keep you dry. ' }]);
    const { text, parts, report } = await hear();
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(text.length).toBeGreaterThan(MAX_CHARACTERS - 100);
    expect(text).toMatch(/ Rain jackets keep you dry\.$/);
    expect(parts.at(-1)).toEqual({ type: 'done' });
    expect(report).toMatchObject({ fallback: null, steps: 1, outputTokens: MAX_TOKENS });
    expect(settled).toMatchObject([{ outputTokens: MAX_TOKENS, cost: report.cost }]);
    await expect.poll(() => server.left()).toBe(1);
  });

  it.each(['word ', 'x'.repeat(100_000)])('is cut with an ellipsis where it has no sentences', async (piece) => {
    const { hear } = await over([{ endless: 'content', piece }]);
    const { text } = await hear();
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(text).toMatch(/[^.!?]…$/);
  });

  it('is cut by its provider just so', async () => {
    const { hear } = await over([{ endedAfter: 'The Drizzle is light, and' }]);
    expect((await hear()).text).toBe('The Drizzle is light, and…');
  });

  it('is broken off where its answer is no stream of pieces, and never ends', async () => {
    const { server, hear } = await over([{ endlessBytes: 'data: {"id":"' }]);
    const { cards, report } = await hear();
    expect([cards.length > 0, report.fallback]).toEqual([true, 'unreachable']);
    expect(report.inputTokens).toBeGreaterThan(1_000);
    await expect.poll(() => server.left()).toBe(1);
  });

  it.each(['reasoning_content', 'arguments'] as const)(
    'without a word to the shopper gives way to the built-in one: endless %s',
    async (endless) => {
      const { server, hear, settled } = await over([{ endless, piece: 'so what ' }]);
      const { cards, report } = await hear();
      expect([cards.length > 0, report.fallback, server.calls.length]).toEqual([true, 'empty', 1]);
      expect(settled).toMatchObject([{ outputTokens: MAX_TOKENS }]);
      await expect.poll(() => server.left()).toBe(1);
    },
  );
});

describe('what a call took is charged', () => {
  /** Short only for what a model that is silent never sends: all else may be slow on a busy machine. */
  const HANG_MS = 60_000;
  const noStart = { first: 100, silence: HANG_MS, total: HANG_MS };
  const noMore = { first: HANG_MS, silence: 2_000, total: HANG_MS };

  it.each<[how: string, script: ModelAnswer[], steps: number, output: number, timeouts?: Timeouts]>([
    ['breaks off', [{ cutAfter: 'It has three layers and ' }], 1, 8],
    ['is silent in the midst', [{ holdAfter: 'It has three layers and ' }], 1, 8, noMore],
    ['is silent from the start', [{ silent: true }], 1, 0, noStart],
    ['sends pieces without anything', [{ endless: 'content', piece: '' }], 1, 0, noStart],
    ['breaks off in the second step', [search, { cutAfter: 'It has three layers and ' }], 2, 28],
  ])('where the model %s', async (_, script, steps, expected, timeouts) => {
    const { hear, settled, reserved } = await over(script, timeouts);
    const { report } = await hear();
    expect(report.fallback).not.toBeNull();
    expect(settled).toHaveLength(steps);
    const output = settled.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
    expect(output).toBe(expected);
    // The prompt was sent, whatever came of it: some 10 KB with the tools.
    for (const { inputTokens } of settled) expect(inputTokens).toBeGreaterThanOrEqual(1_000);
    const cost = settled.reduce((sum, use) => sum + use.cost, 0);
    expect(cost).toBeGreaterThan(0);
    expect(report).toMatchObject({ cost, outputTokens: output });
    // Nothing took more than was set aside for it.
    for (const [at, use] of settled.entries()) expect(use.cost).toBeLessThanOrEqual(reserved[at] ?? 0);
  });

  it('where the shopper leaves', async () => {
    const { adviser, settled } = await over([{ holdAfter: 'It has three layers and ' }]);
    const left = new AbortController();
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], {
        assistant: { modelName: 'small' },
        signal: left.signal,
      }),
    );
    for await (const part of parts) if (part.type === 'text' && part.delta.includes('layers')) left.abort();
    const { inputTokens = 0, outputTokens = 0, cost } = settled[0] ?? {};
    expect(await report).toMatchObject({ aborted: true, inputTokens, outputTokens, cost });
    expect([inputTokens > 1_000, outputTokens >= 7]).toEqual([true, true]);
  });

  it('where nobody reads on', async () => {
    const { adviser, settled } = await over([{ holdAfter: 'It has three layers and ' }]);
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], { assistant: { modelName: 'small' } }),
    );
    for await (const part of parts) if (part.type === 'text') break;
    expect((await report).inputTokens).toBe(settled[0]?.inputTokens);
    expect(settled[0]?.inputTokens).toBeGreaterThan(1_000);
  });

  it('but not where the provider refused it', async () => {
    const { hear, settled } = await over([{ status: 500 }]);
    expect((await hear()).report).toMatchObject({ fallback: 'unreachable', cost: 0, inputTokens: 0 });
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
  ])('within what was sent and the limit, whatever is reported: %j', async ([prompt, completion], output) => {
    const { hear, settled } = await over([reporting(prompt, completion)]);
    const { report } = await hear();
    expect(settled).toMatchObject([{ outputTokens: output, inputTokens: report.inputTokens }]);
    expect(report.inputTokens).toBeGreaterThanOrEqual(1_000);
    expect(report.inputTokens).toBeLessThan(30_000);
    if (prompt === 1_500.4) expect(report).toMatchObject({ inputTokens: 1_500, cost: 1_514 });
  });
});

describe('in time', () => {
  /** Streams what the test sends, when the test sends it. */
  function createScripted() {
    const started = Promise.withResolvers<ReadableStreamDefaultController<StreamPart>>();
    let isCancelled = false;
    const stream = new ReadableStream<StreamPart>({
      start: (controller) => started.resolve(controller),
      cancel: () => void (isCancelled = true),
    });
    const doStream = () => Promise.resolve({ stream });
    const model = { specificationVersion: 'v4', provider: 'p', modelId: 'm', supportedUrls: {}, doStream };
    const adviser = adviserWith(sources, only(model as unknown as Model));
    const { parts, report } = adviser.advise(
      questionOf([{ role: 'shopper', text: QUESTION }], { assistant: { modelName: 'small' } }),
    );
    let text = '';
    const reading = (async () => {
      for await (const part of parts) if (part.type === 'text') text += part.delta;
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
      text: () => text,
      isCancelled: () => isCancelled,
      report,
      reading,
    };
  }

  /** Lets everything happen that waits for no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await nextTurn();
  }

  const begin = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const scripted = createScripted();
    await settle();
    return scripted;
  };
  afterEach(() => void vi.useRealTimers());

  const thinks = (delta: string): StreamPart => ({ type: 'reasoning-delta', id: 'r', delta });
  const says = (delta: string): StreamPart => ({ type: 'text-delta', id: 't', delta });
  const begins: StreamPart = { type: 'text-start', id: 't' };

  it('after 6 s of silence the built-in model answers, also where the stream has begun', async () => {
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

  it('a model that thinks has 20 s from one thought to the next, and the shopper reads after 6 s that it does', async () => {
    const scripted = await begin();
    await scripted.say(thinks('Well, '));
    await scripted.pass(5_999);
    expect(scripted.text()).toBe('');
    await scripted.pass(1);
    expect(scripted.text()).toBe('One moment, please.\n\n');
    await scripted.pass(13_999);
    await scripted.say(thinks('jackets.'));
    await scripted.pass(19_999);
    await scripted.say(begins, says('Good day to you. '));
    expect(scripted.text()).toBe('One moment, please.\n\nGood day to you. ');
    await scripted.pass(19_999);
    expect(scripted.isCancelled()).toBe(false);
    await scripted.pass(1);
    await scripted.reading;
    expect(scripted.text()).toMatch(/^One moment, please\.\n\nGood day to you\. \n\nSorry, I was cut off/);
    expect((await scripted.report).fallback).toBe('timeout');
  });

  it('a model that thinks unseen has 20 s from when it begins to', async () => {
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

  it('a model that says nothing new is given up after 20 s, however many pieces it sends', async () => {
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
