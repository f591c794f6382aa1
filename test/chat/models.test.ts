import { describe, expect, it } from 'vitest';
import { costOf, priceOf } from '../../src/chat/models/prices.ts';
import { createModels } from '../../src/chat/models/registry.ts';

const compatible = { url: 'http://127.0.0.1:9/v1', models: ['meta/llama-4', 'tiny'] };
const all = { openaiKey: 'sk-o', anthropicKey: 'sk-a', googleKey: 'g', compatible };

describe('a name', () => {
  it.each([
    [{}, 'openai/gpt-5.4', 'builtin/retrieval'],
    [{}, '', 'builtin/retrieval'],
    [{ fallback: 'nobody/knows' }, 'gpt-5.4', 'builtin/retrieval'],
    [{ openaiKey: 'sk-o' }, 'anthropic/claude-sonnet-4-6', 'openai/gpt-5.4'],
    [{ openaiKey: 'sk-o' }, 'constructor', 'openai/gpt-5.4'],
    [{ openaiKey: 'sk-o' }, 'openai', 'openai/gpt-5.4'],
    [{ openaiKey: 'sk-o', fallback: 'builtin/retrieval' }, 'tiny', 'builtin/retrieval'],
    [{ openaiKey: 'sk-o', fallback: 'gpt-5.4-nano' }, 'tiny', 'openai/gpt-5.4-nano'],
    [{ ...all, compatible: { ...compatible, models: ['gpt-5.4'] } }, 'gpt-5.4', 'anthropic/claude-sonnet-4-6'],
  ])('with %j, %j is not to be had, and the default is %s', (settings, asked, name) => {
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
  ])('%j is %s', (asked, name) => {
    expect(createModels(all).resolve(asked)).toMatchObject({ name, asked: true });
  });
});

it.each([
  ['anthropic/claude-sonnet-4-6', 'anthropic', 'claude-sonnet-4-6'],
  ['openai/gpt-5.4', 'openai', 'gpt-5.4'],
  ['google/gemini-3.1-pro-preview', 'google', 'gemini-3.1-pro-preview'],
  ['compatible/tiny', 'compatible', 'tiny'],
  ['builtin/retrieval', 'builtin', 'retrieval'],
])('%s is loaded when it is needed, and once', async (name, provider, modelId) => {
  const models = createModels(all);
  const model = await models.resolve(name).load();
  expect(model).toMatchObject({ specificationVersion: 'v4', modelId });
  expect(model.provider).toContain(provider);
  expect(await models.resolve(name).load()).toBe(model);
});

it('are offered with what they are and cost; keys are not among it', () => {
  const offers = createModels(all).offers();
  expect(offers[0]).toEqual({
    name: 'builtin/retrieval',
    role: null,
    price: { input: 0, cached: 0, output: 0, asOf: expect.any(String) },
  });
  expect(offers).toContainEqual({ name: 'compatible/tiny', role: 'fast', price: null });
  expect(offers.filter(({ role }) => role === 'default')).toHaveLength(4);
  expect(JSON.stringify(offers)).not.toMatch(/sk-|127\.0\.0\.1/);
});

it.each([
  ['compatible/tiny', null],
  ['openai/gpt-9', null],
  ['openai/constructor', null],
  ['builtin/retrieval', 0],
  ['anthropic/claude-haiku-4-5', 1_000_000 + 5 * 100_000],
  ['anthropic/claude-haiku-4-5-20251001', 1_000_000 + 5 * 100_000],
])('a million tokens in and a tenth out of %s cost %s millionths of a dollar', (name, cost) => {
  expect(costOf(name, { inputTokens: 1_000_000, cachedTokens: 0, outputTokens: 100_000 })).toBe(cost);
});

it('counts what the provider had kept at its own price', () => {
  const { input = 0, cached = 0 } = priceOf('openai/gpt-5.4') ?? {};
  expect(costOf('openai/gpt-5.4', { inputTokens: 1_000, cachedTokens: 600, outputTokens: 0 })).toBe(
    400 * input + 600 * cached,
  );
  expect(costOf('openai/gpt-5.4', { inputTokens: 10, cachedTokens: 600, outputTokens: 0 })).toBe(
    Math.round(10 * cached),
  );
});
