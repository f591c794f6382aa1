import { expect, inject, it, vi } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { serveModel } from '../setup/model-server.ts';
import { CRAWLS_HERE, type Service, dataDirectory, freePort, post, serve } from '../setup/process.ts';
import { serveStorefront } from '../setup/storefront.ts';
import { CLIENT, INTERNAL, SERVER, serveTraceReceiver } from '../setup/trace-receiver.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER_SPAN = '00f067aa0ba902b7';
/** Words of a shopper and a shop that appear nowhere else. */
const [ASKED, NAMED] = ['Quokkalampe', 'Numbatladen'];
/** Sends spans soon. */
const OTLP = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
const SHOP = 'https://shop.test';

async function openAssistant(service: Service, siteUrl: string, modelName: string) {
  const key = inject('shopKey');
  const created = await post(service, key, 'create_assistant', { name: NAMED, siteUrl, modelName });
  const { assistantId, embedKey } = created.body.result as { assistantId: string; embedKey: string };
  await post(service, key, 'update_assistant', { assistantId, status: 'live' });
  return { key, assistantId, embedKey };
}

/** Asks as a shopper's widget does, within a trace. */
async function ask(service: Service, embedKey: string, origin: string) {
  const response = await fetch(`${service.baseUrl}/api/widget/${embedKey}/messages`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      traceparent: `00-${TRACE_ID}-${CALLER_SPAN}-01`,
    },
    body: JSON.stringify({ text: `Do you have a ${ASKED}?` }),
  });
  return { text: await response.text(), requestId: response.headers.get('x-request-id') };
}

/** The lines of the log, and what else was printed. */
const linesOf = (service: Service) =>
  service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('sends the spans of a question, down to what other threads do for it, and of a crawl', async () => {
  const receiver = await serveTraceReceiver();
  const shop = await serveStorefront();
  // The model breaks off after its search, so that the thread that answers logs something.
  const model = await serveModel([{ tools: [{ name: 'search_products', input: { query: ASKED } }] }, { status: 500 }]);
  const service = await serve(dataDirectory(), {
    ...CRAWLS_HERE,
    ...OTLP,
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-receiver-key=secret-of-the-receiver',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OPENAI_COMPATIBLE_URL: model.url,
    OPENAI_COMPATIBLE_MODELS: 'tiny',
  });
  const { key, assistantId, embedKey } = await openAssistant(service, shop.origin, 'compatible/tiny');
  await post(service, key, 'start_crawl', { assistantId });
  await vi.waitUntil(() => receiver.spans.some(({ name }) => name === 'crawl'), SOON);
  const { text, requestId } = await ask(service, embedKey, shop.origin);
  expect(text).toContain('event: done');
  await service.end('SIGTERM');

  const { spans } = receiver;
  const trace = spans.filter(({ traceId }) => traceId === TRACE_ID);
  const childrenOf = (parent: string) => trace.filter(({ parentSpanId }) => parentSpanId === parent);
  const [request, ...others] = childrenOf(CALLER_SPAN);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    name: 'POST /api/widget/:embedKey/messages',
    kind: SERVER,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/widget/:embedKey/messages',
      'http.response.status_code': 200,
      'aisle.request_id': requestId,
    },
    resource: { 'service.name': 'aisle', 'deployment.environment.name': 'test' },
  });
  const [answer, ...more] = childrenOf(request?.spanId ?? '');
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ name: 'invoke_agent', kind: INTERNAL });
  expect(answer?.attributes).toMatchObject({ 'aisle.answer.fallback': expect.any(String) });
  const steps = childrenOf(answer?.spanId ?? '');
  const calls = steps.filter(({ name }) => name === 'chat tiny');
  expect(calls[0]).toMatchObject({
    kind: CLIENT,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': 'tiny',
      'gen_ai.usage.input_tokens': 1_000,
      'gen_ai.usage.output_tokens': 20,
    },
  });
  expect(calls[1]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': expect.any(String) } });
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['search products', 'search knowledge']));
  expect(model.traceparents).toEqual(calls.map(({ spanId }) => `00-${TRACE_ID}-${spanId}-01`));

  const crawl = spans.find(({ name }) => name === 'crawl');
  expect(crawl).toMatchObject({ kind: INTERNAL, attributes: { 'aisle.crawl.outcome': 'completed' } });
  const action = spans.find(({ name }) => name === 'start_crawl');
  expect(action).toMatchObject({ attributes: { 'aisle.via': 'rest', 'aisle.action.outcome': 'ok' } });
  expect(spans.find(({ spanId }) => spanId === action?.parentSpanId)).toMatchObject({
    name: 'POST /api/rest/actions/:action',
    kind: SERVER,
  });

  const fellBack = linesOf(service).find(({ msg }) => String(msg).startsWith('Model failed'));
  expect(fellBack).toMatchObject({ requestId, trace_id: TRACE_ID, span_id: answer?.spanId });
  expect(receiver.requests[0]).toMatchObject({
    url: '/v1/traces',
    headers: { 'x-receiver-key': 'secret-of-the-receiver' },
  });
  for (const secret of [ASKED, NAMED, key, embedKey, shop.origin, 'secret-of-the-receiver'])
    expect(receiver.sent()).not.toContain(secret);
});

it('answers as ever while no receiver responds, says so once, and stops', async () => {
  const service = await serve(dataDirectory(), {
    ...OTLP,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${await freePort()}/v1/traces`,
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  });
  const { embedKey } = await openAssistant(service, SHOP, 'builtin/retrieval');
  expect((await ask(service, embedKey, SHOP)).text).toContain('event: done');
  const failures = async () => {
    const text = await (await fetch(`${service.baseUrl}/metrics`)).text();
    return Number(/^aisle_spans_exported_total\{outcome="failed"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await vi.waitUntil(failures, SOON);
  await expect.poll(failures).toBeGreaterThan(before);
  expect(await service.end('SIGTERM')).toBe(0);
  const complaints = linesOf(service).filter(({ level }) => Number(level) >= 40);
  expect(complaints).toMatchObject([{ msg: 'Failed to export traces: check OTEL_EXPORTER_OTLP_ENDPOINT' }]);
});
