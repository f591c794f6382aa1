import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { releaseBody } from '../../src/crawl/http/body.ts';
import { closeAll, guarded, listen, open, outcome, redirect, serve, serveRaw } from './fetch-server.ts';

afterEach(closeAll);

const text = (body: Uint8Array) => Buffer.from(body).toString();

test.each([301, 302, 303, 307, 308])(
  'follows a redirect with status %i to another host and says where it ended',
  async (status) => {
    const target = await serve();
    const { url } = await serve((_, response) =>
      response.writeHead(status, { location: `${target.url}b?c=1#d` }).end(),
    );
    expect(await guarded().get(url)).toMatchObject({ url: `${target.url}b?c=1`, status: 200 });
    expect(target.hits).toEqual(['/b?c=1']);
  },
);

test('a location that is not escaped is read as UTF-8', async () => {
  const { url, hits } = await serve((request, response) => {
    if (request.url !== '/') return response.end();
    return response.writeHead(302, { location: Buffer.from('/caffè').toString('latin1') }).end();
  });
  await guarded().get(url);
  expect(hits).toEqual(['/', '/caff%C3%A8']);
});

test.each([200, 204, 304, 404, 410, 429, 500, 503])('status %i is a result', async (status) => {
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
])('decodes "%s"', async (encoding, body) => {
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
  expect(text((await guarded().get(url)).body)).toBe(text(page));
});

test.each([
  ['300 KB', 300_000, 'as it is', '', (body: Buffer) => body],
  ['3 MB', 3_000_000, 'as it is', '', (body: Buffer) => body],
  ['3 MB', 3_000_000, 'packed', 'gzip', gzipSync],
])('a body of $0 that comes in pieces arrives whole, $2', async (_, length, __, encoding, pack) => {
  const body = Buffer.alloc(
    length,
    Uint8Array.from({ length: 251 }, (___, at) => at),
  );
  const packed = pack(body);
  const { url } = await serve((___, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    for (let at = 0; at < packed.length; at += 1_000) response.write(packed.subarray(at, at + 1_000));
    response.end();
  });
  expect(body.equals((await guarded().get(url)).body)).toBe(true);
});

test('a body is released, and none whose memory others share', async () => {
  const { url } = await serve((_, response) => response.end(page));
  const { body } = await guarded().get(url);
  releaseBody(body);
  expect(body).toHaveLength(0);
  const shared = Buffer.from('shared');
  releaseBody(shared);
  expect(text(shared)).toBe('shared');
});

test('an empty body may claim to be packed', async () => {
  const { url } = await serve((_, response) => response.writeHead(404, { 'content-encoding': 'gzip' }).end());
  expect((await guarded().get(url)).body).toHaveLength(0);
});

test.each([
  ['what is not packed', 'gzip', Buffer.from('plain')],
  ['three layers', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('x')))],
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
])('a bomb in %s stops at the limit', async (encoding, body) => {
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
  expect(await outcome(url, { maxBytes: 1024 * 1024 })).toBe('too_large');
});

test.each(['identity', 'gzip', 'gzip, br'])('a reader that has enough of %s ends the body', async (encoding) => {
  const body = zeros.subarray(0, 4_000_000);
  const packed = { identity: body, gzip: gzipSync(body), 'gzip, br': brotliCompressSync(gzipSync(body)) }[encoding];
  const { url } = await serve((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(packed));
  let size = 0;
  const read = async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const chunk of chunks) if ((size += chunk.length) > 1_000_000) return;
  };
  expect((await guarded().get(url, { read })).body).toHaveLength(0);
  expect(size).toBeLessThan(2_000_000);
});

test('an endless body stops at the limit', async () => {
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

test.each(['endless', 'dripping'])('the %s body of a redirect holds up nothing', async (kind) => {
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

test('a body of exactly the limit is read', async () => {
  const { url } = await serve((_, response) => response.end(Buffer.alloc(1000)));
  expect(await outcome(url, { maxBytes: 1000 })).toBe(200);
  expect(await outcome(url, { maxBytes: 999 })).toBe('too_large');
});

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['does not end its headers', (socket) => socket.write('HTTP/1.1 200 OK\r\n')],
  ['does not end its body', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')],
  ['promises more than it has', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 99999999\r\n\r\nabc')],
])('a server that %s runs into the time limit', async (_, say) => {
  expect(await outcome(await serveRaw(say), { timeoutMs: 150 })).toBe('timeout');
});

test('a body that drips runs into the time limit', async () => {
  const { url } = await serve((_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
  });
  expect(await outcome(url, { timeoutMs: 200 })).toBe('timeout');
});

test('redirects do not extend the time limit', async () => {
  const { url } = await serve((_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 60);
  });
  expect(await outcome(url, { timeoutMs: 150, maxRedirects: 50 })).toBe('timeout');
});

test('a lookup that hangs ends with the time limit or by the caller, at once', async () => {
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
    'a chunk of no size',
    'protocol',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'),
  ],
  ['a reset', 'connect', (socket) => socket.resetAndDestroy()],
  ['an early end', 'connect', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc')],
  [
    'an early end of chunks',
    'connect',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab'),
  ],
])('%s is refused', async (_, code, say) => {
  const request = guarded().get(await serveRaw(say));
  const forOwners = /^(?!.*(undici|UND_|HPE|ECONN)).*shop\.example/;
  await expect(request).rejects.toMatchObject({ code, message: expect.stringMatching(forOwners) });
});

test.each<[string, string | number, string]>([
  ['no length, as HTTP/1.0 has it', 'body', 'HTTP/1.0 200 OK\r\n\r\nbody'],
  [
    'a part that nobody asked for',
    'bo',
    'HTTP/1.1 206 Partial\r\ncontent-range: bytes 0-1/4\r\ncontent-length: 2\r\n\r\nbo',
  ],
  [
    'a number of early hints',
    'body',
    `${'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(100)}HTTP/1.1 200 OK\r\n\r\nbody`,
  ],
  ['a length of less than nothing', 'protocol', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\nbody'],
  ['two lengths', 'protocol', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 2\r\n\r\nbody'],
  [
    'a length and chunks',
    'protocol',
    'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n',
  ],
  ['a switch of protocols', 'connect', 'HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
  ['no status', 'protocol', 'HTTP/1.1 \r\n\r\nbody'],
  ['a status of 999', 'body', 'HTTP/1.1 999 Denied\r\n\r\nbody'],
])('%s', async (_, expected, answer) => {
  const url = await serveRaw((socket) => socket.end(answer));
  const said = await guarded()
    .get(url)
    .then(
      ({ body }) => text(body),
      ({ code }: { code: string }) => code,
    );
  expect(said).toBe(expected);
});

test('early hints without end run into the time limit', async () => {
  const url = await serveRaw((socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50)), 5);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await outcome(url, { timeoutMs: 200 })).toBe('timeout');
});

test('more bytes than announced are not part of the body', async () => {
  const url = await serveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdef'));
  expect(text((await guarded().get(url)).body)).toBe('abc');
});

test('an unknown name, an empty answer, a closed port and plain HTTP on an https address are distinguished', async () => {
  const { port } = await serve();
  expect(await outcome('http://gone.example/')).toBe('dns');
  expect(await outcome('http://shop.example/', { lookup: () => Promise.resolve([]) })).toBe('dns');
  expect(await outcome(`https://shop.example:${port}/`)).toBe('tls');
  await open.shift()?.(); // the server, so that its port is free
  expect(await outcome(`http://shop.example:${port}/`)).toBe('connect');
});

test('the message names the host that failed, after a redirect too', async () => {
  const { url } = await serve(redirect('http://gone.example/'));
  await expect(guarded().get(url)).rejects.toThrow('gone.example');
});

test('the caller can stop a request, before it and during it', async () => {
  const stop = new AbortController();
  const { url, hits } = await serve((_, response) => response.write('x', () => stop.abort()));
  expect(await outcome(url, {}, { signal: AbortSignal.abort() })).toBe('aborted');
  expect(hits).toEqual([]);
  expect(await outcome(url, {}, { signal: stop.signal })).toBe('aborted');
  expect(hits).toEqual(['/']);
});

test('closing ends the requests under way', async () => {
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

test('sends its name and nothing that identifies anybody', async () => {
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

test('a proxy in the environment is not used', async () => {
  const proxy = await serve();
  const { url, hits } = await serve();
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
  for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : `http://127.0.0.1:${proxy.port}`;
  open.push(() => names.forEach((name) => delete process.env[name]));
  expect(await outcome(url)).toBe(200);
  expect([hits, proxy.hits]).toEqual([['/'], []]);
});

test('keeps connections, and opens no more than six to a host', async () => {
  let connections = 0;
  const held: ServerResponse[] = [];
  // Nothing is answered until there are six requests at once.
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
