import { expect, it } from 'vitest';
import { barIn, ticksFor } from '../../src/console/parts/chart-scale.ts';

it.each([
  [0, true, [0, 1]],
  [1, true, [0, 1]],
  [3, true, [0, 1, 2, 3]],
  [7, true, [0, 2, 4, 6, 8]],
  [100, true, [0, 50, 100]],
  [1234, true, [0, 500, 1000, 1500]],
  [0.3, false, [0, 0.1, 0.2, 0.3]],
  [0.0021, false, [0, 0.001, 0.002, 0.003]],
  [2_000_000, true, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])('labels an axis up to %d with round values', (maximum, isWhole, ticks) => {
  expect(ticksFor(maximum, 4, isWhole)).toEqual(ticks);
});

it('keeps bars within their band, whatever its width', () => {
  for (const band of [0.8, 2, 3.5, 9, 40, 300]) {
    const { width, offset } = barIn(band);
    expect(width).toBeGreaterThan(0);
    expect(width + 2 * offset).toBeCloseTo(band);
    expect(offset).toBeGreaterThanOrEqual(0);
  }
});
