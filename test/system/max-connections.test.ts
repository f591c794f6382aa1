import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { closeAll } from '../crawl/fetch-server.ts';
import { SHAPES } from '../setup/deployment.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { CRAWLED_PAGES, OUTAGE, health, logged, serveShopWith, startGatedCrawl } from './outage-stage.ts';

/** More calls at once than a process has connections open, fewer than it may open. */
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

it.each(SHAPES)(
  '%s: answers 503 while the server has no connection left, and works again once it has, crawls included',
  async (shape) => {
    onTestFinished(closeAll);
    const server = await startPostgres();
    const { service, key, assistantId } = await serveShopWith(server, onTestFinished, shape);
    const crawl = await startGatedCrawl(service, key, expect);
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
    const callTogether = () => Promise.all(Array.from({ length: CALLS * service.webs.length }, call));
    const refusedOf = (responses: Response[]) => responses.filter(({ status }) => status !== 200);

    const giveBack = await takeConnections(server.url);
    crawl.gate.open(CRAWLED_PAGES / 2);
    const refused = refusedOf(await callTogether());
    expect(refused).not.toEqual([]);
    for (const each of refused) expect(each).toEqual({ status: 503, code: 'unavailable', retryAfter: '2' });
    // Not an outage: the connections that the service has still work.
    expect(await health(service)).toEqual([200]);
    await giveBack();
    await expect.poll(async () => refusedOf(await callTogether())).toEqual([]);
    crawl.gate.open(Number.POSITIVE_INFINITY);
    await expect.poll(async () => (await crawl.latest())?.finishedAt ?? null).not.toBeNull();
    expect(await crawl.latest()).toMatchObject({
      status: 'completed',
      error: null,
      counts: { productsFound: CRAWLED_PAGES, productsAdded: CRAWLED_PAGES, pagesFailed: 0 },
    });
    expect(service.processes.flatMap(logged).filter((message) => OUTAGE.includes(message))).toEqual([]);
  },
);
