import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { HOUR_MS } from '../domain/durations.ts';
import { newId } from '../domain/ids.ts';
import type { AppEnv } from './app.ts';
import type { ErrorBody } from './errors.ts';

const ANSWERS: Record<string, { status: string; code: string; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'headers_too_large',
    message: 'The request headers are larger than 16 KiB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'request_timeout',
    message: 'The request timed out.',
  },
};

const MALFORMED = { status: '400 Bad Request', code: 'invalid_input', message: 'The request is not valid HTTP.' };

const HEADERS = {
  'Content-Type': 'application/json',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

function malformed({ code, message }: { code: string; message: string }): ErrorBody {
  return { error: { code, message, requestId: newId('req') } };
}

/**
 * The idle timeout of connections: longer than that of load balancers, which is usually 60 s. The side that sends
 * requests has to close first, or it may send one into a closing connection.
 */
const KEEP_ALIVE_MS = 75_000;

/** The timeout of a body: a large catalogue arrives as slowly as it is imported. `readBytes` waits less for others. */
const MAX_REQUEST_MS = HOUR_MS;

/** Timeout for interrupted streams to send their final message. */
const LAST_WORDS_MS = 1_000;

const STOPPING = {
  ...HEADERS,
  Connection: 'close',
  'Retry-After': '2',
  // A widget's page may read it too: it contains nothing personal.
  'Access-Control-Allow-Origin': '*',
};

/** Responses in progress, by server. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/**
 * Refuses new requests, and resolves when those in progress are answered and the server is closed.
 * @param timeoutMs time limit for answers in progress
 * @param interrupt called after that, to end the remaining ones; shortly later they are cut off
 */
export async function drain(server: Server, timeoutMs: number, interrupt: () => void = () => {}): Promise<void> {
  server.removeAllListeners('request');
  server.on('request', (_request, response) => {
    const message = 'The service is restarting. Try again in a few seconds.';
    const body = JSON.stringify(malformed({ code: 'unavailable', message }));
    response.writeHead(503, { ...STOPPING, 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
  const timers = [
    setTimeout(interrupt, timeoutMs),
    setTimeout(() => server.closeAllConnections(), timeoutMs + LAST_WORDS_MS),
  ];
  // New callers get a proper refusal until everything is answered.
  await Promise.all([...(underWay.get(server) ?? [])].map((response) => once(response, 'close')));
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  timers.forEach(clearTimeout);
}

/** Runs the app behind Node's HTTP server; malformed requests, which never reach the app, get the same error format. */
export function createHttpServer(app: Hono<AppEnv>): Server {
  const listener = getRequestListener(app.fetch, {
    // The request's address cannot be parsed; the app handles its own errors.
    errorHandler: () => Response.json(malformed(MALFORMED), { status: 400, headers: HEADERS }),
  });
  // The listener refuses requests without a host, as it can give the reason.
  const options = { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: MAX_REQUEST_MS };
  const server = createServer(options, (request, response) => void listener(request, response));
  const answers = new Set<ServerResponse>();
  underWay.set(server, answers);
  server.on('request', (_request, response) => {
    answers.add(response);
    response.on('close', () => answers.delete(response));
  });
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(malformed(MALFORMED));
    response.writeHead(400, { ...HEADERS, 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = [...answers].some((answer) => answer.socket === socket && answer.headersSent);
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const answer = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(malformed(answer));
    const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${answer.status}\r\n${head.join('')}\r\n${body}`);
  });
  return server;
}
