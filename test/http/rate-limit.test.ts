import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buckets, createLocalBuckets } from '../../src/domain/rate-limit.ts';
import type { Refusal } from '../../src/domain/refusal.ts';
import { type RateLimit, createRateLimits } from '../../src/http/rate-limit.ts';
import { createQueryBuilder } from '../../src/storage/server/connection.ts';
import { openConnections } from '../../src/storage/server/connections.ts';
import { createRateLimits as createSharedBuckets } from '../../src/storage/rate-limits.ts';
import { createDatabaseStore } from '../../src/storage/store.ts';
import { sharedDatabase } from '../setup/service.ts';

const { pool, store } = await sharedDatabase();

/** Another process's connections to the same database. */
const { host, port, user, database, max } = pool.options;
const otherConnections = openConnections({ host, port, user, database, max });
afterAll(() => otherConnections.close());
const other = createDatabaseStore(createQueryBuilder(otherConnections.pool), otherConnections);

const silent = { warn: () => {} };
// Time would give calls back: the tests set it.
const shared = createSharedBuckets(store.queryText, () => Date.now());
const first = createRateLimits(shared, silent);
const second = createRateLimits(
  createSharedBuckets(other.queryText, () => Date.now()),
  silent,
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Counts the calls that pass, and collects the Retry-After of those that are refused. */
async function spend(limits: readonly RateLimit[], count: number, caller = 'a') {
  const waits = new Set<number>();
  let passed = 0;
  const rounds = Array.from({ length: count / limits.length }, () => limits).flat();
  await Promise.all(
    rounds.map((limit) =>
      limit(caller).then(
        () => (passed += 1),
        (error: Refusal) => waits.add(Number(error.headers['Retry-After'])),
      ),
    ),
  );
  return { passed, waits: [...waits] };
}

describe('in one process', () => {
  it.each<[calls: number, periodMs: number, refill: number]>([
    [1, 60_000, 60_000],
    [3, 60_000, 20_000],
    [7, 60_000, 9_000],
    [60, 60_000, 1_000],
    [5, 3_600_000, 720_000],
    [6_000, 60_000, 1_000],
  ])('passes %i calls in %i ms, and tells in how many seconds another passes', async (calls, periodMs, wait) => {
    const limit = createRateLimits(createLocalBuckets(), silent)({ name: 'one', calls, periodMs });
    expect(await spend([limit], calls + 50)).toEqual({ passed: calls, waits: [wait / 1000] });
    pass(wait - 1);
    expect((await spend([limit], 1)).passed).toBe(0);
    pass(1);
    expect((await spend([limit], 1)).passed).toBe(1);
    pass(2 * periodMs);
    // Of a large limit, some that were taken at once may be left.
    const { passed } = await spend([limit], 2 * calls);
    expect(passed).toBeGreaterThanOrEqual(calls);
    expect(passed).toBeLessThanOrEqual(calls * 1.02);
  });

  it('counts each caller and each limit separately', async () => {
    const make = createRateLimits(createLocalBuckets(), silent);
    const [one, two] = [make({ name: 'one', calls: 2 }), make({ name: 'two', calls: 2 })];
    expect([await spend([one], 3), await spend([one], 3, 'b'), await spend([two], 3)]).toMatchObject(
      Array.from({ length: 3 }, () => ({ passed: 2 })),
    );
  });

  it('passes everything if the limit is 0', async () => {
    expect((await spend([first({ name: 'none', calls: 0 })], 1_000)).passed).toBe(1_000);
  });
});

describe('in two processes', () => {
  it.each([1, 7, 40, 99])('passes exactly %i calls, and tells both when another passes', async (calls) => {
    const limits = [first, second].map((make) => make({ name: `shared ${calls}`, calls }));
    const { passed, waits } = await spend(limits, 2 * calls + 20);
    expect([passed, waits]).toEqual([calls, [Math.ceil(60 / calls)]]);
    pass(Math.ceil(60 / calls) * 1000);
    const back = Math.floor((Math.ceil(60 / calls) * 1000) / Math.floor(60_000 / calls));
    expect((await spend(limits, 2 * calls)).passed).toBe(Math.min(calls, back));
  });

  it('passes at most 2 % for each process beyond a larger limit', async () => {
    const calls = 6_000;
    const limits = [first, second].map((make) => make({ name: 'large', calls }));
    // The second holds the rest of a batch that it took long ago.
    await spend(limits.slice(1), 1);
    pass(60_000);
    const { passed } = await spend(limits, calls * 2);
    expect(passed).toBeGreaterThanOrEqual(calls);
    expect(passed).toBeLessThanOrEqual(calls * 1.04);
  });

  it('deletes a bucket that is full again', async () => {
    const count = async () => (await pool.query('select from rate_limits')).rowCount;
    pass(86_400_000);
    await shared.reap();
    await spend([first({ name: 'gone', calls: 5 })], 5);
    pass(59_000);
    await shared.reap();
    expect(await count()).toBe(1);
    pass(2_000);
    await shared.reap();
    expect(await count()).toBe(0);
  });

  it("stores no caller's name", async () => {
    await spend([first({ name: 'private', calls: 5 })], 1, 'somebody@shop.test');
    const { rows } = await pool.query<{ bucket: Buffer }>('select bucket from rate_limits');
    expect(rows.map(({ bucket }) => bucket.toString())).not.toContainEqual(expect.stringContaining('somebody'));
    expect(rows.every(({ bucket }) => bucket.length === 32)).toBe(true);
  });
});

describe('the shared bucket', () => {
  /** Counts the takes, and fails on demand. */
  function createWatched() {
    const buckets = createSharedBuckets(store.queryText, () => Date.now());
    const watched = { takes: 0, isDown: false, log: vi.fn<(data: object, text: string) => void>() };
    const take: Buckets['take'] = (...wanted) => {
      watched.takes += 1;
      return watched.isDown ? Promise.reject(new Error('The database is away.')) : buckets.take(...wanted);
    };
    return { watched, make: createRateLimits({ take }, { warn: watched.log as never }) };
  }

  it('is queried once per 2 % of the calls, and not while known to be empty', async () => {
    const { watched, make } = createWatched();
    const limit = make({ name: 'batches', calls: 60_000 });
    await spend([limit], 12_000);
    expect(watched.takes).toBe(10);
    await spend([limit], 60_000);
    const { takes } = watched;
    await spend([limit], 1_000);
    expect(watched.takes).toBe(takes);
  });

  it('is replaced by per-process counting during an outage, which is logged once', async () => {
    const { watched, make } = createWatched();
    const limit = make({ name: 'outage', calls: 10 });
    expect((await spend([limit], 4)).passed).toBe(4);
    watched.isDown = true;
    expect(await spend([limit], 20)).toEqual({ passed: 10, waits: [6] });
    expect(watched.log).toHaveBeenCalledTimes(1);
    watched.isDown = false;
    pass(6_000);
    expect((await spend([limit], 20)).passed).toBe(7);
  });
});
