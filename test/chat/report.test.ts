import { expect, it } from 'vitest';
import { languageOfCode } from '../../src/chat/languages/index.ts';
import { createModels } from '../../src/chat/models/registry.ts';
import { reportOf } from '../../src/chat/report.ts';
import { createTurn } from '../../src/chat/turn.ts';

const turn = createTurn({
  organizationId: 'org_1',
  assistantId: 'ast_1',
  shop: 'Shop',
  siteUrl: null,
  persona: null,
  language: languageOfCode('en'),
});
const rest = { fallback: null, replaced: 0, aborted: false, firstMs: null, totalMs: 1 };
const price = { input: 0.15, cached: 0.05, output: 0.6, asOf: null };
const models = createModels({
  compatible: { url: 'http://127.0.0.1:9/v1', models: ['tiny'] },
  prices: new Map([['compatible/tiny', price]]),
});

it.each([
  // As said by the server: input, of it cached, output; and what it costs in millionths of a dollar.
  [[1_000, 400, 100], [1_000, 400, 100], 600 * 0.15 + 400 * 0.05 + 100 * 0.6],
  [[10.4, -5, 0], [10, 0, 0], 2],
  [[Number.NaN, 0, Number.POSITIVE_INFINITY], [0, 0, 1_000_000_000], 600_000_000],
  [[-1, -1, -1], [0, 0, 0], 0],
])('of %j tokens counts %j, at %d', ([input = 0, cached = 0, output = 0], counted, cost) => {
  const spent = { inputTokens: input, cachedTokens: cached, outputTokens: output, steps: 1, answered: true };
  const report = reportOf(turn, spent, models.resolve('tiny'), rest);
  expect([report.inputTokens, report.cachedTokens, report.outputTokens]).toEqual(counted);
  expect(report.cost).toBe(cost);
});
