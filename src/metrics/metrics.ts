import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { type Measurement, onMeasurement } from '../domain/measurement.ts';
import { createBoundedLabel } from './bounded-label.ts';

/** In seconds: from a read by key to a shopper's whole answer. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Half of Node's default rate of samples, which wake an idle process. */
const EVENT_LOOP_PRECISION_MS = 20;

/** Jobs of one queue. */
export interface QueueDepth {
  queue: string;
  waiting: number;
  active: number;
}

/** Metrics that a process collects on request, rather than as events happen. */
export interface MetricsSource {
  version: string;
  /** Connections of this thread's pool; `waiting` are calls without one. */
  pool: () => { idle: number; active: number; waiting: number; max: number };
  /** The replica for reads; undefined without one. */
  replica?: () => { isUsed: boolean; behindSeconds: number } | undefined;
  /** Rejects while the database does not respond. */
  queues: () => Promise<QueueDepth[]>;
}

export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the path itself. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  /** Counts a request, once it is answered to the last byte. */
  request(answered: AnsweredRequest): void;
  /** Returns all metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
  close(): void;
}

/** Counts the measurements of this thread, and those of others that are published here. No series names a tenant. */
export function createMetrics(source: MetricsSource): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  const requests = createRequests(registry);
  const count = createCounters(registry);
  createGauges(registry, source);
  const close = onMeasurement(count);
  return { request: requests, text: () => registry.metrics(), contentType: registry.contentType, close };
}

function createRequests(registry: Registry): Metrics['request'] {
  const seconds = new Histogram({
    name: 'aisle_http_request_duration_seconds',
    help: 'Time to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  return ({ method, route, status, seconds: value }) =>
    seconds.observe({ method: METHODS.has(method) ? method : 'other', route, status }, value);
}

/** Returns a function that counts a measurement. */
function createCounters(registry: Registry): (measurement: Measurement) => void {
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets: DURATIONS, registers });
  const actions = counter('aisle_actions_total', 'Calls of actions and operations.', ['action', 'via', 'outcome']);
  const actionSeconds = histogram('aisle_action_duration_seconds', 'Time that actions take.', ['action']);
  const calls = counter('aisle_model_calls_total', 'Calls of language models.', ['model', 'outcome']);
  const callSeconds = histogram('aisle_model_call_duration_seconds', 'Time that language models take.', ['model']);
  const tokens = counter('aisle_model_tokens_total', 'Tokens sent and received.', ['model', 'direction']);
  const cost = counter('aisle_model_cost_dollars_total', 'Cost of language models in US dollars.', ['model']);
  const pages = counter('aisle_crawl_pages_total', 'Pages that crawls have recorded.', ['status', 'cause']);
  const spans = counter('aisle_spans_exported_total', 'Spans sent to a receiver of traces.', ['outcome']);
  const modelLabel = createBoundedLabel();

  return (measured) => {
    if (measured.type === 'action') {
      const { action, via, outcome } = measured;
      actions.inc({ action, via, outcome });
      actionSeconds.observe({ action }, measured.seconds);
    } else if (measured.type === 'model') {
      const model = modelLabel(measured.model);
      calls.inc({ model, outcome: measured.outcome });
      callSeconds.observe({ model }, measured.seconds);
      tokens.inc({ model, direction: 'input' }, measured.inputTokens);
      tokens.inc({ model, direction: 'output' }, measured.outputTokens);
      cost.inc({ model }, measured.cost);
    } else if (measured.type === 'page') pages.inc({ status: measured.status, cause: measured.cause });
    else spans.inc({ outcome: measured.outcome }, measured.spans);
  };
}

type Collect<L extends string> = (this: Gauge<L>) => void | Promise<void>;

function createGauges(registry: Registry, { version, pool, queues, replica = () => undefined }: MetricsSource): void {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[], collect?: Collect<L>) =>
    new Gauge({ name, help, labelNames, registers: [registry], ...(collect && { collect }) });
  let asked: Promise<QueueDepth[] | null> | undefined;
  /** Asked once for all gauges of a scrape. */
  const depths = () =>
    (asked ??= queues()
      .catch(() => null)
      .finally(() => (asked = undefined)));
  gauge('aisle_database_up', '1 while the database responds.', [], async function collect(this: Gauge) {
    this.set((await depths()) ? 1 : 0);
  });
  gauge('aisle_info', 'The version.', ['version']).set({ version }, 1);
  gauge(
    'aisle_database_connections',
    'Connections of the pool that answers calls, by state; waiting are calls that have none yet.',
    ['state'],
    function collect(this: Gauge<'state'>) {
      const { idle, active, waiting } = pool();
      for (const [state, count] of Object.entries({ idle, active, waiting })) this.set({ state }, count);
    },
  );
  gauge('aisle_database_connections_max', 'The most connections that this pool opens.', []).set(pool().max);
  if (replica()) {
    gauge('aisle_replica_used', '1 while reads may go to the replica.', [], function collect(this: Gauge) {
      this.set(replica()?.isUsed ? 1 : 0);
    });
    gauge('aisle_replica_behind_seconds', 'How old its data may be.', [], function collect(this: Gauge) {
      this.set(replica()?.behindSeconds ?? 0);
    });
  }
  gauge(
    'aisle_queue_jobs',
    'Jobs by queue and state, of all processes, as counted in the last five seconds.',
    ['queue', 'state'],
    async function collect(this: Gauge<'queue' | 'state'>) {
      const counted = (await depths()) ?? [];
      this.reset();
      for (const { queue, waiting, active } of counted) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'active' }, active);
      }
    },
  );
}
