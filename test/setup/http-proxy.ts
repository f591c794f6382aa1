import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Forwards requests to its targets in turn, with the given headers and otherwise unchanged, each once `onRequest` has
 * resolved.
 */
export async function openProxy(
  headers: http.OutgoingHttpHeaders = {},
  onRequest: (path: string) => Promise<void> = async () => {},
) {
  const targets: string[] = [];
  let requests = 0;
  function pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const target = targets[(requests += 1) % targets.length] ?? '';
    const options = { method: request.method, headers: { ...request.headers, ...headers } };
    const onward = http.request(target + request.url, options, (answer) => {
      const { statusCode = 502 } = answer;
      response.writeHead(statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
  const proxy = http.createServer(
    // A client may send its next request at the moment in which an idle connection is closed.
    { keepAliveTimeout: 0 },
    (request, response) => void onRequest(request.url ?? '').then(() => pass(request, response)),
  );
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, targets };
}
