import type { Route, Routes } from '../crawl/shop-server.ts';

const MAX_PER_PAGE = 250;

/** A product of the fake shop; its page shows the first available variant. */
export interface Ware {
  handle: string;
  title: string;
  variants: { id: number; price: string; available: boolean }[];
}

export const wares = (count: number): Ware[] =>
  Array.from({ length: count }, (_, at) => ({
    handle: `lamp-${at}`,
    title: `Lamp ${at} & shade`,
    variants: [
      { id: 40_000_000_000_000 + at * 10, price: `${at + 1}.95`, available: at % 3 === 0 },
      { id: 40_000_000_000_001 + at * 10, price: `${at + 2}.50`, available: at % 3 < 2 },
    ],
  }));

/** A product as `/products.json` returns it. */
export const listed = ({ handle, title, variants }: Ware) => ({
  id: 7_000_000_000_000 + (variants[0]?.id ?? 0),
  title,
  handle,
  body_html: `<p>About <b>${handle}</b> &amp; more</p><script>track()</script>`,
  published_at: '2026-01-02T03:04:05+00:00',
  vendor: 'Fjell',
  product_type: 'Lamps',
  tags: ['light'],
  variants: variants.map((variant, place) => ({
    ...variant,
    title: String(place),
    option1: String(place),
    option2: null,
    option3: null,
    sku: `SKU-${variant.id}`,
    barcode: '4006381333931',
    grams: 1_200,
    compare_at_price: '999.00',
    featured_image: null,
    position: place + 1,
  })),
  images: [{ id: 1, src: `https://cdn.shopify.com/s/files/1/${handle}.jpg`, width: 900 }],
  options: [{ name: 'Size', position: 1, values: ['0', '1'] }],
});

/** A product page: without the variant's id, which only the list has. */
function page({ title, variants }: Ware): string {
  const variant = variants.find(({ available }) => available) ?? variants[0];
  const product = {
    '@type': 'Product',
    name: title.replace('&', 'and'),
    sku: `SKU-${variant?.id}`,
    offers: { '@type': 'Offer', price: variant?.price, priceCurrency: 'EUR' },
  };
  return `<h1>${title}</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
}

const json = (value: unknown): Route => ({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

/** A shop that responds as Shopify does: home page, product list, product pages, robots.txt. */
export function shopifyRoutes(
  all: readonly Ware[],
  { currency = 'EUR', routes }: { currency?: string; routes?: Routes } = {},
): Routes {
  return {
    '/': {
      headers: { 'powered-by': 'Shopify', 'content-type': 'text/html; charset=utf-8' },
      body: `<script>var Shopify = Shopify || {};\nShopify.shop = "fjell.myshopify.com";\nShopify.currency = {"active":"${currency}","rate":"1.0"};</script>
        ${all.map(({ handle }) => `<a href="/products/${handle}">x</a>`).join('\n')}`,
    },
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /admin\nDisallow: /cart\nDisallow: /checkout\n',
    },
    ...Object.fromEntries(all.map((ware) => [`/products/${ware.handle}`, page(ware)])),
    '*': (request) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop.example');
      if (pathname !== '/products.json') return { status: 404, body: 'Not found' };
      const limit = Math.min(Number(searchParams.get('limit') ?? 30), MAX_PER_PAGE);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
      return json({ products: all.slice(start, start + limit).map(listed) });
    },
    ...routes,
  };
}
