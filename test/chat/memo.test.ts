import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemo } from '../../src/chat/memo.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const [ours, others] = [{ assistantId: 'ast_1' }, { assistantId: 'ast_2' }];

/** Creates a memo whose value is the number of calls so far; the given calls fail. */
function counting(...faults: number[]) {
  let calls = 0;
  return createMemo(() => {
    calls += 1;
    return faults.includes(calls) ? Promise.reject(new Error('down')) : Promise.resolve(calls);
  });
}

it('retries on the next call after an error', async () => {
  const memo = counting(1);
  await expect(memo.of(ours)).rejects.toThrow('down');
  expect(memo.latest(ours)).toBeUndefined();
  expect(await memo.of(ours)).toBe(2);
});

it('caches a value for a minute, separately for each assistant', async () => {
  const memo = counting();
  expect(await Promise.all([memo.of(ours), memo.of(ours)])).toEqual([1, 1]);
  later(59);
  expect([await memo.of(ours), await memo.of(others)]).toEqual([1, 2]);
  later(1);
  expect(await memo.of(ours)).toBe(3);
});

it('returns the last value during a refresh', async () => {
  const memo = counting();
  await memo.of(ours);
  later(60);
  const again = memo.of(ours);
  expect(memo.latest(ours)).toBe(1);
  await again;
  expect([memo.latest(ours), memo.latest(others)]).toEqual([2, undefined]);
});
