import { ROOT_CONTEXT, type Span, SpanStatusCode, TraceFlags, type Tracer, trace } from '@opentelemetry/api';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import { type CallContext, callContext, currentCall } from '../domain/call-context.ts';
import type { TraceSettings } from '../domain/trace-settings.ts';
import { type EndedWork, type Work, workBegan, workEnded } from '../domain/work.ts';
import { describeEnd, describeWork, errorType } from './describe.ts';
import { openExporter } from './exporters.ts';

export interface TracesOptions {
  settings: TraceSettings;
  /** Of the service. */
  version: string;
  /** Gets the spans of the exporter `console`. */
  log: Pick<Logger, 'info'>;
}

/**
 * Records the work of this thread as spans, and exports them. The SDK reads its sampler, limits and resource from the
 * environment.
 * @returns a function that exports the last of them
 */
export async function startTraces({ settings, version, log }: TracesOptions): Promise<() => Promise<void>> {
  const exporters = await Promise.all(settings.exporters.map((kind) => openExporter(kind, settings, log)));
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'aisle', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: exporters.map((exporter) => new BatchSpanProcessor(exporter)),
  });
  const stop = followWork(provider.getTracer('aisle', version));
  return async () => {
    stop();
    // Failed exports are measured, and a stop must not fail because of them.
    await provider.shutdown().catch(() => {});
  };
}

/** Makes a span of all work of this thread. @returns a function that ends that */
function followWork(tracer: Tracer): () => void {
  const spans = new WeakMap<Work, Span>();

  function begin(message: unknown): CallContext {
    const work = message as Work;
    const call = currentCall();
    const { name, kind, attributes } = describeWork(work);
    const span = tracer.startSpan(name, { kind, attributes }, parentOf(call));
    if (call.requestId !== undefined) span.setAttribute('aisle.request_id', call.requestId);
    spans.set(work, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    const isSampled = (traceFlags & TraceFlags.SAMPLED) > 0;
    return { ...call, span: { traceId, spanId, isSampled, isRemote: false } };
  }

  function end(message: unknown): void {
    const ended = message as EndedWork;
    const span = spans.get(ended.work);
    if (!span) return;
    const { name, attributes } = describeEnd(ended);
    span.updateName(name).setAttributes(attributes);
    const type = errorType(ended);
    if (type !== undefined) span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  workBegan.bindStore(callContext, begin);
  workEnded.subscribe(end);
  return () => {
    workBegan.unbindStore(callContext);
    workEnded.unsubscribe(end);
  };
}

function parentOf({ span }: CallContext) {
  if (!span) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled, isRemote } = span;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote });
}
