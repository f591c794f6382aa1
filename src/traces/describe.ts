import { type Attributes, SpanKind } from '@opentelemetry/api';
import { Refusal, outcomeOf } from '../domain/refusal.ts';
import type { EndedWork, Work } from '../domain/work.ts';

/** A span, named as OpenTelemetry's semantic conventions do; what they do not know begins with `aisle.`. */
export interface SpanDescription {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
}

/** Describes work by what is known of it now. */
export function describeWork(work: Work): SpanDescription {
  switch (work.type) {
    case 'request':
      return {
        name: work.route === undefined ? work.method : `${work.method} ${work.route}`,
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': work.method,
          'http.route': work.route,
          'http.response.status_code': work.status,
        },
      };
    case 'action':
      return internal(work.action, { 'aisle.action': work.action, 'aisle.via': work.via });
    case 'answer':
      return internal('invoke_agent', {
        'gen_ai.operation.name': 'invoke_agent',
        'aisle.answer.outcome': work.outcome,
        'aisle.answer.fallback': work.fallback ?? undefined,
      });
    case 'model':
      return {
        name: `chat ${work.model}`,
        kind: SpanKind.CLIENT,
        attributes: {
          'gen_ai.operation.name': 'chat',
          'gen_ai.provider.name': work.provider,
          'gen_ai.request.model': work.model,
          'gen_ai.usage.input_tokens': work.inputTokens,
          'gen_ai.usage.output_tokens': work.outputTokens,
        },
      };
    case 'search':
      return internal(`search ${work.kind}`, { 'aisle.search.kind': work.kind, 'aisle.search.found': work.found });
    case 'crawl':
      return internal('crawl', { 'aisle.crawl.run_id': work.crawlRunId, 'aisle.crawl.outcome': work.outcome });
    default:
      return {
        name: 'POST',
        kind: SpanKind.CLIENT,
        attributes: { 'http.request.method': 'POST', 'http.response.status_code': work.status },
      };
  }
}

const internal = (name: string, attributes: Attributes): SpanDescription => ({
  name,
  kind: SpanKind.INTERNAL,
  attributes,
});

/**
 * Returns the low-cardinality `error.type` of work that failed; undefined if it did not, or if its caller was refused:
 * that is no fault of ours. Never the error's message, which may contain a text.
 */
export function errorType({ work, error }: EndedWork): string | undefined {
  if (work.type === 'request') return (work.status ?? 0) >= 500 ? String(work.status) : undefined;
  if (error === undefined || error instanceof Refusal) return undefined;
  return error instanceof Error ? error.name : '_OTHER';
}

/** Describes work that has ended. */
export function describeEnd({ work, error }: EndedWork): SpanDescription {
  const { attributes, ...described } = describeWork(work);
  const outcome = work.type === 'action' ? { 'aisle.action.outcome': outcomeOf(error) } : {};
  return { ...described, attributes: { ...attributes, ...outcome } };
}
