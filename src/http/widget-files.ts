import fs from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';
import { etagOf, hasTag } from './etag.ts';

/** The addresses in shops' tags never change: shops get a new version within minutes, and no page view waits for one. */
const TAG_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
/** The console's preview loads this beside the widget. */
const PREVIEW = '/widget/preview.js';
/** The file's name and content. */
const HASHED = /^\/widget\/(\w+-)[\w-]{8}\.js$/;

/** Allows pages of any origin, also cross-origin isolated ones (HTML, "cross-origin isolation"). */
const FOR_ANY_PAGE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

interface TagScript {
  tag: string;
  /** The content as is, and compressed, by encoding. */
  forms: Map<string, Uint8Array<ArrayBuffer>>;
}

/** Serves the widget as built into `folder`: the scripts that shops' tags name, and the files that the loader fetches. */
export function createWidgetFiles(folder: string): Hono<AppEnv> {
  const scripts = new Map<string, Promise<TagScript>>();
  let files: MiddlewareHandler<AppEnv> | undefined;

  return new Hono<AppEnv>()
    .on('GET', ['/widget.js', '/order.js'], async (c) => {
      const name = path.basename(c.req.path);
      const script = scripts.get(name) ?? readScript(path.join(folder, name));
      scripts.set(name, script);
      const { tag, forms } = await script.catch(() => {
        scripts.delete(name);
        throw new Refusal('not_found', 'The widget is not built yet. Run: npm run build');
      });
      const headers = { ...FOR_ANY_PAGE, 'Cache-Control': TAG_CACHE, ETag: tag, Vary: 'Accept-Encoding' };
      if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
      const accepted = c.req.header('accept-encoding') ?? '';
      const encoding = ['br', 'gzip'].find((each) => accepted.includes(each) && forms.has(each)) ?? '';
      const type = { 'Content-Type': 'text/javascript; charset=utf-8' };
      return c.body(forms.get(encoding) ?? '', 200, {
        ...headers,
        ...type,
        ...(encoding !== '' && { 'Content-Encoding': encoding }),
      });
    })
    .get('/widget/*', async (c) => {
      for (const [name, value] of Object.entries(FOR_ANY_PAGE)) c.header(name, value);
      const isPreview = c.req.path === PREVIEW;
      const name = isPreview ? 'preview' : HASHED.exec(c.req.path)?.[1];
      files ??= serveStatic<AppEnv>({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (requested) => requested.replace('/widget/', '/'),
      });
      const answer = name && (await files(c, () => Promise.resolve()));
      if (answer instanceof Response) {
        answer.headers.set('Cache-Control', isPreview ? 'no-cache' : 'public, max-age=31536000, immutable');
        answer.headers.set('Vary', 'Accept-Encoding');
        return answer;
      }
      // A cached loader requests the panel of its own version: the current one works as well.
      const present = await fs.readdir(folder).catch(() => []);
      const successor = name && present.find((file) => file.startsWith(name) && HASHED.test(`/widget/${file}`));
      if (!successor) throw new Refusal('not_found', 'Not found.');
      c.header('Cache-Control', 'public, max-age=60');
      return c.redirect(successor, 307);
    });
}

async function readScript(file: string): Promise<TagScript> {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => fs.readFile(file + end)));
  const forms = Object.entries({ '': plain, br, gzip }).flatMap(([name, bytes]) =>
    bytes ? [[name, new Uint8Array(bytes)] as const] : [],
  );
  return { tag: etagOf(plain ?? ''), forms: new Map(forms) };
}
