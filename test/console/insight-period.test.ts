import { expect, it } from 'vitest';
import { namesOf, periodIn, rangesOf } from '../../src/console/insight-period.ts';

it.each([
  [{}, 30, 'day'],
  [{ days: '90' }, 90, 'week'],
  [{ days: '365', by: 'week' }, 365, 'week'],
  [{ days: '7', by: 'month' }, 7, 'day'],
  [{ days: '1e1', by: 'hour' }, 30, 'day'],
])('reads the period %o of a URL, or else the usual one', (search, days, interval) => {
  expect(periodIn(search)).toMatchObject({ days, interval });
});

it('compares whole days up to today with as many before, up to the same time of day', () => {
  expect(rangesOf(7, Date.parse('2026-11-28T09:30:00Z'))).toEqual({
    current: { from: '2026-11-22T00:00:00.000Z', to: '2026-11-29T00:00:00.000Z' },
    before: { from: '2026-11-15T00:00:00.000Z', to: '2026-11-21T09:30:00.000Z' },
  });
});

it('names each interval in UTC', () => {
  expect(namesOf('2026-11-01', 'month').name).toContain('November');
  expect(namesOf('2026-11-01', 'day').name).toContain('1');
  expect(namesOf('2026-11-30', 'week').name).toMatch(/^Week of .*30/);
});
