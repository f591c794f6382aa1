import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { type Issue, REFUSALS, Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

/** The error body of a call that was not carried out. */
export interface ErrorBody {
  error: { code: string; message: string; issues?: readonly Issue[]; requestId: string };
}

/** Passes a refusal on; anything else is a bug: it is logged in full, and the answer has only its request id. */
export function errorBody(error: unknown, requestId: string, log: Logger) {
  if (error instanceof Refusal) {
    const { code, message, issues, headers } = error;
    const body: ErrorBody = { error: { code, message, ...(issues && { issues }), requestId } };
    return { status: REFUSALS[code], headers, body };
  }
  log.error({ err: error, requestId }, 'Request failed');
  const message = 'Something went wrong on our side. Try again; if the problem persists, report the requestId.';
  const body: ErrorBody = { error: { code: 'internal', message, requestId } };
  return { status: 500, headers: {}, body };
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** Returns a log whose lines have the id of the trace that a request belongs to (W3C Trace Context), if it has one. */
export function traced(log: Logger, c: Context<AppEnv>): Logger {
  const [, traceId] = TRACEPARENT.exec(c.req.header('traceparent') ?? '') ?? [];
  return traceId === undefined ? log : log.child({ traceId });
}

export function createErrorHandler(log: Logger) {
  return function onError(error: Error, c: Context<AppEnv>): Response {
    const { status, headers, body } = errorBody(error, c.get('requestId'), traced(log, c));
    return c.json(body, status as ContentfulStatusCode, headers);
  };
}
