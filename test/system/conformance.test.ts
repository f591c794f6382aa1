import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { openProxy } from '../setup/http-proxy.ts';
import { CLIENTS_FOLDER } from '../setup/mcp-clients.ts';
import { type Service, clearAfterAll, createKey, dataDirectory, serve } from '../setup/process.ts';

const STABLE = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));
const NEWEST = path.join(CLIENTS_FOLDER, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

const atEnd = clearAfterAll();
let service: Service;
let key: string;

beforeAll(async () => {
  const directory = dataDirectory(atEnd);
  [service, key] = await Promise.all([serve(directory, {}, atEnd), createKey(directory)]);
}, 120_000);

/** Runs a suite to its end; the code is 0 when those fail that are expected to, and no other. */
function run(suite: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [suite, ...args], { timeout: 150_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, output: stdout + stderr }),
    );
  });
}

it.each([
  ['the stable suite', STABLE, 'conformance-expected.yml', []],
  ['the requirements of 2025-11-25', NEWEST, 'conformance-2025-11-25.yml', ['--requirements', '2025-11-25']],
  ['the requirements of 2026-07-28', NEWEST, 'conformance-2026-07-28.yml', ['--requirements', '2026-07-28']],
])(
  'passes %s for everything offered',
  async (_what, suite, expected, args) => {
    // The suite shows no key: the proxy shows it for the suite.
    const proxy = await openProxy({ authorization: `Bearer ${key}` });
    proxy.targets.push(service.baseUrl);
    const baseline = ['--expected-failures', path.join(import.meta.dirname, expected)];
    const { code, output } = await run(suite, 'server', '--url', `${proxy.baseUrl}/api/mcp`, ...baseline, ...args);
    // Otherwise there was an unexpected failure, or an expected one that is none any more.
    expect([code, output]).toEqual([0, expect.stringContaining('✓ tools-list')]);
  },
  180_000,
);
