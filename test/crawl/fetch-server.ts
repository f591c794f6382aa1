import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { isPublicAddress } from '../../src/crawl/http/public-address.ts';
import { createFetcher, FetchError, type FetcherOptions, type FetchOptions } from '../../src/crawl/http/fetch.ts';

/** Functions that close what a test opened. */
export const open: (() => unknown)[] = [];
/** Closes what a test opened, in reverse order. */
export async function closeAll() {
  for (const close of open.splice(0).toReversed()) await close();
}

export async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server on the loopback address that records the requested paths. */
export async function serve(handler: Handler = (_, response) => response.end('hello')) {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    handler(request, response);
  });
  const port = await listen(server);
  return {
    port,
    hits,
    url: `http://shop.example:${port}/`,
  };
}

/** Starts a server that writes raw bytes, which may violate HTTP. */
export async function serveRaw(say: (socket: Socket) => void) {
  const server = createSocketServer((socket) => socket.once('data', () => say(socket)));
  return `http://shop.example:${await listen(server)}/`;
}

const resolve = (name: string) =>
  name === 'gone.example'
    ? Promise.reject(Object.assign(new Error(name), { code: 'ENOTFOUND' }))
    : Promise.resolve([{ address: name === 'internal.example' ? '10.0.0.1' : '127.0.0.1', family: 4 }]);

/** Creates a fetcher as in production, except that 127.0.0.1 counts as public and most names resolve to it. */
export function guarded(options: Partial<FetcherOptions> = {}) {
  const fetcher = createFetcher({
    userAgent: 'TestBot/1.0',
    isAllowedAddress: (ip) => ip === '127.0.0.1' || isPublicAddress(ip),
    lookup: resolve,
    timeoutMs: 30_000,
    ...options,
  });
  open.push(() => fetcher.close());
  return fetcher;
}

/** Returns the error code, or the status of the response. */
export async function outcome(url: string, options: Partial<FetcherOptions> = {}, get: FetchOptions = {}) {
  try {
    return (await guarded(options).get(url, get)).status;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return error.code;
  }
}

export const redirect =
  (location: string): Handler =>
  (_, response) =>
    response.writeHead(302, { location }).end();
