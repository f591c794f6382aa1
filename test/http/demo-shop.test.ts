import { describe, expect, it } from 'vitest';
import { products } from '../../examples/storefront/catalogue.ts';
import { sharedService } from '../setup/service.ts';
import { BASE_URL, createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const KEY = 'aisle_pk_shop_1';
const BASE = `/demo-shop/${KEY}`;
const SKU = 'JK-101-M';

const get = (path: string, headers: Record<string, string> = {}) =>
  service.app.request(BASE_URL + path, { headers: { Host: 'localhost', ...headers } });

describe('refusals', () => {
  it.each([
    '/demo-shop',
    '/demo-shop/',
    '/demo-shop/other/',
    '/demo-shop/aisle_pk_%22%3E/',
    '/demo-shop/aisle_pk_a.b/',
  ])('%s is no page of it', async (path) => {
    expect([404, 503]).toContain((await get(path)).status);
  });

  it('refuses a form of another site', async () => {
    const { status } = await service.app.request(`${BASE_URL}${BASE}/cart/add`, {
      method: 'POST',
      headers: { Host: 'localhost', Origin: 'https://evil.test', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `sku=${SKU}`,
    });
    expect(status).toBe(403);
  });

  it('shows markup in a search as text', async () => {
    const query = encodeURIComponent('"><script>alert(1)</script><a href="/x');
    const page = await (await get(`${BASE}/search?q=${query}`)).text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toContain(`href="${BASE}/x`);
  });
});

it('lets its scripts come from files, and reach only the shop and the API of its widget', async () => {
  const { headers } = await get(`${BASE}/`);
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': "'none'",
    'script-src': `${BASE_URL}${BASE}/assets/ ${BASE_URL}/widget.js ${BASE_URL}/widget/`,
    'worker-src': "'none'",
    'connect-src': `${BASE_URL}${BASE}/ ${BASE_URL}/api/widget/${KEY}/`,
    'form-action': `${BASE_URL}${BASE}/`,
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
  // The console's pages have no such header: neither can get hold of the other's window.
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

it('gives signed-in people and strangers the same pages', async () => {
  const owner = await createOwner(service);
  expect(owner.cookies.size).toBeGreaterThan(0);
  const own = await owner.request(`${BASE}/`);
  expect(await own.text()).toBe(await (await get(`${BASE}/`)).text());
  expect(own.headers.getSetCookie()).toEqual([]);
});

it('stays below its path with every link, file and form', async () => {
  for (const path of ['/', '/category/all', products[0]?.path ?? '', '/cart', '/shipping']) {
    const page = await (await get(BASE + path)).text();
    const links = [...page.matchAll(/\b(?:href|src|action|data-image)="([^"#]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(10);
    const outside = links.filter((link) => !link.startsWith(`${BASE}/`) && !link.startsWith(`${BASE_URL}${BASE}/`));
    expect(new Set(outside.filter((link) => !/^(https:\/\/schema\.org\/|mailto:)/.test(link)))).toEqual(
      new Set([`${BASE_URL}/widget.js`]),
    );
  }
});

it('keeps a cart in a cookie of its own path', async () => {
  const added = await service.app.request(`${BASE_URL}${BASE}/cart/add`, {
    method: 'POST',
    headers: { Host: 'localhost', Origin: BASE_URL, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `sku=${SKU}`,
  });
  expect([added.status, added.headers.get('location')]).toEqual([303, `${BASE}/cart`]);
  const [cookie = ''] = added.headers.getSetCookie();
  expect(cookie).toMatch(new RegExp(`^cart=[\\w-]+;.* Path=${BASE}/;.*HttpOnly`));
  const cart = await get(`${BASE}/cart.json`, { Cookie: cookie.split(';')[0] ?? '' });
  expect(await cart.json()).toMatchObject({ count: 1, lines: [{ sku: SKU }] });
});
