import { describe, expect, it } from 'vitest';
import { costOf } from '../../src/chat/models/prices.ts';
import { createModels } from '../../src/chat/models/registry.ts';

const compatible = { url: 'http://127.0.0.1:9/v1', models: ['meta/llama-4', 'tiny'] };
const keysIn = (environment: Record<string, string>) => ({ keys: environment });
const openai = keysIn({ OPENAI_API_KEY: 'sk-o' });
const all = {
  ...keysIn({ OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a', GOOGLE_GENERATIVE_AI_API_KEY: 'g' }),
  compatible,
};

describe('a model name', () => {
  it.each([
    [{}, 'openai/gpt-5.4', 'builtin/retrieval'],
    [{}, '', 'builtin/retrieval'],
    [{ fallback: 'nobody/knows' }, 'gpt-5.4', 'builtin/retrieval'],
    [openai, 'anthropic/claude-sonnet-4-6', 'openai/gpt-5.4'],
    [openai, 'constructor', 'openai/gpt-5.4'],
    [openai, 'openai', 'openai/gpt-5.4'],
    [{ ...openai, fallback: 'builtin/retrieval' }, 'tiny', 'builtin/retrieval'],
    [{ ...openai, fallback: 'gpt-5.4-nano' }, 'tiny', 'openai/gpt-5.4-nano'],
    [{ ...all, compatible: { ...compatible, models: ['gpt-5.4'] } }, 'gpt-5.4', 'anthropic/claude-sonnet-4-6'],
  ])('with %j, %j is unavailable and resolves to the default %s', (settings, asked, name) => {
    expect(createModels(settings).resolve(asked)).toMatchObject({ name, asked: false });
  });

  it.each([
    ['builtin/retrieval', 'builtin/retrieval'],
    ['openai/gpt-9-of-tomorrow', 'openai/gpt-9-of-tomorrow'],
    ['gpt-5.4-mini', 'openai/gpt-5.4-mini'],
    [' claude-haiku-4-5 ', 'anthropic/claude-haiku-4-5'],
    ['anthropic/fast', 'anthropic/claude-haiku-4-5'],
    ['google/default', 'google/gemini-3.1-pro-preview'],
    ['meta/llama-4', 'compatible/meta/llama-4'],
    ['compatible/meta/llama-4', 'compatible/meta/llama-4'],
    ['compatible/fast', 'compatible/tiny'],
  ])('%j resolves to %s', (asked, name) => {
    expect(createModels(all).resolve(asked)).toMatchObject({ name, asked: true });
  });
});

it.each([
  ['anthropic/claude-sonnet-4-6', 'anthropic', 'claude-sonnet-4-6'],
  ['openai/gpt-5.4', 'openai', 'gpt-5.4'],
  ['google/gemini-3.1-pro-preview', 'google', 'gemini-3.1-pro-preview'],
  ['compatible/tiny', 'compatible', 'tiny'],
])('loads %s on demand, once', async (name, provider, modelId) => {
  const models = createModels(all);
  const model = await models.resolve(name).load();
  expect(model).toMatchObject({ specificationVersion: 'v4', modelId });
  expect(model.provider).toContain(provider);
  expect(await models.resolve(name).load()).toBe(model);
});

/** An unknown price is that of the most expensive known model. */
const ASSUMED = { input: 5, cached: 5, output: 30, asOf: null, isAssumed: true };

it('lists the models with roles and prices, but without keys', () => {
  const offers = createModels(all).offers();
  expect(offers[0]).toEqual({
    name: 'builtin/retrieval',
    role: null,
    price: { input: 0, cached: 0, output: 0, asOf: expect.any(String) },
  });
  expect(offers).toContainEqual({ name: 'compatible/tiny', role: 'fast', price: ASSUMED });
  expect(offers.filter(({ role }) => role === 'default')).toHaveLength(4);
  expect(JSON.stringify(offers)).not.toMatch(/sk-|127\.0\.0\.1/);
});

it.each([
  ['compatible/tiny', 8_000_000],
  ['openai/gpt-9', 8_000_000],
  ['openai/constructor', 8_000_000],
  ['builtin/retrieval', 0],
  ['anthropic/claude-haiku-4-5', 1_000_000 + 5 * 100_000],
  ['anthropic/claude-haiku-4-5-20251001', 1_000_000 + 5 * 100_000],
])('a million input and 100,000 output tokens of %s cost %s micro-dollars', (name, cost) => {
  expect(
    costOf(createModels(all).resolve(name).price, { inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 100_000 }),
  ).toBe(cost);
});

it('charges cached tokens at their own price', () => {
  const price = createModels(all).resolve('openai/gpt-5.4').price;
  const { input, cached } = price;
  expect(costOf(price, { inputTokens: 1_000, cachedTokens: 600, outputTokens: 0 })).toBe(400 * input + 600 * cached);
  expect(costOf(price, { inputTokens: 10, cachedTokens: 600, outputTokens: 0 })).toBe(Math.round(10 * cached));
});

it("prefers the operator's prices to the built-in table", () => {
  const own = (input: number) => ({ input, cached: 1, output: 2, asOf: null });
  const prices = new Map([
    ['compatible/tiny', own(3)],
    ['openai/gpt-5.4', own(4)],
    ['openai/gpt-6', own(5)],
  ]);
  const models = createModels({ ...all, prices });
  expect(models.resolve('tiny').price).toEqual(own(3));
  expect(models.resolve('openai/gpt-5.4-2027-01-31').price).toEqual(own(4));
  expect(models.resolve('gpt-6')).toMatchObject({ name: 'openai/gpt-6', asked: true, price: own(5) });
  expect(models.offers()).toContainEqual({ name: 'openai/gpt-6', role: null, price: own(5) });
  expect(models.resolve('openai/gpt-5.4-mini').price).toMatchObject({ input: 0.75 });
});

it.each([
  [{}, 'builtin/retrieval', 'builtin/retrieval'],
  [all, 'anthropic/claude-sonnet-4-6', 'anthropic/claude-haiku-4-5'],
  [{ compatible }, 'compatible/meta/llama-4', 'compatible/tiny'],
  [{ ...all, fallback: 'gpt-5.4' }, 'openai/gpt-5.4', 'openai/gpt-5.4-mini'],
  [{ ...all, fallback: 'builtin/retrieval' }, 'builtin/retrieval', 'builtin/retrieval'],
])('with %j, the default is %s, and for new assistants %s', (settings, usual, fast) => {
  expect(createModels(settings)).toMatchObject({ default: usual, fast });
  expect(createModels(settings).resolve('nobody/knows').name).toBe(usual);
});
