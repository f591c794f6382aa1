import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemo } from '../../src/chat/memo.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const [ours, others] = [{ assistantId: 'ast_1' }, { assistantId: 'ast_2' }];

/** Finds how often it was asked, but for the calls that fail. */
function counting(...faults: number[]) {
  let calls = 0;
  return createMemo(() => {
    calls += 1;
    return faults.includes(calls) ? Promise.reject(new Error('down')) : Promise.resolve(calls);
  });
}

it('looks again after a fault, for whoever asks next', async () => {
  const memo = counting(1);
  await expect(memo.of(ours)).rejects.toThrow('down');
  expect(memo.latest(ours)).toBeUndefined();
  expect(await memo.of(ours)).toBe(2);
});

it('looks once for all who ask within a minute, and for each assistant', async () => {
  const memo = counting();
  expect(await Promise.all([memo.of(ours), memo.of(ours)])).toEqual([1, 1]);
  later(59);
  expect([await memo.of(ours), await memo.of(others)]).toEqual([1, 2]);
  later(1);
  expect(await memo.of(ours)).toBe(3);
});

it('gives the last that was found while it looks again', async () => {
  const memo = counting();
  await memo.of(ours);
  later(60);
  const again = memo.of(ours);
  expect(memo.latest(ours)).toBe(1);
  await again;
  expect([memo.latest(ours), memo.latest(others)]).toEqual([2, undefined]);
});
