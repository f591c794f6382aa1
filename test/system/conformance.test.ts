import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { type Service, createKey, dataDirectory, serve } from '../setup/process.ts';

const SUITE = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));
const EXPECTED = path.join(import.meta.dirname, 'conformance-expected.yml');

/** The suite shows no key: whatever passes here shows it for the suite, and is otherwise as it was sent. */
async function withKey(service: Service, key: string): Promise<string> {
  const proxy = http.createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${key}` };
    const onward = http.request(service.baseUrl + request.url, { method: request.method, headers }, (answer) => {
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
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/mcp`;
}

it("passes the protocol's conformance suite in all that is offered", async () => {
  const directory = dataDirectory();
  const key = await createKey(directory);
  const url = await withKey(await serve(directory), key);
  const args = [SUITE, 'server', '--url', url, '--expected-failures', EXPECTED];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: directory, timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, output: stdout + stderr }),
    );
  });
  // Otherwise there was an unexpected failure, or an expected one that is none any more.
  expect([code, output]).toEqual([0, expect.stringContaining('✓ server-initialize')]);
});
