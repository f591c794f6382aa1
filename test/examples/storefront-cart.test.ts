import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCarts } from '../../examples/storefront/cart.ts';
import { findItem, skus } from '../../examples/storefront/catalogue.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import { readPage } from './page-reader.ts';

const ORIGIN = 'http://shop.test';

let app: Hono;
beforeEach(() => {
  app = createStorefront({ origin: ORIGIN });
});

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const postJson = (path: string, body: unknown, cookie = '') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const readCart = async (cookie: string) => (await app.request('/cart.json', { headers: { cookie } })).json();

describe('refusals', () => {
  it.each([
    ['an unknown sku', { sku: 'XX-000', amount: 1 }, 404],
    ['a name every object has', { sku: 'constructor', amount: 1 }, 404],
    ['a sold-out product', { sku: 'JK-109', amount: 1 }, 409],
    ['a sold-out variant', { sku: 'JK-101-XS', amount: 1 }, 409],
    ['a product whose variants are all sold out', { sku: 'JK-106', amount: 1 }, 409],
    ['amount 0', { sku: 'LT-601', amount: 0 }, 400],
    ['amount -1', { sku: 'LT-601', amount: -1 }, 400],
    ['amount 1000', { sku: 'LT-601', amount: 1000 }, 400],
    ['half a piece', { sku: 'LT-601', amount: 1.5 }, 400],
    ['an amount in words', { sku: 'LT-601', amount: '1' }, 400],
    ['an amount of null, as NaN arrives', { sku: 'LT-601', amount: Number.NaN }, 400],
    ['no sku', { amount: 1 }, 400],
    ['a list', [], 400],
    ['null', null, 400],
    ['broken JSON', '{"sku":', 400],
    ['a body that is too large', { sku: 'x'.repeat(20_000), amount: 1 }, 413],
  ])('%s is refused and makes no cart', async (_name, body, status) => {
    const response = await postJson('/cart/add', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w+/) });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['1000', 400],
    ['NaN', 400],
    ['one', 400],
  ])('a form with amount %s is refused with a page', async (amount, status) => {
    const response = await postForm('/cart/add', { sku: 'LT-601', amount });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('That did not work');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['/cart/add', { origin: 'http://evil.test' }],
    ['/cart/add', { origin: 'null' }],
    ['/cart/add', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['/cart/change', { origin: 'http://evil.test', 'sec-fetch-site': 'same-site' }],
  ])('a form posted to %s from elsewhere is refused (%o)', async (path, headers) => {
    const response = await postForm(path, { sku: 'LT-601', amount: '1' }, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('JSON from elsewhere gets no leave to be sent', async () => {
    const response = await app.request('/cart/add', {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.test', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('more than 99 of one thing in a cart is refused and leaves the cart as it was', async () => {
    const cookie = cookieOf(await postJson('/cart/add', { sku: 'LT-601', amount: 98 }));
    expect((await postJson('/cart/add', { sku: 'LT-601', amount: 2 }, cookie)).status).toBe(400);
    expect(await readCart(cookie)).toMatchObject({ count: 98 });
  });

  it('changing what is not in the cart is refused', async () => {
    const cookie = cookieOf(await postJson('/cart/add', { sku: 'LT-601', amount: 1 }));
    expect((await postForm('/cart/change', { sku: 'LT-602', amount: '2' }, { cookie })).status).toBe(404);
  });
});

describe('cart', () => {
  it('adds up products and variants at their own prices', async () => {
    const first = await postJson('/cart/add', { sku: 'KT-506-1-0-L', amount: 2 });
    expect(await first.json()).toEqual({ count: 2, total: 62 });
    const cookie = cookieOf(first);
    const second = await postJson('/cart/add', { sku: 'KT-506-0-7-L' }, cookie);
    expect(await second.json()).toEqual({ count: 3, total: 88 });
    const third = await postJson('/cart/add', { sku: 'FT-208', amount: 3 }, cookie);
    expect(await third.json()).toEqual({ count: 6, total: 161.5 });
    expect(await readCart(cookie)).toMatchObject({
      count: 6,
      total: 161.5,
      currency: 'EUR',
      lines: [
        { sku: 'KT-506-1-0-L', variant: '1.0 l', amount: 2, price: 31, total: 62 },
        { sku: 'KT-506-0-7-L', variant: '0.7 l', amount: 1, price: 26, total: 26 },
        { sku: 'FT-208', variant: null, amount: 3, price: 24.5, total: 73.5 },
      ],
    });
  });

  it('takes every sku that the shop does not call sold out, a product’s own meaning its preselected variant', async () => {
    for (const sku of skus()) {
      const { status } = await postJson('/cart/add', { sku, amount: 1 });
      expect({ sku, status }).toEqual({ sku, status: findItem(sku)?.availability === 'out_of_stock' ? 409 : 200 });
    }
    const cookie = cookieOf(await postJson('/cart/add', { sku: 'JK-101', amount: 1 }));
    expect(await readCart(cookie)).toMatchObject({ lines: [{ sku: 'JK-101-S', amount: 1 }] });
    await postJson('/cart/add', { sku: 'JK-101-S', amount: 1 }, cookie);
    expect(await readCart(cookie)).toMatchObject({ count: 2, lines: [{ sku: 'JK-101-S', amount: 2 }] });
  });

  it('gives the same by form as by JSON', async () => {
    const form = await postForm('/cart/add', { sku: 'WL-701-PINE', amount: '2' });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/cart']);
    const json = await postJson('/cart/add', { sku: 'WL-701-PINE', amount: 2 });
    expect(await readCart(cookieOf(form))).toEqual(await readCart(cookieOf(json)));
  });

  it('changes and removes lines, and shows the count in the header', async () => {
    const cookie = cookieOf(await postForm('/cart/add', { sku: 'LT-601' }));
    await postForm('/cart/add', { sku: 'LT-602' }, { cookie });
    const page = async () => (await app.request('/cart', { headers: { cookie } })).text();
    expect(await page()).toContain('data-cart-count>2<');
    expect((await postForm('/cart/change', { sku: 'LT-601', amount: '3' }, { cookie })).status).toBe(303);
    expect(await readCart(cookie)).toMatchObject({ count: 4, total: 240 });
    await postForm('/cart/change', { sku: 'LT-602', amount: '0' }, { cookie });
    expect(await readCart(cookie)).toMatchObject({ count: 3, total: 162, lines: [{ sku: 'LT-601' }] });
    const shown = await page();
    expect(shown).toContain('data-cart-count>3<');
    expect(readPage(shown).implied).toEqual([]);
  });

  it('is kept by a cookie that scripts and other sites cannot use', async () => {
    const header = (await postForm('/cart/add', { sku: 'LT-601' })).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^cart=[\w-]{24};/);
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Lax');
    expect(header).not.toContain('Secure');
    const secure = createStorefront({ origin: 'https://shop.test' });
    const response = await secure.request('/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sku":"LT-601"}',
    });
    expect(response.headers.get('set-cookie')).toContain('Secure');
  });

  it('gives a cookie it does not know a new cart of its own', async () => {
    const response = await postJson('/cart/add', { sku: 'LT-601' }, 'cart=chosen-by-someone-else');
    expect(cookieOf(response)).not.toBe('cart=chosen-by-someone-else');
    expect(await readCart('cart=chosen-by-someone-else')).toMatchObject({ count: 0 });
  });

  it('keeps a bounded number of carts and drops the one unchanged for longest', () => {
    const carts = createCarts({ limit: 2 });
    const first = carts.add(undefined, 'LT-601', 1);
    const second = carts.add(undefined, 'LT-601', 1);
    expect(carts.add(first, 'LT-601', 1)).toBe(first);
    const third = carts.add(undefined, 'LT-601', 1);
    expect([first, second, third].map((id) => carts.read(id).count)).toEqual([2, 0, 1]);
  });
});
