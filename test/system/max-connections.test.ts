import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../setup/postgres-server.ts';
import { health, logged, serveShopWith } from './outage-stage.ts';

/** More calls at once than the service has connections open, fewer than it may open. */
const CALLS = 14;

interface Response {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

/** Takes all connections that the server has left. @returns a function that gives them back */
async function takeConnections(url: string): Promise<() => Promise<void>> {
  const clients: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      expect(error).toMatchObject({ code: '53300' });
      return async () => void (await Promise.all(clients.map((each) => each.end())));
    }
    clients.push(client);
  }
}

it('answers 503 while the server has no connection left, and works again once it has', async () => {
  const server = await startPostgres();
  const { service, key, assistantId } = await serveShopWith(server, onTestFinished);
  let added = 0;
  const call = async (): Promise<Response> => {
    const response = await fetch(`${service.baseUrl}/api/rest/actions/add_product`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ assistantId, url: `https://shop.test/${added++}`, title: 'Lamp' }),
    });
    const { error } = (await response.json()) as { error?: { code: string } };
    return { status: response.status, code: error?.code, retryAfter: response.headers.get('retry-after') };
  };
  const callTogether = () => Promise.all(Array.from({ length: CALLS }, call));
  const refusedOf = (responses: Response[]) => responses.filter(({ status }) => status !== 200);

  const giveBack = await takeConnections(server.url);
  const refused = refusedOf(await callTogether());
  expect(refused).not.toEqual([]);
  for (const each of refused) expect(each).toEqual({ status: 503, code: 'unavailable', retryAfter: '2' });
  // Not an outage: the connections that the service has still work.
  expect(await health(service)).toBe(200);
  await giveBack();
  await expect.poll(async () => refusedOf(await callTogether())).toEqual([]);
  expect(logged(service).filter((message) => message.startsWith('Database unavailable'))).toEqual([]);
});
