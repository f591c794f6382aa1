import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

/** Stands in the built page where each answer has a nonce of its own. */
export const NONCE = 'NONCE-OF-THE-ANSWER';

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Paths that programs ask for: a page there would be taken for an answer. */
const NO_PAGE = /^\/(?:api|\.well-known|assets)(?:\/|$)|\.[^/]*$/;

/**
 * The console as it was built into `folder`: its assets, and its page for every other path that a person can open. To
 * be mounted last.
 */
export function createSite(folder: string): Hono<AppEnv> {
  // Made at the first request: it complains on the console where there is no folder yet.
  let assets: MiddlewareHandler<AppEnv> | undefined;
  const site = new Hono<AppEnv>();
  site.get('/assets/*', async (c, next) => {
    assets ??= serveStatic<AppEnv>({ root: folder, precompressed: true });
    const answer = await assets(c, next);
    // Their names change with their contents.
    if (answer instanceof Response) answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
    return answer;
  });
  site.get('*', async (c) => {
    if (NO_PAGE.test(c.req.path)) throw new Refusal('not_found', 'There is nothing at this address.');
    const page = await fs.readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return c.text('The console is not built yet. Run: npm run build\n', 503);
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', policy(nonce));
    return c.html(page.replaceAll(NONCE, nonce));
  });
  return site;
}
