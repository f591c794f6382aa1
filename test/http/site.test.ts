import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from '../../src/http/app.ts';
import { createErrorHandler } from '../../src/http/errors.ts';
import { NONCE, PAGES, createSite } from '../../src/http/site.ts';

const SCRIPT = 'document.title = "Aisle";'.repeat(20);
const PAGE = `<!doctype html><meta property="csp-nonce" nonce="${NONCE}"><script nonce="${NONCE}" src="/assets/main-1a2b.js"></script>`;

let folder = '';
const mounted = (built: string) => {
  const app = new Hono<AppEnv>();
  app.onError(createErrorHandler(pino({ level: 'silent' })));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  return app.route('/', createSite(built));
};
const ROUTES = ['/', '/sign-in', '/organizations/$organizationId/members', '/oauth/consent'];
const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (target: string, headers: Record<string, string> = {}) => mounted(folder).request(target, { headers });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'site-'));
  await fs.mkdir(path.join(folder, 'assets'));
  await fs.mkdir(path.join(folder, '.vite'));
  await fs.writeFile(path.join(folder, '.vite/manifest.json'), '{}');
  await fs.writeFile(path.join(folder, 'index.html'), PAGE);
  await fs.writeFile(path.join(folder, PAGES), JSON.stringify(ROUTES));
  await fs.writeFile(path.join(folder, 'assets/main-1a2b.js'), SCRIPT);
  await fs.writeFile(path.join(folder, 'assets/main-1a2b.js.br'), zlib.brotliCompressSync(SCRIPT));
  await fs.writeFile(path.join(folder, 'assets/main-1a2b.js.gz'), zlib.gzipSync(SCRIPT));
  await fs.writeFile(path.join(folder, 'assets/favicon-3c4d.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => fs.rm(folder, { recursive: true }));

describe('URLs that are not pages', () => {
  it.each([
    '/api',
    '/api/rest/nothing',
    '/api/console/nothing',
    '/.well-known/openid-configuration',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/assets/missing-5e6f.js',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/index.html',
    '/favicon.ico',
    '/robots.txt',
    '/organizations/org_1/members.json',
  ])('%s is refused as JSON', async (target) => {
    for (const headers of [{}, BROWSER]) {
      const response = await get(target, headers);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });

  it.each([
    '/healthz',
    '/metrics',
    '/nonsense',
    '/apiary',
    '/sign-in/x',
    '/organizations/org_1',
    '/organizations/org_1/members/x',
    `/${PAGES.replace('.json', '')}`,
  ])('%s is answered 404, as JSON to programs and as a page to browsers', async (target) => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'application/json' }]) {
      const response = await get(target, headers);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
    const response = await get(target, BROWSER);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s opens no page', async (method) => {
    const response = await mounted(folder).request('/sign-in', { method });
    expect(response.status).toBe(404);
  });

  it('says how to build the console if it is missing', async () => {
    const response = await mounted(path.join(folder, 'nothing')).request('/sign-in');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('the page', () => {
  it.each([
    '/',
    '/sign-in',
    '/Sign-In/',
    '/sign-in?next=/a.b',
    '/organizations/org_1/members',
    '/oauth/consent?sig=a.b',
  ])('%s is answered with it, under a strict policy', async (target) => {
    const response = await get(target);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policy)?.[1] ?? 'none';
    expect(await response.text()).toBe(PAGE.replaceAll(NONCE, nonce));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Only pictures, those of the shops' products, may come from elsewhere.
    expect(policy).toContain("img-src 'self' https: http:;");
    expect(policy.replace(/img-src [^;]*;/, '')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('has a nonce of its own in each answer', async () => {
    const texts = await Promise.all([1, 2, 3].map(async () => (await get('/')).text()));
    expect(new Set(texts).size).toBe(3);
  });
});

describe('an asset', () => {
  it.each([
    { accepts: '', encoding: null, read: (bytes: Buffer) => bytes },
    { accepts: 'gzip', encoding: 'gzip', read: zlib.gunzipSync },
    { accepts: 'gzip, deflate, br', encoding: 'br', read: zlib.brotliDecompressSync },
  ])('is sent as $encoding where "$accepts" is accepted, and kept for good', async ({ accepts, encoding, read }) => {
    const response = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accepts });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(String(read(Buffer.from(await response.arrayBuffer())))).toBe(SCRIPT);
  });

  it('is sent with its content type', async () => {
    expect((await get('/assets/favicon-3c4d.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  });
});
