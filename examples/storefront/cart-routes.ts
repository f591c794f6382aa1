import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { createCarts } from './cart.ts';
import { cartPage } from './pages/cart-page.ts';
import type { Page } from './pages/layout.ts';

/** Holds a cart's id. */
export const COOKIE = 'cart';

export const isJson = (c: Context) => c.req.header('content-type')?.startsWith('application/json') ?? false;

/**
 * Reads a sku and an amount, 1 by default, from a form or a JSON body.
 * @throws {HTTPException} 400 for a body that is neither
 */
async function readItem(c: Context): Promise<{ sku: string; amount: number }> {
  if (!isJson(c)) {
    const { sku, amount } = await c.req.parseBody();
    return {
      sku: typeof sku === 'string' ? sku : '',
      amount: typeof amount === 'string' && amount.trim() ? Number(amount) : 1,
    };
  }
  const body: unknown = await c.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('sku' in body) || typeof body.sku !== 'string') {
    throw new HTTPException(400, { message: 'Send a JSON object with a sku and an amount.' });
  }
  const amount = 'amount' in body ? body.amount : 1;
  return { sku: body.sku, amount: typeof amount === 'number' ? amount : Number.NaN };
}

interface CartRoutesOptions {
  carts: ReturnType<typeof createCarts>;
  show: (c: Context, page: Page) => Response | Promise<Response>;
  origin: () => string;
}

/** The cart's page, its JSON for scripts, and the forms that change it. */
export function createCartRoutes({ carts, show, origin }: CartRoutesOptions): Hono {
  const app = new Hono();

  app.get('/cart', (c) => show(c, cartPage(carts.read(getCookie(c, COOKIE)))));
  app.get('/cart.json', (c) => {
    const { count, total, lines } = carts.read(getCookie(c, COOKIE));
    c.header('cache-control', 'no-store');
    return c.json({
      count,
      total,
      currency: 'EUR',
      lines: lines.map(({ item: { product, variant, sku, price }, amount, total: sum }) => {
        const { title, path } = product;
        return { sku, title, variant: variant?.name ?? null, path, amount, price, total: sum };
      }),
    });
  });
  app.post('/cart/add', async (c) => {
    const { sku, amount } = await readItem(c);
    const id = carts.add(getCookie(c, COOKIE), sku, amount);
    const secure = origin().startsWith('https:');
    setCookie(c, COOKIE, id, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge: 30 * 24 * 3600 });
    if (!isJson(c)) return c.redirect('/cart', 303);
    const { count, total } = carts.read(id);
    return c.json({ count, total });
  });
  app.post('/cart/change', async (c) => {
    const { sku, amount } = await readItem(c);
    carts.change(getCookie(c, COOKIE), sku, amount);
    return c.redirect('/cart', 303);
  });

  return app;
}
