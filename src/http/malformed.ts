import type { Server } from 'node:http';
import { newId } from '../domain/ids.ts';

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

/** Answers what is no HTTP request, and so never reaches the app, in the manner of all our errors. */
export function refuseMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const { status, code, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify({ error: { code, message, requestId: newId('req') } });
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
    return undefined;
  });
}
