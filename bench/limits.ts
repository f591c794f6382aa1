import { createLocalBuckets } from '../src/domain/rate-limit.ts';
import { createRateLimits } from '../src/http/rate-limit.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { withDatabase } from './with-database.ts';

const ROUNDS = 5;
const WARM_UP_ROUNDS = 1;
/** Fewer callers than a process remembers, and more. */
const FEW = 5_000;
const MANY = 50_000;
const CALLS = 40;
const MAX_RATIO = 3;

/**
 * Measures the cost of one call of a rate limit: for one caller far from the limit, whose process reserves 2 % of it at
 * once from the shared row; and for a new caller each time, which has to cost about the same after few or many callers.
 */
export const run = (): Promise<void> =>
  withDatabase(async ({ store }) => {
    const log = { warn: (data: object) => process.stderr.write(`${JSON.stringify(data)}\n`) };
    const shared = createRateLimits(store.rateLimits, log)({ name: 'one', calls: 100_000_000 });
    const [one, few, many] = [[], [], []] as [number[], number[], number[]];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
      one.push(await measure(MANY, () => shared('a')));
      const limit = createRateLimits(createLocalBuckets(), log)({ name: 'many', calls: CALLS });
      let caller = 0;
      const callAnew = () => limit(String((caller += 1)));
      few.push(await measure(FEW, callAnew));
      await measure(MANY, callAnew);
      many.push(await measure(FEW, callAnew));
    }
    const warm = (times: readonly number[]) => median(times.slice(WARM_UP_ROUNDS));
    report('a call of one caller', warm(one), { unit: 'µs' });
    report('a call of a new caller after few', warm(few), { unit: 'µs' });
    report('a call of a new caller after many', warm(many), { unit: 'µs' });
    report('new callers, after many to after few', warm(many) / warm(few), { atMost: MAX_RATIO });
  });

/** Returns microseconds per call. */
async function measure(calls: number, call: () => Promise<void>): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < calls; n++) await call();
  return ((performance.now() - began) / calls) * 1000;
}
