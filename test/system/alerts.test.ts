import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type TestContext, expect, it } from 'vitest';
import { temporaryDirectory } from '../setup/process.ts';
import { findPromtool } from '../setup/promtool.ts';

const RULES = path.join(import.meta.dirname, '../../deploy/alerts.yml');
const text = fs.readFileSync(RULES, 'utf8');

/** One value a minute by series, as promtool writes them: `0+3x20` are 0, 3, 6 … 60. */
type Series = Record<string, string>;

interface AlertCase {
  alert: string;
  /** Minutes after which it fires, and one before which it does not yet. */
  firesAt: number;
  notYetAt: number;
  firing: Series;
  /** Close to firing. */
  quiet: Series;
  labels: Record<string, string>;
  summary: string;
}

const requests = (status: number) =>
  `aisle_http_request_duration_seconds_count{instance="a:3000",method="GET",route="/",status="${status}"}`;
const jobs = (instance: string, state: string) =>
  `aisle_queue_jobs{instance="${instance}",queue="crawl",state="${state}"}`;
const calls = (outcome: string) =>
  `aisle_model_calls_total{instance="a:3000",model="openai/large",outcome="${outcome}"}`;

const CASES: AlertCase[] = [
  {
    alert: 'AisleDatabaseDown',
    firing: { 'aisle_database_up{instance="a:3000"}': '1x5 0x10' },
    // It responds at every other scrape.
    quiet: { 'aisle_database_up{instance="a:3000"}': '1 0 1 0 1 0 1 0 1 0 1 0 1' },
    notYetAt: 6,
    firesAt: 7,
    labels: { instance: 'a:3000', severity: 'page' },
    summary: 'a:3000 cannot reach its database',
  },
  {
    alert: 'AisleCallsFail',
    firing: { [requests(500)]: '0+3x30', [requests(200)]: '0+97x30' },
    quiet: { [requests(500)]: '0+1x30', [requests(200)]: '0+99x30' },
    notYetAt: 3,
    firesAt: 12,
    labels: { instance: 'a:3000', severity: 'page' },
    summary: 'More than 2 % of the calls to a:3000 fail',
  },
  {
    alert: 'AisleEventLoopBlocked',
    firing: { 'nodejs_eventloop_lag_p99_seconds{instance="a:3000"}': '0.6x20' },
    quiet: { 'nodejs_eventloop_lag_p99_seconds{instance="a:3000"}': '0.5x20' },
    notYetAt: 4,
    firesAt: 6,
    labels: { instance: 'a:3000', severity: 'ticket' },
    summary: 'Calls to a:3000 wait for the processor',
  },
  {
    alert: 'AisleQueueStuck',
    firing: { [jobs('a:3000', 'waiting')]: '3x30', [jobs('a:3000', 'active')]: '0x30' },
    // One of two processes sees that a job is worked on.
    quiet: {
      [jobs('a:3000', 'waiting')]: '3x30',
      [jobs('a:3000', 'active')]: '0x30',
      [jobs('b:3000', 'active')]: '1x30',
    },
    notYetAt: 14,
    firesAt: 16,
    labels: { queue: 'crawl', severity: 'ticket' },
    summary: 'Jobs wait in crawl, and none is worked on',
  },
  {
    alert: 'AisleModelsFail',
    firing: { [calls('failed')]: '0+3x60', [calls('ok')]: '0+7x60' },
    quiet: { [calls('failed')]: '0+1x60', [calls('ok')]: '0+9x60' },
    notYetAt: 9,
    firesAt: 20,
    labels: { model: 'openai/large', severity: 'ticket' },
    summary: 'More than 20 % of the calls of openai/large fail',
  },
];

/** Returns the action that the rule tells the operator to take. */
const actionOf = (alert: string) =>
  new RegExp(String.raw`- alert: ${alert}\n(?: {8}.*\n)*? {10}action: '(.*)'`).exec(text)?.[1];

/** Writes what promtool has to find. JSON is YAML, too. */
function testsOf({ alert, firing, quiet, notYetAt, firesAt, labels, summary }: AlertCase): object {
  const fired = { exp_labels: labels, exp_annotations: { summary, action: actionOf(alert) } };
  const test = (series: Series, expected: [minute: number, alerts: object[]][]) => ({
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: expected.map(([minute, alerts]) => ({
      eval_time: `${minute}m`,
      alertname: alert,
      exp_alerts: alerts,
    })),
  });
  const tests = [
    test(firing, [
      [notYetAt, []],
      [firesAt, [fired]],
    ]),
    test(
      quiet,
      Array.from({ length: firesAt }, (_, minute) => [minute + 1, []]),
    ),
  ];
  return { rule_files: [RULES], evaluation_interval: '1m', tests };
}

/** Runs Prometheus' own tests of rules. @returns promtool's report */
function runTests(given: object, skip: TestContext['skip']): string {
  const promtool = findPromtool();
  if (promtool === null) skip('There is no promtool: run "apt-get install prometheus", or put promtool into PATH.');
  const file = path.join(temporaryDirectory(), 'tests.yml');
  fs.writeFileSync(file, JSON.stringify(given));
  const { stdout, stderr } = spawnSync(promtool ?? '', ['test', 'rules', file], { encoding: 'utf8' });
  return stdout + stderr;
}

it('there is a case for each rule', () => {
  const rules = [...text.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(CASES.map(({ alert }) => alert)).toEqual(rules);
});

it.for(CASES)('$alert fires when it should, says what to do, and is quiet otherwise', (alert, { skip }) => {
  expect(runTests(testsOf(alert), skip)).toMatch(/SUCCESS\s*$/);
});

it('promtool reports a rule that does not fire', ({ skip }) => {
  const [report] = CASES.slice(0, 1).map((alert) => runTests(testsOf({ ...alert, firing: alert.quiet }), skip));
  expect(report).toContain('FAILED');
});
