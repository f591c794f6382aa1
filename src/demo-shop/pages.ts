import { LRUCache } from 'lru-cache';
import { createCarts } from '../../examples/storefront/cart.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import { DEMO_SHOP_PATH } from '../domain/demo-shop.ts';

/** Shops ready to answer; another one takes a millisecond. */
const MAX_SHOPS = 100;
const MAX_CARTS = 10_000;

const PATH = new RegExp(`^${DEMO_SHOP_PATH}/(aisle_pk_\\w{1,100})(/.*)?$`);
/** Attributes of the shop's markup that contain paths. Text that visitors enter contains no quotation marks here. */
const LINK = /\b(href|src|action|data-image)="\/(?!\/)/g;

/** Answers requests to the demo shop; null for paths that are not the shop's. */
export type DemoShopPages = (request: Request, baseUrl: string) => Promise<Response | null>;

/** Serves the example shop below a path of the service for each embed key, whose widget its pages have. */
export function createDemoShopPages(): DemoShopPages {
  const carts = createCarts({ limit: MAX_CARTS });
  const shops = new LRUCache<string, ReturnType<typeof createStorefront>>({ max: MAX_SHOPS });

  return async (request, baseUrl) => {
    const { pathname, search } = new URL(request.url);
    const [, key, path = '/'] = PATH.exec(pathname) ?? [];
    if (key === undefined) return null;
    const base = `${DEMO_SHOP_PATH}/${key}`;
    const origin = baseUrl + base;
    const shop = shops.get(origin) ?? createStorefront({ origin, widget: { src: `${baseUrl}/widget.js`, key }, carts });
    shops.set(origin, shop);
    const { method, headers, body } = request;
    const response = await shop.request(baseUrl + path + search, {
      method,
      headers,
      ...(body !== null && { body, duplex: 'half' }),
    });
    return moved(response, base, policyFor(baseUrl, origin, key));
  };
}

/**
 * The pages share the console's origin: their scripts are files of ours, and reach nothing but the shop and the API of
 * its widget.
 */
const policyFor = (baseUrl: string, origin: string, key: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}/assets/ ${baseUrl}/widget.js ${baseUrl}/widget/`,
    "worker-src 'none'",
    `style-src ${origin}/assets/`,
    // The logo and the products are the owner's to change.
    "img-src 'self' data: https: http:",
    `connect-src ${origin}/ ${baseUrl}/api/widget/${key}/`,
    `form-action ${origin}/`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Moves an answer of the shop below a path. */
async function moved(response: Response, base: string, policy: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('X-Robots-Tag', 'noindex');
  const location = headers.get('Location');
  if (location?.startsWith('/')) headers.set('Location', base + location);
  const cookies = headers.getSetCookie();
  headers.delete('Set-Cookie');
  for (const cookie of cookies) headers.append('Set-Cookie', cookie.replace('Path=/', `Path=${base}/`));
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const body = isPage ? (await response.text()).replace(LINK, `$1="${base}/`) : response.body;
  return new Response(body, { status: response.status, headers });
}
