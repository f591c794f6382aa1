import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { releaseBody } from '../../src/crawl/http/body.ts';
import { closeAll, guarded, listen, open, outcome, redirect, serve, serveRaw } from './fetch-server.ts';

afterEach(closeAll);

const text = (body: Uint8Array) => Buffer.from(body).toString();

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

const page = Buffer.from('<p>ünï</p>'.repeat(1000));
test.each([
  ['', page],
  ['identity', page],
  ['utf-8', page],
  ['gzip', gzipSync(page)],
  ['X-GZIP', gzipSync(page)],
  ['deflate', deflateSync(page)],
  ['br', brotliCompressSync(page)],
  ['zstd', zstdCompressSync(page)],
  ['gzip, br', brotliCompressSync(gzipSync(page))],
])('decodes the content encoding "%s"', async (encoding, body) => {
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
  expect(text((await guarded().get(url)).body)).toBe(text(page));
});

test.each([
  ['300 KB', 300_000, 'uncompressed', '', (body: Buffer) => body],
  ['3 MB', 3_000_000, 'uncompressed', '', (body: Buffer) => body],
  ['3 MB', 3_000_000, 'compressed', 'gzip', gzipSync],
])('reads a body of $0 in many chunks, $2', async (_, length, __, encoding, compress) => {
  const body = Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (___, at) => at),
  );
  const compressed = compress(body);
  const { url } = await serve((___, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    for (let at = 0; at < compressed.length; at += 1_000) response.write(compressed.subarray(at, at + 1_000));
    response.end();
  });
  expect(body.equals((await guarded().get(url)).body)).toBe(true);
});

test('releases the memory of a body unless it is shared', async () => {
  const { url } = await serve((_, response) => response.end(page));
  const { body } = await guarded().get(url);
  releaseBody(body);
  expect(body).toHaveLength(0);
  const shared = Buffer.from('shared');
  releaseBody(shared);
  expect(text(shared)).toBe('shared');
});

test('accepts an empty body that is declared as compressed', async () => {
  const { url } = await serve((_, response) => response.writeHead(404, { 'content-encoding': 'gzip' }).end());
  expect((await guarded().get(url)).body).toHaveLength(0);
});

test.each([
  ['an uncompressed body declared as gzip', 'gzip', Buffer.from('plain')],
  ['three layers of compression', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x')))],
])('refuses %s', async (_, encoding, body) => {
  const { url } = await serve((__, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
  expect(await outcome(url)).toBe('protocol');
});

const zeros = Buffer.alloc(8 * 1024 * 1024);
test.each([
  ['gzip', gzipSync(zeros)],
  ['br', brotliCompressSync(zeros)],
  ['zstd', zstdCompressSync(zeros)],
  ['gzip, gzip', gzipSync(gzipSync(zeros))],
  ['gzip, br', brotliCompressSync(gzipSync(zeros))],
  ['br, zstd', zstdCompressSync(brotliCompressSync(zeros))],
  ['deflate', deflateSync(zeros)],
])('stops a decompression bomb in %s at the limit', async (encoding, body) => {
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
  expect(await outcome(url, { maxBytes: 1024 * 1024 })).toBe('too_large');
});

test.each(['identity', 'gzip', 'gzip, br'])('stops the body when the reader returns: %s', async (encoding) => {
  const body = zeros.subarray(0, 4_000_000);
  const compressed = { identity: body, gzip: gzipSync(body), 'gzip, br': brotliCompressSync(gzipSync(body)) }[encoding];
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(compressed),
  );
  let size = 0;
  const read = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) if ((size += chunk.length) > 1_000_000) return;
  };
  expect((await guarded().get(url, { read })).body).toHaveLength(0);
  expect(size).toBeLessThan(2_000_000);
});

test('stops an endless body at the limit', async () => {
  let sent = 0;
  const { url } = await serve((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16 * 1024))) sent += 16 * 1024;
    };
    response.on('drain', more);
    more();
  });
  expect(await outcome(url, {}, { maxBytes: 100_000 })).toBe('too_large');
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test.each(['endless', 'dripping'])('bounds the %s body of a redirect', async (kind) => {
  const { url } = await serve((request, response) => {
    if (request.url !== '/') return response.end('there');
    response.writeHead(302, { location: '/there' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(16 * 1024)));
    };
    if (kind === 'dripping') return response.write('x');
    response.on('drain', more);
    return more();
  });
  const isEndless = kind === 'endless';
  expect(await outcome(url, { timeoutMs: isEndless ? 20_000 : 500 })).toBe(isEndless ? 200 : 'timeout');
});

test('reads a body of exactly the limit', async () => {
  const { url } = await serve((_, response) => response.end(Buffer.alloc(1000)));
  expect(await outcome(url, { maxBytes: 1000 })).toBe(200);
  expect(await outcome(url, { maxBytes: 999 })).toBe('too_large');
});

test.each<[string, (socket: Socket) => void]>([
  ['sends nothing', () => {}],
  ['does not end its headers', (socket) => socket.write('HTTP/1.1 200 OK\r\n')],
  ['does not end its body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')],
  ['announces more than it sends', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\nabc')],
])('times out if a server %s', async (_, say) => {
  expect(await outcome(await serveRaw(say), { timeoutMs: 150 })).toBe('timeout');
});

test('times out if a body arrives slowly', async () => {
  const { url } = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  expect(await outcome(url, { timeoutMs: 200 })).toBe('timeout');
});

test('does not extend the time limit for redirects', async () => {
  const { url } = await serve((_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60);
  });
  expect(await outcome(url, { timeoutMs: 150, maxRedirects: 50 })).toBe('timeout');
});

test('ends a hanging DNS lookup at the time limit or when aborted', async () => {
  const fetcher = guarded({ timeoutMs: 100, lookup: () => new Promise(() => {}) });
  await expect(fetcher.get('http://shop.example/', { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    code: 'aborted',
  });
  await expect(fetcher.get('http://shop.example/')).rejects.toMatchObject({ code: 'timeout' });
});

test.each<[string, string, (socket: Socket) => void]>([
  ['a flood of headers', 'too_large', (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(50_000)}\r\n`)],
  ['one huge header', 'too_large', (socket) => socket.write(`HTTP/1.1 200 OK\r\na: ${'b'.repeat(200_000)}\r\n\r\n`)],
  ['another protocol', 'protocol', (socket) => socket.end('220 mail.example ESMTP\r\n')],
  [
    'a chunk with an invalid size',
    'protocol',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
  ],
  ['a connection reset', 'connect', (socket) => socket.resetAndDestroy()],
  ['a truncated body', 'connect', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')],
  [
    'truncated chunks',
    'connect',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'),
  ],
])('refuses %s', async (_, code, say) => {
  const request = guarded().get(await serveRaw(say));
  const forOwners = /^(?!.*(undici|UND_|HPE|ECONN)).*shop\.example/;
  await expect(request).rejects.toMatchObject({ code, message: expect.stringMatching(forOwners) });
});

test.each<[string, string | number, string]>([
  ['an HTTP/1.0 response without a length', 'body', 'HTTP/1.0 200 OK\r\n\r\nbody'],
  [
    'an unrequested partial response',
    'bo',
    'HTTP/1.1 206 Partial\r\ncontent-range: bytes 0-1/4\r\ncontent-length: 2\r\n\r\nbo',
  ],
  [
    'a hundred early hints',
    'body',
    `${'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)}HTTP/1.1 200 OK\r\n\r\nbody`,
  ],
  ['a negative length', 'protocol', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nbody'],
  ['two lengths', 'protocol', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 2\r\n\r\nbody'],
  [
    'a length and chunks',
    'protocol',
    'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n',
  ],
  ['a protocol upgrade', 'connect', 'HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
  ['a missing status', 'protocol', 'HTTP/1.1 \r\n\r\nbody'],
  ['a status of 999', 'body', 'HTTP/1.1 999 Denied\r\n\r\nbody'],
])('handles %s', async (_, expected, answer) => {
  const url = await serveRaw((socket) => socket.end(answer));
  const said = await guarded()
    .get(url)
    .then(
      ({ body }) => text(body),
      ({ code }: { code: string }) => code,
    );
  expect(said).toBe(expected);
});

test('times out on endless early hints', async () => {
  const url = await serveRaw((socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)), 5);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await outcome(url, { timeoutMs: 200 })).toBe('timeout');
});

test('ignores bytes beyond the announced length', async () => {
  const url = await serveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdef'));
  expect(text((await guarded().get(url)).body)).toBe('abc');
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
