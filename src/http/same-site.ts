import type { Context } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

/**
 * Cookies travel with requests that other sites make: a browser says which site it was, and only ours may change things.
 * @throws {Refusal} cross_site
 */
export function refuseCrossSite(c: Context<AppEnv>, baseUrl: string): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin === undefined ? site === undefined || site === 'same-origin' || site === 'none' : origin === baseUrl)
    return;
  throw new Refusal('cross_site', `Open Aisle at ${baseUrl}. To use another address, set BASE_URL to it.`);
}
