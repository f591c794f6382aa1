import { type Server, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
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
    message: 'The request did not arrive in time.',
  },
};

const MALFORMED = { status: '400 Bad Request', code: 'invalid_input', message: 'The request is not valid HTTP.' };

function malformed({ code, message }: { code: string; message: string }): ErrorBody {
  return { error: { code, message, requestId: newId('req') } };
}

/** The app behind Node's HTTP server; what is no request, and so never reaches the app, is answered like all errors. */
export function createHttpServer(app: Hono<AppEnv>): Server {
  const listener = getRequestListener(app.fetch, {
    // A request whose address cannot be made out; the app answers for its own errors.
    errorHandler: () => Response.json(malformed(MALFORMED), { status: 400 }),
  });
  // A request without a host is refused by the listener, which can say why.
  const server = createServer({ requireHostHeader: false }, (request, response) => void listener(request, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const answer = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(malformed(answer));
    const head = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
    socket.end(`HTTP/1.1 ${answer.status}\r\n${head}\r\n\r\n${body}`);
  });
  return server;
}
