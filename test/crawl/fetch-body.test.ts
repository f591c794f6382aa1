import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { releaseBody } from '../../src/crawl/http/body.ts';
import { closeAll, guarded, outcome, serve, serveRaw } from './fetch-server.ts';

afterEach(closeAll);

const text = (body: Uint8Array) => Buffer.from(body).toString();

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

test('ignores bytes beyond the announced length', async () => {
  const url = await serveRaw((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabcdef'));
  expect(text((await guarded().get(url)).body)).toBe('abc');
});
