import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

/** The built page's placeholder for the nonce, which is new in each answer. */
export const NONCE = 'NONCE-OF-THE-ANSWER';

/** Pictures of products are the shops' own, which may be served without HTTPS. */
const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' https: http:; connect-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** The file with the paths of the console's router, such as `/organizations/$organizationId/keys`. */
export const PAGES = 'pages.json';

/** Paths for programs, which would mistake a page for an answer. */
const NO_PAGE = /^\/(?:api|\.well-known|assets)(?:\/|$)|\.[^./]*$/;

/**
 * Serves the console as built into `folder`: its assets, and its page for every path of its router. Browsers get the
 * page for other paths too, as a "not found" page with status 404. Mount it last.
 */
export function createSite(folder: string): Hono<AppEnv> {
  // Created for the first request: it logs a warning to the console if the folder does not exist yet.
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

/** Matches like the console's router: ignoring case and a trailing slash. */
function isPage(target: string, pages: readonly string[]): boolean {
  const given = segmentsOf(target.toLowerCase());
  return pages.some((page) => {
    const wanted = segmentsOf(page);
    if (wanted.length !== given.length) return false;
    return wanted.every((segment, at) => segment.startsWith('$') || segment === given[at]);
  });
}

const segmentsOf = (target: string) => target.split('/').filter(Boolean);
