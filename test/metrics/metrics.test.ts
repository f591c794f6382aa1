import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { measure } from '../../src/domain/measurement.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';

function ownMetrics() {
  const pool = () => ({ idle: 0, active: 0, waiting: 0, max: 1 });
  const metrics = createMetrics({ version: '1', pool, queues: () => Promise.resolve([]) });
  onTestFinished(() => metrics.close());
  return metrics;
}

const call = (model: string) =>
  measure({ type: 'model', model, outcome: 'ok', inputTokens: 10, outputTokens: 5, cost: 0.25, seconds: 1 });

it('sums up the tokens and cost of models, and the pages of crawls', async () => {
  const metrics = ownMetrics();
  call('openai/large');
  call('openai/large');
  measure({ type: 'page', status: 'failed', cause: 'timeout' });
  const text = await metrics.text();
  expect(text).toContain('aisle_model_tokens_total{model="openai/large",direction="input"} 20');
  expect(text).toContain('aisle_model_cost_dollars_total{model="openai/large"} 0.5');
  expect(text).toContain('aisle_crawl_pages_total{status="failed",cause="timeout"} 1');
});

it('stays small however many models are named', async () => {
  const metrics = ownMetrics();
  for (let i = 0; i < 1_000; i++) call(`compatible/${i}`);
  const series = (await metrics.text()).split('\n').filter((line) => line.startsWith('aisle_model_calls_total'));
  expect(series).toHaveLength(101);
  expect(series.at(-1)).toBe('aisle_model_calls_total{model="other",outcome="ok"} 900');
});

it('has the delay of the event loop', async () => {
  const metrics = ownMetrics();
  await sleep(50);
  expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

it('counts no longer once closed', async () => {
  const metrics = ownMetrics();
  metrics.close();
  call('openai/large');
  expect(await metrics.text()).not.toContain('openai/large');
});
