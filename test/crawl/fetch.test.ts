import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { closeAll, guarded, listen, open, outcome, redirect, serve } from './fetch-server.ts';

afterEach(closeAll);

test.each([301, 302, 303, 307, 308])(
  'follows a redirect with status %i to another host, and returns the final URL',
  async (status) => {
    const target = await serve();
    const { url } = await serve((_, response) =>
      response.writeHead(status, { location: `${target.url}b?c=1#d` }).end(),
    );
    expect(await guarded().get(url)).toMatchObject({ url: `${target.url}b?c=1`, status: 200 });
    expect(target.hits).toEqual(['/b?c=1']);
  },
);

test('reads an unescaped Location header as UTF-8', async () => {
  const { url, hits } = await serve((request, response) => {
    if (request.url !== '/') return response.end();
    return response.writeHead(302, { location: Buffer.from('/caffè').toString('latin1') }).end();
  });
  await guarded().get(url);
  expect(hits).toEqual(['/', '/caff%C3%A8']);
});

test.each([200, 204, 304, 404, 410, 429, 500, 503])('returns a response with status %i', async (status) => {
  const { url } = await serve((_, response) => response.writeHead(status, { 'Retry-After': '7' }).end());
  const result = await guarded().get(url);
  expect(result.status).toBe(status);
  expect(result.headers.get('retry-after')).toBe('7');
  expect(result.headers.get('RETRY-AFTER')).toBe('7');
  expect(result.headers.get('constructor')).toBeNull();
});

test('distinguishes an unknown name, an empty lookup, a closed port and plain HTTP on an https URL', async () => {
  const { port } = await serve();
  expect(await outcome('http://gone.example/')).toBe('dns');
  expect(await outcome('http://shop.example/', { lookup: () => Promise.resolve([]) })).toBe('dns');
  expect(await outcome(`https://shop.example:${port}/`)).toBe('tls');
  await open.shift()?.(); // closes the server to free its port
  expect(await outcome(`http://shop.example:${port}/`)).toBe('connect');
});

test('names the host that failed, even after a redirect', async () => {
  const { url } = await serve(redirect('http://gone.example/'));
  await expect(guarded().get(url)).rejects.toThrow('gone.example');
});

test('ends a hanging DNS lookup at the time limit or when aborted', async () => {
  const fetcher = guarded({ timeoutMs: 100, lookup: () => new Promise(() => {}) });
  await expect(fetcher.get('http://shop.example/', { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    code: 'aborted',
  });
  await expect(fetcher.get('http://shop.example/')).rejects.toMatchObject({ code: 'timeout' });
});

test('aborts a request before and while it runs', async () => {
  const stop = new AbortController();
  const { url, hits } = await serve((_, response) => response.write('x', () => stop.abort()));
  expect(await outcome(url, {}, { signal: AbortSignal.abort() })).toBe('aborted');
  expect(hits).toEqual([]);
  expect(await outcome(url, {}, { signal: stop.signal })).toBe('aborted');
  expect(hits).toEqual(['/']);
});

test('aborts running requests when the fetcher closes', async () => {
  const fetcher = guarded();
  const { url } = await serve(() => void fetcher.close());
  await expect(fetcher.get(url)).rejects.toMatchObject({ code: 'aborted' });
});

test.each([
  'image/png',
  'IMAGE/SVG+XML',
  'video/mp4',
  'application/pdf',
  'application/octet-stream',
  'application/json',
  'text/css',
  'application/zip; charset=binary',
])('does not read %s as a page', async (type) => {
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).write('x'));
  expect(await outcome(url, {}, { accept: 'html' })).toBe('content_type');
});

test.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml', 'text/plain', 'text/xml', 'html'])(
  'reads %s as a page',
  async (type) => {
    const { url } = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end('x'));
    expect((await guarded().get(url, { accept: 'html' })).contentType).toBe(type);
  },
);

test('sends its user agent, but no cookies or credentials', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const { port, url } = await serve((request, response) => {
    seen.push(request.headers);
    response.writeHead(seen.length === 1 ? 302 : 200, { 'set-cookie': 'a=b', location: '/' }).end();
  });
  const headers = { 'if-none-match': '"x"', cookie: 'a=b', authorization: 'Basic eDp5', host: 'other.example' };
  await guarded().get(url, { accept: 'html', headers, userAgent: 'ShopBot/2 ☃' });
  expect(seen).toHaveLength(2);
  expect(seen[1]).toEqual({
    accept: expect.stringContaining('text/html'),
    'accept-encoding': expect.stringContaining('gzip'),
    connection: 'keep-alive',
    host: `shop.example:${port}`,
    'if-none-match': '"x"',
    'user-agent': 'ShopBot/2',
  });
});

test('ignores a proxy in the environment', async () => {
  const proxy = await serve();
  const { url, hits } = await serve();
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
  for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${proxy.port}`;
  open.push(() => names.forEach((name) => delete process.env[name]));
  expect(await outcome(url)).toBe(200);
  expect([hits, proxy.hits]).toEqual([['/'], []]);
});

test('reuses connections, at most six per host', async () => {
  let connections = 0;
  const held: ServerResponse[] = [];
  // The server responds only once six connections are open.
  const server = createServer((_, response) => {
    held.push(response);
    if (connections >= 6) for (const each of held.splice(0)) each.end();
  });
  server.on('connection', () => connections++);
  const url = `http://shop.example:${await listen(server)}/`;
  const fetcher = guarded();
  await Promise.all(Array.from({ length: 30 }, () => fetcher.get(url)));
  expect(connections).toBe(6);
});
