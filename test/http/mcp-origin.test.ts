import { expect, it } from 'vitest';
import { isForeignOrigin } from '../../src/http/origin.ts';

const OURS = 'https://aisle.shop.test';

it.each([
  'https://evil.test',
  'http://aisle.shop.test',
  'https://aisle.shop.test:8443',
  'https://aisle.shop.test.evil.test',
  'http://localhost.evil.test',
  'http://127.0.0.1.evil.test',
  'http://[::2]',
  'chrome-extension://localhost',
  'null',
  '',
])('%j is foreign', (origin) => {
  expect(isForeignOrigin(origin, OURS)).toBe(true);
});

it.each([undefined, OURS, 'http://localhost:6274', 'https://localhost', 'http://127.0.0.1:3000', 'http://[::1]:8080'])(
  '%j is not',
  (origin) => {
    expect(isForeignOrigin(origin, OURS)).toBe(false);
    expect(isForeignOrigin(origin, `${OURS}/behind/a/path`)).toBe(false);
  },
);
