import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, inject, it } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { openProxy } from '../setup/http-proxy.ts';
import { CLIENTS_FOLDER } from '../setup/mcp-clients.ts';
import { type Service, clearAfterAll, dataDirectory, serve, temporaryDirectory } from '../setup/process.ts';

const STABLE = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'));
const NEWEST = path.join(CLIENTS_FOLDER, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');

const atEnd = clearAfterAll();
let service: Service;
const key = inject('shopKey');

beforeAll(async () => {
  const directory = dataDirectory(atEnd);
  service = await serve(directory, {}, atEnd);
});

/** Runs a suite to its end; the code is 0 when those fail that are expected to, and no other. */
function run(suite: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [suite, ...args], SOON, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, output: stdout + stderr }),
    );
  });
}

/** Scenarios that are expected to fail, but only in the checks named here, which call what this server does not offer. */
const PARTLY_FAILING: Record<string, string[]> = {
  // These call `test_missing_capability`, `test_streaming_elicitation` and `test_logging_tool` of the suite's example server.
  'server-stateless': [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  caching: ['sep-2549-prompts-list-caching-hints'],
};

/** Returns the checks that failed in a scenario, from the files that the suite wrote. */
function failedChecks(directory: string, scenario: string): string[] {
  const file = fs.globSync(`server-${scenario}-2*/checks.json`, { cwd: directory })[0] ?? 'no results';
  const checks = JSON.parse(fs.readFileSync(path.join(directory, file), 'utf8')) as { id: string; status: string }[];
  return checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id);
}

it.each([
  ['the stable suite', STABLE, 'conformance-expected.yml', [], []],
  ['the requirements of 2025-11-25', NEWEST, 'conformance-2025-11-25.yml', ['--requirements', '2025-11-25'], []],
  [
    'the requirements of 2026-07-28',
    NEWEST,
    'conformance-2026-07-28.yml',
    ['--requirements', '2026-07-28'],
    Object.entries(PARTLY_FAILING),
  ],
])('passes %s for everything offered', async (_what, suite, expected, args, parts) => {
  // The suite shows no key: the proxy shows it for the suite.
  const proxy = await openProxy({ authorization: `Bearer ${key}` });
  proxy.targets.push(service.baseUrl);
  const results = temporaryDirectory();
  const options = ['--expected-failures', path.join(import.meta.dirname, expected), '--output-dir', results, ...args];
  const { code, output } = await run(suite, 'server', '--url', `${proxy.baseUrl}/api/mcp`, ...options);
  for (const [scenario, checks] of parts) expect(failedChecks(results, scenario)).toEqual(checks);
  // Otherwise there was an unexpected failure, or an expected one that is none any more.
  expect([code, output]).toEqual([0, expect.stringContaining('✓ tools-list')]);
});
