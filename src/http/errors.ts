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
  log.error({ err: error }, 'Request failed');
  const message = 'Something went wrong on our side. Try again; if the problem persists, report the requestId.';
  const body: ErrorBody = { error: { code: 'internal', message, requestId } };
  return { status: 500, headers: {}, body };
}

export function createErrorHandler(log: Logger) {
  return function onError(error: Error, c: Context<AppEnv>): Response {
    const { status, headers, body } = errorBody(error, c.get('requestId'), log);
    return c.json(body, status as ContentfulStatusCode, headers);
  };
}
