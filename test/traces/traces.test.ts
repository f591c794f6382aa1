import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callContext, currentCall, traceHeaders } from '../../src/domain/call-context.ts';
import { measure } from '../../src/domain/measurement.ts';
import { Refusal } from '../../src/domain/refusal.ts';
import { readTraceSettings } from '../../src/domain/trace-settings.ts';
import { doWork, streamWork } from '../../src/domain/work.ts';
import { reportExports } from '../../src/traces/report-exports.ts';
import { openTraces } from '../../src/traces/open.ts';

interface LoggedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentId?: string;
  attributes: Record<string, unknown>;
}

/** Records work in this thread. @returns a function that stops, and returns the spans */
async function record(environment: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const spans: LoggedSpan[] = [];
  const log = { info: (line: { span: LoggedSpan }) => void spans.push(line.span) };
  const settings = readTraceSettings({ OTEL_TRACES_EXPORTER: 'console', ...environment });
  const close = await openTraces(settings, log as never);
  return async () => {
    await close();
    return spans;
  };
}

const search = (run: () => Promise<unknown> = () => Promise.resolve()) =>
  doWork({ type: 'search', kind: 'products' }, run);
const act = (run: () => Promise<unknown>) => doWork({ type: 'action', action: 'list_assistants', via: 'rest' }, run);

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe('the settings', () => {
  it.each([
    [{}, []],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, []],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }, ['otlp']],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }, ['otlp']],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, ['otlp']],
    [{ OTEL_TRACES_EXPORTER: 'console, otlp' }, ['otlp', 'console']],
  ])('%o send spans to %o', (environment, exporters) => {
    expect(readTraceSettings(environment)).toMatchObject({ exporters, problem: null });
  });

  it.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be otlp, console or none, not "zipkin".'],
    [
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not "grpc".',
    ],
  ])('%o switch traces off, and say why', (environment, problem) => {
    expect(readTraceSettings(environment)).toMatchObject({ exporters: [], problem });
  });

  it('send protobuf, unless a variable asks for JSON', () => {
    const protocolOf = (environment: Record<string, string>) =>
      readTraceSettings({ OTEL_TRACES_EXPORTER: 'otlp', ...environment }).protocol;
    const json = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
    expect([{}, json, { ...json, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' }].map(protocolOf)).toEqual([
      'http/protobuf',
      'http/json',
      'http/protobuf',
    ]);
  });
});

it('records nothing while the settings do not ask for it, and sends no headers', async () => {
  const stop = await record({ OTEL_TRACES_EXPORTER: 'none' });
  await search(() => Promise.resolve(expect(traceHeaders()).toEqual({})));
  expect(currentCall()).toEqual({});
  expect(await stop()).toEqual([]);
});

it('makes work within work its child, and tells apart what happens at once', async () => {
  const stop = await record();
  await Promise.all([act(() => search()), act(() => search())]);
  const spans = await stop();
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
  for (const parent of spans.filter(({ name }) => name === 'list_assistants')) {
    const children = spans.filter(({ parentId }) => parentId === parent.spanId);
    expect(children).toMatchObject([{ name: 'search products', traceId: parent.traceId }]);
  }
});

it('continues the trace of a caller, in the headers of calls to others too', async () => {
  const span = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true, isRemote: true };
  const stop = await record();
  let headers = {};
  await callContext.run({ requestId: 'req_1', span }, () => search(() => Promise.resolve((headers = traceHeaders()))));
  const [recorded] = await stop();
  expect(recorded).toMatchObject({ traceId: span.traceId, parentId: span.spanId });
  expect(recorded?.attributes).toMatchObject({ 'aisle.request_id': 'req_1' });
  expect(headers).toEqual({ traceparent: `00-${span.traceId}-${recorded?.spanId}-01` });
});

it('says how actions end, without the texts of errors', async () => {
  const stop = await record();
  await act(() => Promise.resolve());
  await act(() => Promise.reject(new Refusal('forbidden', 'not for Ana'))).catch(() => {});
  await act(() => Promise.reject(new TypeError('Ana broke it'))).catch(() => {});
  const spans = await stop();
  expect(spans.map(({ attributes }) => [attributes['aisle.action.outcome'], attributes['error.type']])).toEqual([
    ['ok', undefined],
    ['forbidden', undefined],
    ['internal', 'TypeError'],
  ]);
  expect(JSON.stringify(spans)).not.toContain('Ana');
});

describe('a stream', () => {
  async function* parts() {
    yield 'first';
    await search();
    yield 'second';
  }
  const open = () => streamWork({ type: 'answer' }, parts);

  it('is one span, whose parts are its children whoever reads them', async () => {
    const stop = await record();
    const stream = open();
    await callContext.run({ requestId: 'req_1' }, () => stream.next());
    await callContext.run({ requestId: 'req_2' }, () => stream.next());
    await stream.next();
    const [child, answer] = await stop();
    expect(answer).toMatchObject({ name: 'invoke_agent', attributes: { 'aisle.request_id': 'req_1' } });
    expect(child).toMatchObject({ parentId: answer?.spanId, attributes: { 'aisle.request_id': 'req_1' } });
  });

  it('ends when its reader leaves', async () => {
    const stop = await record();
    for await (const part of open()) if (part === 'first') break;
    expect((await stop()).map(({ name }) => name)).toEqual(['invoke_agent']);
  });

  it('ends when it fails, for the reader too', async () => {
    const stop = await record();
    const stream = streamWork({ type: 'answer' }, async function* fail() {
      yield await Promise.reject(new RangeError('broken'));
    });
    await expect(stream.next()).rejects.toThrow('broken');
    expect((await stop())[0]?.attributes).toMatchObject({ 'error.type': 'RangeError' });
  });
});

it.each([
  ['always_off', [], '00'],
  ['always_on', ['search products'], '01'],
])('lets the sampler %s decide', async (sampler, names, flags) => {
  const stop = await record({ OTEL_TRACES_SAMPLER: sampler });
  let sent = '';
  await search(() => Promise.resolve((sent = traceHeaders()['traceparent'] ?? '')));
  expect((await stop()).map(({ name }) => name)).toEqual(names);
  expect(sent.slice(-2)).toBe(flags);
});

it('logs once that exports fail, and once that they succeed again', () => {
  const lines: unknown[] = [];
  const log = { warn: (_fields: object, text: string) => lines.push(text), info: (text: string) => lines.push(text) };
  const end = reportExports(log as never);
  const exported = (outcome: 'ok' | 'failed') => measure({ type: 'export', spans: 1, outcome, problem: '' });
  for (const outcome of ['ok', 'failed', 'failed', 'ok', 'ok', 'failed'] as const) exported(outcome);
  end();
  exported('ok');
  const failure = 'Failed to export traces: check OTEL_EXPORTER_OTLP_ENDPOINT';
  expect(lines).toEqual([failure, 'Traces are exported again', failure]);
});
