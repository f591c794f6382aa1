import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Passes requests on to its targets in turn, with the headers that it was given; as they were sent in all else. */
export async function openProxy(headers: http.OutgoingHttpHeaders = {}) {
  const targets: string[] = [];
  let requests = 0;
  const proxy = http.createServer((request, response) => {
    const target = targets[(requests += 1) % targets.length] ?? '';
    const options = { method: request.method, headers: { ...request.headers, ...headers } };
    const onward = http.request(target + request.url, options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return { baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, targets };
}
