import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { callContext, readTraceparent } from '../domain/call-context.ts';
import { newId } from '../domain/ids.ts';
import { type Work, beginWork } from '../domain/work.ts';
import type { AppContext, AppEnv } from './app.ts';

/**
 * Answers a request within a context that has its id and its trace, and measures it until the last byte of its response
 * is sent, or the client is gone.
 */
export async function answerRequest(
  c: Context<AppEnv>,
  metrics: AppContext['metrics'],
  answer: (requestId: string) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const requestId = newId('req');
  const caller = readTraceparent(c.req.header('traceparent'));
  return callContext.run({ requestId, ...(caller && { span: caller }) }, async () => {
    const { method } = c.req;
    const work: Work & { type: 'request' } = { type: 'request', method };
    const begun = beginWork(work);
    await begun.within(() => answer(requestId));
    const { status } = c.res;
    const route = routePath(c);
    Object.assign(work, { route, status });
    const note = () => {
      metrics.request({ method, route, status, seconds: (performance.now() - began) / 1000 });
      begun.end();
    };
    const response = c.env?.outgoing;
    if (response) response.once('close', note);
    else note();
  });
}
