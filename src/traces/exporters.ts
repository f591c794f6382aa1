import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { measure } from '../domain/measurement.ts';
import type { TraceSettings } from '../domain/trace-settings.ts';

/** Half of OpenTelemetry's default, because a stop waits for the last export, and a receiver is usually close by. */
const TIMEOUT_MS = 5_000;
/** The code of the SDK's ExportResult; others are failures. */
const SUCCESS = 0;

/** Opens an exporter, which reads its address and headers from the environment. */
export async function openExporter(
  kind: TraceSettings['exporters'][number],
  { protocol, hasTimeout }: TraceSettings,
  log: Pick<Logger, 'info'>,
): Promise<SpanExporter> {
  if (kind === 'console') return createLogExporter(log);
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return createMeasuredExporter(new OTLPTraceExporter(hasTimeout ? {} : { timeoutMillis: TIMEOUT_MS }));
}

/** Measures what is exported, and keeps failures from the SDK, which would log each. */
function createMeasuredExporter(exporter: SpanExporter): SpanExporter {
  return {
    export(spans, callback) {
      exporter.export(spans, ({ code, error }) => {
        const outcome = code ? 'failed' : 'ok';
        measure({ type: 'export', spans: spans.length, outcome, problem: error ? reasonOf(error) : '' });
        callback({ code: SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

/** Connection errors of a name with several addresses have only a code. */
const reasonOf = (error: Error & { code?: string | number }): string =>
  error.message === '' ? String(error.code ?? error.name) : error.message;

/** Writes spans as lines of the log, because the console is where the log goes. */
function createLogExporter(log: Pick<Logger, 'info'>): SpanExporter {
  return {
    export(spans, callback) {
      for (const span of spans) log.info({ span: toLine(span) }, 'Span');
      callback({ code: SUCCESS });
    },
    shutdown: () => Promise.resolve(),
  };
}

function toLine(span: ReadableSpan) {
  const { name, attributes, duration, parentSpanContext } = span;
  const { traceId, spanId } = span.spanContext();
  const parentId = parentSpanContext?.spanId;
  const [seconds, nanoseconds] = duration;
  return { name, traceId, spanId, parentId, milliseconds: seconds * 1e3 + nanoseconds / 1e6, attributes };
}
