import { expect, it, onTestFinished } from 'vitest';
import { createPool } from '../../src/storage/server/connection.ts';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { openProxy } from '../setup/http-proxy.ts';
import { createMcpApp } from '../setup/mcp-client.ts';
import { driveClient } from '../setup/mcp-clients.ts';
import { authorize } from '../setup/oauth-client.ts';
import { dataDirectory, freePort, serve } from '../setup/process.ts';
import { createOwner, overNetwork } from '../setup/visitor.ts';

const ROUNDS = 10;
const CALLS = [1, 2, 3];

/**
 * Keeps all refreshes waiting until every call has sent one, so that all of them send the same refresh token. A client that
 * refreshes again while an older answer is on its way may keep the older one, which is its own mistake.
 */
function holdRefreshes() {
  let waiting = 0;
  let everyCall = Promise.withResolvers<void>();
  everyCall.resolve();
  return {
    begin() {
      waiting = 0;
      everyCall = Promise.withResolvers<void>();
    },
    onRequest: async (path: string) => {
      if (!path.endsWith('/oauth2/token')) return;
      if ((waiting += 1) === CALLS.length) everyCall.resolve();
      await everyCall.promise;
    },
  };
}

/** Processes on one database, behind one address. */
async function start(processes: number) {
  const directory = dataDirectory();
  const database = await openEmbedded({ dataDirectory: directory, durable: false });
  onTestFinished(() => database.release());
  const { host, user, database: name } = database.connection;
  const refreshes = holdRefreshes();
  const proxy = await openProxy({}, refreshes.onRequest);
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    BASE_URL: proxy.baseUrl,
  };
  for (let count = 0; count < processes; count += 1) {
    const port = await freePort();
    await serve(directory, { ...environment, PORT: String(port) });
    proxy.targets.push(`http://127.0.0.1:${port}`);
  }
  const pool = createPool(database.connection);
  onTestFinished(() => pool.end());
  return { baseUrl: proxy.baseUrl, pool, refreshes };
}

/** An application that is connected: as the second generation of the library has it, and what it knows. */
async function connectApp(baseUrl: string) {
  const owner = await createOwner(overNetwork(baseUrl));
  const app = createMcpApp({ baseUrl, era: '2026', redirectUri: 'http://127.0.0.1:9/callback' });
  const page = await app.askedToSignIn(() => app.connect());
  const callback = await authorize(owner, page, { organizationId: owner.organizationId, access: 'write' });
  await app.finish(new URL(callback).searchParams);
  return app;
}

it.each([1, 2])('parallel calls with an expired access token all succeed, on %d processes', async (processes) => {
  const { baseUrl, pool, refreshes } = await start(processes);
  const second = await (await connectApp(baseUrl)).connect();
  const { registration, tokens } = (await connectApp(baseUrl)).kept;
  const known = { redirectUri: 'http://127.0.0.1:9/callback', registration, tokens };
  const first = driveClient('sdk-oauth', `${baseUrl}/api/mcp`, { key: JSON.stringify(known) });
  expect(await first.connected).toEqual({ value: 'connected' });

  const generations = {
    first: () => first.call('list_assistants', {}),
    second: async () => ({
      value: (await second.callTool({ name: 'list_assistants', arguments: {} })).structuredContent,
    }),
  };
  for (const [generation, call] of Object.entries(generations))
    for (let round = 0; round < ROUNDS; round += 1) {
      await pool.query("update oauth_access_tokens set expires_at = now() - interval '1 s'");
      refreshes.begin();
      const outcomes = await Promise.all(CALLS.map(() => call().catch((error: Error) => ({ refused: error.message }))));
      expect([generation, round, ...outcomes]).toEqual([
        generation,
        round,
        ...CALLS.map(() => ({ value: { result: [] } })),
      ]);
    }
});
