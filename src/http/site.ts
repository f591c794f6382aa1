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

/** In the built folder: the paths that the console's router knows, such as `/organizations/$organizationId/keys`. */
export const PAGES = 'pages.json';

/** Paths that programs ask for: a page there would be taken for an answer. */
const NO_PAGE = /^\/(?:api|\.well-known|assets)(?:\/|$)|\.[^./]*$/;

/**
 * The console as it was built into `folder`: its assets, and its page for every path that its router knows. Browsers get
 * the page for other paths too, which says there that nothing is found, with status 404. To be mounted last.
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
  const read = (name: string) => fs.readFile(path.join(folder, name), 'utf8');
  site.get('*', async (c) => {
    if (NO_PAGE.test(c.req.path)) refuse();
    const [page, pages] = await Promise.all([read('index.html'), read(PAGES)]).catch(() => []);
    if (page === undefined || pages === undefined)
      return c.text('The console is not built yet. Run: npm run build\n', 503);
    const isFound = isPage(c.req.path, JSON.parse(pages) as string[]);
    if (!isFound && !c.req.header('accept')?.includes('text/html')) refuse();
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', policy(nonce));
    return c.html(page.replaceAll(NONCE, nonce), isFound ? 200 : 404);
  });
  return site;
}

function refuse(): never {
  throw new Refusal('not_found', 'Not found. See /docs for the API.');
}

/** Matches as the console's router does: whatever the case, with or without a slash at the end. */
function isPage(target: string, pages: readonly string[]): boolean {
  const given = segmentsOf(target.toLowerCase());
  return pages.some((page) => {
    const wanted = segmentsOf(page);
    if (wanted.length !== given.length) return false;
    return wanted.every((segment, at) => segment.startsWith('$') || segment === given[at]);
  });
}

const segmentsOf = (target: string) => target.split('/').filter(Boolean);
