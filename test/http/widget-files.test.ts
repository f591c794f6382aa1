import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';

const LOADER = 'console.log("loader");';
const ORDER = 'console.log("order");';
const PANEL = 'export const mount = 1;';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-widget-'));
const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-widget-'));

function build(name: string, text: string): void {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text));
}

build('widget.js', LOADER);
build('order.js', ORDER);
build('panel-AAAAAAAA.js', PANEL);
build('npm.js', 'export const loadAisle = 1;');
const [service, unbuilt] = await Promise.all([
  sharedService({ widgetFolder: folder }),
  sharedService({ widgetFolder: empty }),
]);
afterAll(() => {
  for (const each of [folder, empty]) fs.rmSync(each, { recursive: true });
});

function plainOf(encoding: string | null, bytes: Buffer): Buffer {
  if (encoding === 'br') return zlib.brotliDecompressSync(bytes);
  return encoding === 'gzip' ? zlib.gunzipSync(bytes) : bytes;
}

const get = (address: string, headers: Record<string, string> = {}) => service.app.request(address, { headers });

describe('nothing but what was built for pages is served', () => {
  it.each([
    '/widget/',
    '/widget/widget.js',
    '/widget/npm.js',
    '/widget/order.js',
    '/widget/panel.js',
    '/widget/nobody-AAAAAAAA.js',
    '/widget/panel-AAAAAAAA.js.br',
    '/widget/..%2fpanel-AAAAAAAA.js',
    '/widget/../widget.js.br',
    '/widget.js.gz',
  ])('%s', async (address) => {
    const response = await get(address);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  it('says what to do before the build, and serves it after', async () => {
    for (const address of ['/widget.js', '/order.js']) {
      const response = await unbuilt.app.request(address);
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm run build')]);
    }
    expect((await unbuilt.app.request('/widget/panel-AAAAAAAA.js')).status).toBe(404);
    for (const name of fs.readdirSync(folder)) fs.copyFileSync(path.join(folder, name), path.join(empty, name));
    for (const address of ['/widget.js', '/order.js']) expect((await unbuilt.app.request(address)).status).toBe(200);
  });
});

describe.each(['/widget.js', '/order.js', '/widget/panel-AAAAAAAA.js'])('%s', (address) => {
  it('can be loaded by any page, as what it is', async () => {
    const { headers } = await get(address, { Origin: 'https://anywhere.test' });
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    ['', null],
    ['identity', null],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
  ])('comes compressed as asked for: %j', async (accepted, encoding) => {
    const response = await get(address, { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = Buffer.from(await response.arrayBuffer());
    const plain = plainOf(encoding, bytes);
    expect(plain.toString()).toBe({ '/widget.js': LOADER, '/order.js': ORDER }[address] ?? PANEL);
  });
});

it('lets the loader be kept for minutes, and asked after by its tag', async () => {
  const { headers } = await get('/widget.js');
  expect(headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=86400');
  const tag = headers.get('ETag') ?? '';
  for (const wanted of [tag, tag.slice(2), `"a", ${tag}`, '*']) {
    const again = await get('/widget.js', { 'If-None-Match': wanted });
    expect([again.status, await again.text(), again.headers.get('Access-Control-Allow-Origin')]).toEqual([
      304,
      '',
      '*',
    ]);
  }
  expect((await get('/widget.js', { 'If-None-Match': '"another"' })).status).toBe(200);
});

it('lets the panel be kept for good', async () => {
  const { headers } = await get('/widget/panel-AAAAAAAA.js');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

it('leads a loader of yesterday to the panel of today, for a minute', async () => {
  const response = await get('/widget/panel-BBBBBBBB.js');
  expect([response.status, response.headers.get('Location')]).toEqual([307, 'panel-AAAAAAAA.js']);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
});
