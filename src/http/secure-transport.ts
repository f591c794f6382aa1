import type { Context } from 'hono';
import type { AppContext, AppEnv } from './app.ts';

/**
 * True if the service is reached over https: by its configured address, or because the outermost trusted proxy says so.
 * Proxies append to X-Forwarded-Proto, or replace it by one value.
 */
export function isSecure(
  c: Context<AppEnv>,
  { baseUrl, trustedProxies }: Pick<AppContext, 'baseUrl' | 'trustedProxies'>,
): boolean {
  if (baseUrl !== undefined) return baseUrl.startsWith('https:');
  if (trustedProxies === 0) return false;
  const seen = c.req.header('x-forwarded-proto')?.split(',') ?? [];
  return (seen.at(-trustedProxies) ?? seen[0])?.trim() === 'https';
}
