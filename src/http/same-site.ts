import type { Context } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

/**
 * Cookies are sent with requests from other sites too: browsers name the site, and only ours may make changes.
 * @throws {Refusal} cross_site
 */
export function refuseCrossSite(c: Context<AppEnv>, baseUrl: string): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (origin === undefined ? site === undefined || site === 'same-origin' || site === 'none' : origin === baseUrl)
    return;
  throw new Refusal('cross_site', `Open Aisle at ${baseUrl}. To use another address, set BASE_URL to it.`);
}
