import { expect, it } from 'vitest';
import { uniquePart } from '../../src/domain/ids.ts';
import { createHostBudget } from '../../src/storage/crawls/crawl-hosts.ts';
import { sharedDatabase } from '../setup/service.ts';

/** Far longer than a test takes. */
const INTERVAL = 100_000;

const database = await sharedDatabase();

const worker = () => createHostBudget(database.store.queryText);
const newHost = () => `${uniquePart()}.example`;
/** Whole intervals until a turn. */
const turns = (waits: number[]) => waits.map((wait) => Math.ceil(wait / INTERVAL)).toSorted((a, b) => a - b);

it('assigns every turn of a host once, even to concurrent callers', async () => {
  const host = newHost();
  const waits = await Promise.all(Array.from({ length: 40 }, () => worker().take(host, 1, INTERVAL)));
  expect(turns(waits)).toEqual(Array.from({ length: 40 }, (_, at) => at));
});

it('assigns several turns at once, separately for each host', async () => {
  const host = newHost();
  const waits = [
    await worker().take(host, 4, INTERVAL),
    await worker().take(host, 4, INTERVAL),
    await worker().take(newHost(), 1, INTERVAL),
  ];
  expect(turns(waits)).toEqual([0, 0, 4]);
});

it('applies the pause of each run', async () => {
  const host = newHost();
  const waits = [
    await worker().take(host, 1, INTERVAL),
    await worker().take(host, 1, 3 * INTERVAL),
    await worker().take(host, 1, INTERVAL),
  ];
  expect(turns(waits)).toEqual([0, 1, 4]);
});

it("assigns no turn before the end of a host's Retry-After", async () => {
  const host = newHost();
  await worker().postpone(host, 5 * INTERVAL);
  await worker().postpone(host, INTERVAL);
  expect(turns([await worker().take(host, 1, INTERVAL), await worker().take(host, 1, INTERVAL)])).toEqual([5, 6]);
});

it("keeps a host's slowest pace for a week, for all runs", async () => {
  const host = newHost();
  expect(await worker().pace(host)).toBe(0);
  await worker().take(host, 1, 1);
  await worker().learnPace(host, 160);
  await worker().learnPace(host, 80);
  await database.store.productHistory.reap(new Date(Date.now() + 6 * 86_400_000));
  expect([await worker().pace(host), await worker().pace(newHost())]).toEqual([160, 0]);
  const age = "update crawl_hosts set paced_at = paced_at - interval '8 days' where host = $1";
  await database.pool.query(age, [host]);
  expect(await worker().pace(host)).toBe(0);
  await worker().learnPace(host, 80);
  expect(await worker().pace(host)).toBe(80);
  await database.pool.query(age, [host]);
  await database.store.productHistory.reap(new Date(Date.now() + 2 * 86_400_000));
  const { rows } = await database.pool.query('select from crawl_hosts where host = $1', [host]);
  expect(rows).toEqual([]);
});

it('deletes only hosts unused for a day', async () => {
  const [old, busy] = [newHost(), newHost()];
  await worker().take(old, 1, 1);
  await worker().postpone(busy, 3 * 86_400_000);
  await database.store.productHistory.reap(new Date(Date.now() + 2 * 86_400_000));
  const { rows } = await database.pool.query('select host from crawl_hosts where host = any($1)', [[old, busy]]);
  expect(rows).toEqual([{ host: busy }]);
});
