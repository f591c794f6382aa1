import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeAll, guarded, outcome, serve, serveRaw } from './fetch-server.ts';

afterEach(closeAll);

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
      ({ body }) => Buffer.from(body).toString(),
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
