import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import type { AppEnv } from '../../src/http/app.ts';
import { createHttpServer, drain } from '../../src/http/server.ts';
import { sharedService } from '../setup/service.ts';

const service = await sharedService();
const { key } = await service.organization('Shop');
const server = createHttpServer(service.app);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Sends bytes as they are and gives what comes back until the connection ends. */
function send(bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('close', () => resolve(answer));
  socket.on('error', reject);
  socket.setTimeout(30_000, () => socket.destroy(new Error('no answer')));
  return promise;
}

it('lets a large catalogue arrive for an hour', () => {
  expect(server.requestTimeout).toBe(3_600_000);
});

const action = 'POST /api/rest/actions/list_assistants HTTP/1.1';
const close1 = 'Connection: close';

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
  ['a header over the limit', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', `${action}\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['a length that is no number', `${action}\r\nHost: x\r\nContent-Length: two\r\n\r\n{}`, 400],
  [
    'length and chunks',
    `${action}\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['no host', `${action}\r\n${close1}\r\n\r\n`, 400],
  ['a strange host', `GET /api/health HTTP/1.1\r\nHost: a b/c\r\n${close1}\r\n\r\n`, 400],
  ['a strange expectation', `${action}\r\nHost: x\r\nExpect: tea\r\n${close1}\r\n\r\n`, 400],
  ['a strange method', `BREW /api/health HTTP/1.1\r\nHost: x\r\n${close1}\r\n\r\n`, 400],
  ['a path that is no path', `GET http://[ HTTP/1.1\r\nHost: x\r\n${close1}\r\n\r\n`, 400],
])('answers %s with the usual error format', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({
    error: { code: expect.any(String), message: expect.any(String), requestId: expect.stringMatching(/^req_/) },
  });
});

async function listening(app: Parameters<typeof createHttpServer>[0]) {
  const own = createHttpServer(app);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return { own, url: `http://127.0.0.1:${(own.address() as AddressInfo).port}` };
}

const stopped = { error: { code: 'unavailable', message: expect.any(String), requestId: expect.any(String) } };

it('refuses new requests while stopping, and completes pending ones', async () => {
  const { own, url } = await listening(service.app);
  const options = { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: '{}' };
  let answered = 0;
  const clients = Array.from({ length: 8 }, async () => {
    for (;;) {
      const response = await fetch(`${url}/api/rest/actions/list_assistants`, options).catch(() => undefined);
      if (!response) return;
      if (response.status === 503) {
        expect([await response.json(), response.headers.get('connection')]).toEqual([stopped, 'close']);
        return;
      }
      expect(response.status).toBe(200);
      await response.text();
      answered += 1;
    }
  });
  await expect.poll(() => answered).toBeGreaterThan(20);
  await drain(own, 60_000);
  await Promise.all(clients);
});

it('refuses new requests while it waits for a pending response', async () => {
  const held = Promise.withResolvers<Response>();
  const app = new Hono<AppEnv>().get('/slow', () => held.promise);
  const { own, url } = await listening(app);
  const arrived = once(own, 'request');
  const slow = fetch(`${url}/slow`);
  await arrived;
  const drained = drain(own, 60_000);
  const refused = await fetch(`${url}/slow`);
  expect([refused.status, refused.headers.get('connection'), refused.headers.get('retry-after')]).toEqual([
    503,
    'close',
    '2',
  ]);
  expect(await refused.json()).toEqual(stopped);
  held.resolve(new Response('done'));
  expect(await (await slow).text()).toBe('done');
  await drained;
  await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed');
});

it('interrupts a slow response, which can still say so', async () => {
  const interrupted = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('/endless', () => {
    async function* lines() {
      yield 'beginning\n';
      await interrupted.promise;
      yield 'interrupted\n';
    }
    return new Response(ReadableStream.from(lines()).pipeThrough(new TextEncoderStream()));
  });
  const { own, url } = await listening(app);
  const response = await fetch(`${url}/endless`);
  await drain(own, 1, interrupted.resolve);
  expect(await response.text()).toBe('beginning\ninterrupted\n');
});

it('cuts off a response that does not end then either', async () => {
  const app = new Hono<AppEnv>().get(
    '/dead',
    () => new Response(new ReadableStream({ start: (c) => c.enqueue(new Uint8Array(1)) })),
  );
  const { own, url } = await listening(app);
  const response = await fetch(`${url}/dead`);
  await drain(own, 1);
  await expect(response.text()).rejects.toThrow('terminated');
});

it('keeps idle connections longer than a load balancer, which may otherwise use one that closes', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});

it('answers over a real connection, chunked bodies included', async () => {
  const head = `${action}\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n${close1}\r\n`;
  expect(await send(`${head}Content-Length: 2\r\n\r\n{}`)).toMatch(/^HTTP\/1.1 200 [^]*\{"result":\[\]\}/);
  expect(await send(`${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  expect(await send(`${head}\r\n`)).toMatch(/^HTTP\/1.1 400 [^]*invalid_input/);
  expect(await send(`${head}Content-Length: 99999999\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 [^]*payload_too_large/);
});
