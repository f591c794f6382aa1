import { beforeEach, expect, it, vi } from 'vitest';
import { reportOrder } from '../../src/widget/order/report.ts';

const shop = { base: 'https://aisle.test', key: 'aisle_pk_1' };
const stored = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  stored.clear();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => stored.get(name) ?? null });
  vi.spyOn(console, 'debug').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it.each([
  ['no conversation', () => {}],
  ['a conversation with another shop', () => void stored.set('aisle:aisle_pk_2', '{"token":"T"}')],
  ['a panel without a conversation', () => void stored.set('aisle:aisle_pk_1', '{"open":true}')],
  ['something else stored', () => void stored.set('aisle:aisle_pk_1', 'null')],
  ['no access to storage', () => void vi.stubGlobal('sessionStorage', undefined)],
])('sends nothing with %s', async (_name, arrange) => {
  arrange();
  await reportOrder({ ...shop, id: '1001' });
  expect(fetched).not.toHaveBeenCalled();
});

it('sends the order with the token of this shop’s conversation, so that it survives the page', async () => {
  stored.set('aisle:aisle_pk_1', '{"token":"T","open":false}');
  await reportOrder({ ...shop, id: 1001, total: '129.90', currency: 'EUR' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toEqual(new URL('https://aisle.test/api/widget/aisle_pk_1/orders'));
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  const body = { orderId: '1001', total: '129.90', currency: 'EUR', token: 'T' };
  expect(JSON.parse(init?.body as string)).toEqual(body);
});

it.each([
  ['the service refuses', () => Promise.resolve(new Response('{"error":{}}', { status: 400 }))],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says so in the browser’s console when %s, and never throws', async (_name, answer) => {
  stored.set('aisle:aisle_pk_1', '{"token":"T"}');
  fetched.mockImplementation(answer);
  await reportOrder({ ...shop, id: '1001', total: 5 });
  expect(console.debug).toHaveBeenCalledOnce();
});
