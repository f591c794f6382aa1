import { AsyncLocalStorage } from 'node:async_hooks';

/** The identity of a span, as W3C Trace Context transmits it. */
export interface SpanIdentity {
  traceId: string;
  spanId: string;
  isSampled: boolean;
  /** True for the span of a caller: ours are its children. */
  isRemote: boolean;
}

/** The request and span that the work in progress belongs to. They can be sent to another thread. */
export interface CallContext {
  /** Absent in work that no request began. */
  requestId?: string;
  span?: SpanIdentity;
}

const NONE: CallContext = {};

/** The context follows the work through everything that it awaits. */
export const callContext = new AsyncLocalStorage<CallContext>();

export const currentCall = (): CallContext => callContext.getStore() ?? NONE;

/** Does work that outlives the call that begins it, such as starting a thread: its log lines have no request id. */
export const outsideCalls = <T>(work: () => T): T => callContext.run(NONE, work);

/** Returns a stream whose parts are made within the call that opens it now, whoever reads them. */
export function withinThisCall<T>(parts: AsyncIterable<T>): AsyncIterable<T> {
  const within = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]() {
      const iterator = parts[Symbol.asyncIterator]();
      return {
        next: () => within(() => iterator.next()),
        async return() {
          await within(() => iterator.return?.());
          return { done: true, value: undefined };
        },
      };
    },
  };
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?=-|$)/;
const SAMPLED = 1;

/** Reads a `traceparent` header (W3C Trace Context); undefined if it is absent or malformed. */
export function readTraceparent(header: string | undefined): SpanIdentity | undefined {
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) > 0, isRemote: true };
}

/** Returns the headers that continue the trace in a server that we call; none without a span of our own. */
export function traceHeaders(): Record<string, string> {
  const { span } = currentCall();
  if (!span || span.isRemote) return {};
  return { traceparent: `00-${span.traceId}-${span.spanId}-${span.isSampled ? '01' : '00'}` };
}

/** Returns the fields of the log lines of the work in progress. OpenTelemetry names those of the trace. */
export function logFields(): Record<string, string> {
  const { requestId, span } = currentCall();
  return {
    ...(requestId !== undefined && { requestId }),
    ...(span && { trace_id: span.traceId, ...(!span.isRemote && { span_id: span.spanId }) }),
  };
}
