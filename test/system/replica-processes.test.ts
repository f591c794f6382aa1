import { expect, it } from 'vitest';
import { startPostgres, startStandby } from '../setup/postgres-server.ts';
import { type Service, post, temporaryDirectory } from '../setup/process.ts';
import { bugs, clock, keptProducts, serveShop, startWriters } from './outage-stage.ts';

/** What other processes wrote arrives within 5 s: with the time between two looks at the replica, and that of a call. */
const MAX_BEHIND_MS = 6_000;

type Standby = NonNullable<Awaited<ReturnType<typeof startStandby>>>;

const FAULTS: [string, begin: (standby: Standby) => unknown, end: (standby: Standby) => unknown][] = [
  [
    'lags',
    (standby) => standby.query('select pg_wal_replay_pause()'),
    (standby) => standby.query('select pg_wal_replay_resume()'),
  ],
  ['freezes', (standby) => standby.freeze(), (standby) => standby.thaw()],
  ['disappears', (standby) => standby.stop('immediate'), (standby) => standby.start()],
];

/** Returns for each process that serves HTTP whether it reads from the replica. */
const uses = (webs: readonly Service[]) =>
  Promise.all(
    webs.map(async ({ baseUrl }) => {
      const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
      return /^aisle_replica_used (\d)$/m.exec(metrics)?.[1] === '1';
    }),
  );

it('while a replica lags, freezes or is gone, no call is refused, and no process reads what is too old', async ({
  skip,
  onTestFinished,
}) => {
  const primary = await startPostgres(onTestFinished);
  const standby = await startStandby(primary, onTestFinished);
  if (!standby) {
    skip('There is no pg_basebackup.');
    return;
  }
  const databases = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url };
  const directory = temporaryDirectory(onTestFinished);
  const staged = await serveShop(directory, databases, onTestFinished, 'two web and two worker processes');
  const { service, key, assistantId } = staged;
  const { webs } = service;
  const writers = startWriters(staged);
  const has = async (web: Service, title: string) => {
    const { status, body } = await post(web, key, 'list_knowledge', { assistantId });
    expect(status).toBe(200);
    return (body.result as { title: string }[]).some((entry) => entry.title === title);
  };
  const [writing, reading] = webs;
  if (!writing || !reading) throw new Error('There are not two web processes.');

  for (const [fault, begin, end] of FAULTS) {
    await expect.poll(() => uses(webs)).toEqual([true, true]);
    await begin(standby);
    const wrote = clock();
    const entry = { assistantId, title: fault, content: 'Bring it back within 30 days.' };
    expect(await post(writing, key, 'add_knowledge', entry)).toMatchObject({ status: 200 });
    expect(await has(writing, fault)).toBe(true);
    await expect.poll(() => has(reading, fault)).toBe(true);
    expect(clock() - wrote - writers.machineMs()).toBeLessThan(MAX_BEHIND_MS);
    await expect.poll(() => uses(webs)).toEqual([false, false]);
    await end(standby);
  }
  await expect.poll(() => uses(webs)).toEqual([true, true]);
  await writers.stop();
  expect(writers.refused).toEqual([]);
  expect(bugs(service)).toEqual([]);
  expect(await service.end('SIGTERM')).toBe(0);
  const kept = await keptProducts(primary);
  expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
});
