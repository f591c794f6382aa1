import { createRequire } from 'node:module';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { Refusal } from '../domain/refusal.ts';
import type { AppEnv } from './app.ts';

const FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Swagger UI sets style attributes; scripts are ours and its own files only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const START = `window.addEventListener('DOMContentLoaded', () => {
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#api',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    persistAuthorization: false,
    validatorUrl: null,
  });
});`;

/** The API described for people: `/docs`, with Swagger UI served by ourselves. */
export function createDocs(): Hono<AppEnv> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return new Hono<AppEnv>()
    .get('/', (c) => {
      c.header('Content-Security-Policy', POLICY);
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>Aisle API</title>
              <link rel="stylesheet" href="/docs/swagger-ui.css" />
              <script src="/docs/swagger-ui-bundle.js" defer></script>
              <script src="/docs/start.js" defer></script>
            </head>
            <body>
              <main id="api"></main>
            </body>
          </html>`,
      );
    })
    .get('/start.js', (c) => c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .get('/:file', async (c) => {
      const type = Object.hasOwn(FILES, c.req.param('file')) && FILES[c.req.param('file')];
      if (!type) throw new Refusal('not_found', 'Not found.');
      const body = await fs.readFile(path.join(folder, c.req.param('file')));
      return c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' });
    });
}
