import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLocalBuckets } from '../src/domain/rate-limit.ts';
import { createRateLimits } from '../src/http/rate-limit.ts';
import { openDatabase } from '../src/storage/database.ts';

const ROUNDS = 5;
/** Fewer callers than a process remembers, and more. */
const FEW = 5_000;
const MANY = 50_000;
const CALLS = 40;
const MAX_RATIO = 3;

/**
 * Measures the cost of one call of a rate limit: for one caller far from the limit, whose process reserves 2 % of it at
 * once from the shared row; and for a new caller each time, which has to cost about the same after few or many callers.
 */
export async function run(): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755);
  const { store, close } = await openDatabase({ dataDirectory });
  const log = { warn: (data: object) => process.stderr.write(`${JSON.stringify(data)}\n`) };
  const shared = createRateLimits(store.rateLimits, log)({ name: 'one', calls: 100_000_000 });
  const [one, few, many] = [[], [], []] as [number[], number[], number[]];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      one.push(await measure(MANY, () => shared('a')));
      const limit = createRateLimits(createLocalBuckets(), log)({ name: 'many', calls: CALLS });
      let caller = 0;
      const callAnew = () => limit(String((caller += 1)));
      few.push(await measure(FEW, callAnew));
      await measure(MANY, callAnew);
      many.push(await measure(FEW, callAnew));
    }
  } finally {
    await close();
    fs.rmSync(dataDirectory, { recursive: true });
  }
  const ratio = median(many) / median(few);
  process.stdout.write(
    `one caller                 ${median(one).toFixed(2)} µs a call
new callers, few before    ${median(few).toFixed(2)} µs a call
new callers, many before   ${median(many).toFixed(2)} µs a call  ratio ${ratio.toFixed(1)} (wanted: ≤ ${MAX_RATIO})\n`,
  );
  if (ratio > MAX_RATIO) process.exitCode = 1;
}

/** Returns microseconds per call. */
async function measure(calls: number, call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < calls; n++) await call();
  return ((performance.now() - began) / calls) * 1000;
}

/** Ignores the first round, which warms up. */
const median = (times: readonly number[]): number => times.slice(1).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
