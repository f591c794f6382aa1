import { describe, expect, it } from 'vitest';
import { type Figure, isMet, valueText, wantedText } from '../../bench/figure.ts';

const figure = (value: number, others: Partial<Figure> = {}): Figure => ({
  what: 'p99',
  unit: 'ms',
  isAdvisory: false,
  ...others,
  value,
});

describe('a bound', () => {
  it.each([
    [figure(10.01, { atMost: 10 }), '≤ 10 ms'],
    [figure(0.4999, { atLeast: 0.5, unit: '' }), '≥ 0.5'],
    [figure(Infinity, { atMost: 10 }), '≤ 10 ms'],
    [figure(Number.NaN, { atMost: 10 }), '≤ 10 ms'],
    [figure(Number.NaN, { atLeast: 10, unit: '/s' }), '≥ 10/s'],
  ])('is missed by $value', (missed, wanted) => {
    expect(isMet(missed)).toBe(false);
    expect(wantedText(missed)).toBe(wanted);
  });

  it.each([figure(10, { atMost: 10 }), figure(10, { atLeast: 10 }), figure(Number.NaN)])('is met by $value', (met) => {
    expect(isMet(met)).toBe(true);
  });
});

it.each([
  [figure(12_345.6), '12,346 ms'],
  [figure(1.23456, { unit: '' }), '1.23'],
  [figure(0.00123456), '0.00123 ms'],
  [figure(4_000, { unit: '/s' }), '4,000/s'],
  [figure(Infinity), 'no end'],
  [figure(Number.NaN), 'not measured'],
  // Fewer digits would show them as met.
  [figure(0.4999, { atLeast: 0.5, unit: '' }), '0.4999'],
  [figure(100.04, { atMost: 100 }), '100.04 ms'],
])('writes %o as %s', (written, text) => {
  expect(valueText(written)).toBe(text);
});
