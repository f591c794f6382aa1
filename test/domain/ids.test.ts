import { expect, it } from 'vitest';
import { newId, timeOf, uniquePart } from '../../src/domain/ids.ts';

it('sorts identifiers by age, also within a millisecond and over a small step back of the clock', () => {
  const now = Date.now();
  const made = [now, now, now, now - 500, now + 1].map(uniquePart);
  expect(made.toSorted()).toEqual(made);
});

it('dates no record in the future after the clock was set back', () => {
  uniquePart(Date.now() + 3_600_000);
  expect(Date.parse(timeOf(newId('prd')))).toBeLessThanOrEqual(Date.now());
});
