import { expect, it } from 'vitest';
import { firstIdAt, newId, timeOf, uniquePart } from '../../src/domain/ids.ts';

it('sorts identifiers by age, also within a millisecond and over a small step back of the clock', () => {
  const now = Date.now();
  const made = [now, now, now, now - 500, now + 1].map(uniquePart);
  expect(made.toSorted()).toEqual(made);
});

it('dates no record in the future after the clock was set back', () => {
  uniquePart(Date.now() + 3_600_000);
  expect(Date.parse(timeOf(newId('prd')))).toBeLessThanOrEqual(Date.now());
});

it('counts up within a millisecond, so that no two identifiers are the same', () => {
  const now = Date.now() + 10;
  const made = Array.from({ length: 5_000 }, () => uniquePart(now));
  expect(new Set(made).size).toBe(made.length);
  expect(made.toSorted()).toEqual(made);
});

it('has the time in the first ten letters, and sorts the bound of a time before all that was created then', () => {
  const now = Date.UTC(2030, 0, 1, 12, 0, 0, 123);
  expect(timeOf(`prd_${uniquePart(now)}`)).toBe('2030-01-01T12:00:00.123Z');
  expect(firstIdAt('prd', 0)).toBe(`prd_${'0'.repeat(26)}`);
  expect(firstIdAt('prd', now) <= `prd_${uniquePart(now)}`).toBe(true);
  expect(firstIdAt('prd', now + 1) > `prd_${uniquePart(now)}`).toBe(true);
});
