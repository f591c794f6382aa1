import type { Route, Routes } from '../crawl/shop-server.ts';

const MAX_PER_PAGE = 100;

/** A product of the fake shop, its price in the currency's minor unit. */
export interface Good {
  id: number;
  slug: string;
  name: string;
  price: string;
  isInStock: boolean;
}

export const goods = (count: number): Good[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 100 + at,
    slug: `chair-${at}`,
    name: `Chair &#8220;${at}&#8221;`,
    price: String(1_990 + at),
    isInStock: at % 4 !== 0,
  }));

/** A product as the Store API returns it. */
export const stored = ({ id, slug, name, price, isInStock }: Good, origin: string, minorUnit = 2) => ({
  id,
  name,
  slug,
  parent: 0,
  type: 'simple',
  permalink: `${origin}/product/${slug}/`,
  sku: `CH-${id}`,
  short_description: '<p>Short</p>',
  description: `<p>About ${slug}</p>\n`,
  on_sale: true,
  prices: {
    price,
    regular_price: '999900',
    sale_price: price,
    price_range: null,
    currency_code: 'EUR',
    currency_symbol: '€',
    currency_minor_unit: minorUnit,
  },
  images: [{ id: 1, src: `${origin}/wp-content/uploads/${slug}.jpg`, thumbnail: `${origin}/t.jpg` }],
  categories: [
    { id: 2, name: 'Chairs &amp; stools', slug: 'chairs', link: `${origin}/product-category/furniture/chairs/` },
    { id: 1, name: 'Furniture', slug: 'furniture', link: `${origin}/product-category/furniture/` },
  ],
  brands: [{ id: 9, name: 'Fjell', slug: 'fjell' }],
  is_purchasable: true,
  is_in_stock: isInStock,
});

/** A shop that responds as WooCommerce does. @param api the URL that WordPress gives for its API */
export function woocommerceRoutes(
  all: readonly Good[],
  {
    origin,
    api = '/wp-json/',
    minorUnit = 2,
    routes = {},
  }: Partial<Record<'api', string>> & {
    origin: string;
    minorUnit?: number;
    routes?: Routes;
  },
): Routes {
  return {
    '/': `<link rel="https://api.w.org/" href="${origin}${api}" /><body class="home woocommerce-no-js">
      ${all.map(({ slug }) => `<a href="/product/${slug}/">x</a>`).join('\n')}`,
    '*': (request): Route => {
      const url = new URL(request.url ?? '', origin);
      const route = url.searchParams.get('rest_route') ?? url.pathname.replace(api.replace(/\/$/, ''), '');
      if (route !== '/wc/store/v1/products') return { status: 404, body: '{"code":"rest_no_route"}' };
      const size = Math.min(Number(url.searchParams.get('per_page') ?? 10), MAX_PER_PAGE);
      const start = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
      const list = all.slice(start, start + size).map((good) => stored(good, origin, minorUnit));
      return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(list) };
    },
    ...Object.fromEntries(
      all.map(({ slug, name }) => [
        `/product/${slug}/`,
        `<h1>${name}</h1><div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><i itemprop="sku">${slug}</i>
         <meta itemprop="image" content="/i.jpg"></div>`,
      ]),
    ),
    ...routes,
  };
}
