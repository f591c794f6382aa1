import { describe, expect, it } from 'vitest';
import { isForeignOrigin, isRebound } from '../../src/http/origin.ts';
import { sharedService } from '../setup/service.ts';

const service = await sharedService();

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

describe('a page whose own name was made to lead here', () => {
  it.each<[origin: string, host: string]>([
    ['http://evil.test', 'evil.test'],
    ['http://evil.test:3000', 'evil.test:3000'],
    ['http://evil.test', 'EVIL.test:80'],
    ['https://evil.test', 'evil.test:443'],
    ['http://localhost.evil.test:3000', 'localhost.evil.test:3000'],
  ])('is distinguished: %s calls %s', (origin, host) => {
    expect(isRebound(origin, host, OURS)).toBe(true);
    expect(isRebound(origin, host, 'http://localhost:3000')).toBe(true);
  });

  it.each<[origin: string | undefined, host: string | undefined]>([
    ['https://agent.test', 'aisle.shop.test'],
    ['https://agent.test', 'localhost:3000'],
    ['https://agent.test', undefined],
    ['http://evil.test:8080', 'evil.test:3000'],
    [OURS, 'aisle.shop.test'],
    ['http://localhost:6274', 'localhost:6274'],
    ['null', 'null'],
    ['nonsense', 'nonsense'],
    [undefined, 'evil.test'],
  ])('is not %s, which calls %s', (origin, host) => {
    expect(isRebound(origin, host, OURS)).toBe(false);
  });

  it.each([
    ['evil.test', 403],
    ['localhost', 200],
  ])('is refused although it holds a key: Host %s gives %d', async (host, status) => {
    const { key } = await service.organization('Shop');
    const response = await service.app.request(`http://${host}/api/mcp`, {
      method: 'POST',
      headers: {
        Host: host,
        Origin: 'http://evil.test',
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.status).toBe(status);
  });
});
