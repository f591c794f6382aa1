import type { Route, Routes } from '../crawl/shop-server.ts';

const MAX_PER_PAGE = 100;

/** A product of the fake shop, its price in the currency's minor unit. */
export interface Good {
  id: number;
  slug: string;
  name: string;
  price: string;
  isInStock: boolean;
  /** The sizes that it is sold in, each of which has a number of its own. */
  sizes?: string[];
  /** True if each size costs 5 more than the one before, and the first is sold out. */
  doSizesDiffer?: boolean;
}

/** The sizes of a product as the shop's list of variations states them, in order. */
export const sizesOf = ({ id, price, sizes = [], isInStock, doSizesDiffer = false }: Good) =>
  sizes.map((size, at) => ({
    id: id * 100 + at,
    size,
    price: doSizesDiffer ? String(Number(price) + 500 * at) : price,
    isInStock: isInStock && !(doSizesDiffer && at === 0),
  }));

export const goods = (count: number): Good[] =>
  Array.from({ length: count }, (_, at) => ({
    id: 100 + at,
    slug: `chair-${at}`,
    name: `Chair &#8220;${at}&#8221;`,
    price: String(1_990 + at),
    isInStock: at % 4 !== 0,
  }));

const toTerm = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') });

/** The variations of a product as the Store API returns them. */
const storedVariations = (good: Good, origin: string, minorUnit = 2) =>
  sizesOf(good).map(({ id, size, price, isInStock }) => {
    const { prices, images } = stored({ ...good, slug: `${good.slug}-${size}`, price, sizes: [] }, origin, minorUnit);
    const permalink = `${origin}/product/${good.slug}/?attribute_pa_size=${toTerm(size).slug}`;
    const variation = { id, parent: good.id, type: 'variation', sku: `CH-${id}`, permalink, is_in_stock: isInStock };
    return { ...variation, prices, images, attributes: [], variations: [] };
  });

/** A product as the Store API returns it. */
export const stored = (good: Good, origin: string, minorUnit = 2) => {
  const { id, slug, name, price, isInStock, sizes = [], doSizesDiffer = false } = good;
  return {
    id,
    name,
    slug,
    parent: 0,
    type: sizes.length > 0 ? 'variable' : 'simple',
    permalink: `${origin}/product/${slug}/`,
    sku: `CH-${id}`,
    short_description: '<p>Short</p>',
    description: `<p>About ${slug}</p>\n`,
    on_sale: true,
    prices: {
      price,
      regular_price: '999900',
      sale_price: price,
      price_range: doSizesDiffer ? { min_amount: price, max_amount: sizesOf(good).at(-1)?.price } : null,
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
    average_rating: '4.50',
    review_count: 12,
    attributes: [
      {
        id: 1,
        name: 'Wood',
        taxonomy: 'pa_wood',
        has_variations: false,
        terms: [{ id: 5, name: 'Oak &amp; ash', slug: 'oak' }],
      },
      ...(sizes.length > 0
        ? [{ id: 2, name: 'Size', taxonomy: 'pa_size', has_variations: true, terms: sizes.map(toTerm) }]
        : []),
    ],
    has_options: sizes.length > 0,
    variations: sizes.map((size, at) => ({
      id: id * 100 + at,
      attributes: [{ name: 'Size', value: toTerm(size).slug }],
    })),
    weight: '4.5',
    formatted_weight: '4.5 kg',
    dimensions: { length: '40', width: '45', height: '90' },
    formatted_dimensions: '40 &times; 45 &times; 90 cm',
    is_purchasable: true,
    is_in_stock: isInStock,
  };
};

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
      const parents = url.searchParams.get('parent')?.split(',') ?? [];
      const rows: object[] =
        url.searchParams.get('type') === 'variation'
          ? all
              .filter(({ id }) => parents.includes(String(id)))
              .flatMap((good) => storedVariations(good, origin, minorUnit))
          : all.map((good) => stored(good, origin, minorUnit));
      const list = rows.slice(start, start + size);
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
