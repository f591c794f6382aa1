import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { isLocalHost } from './base-url.ts';
import { isLoopback } from './network.ts';

type HealthContext = Pick<AppContext, 'findFault' | 'metrics' | 'metricsToken'>;

/** Health checks and metrics for operators: `/livez`, `/readyz` (also as `/api/health`) and `/metrics`. */
export function createHealth({ findFault, metrics, metricsToken }: HealthContext): Hono<AppEnv> {
  const ready = (c: Context<AppEnv>) =>
    findFault().then((reason) =>
      reason === null ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable', reason }, 503),
    );
  return new Hono<AppEnv>()
    .get('/livez', (c) => c.json({ status: 'ok' }))
    .get('/readyz', ready)
    .get('/api/health', ready)
    .get('/metrics', async (c) => {
      refuseStrangers(c, metricsToken);
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
    });
}

/**
 * Without a token, only this machine may read the metrics; a request that a proxy here has forwarded is not from here.
 * @throws {Refusal} unauthorized, or not_found without a token
 */
function refuseStrangers(c: Context<AppEnv>, token: string | undefined): void {
  if (token !== undefined) {
    if (isEqual(c.req.header('authorization') ?? '', `Bearer ${token}`)) return;
    throw new Refusal('unauthorized', 'Send METRICS_TOKEN in the header "Authorization: Bearer <token>".', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => c.req.header(name) !== undefined);
  // A page that has rebound its own name to this machine still sends that name.
  if (!isLoopback(peer) || !isLocalHost(c.req.header('host')) || isForwarded)
    throw new Refusal('not_found', 'Not found. Set METRICS_TOKEN to read the metrics from another machine.');
}

/** Takes the same time however much is equal. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
