import type { Route, Routes } from '../crawl/shop-server.ts';

/** A product of the fake shop: a configurable one costs as much as its cheapest child. */
export interface Stock {
  sku: string;
  name: string;
  urlKey: string;
  price: number;
  /** The price before a sale. */
  regular: number;
  isInStock: boolean;
  isConfigurable: boolean;
  /** Its children. */
  sizes?: Child[];
}

interface Child {
  size: string;
  sku: string;
  price: number;
  regular: number;
  isInStock: boolean;
}

const PER_CATEGORY_PAGE = 12;

export const stocks = (count: number): Stock[] =>
  Array.from({ length: count }, (_, at) => ({
    sku: `BG-${1_000 + at}`,
    name: `Duffle Bag ${at} "Ås"`,
    urlKey: `duffle-bag-${at}`,
    price: 19.5 + at,
    regular: at % 5 === 0 ? 29.5 + at : 19.5 + at,
    isInStock: at % 6 !== 4,
    isConfigurable: at % 3 === 1,
  }));

const money = (value: number, currency: string) => ({ value, currency });

/** A product as GraphQL returns it. */
export const item = (stock: Stock, origin: string, currency: string) => ({
  __typename: stock.isConfigurable ? 'ConfigurableProduct' : 'SimpleProduct',
  sku: stock.sku,
  name: stock.name,
  url_key: stock.urlKey,
  url_suffix: '.html',
  stock_status: stock.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
  description: { html: `<p>About ${stock.urlKey} &amp; more</p>` },
  image: { url: `${origin}/media/catalog/product/${stock.urlKey}.jpg` },
  categories: [
    { name: 'Bags', level: 3 },
    { name: 'Gear', level: 2 },
  ],
  price_range: {
    minimum_price: { final_price: money(stock.price, currency), regular_price: money(stock.regular, currency) },
    maximum_price: { final_price: money(stock.regular + 10, currency) },
  },
  media_gallery: [1, 2].map((at) => ({ url: `${origin}/media/catalog/product/${stock.urlKey}-${at}.jpg` })),
  rating_summary: 87,
  review_count: 3,
  ...(stock.sizes && {
    configurable_options: [
      { attribute_code: 'bag_size', label: 'Size', values: stock.sizes.map(({ size }) => ({ label: size })) },
    ],
    variants: stock.sizes.map(({ size, sku, price, regular, isInStock }) => ({
      attributes: [{ code: 'bag_size', label: size }],
      product: {
        sku,
        stock_status: isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
        image: { url: `${origin}/media/catalog/product/${sku}.jpg` },
        price_range: {
          minimum_price: { final_price: money(price, currency), regular_price: money(regular, currency) },
        },
      },
    })),
  }),
});

const kroner = (value: number) => `${value.toFixed(2).replace('.', ',')} kr.`;

const frame = (
  title: string,
  body: string,
  attributes = '',
) => `<!doctype html><html lang="da"><head><title>${title}</title>
  <script type="text/x-magento-init">{"*": {"Magento_Ui/js/core/app": {}}}</script></head><body class="page-layout" ${attributes}>
  <header><a class="logo" href="/">Duffle</a><a href="/checkout/cart/">Kurv (0,00 kr.)</a></header><nav><a href="/bags.html">Tasker</a>
  <a href="/blog/packing-light">Blog</a></nav><main>${body}</main><footer><a href="/privacy-policy">Privatliv</a></footer></body></html>`;

function productPage(stock: Stock, others: Stock[]): string {
  const old = `<span class="old-price"><span class="price-label">Normalpris</span> <span class="price">${kroner(stock.regular)}</span></span>`;
  return frame(
    stock.name,
    `<ul class="breadcrumbs"><li><a href="/">Hjem</a></li><li><a href="/bags.html">Tasker</a></li></ul>
    <h1 class="page-title"><span class="base" itemprop="name">${stock.name}</span></h1>
    <div class="price-box"><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price">${kroner(stock.price)}</span>
      <meta itemprop="price" content="${stock.price}"><meta itemprop="priceCurrency" content="DKK"></span>${stock.regular > stock.price ? old : ''}</div>
    <div class="stock ${stock.isInStock ? 'available' : 'unavailable'}"><span>${stock.isInStock ? 'På lager' : 'Ikke på lager'}</span></div>
    <div class="product attribute sku"><strong>Varenr.</strong> <div itemprop="sku">${stock.sku}</div></div>
    ${stock.isInStock ? '<button type="submit" class="action primary tocart">Læg i kurv</button>' : ''}
    <div class="block related"><strong>Relaterede varer</strong><ol>${others.map(tile).join('')}</ol></div>`,
    'itemscope itemtype="http://schema.org/Product"',
  );
}

const tile = (stock: Stock) =>
  `<li class="product-item"><a href="/${stock.urlKey}.html"><img src="/media/${stock.urlKey}.jpg" alt="">${stock.name}</a> <span class="price">${kroner(stock.price)}</span></li>`;

/**
 * A shop that responds as Magento does: GraphQL, category pages, product pages.
 * @param hasGraphQl true if GraphQL is public; otherwise there are only pages
 */
export function magentoRoutes(
  all: readonly Stock[],
  { origin, currency = 'DKK', hasGraphQl = true }: { origin: string; currency?: string; hasGraphQl?: boolean },
): Routes {
  const ask = (query: URLSearchParams): Route => {
    const size = Number(/pageSize:\s*(\d+)/.exec(query.get('query') ?? '')?.[1] ?? 20);
    const { page = 1 } = JSON.parse(query.get('variables') ?? '{}') as { page?: number };
    const last = Math.ceil(all.length / size);
    const json = { 'content-type': 'application/json' };
    // In Magento, a page beyond the last is an error.
    if (page > last)
      return {
        headers: json,
        body: JSON.stringify({ errors: [{ message: 'currentPage' }], data: { products: null } }),
      };
    const items = all.slice((page - 1) * size, page * size).map((stock) => item(stock, origin, currency));
    const page_info = { page_size: size, current_page: page, total_pages: last };
    return {
      headers: json,
      body: JSON.stringify({ data: { products: { total_count: all.length, items, page_info } } }),
    };
  };
  const category = (page: number) => {
    const some = all.slice((page - 1) * PER_CATEGORY_PAGE, page * PER_CATEGORY_PAGE);
    const next =
      page * PER_CATEGORY_PAGE < all.length
        ? `<a class="action next" href="/bags.html?p=${page + 1}" title="Næste">Næste</a>`
        : '';
    return frame(
      'Tasker',
      `<h1>Tasker</h1><ol>${some.map(tile).join('')}</ol>${next}<a href="/bags.html?product_list_order=price">Pris</a>`,
    );
  };
  return {
    '/': {
      headers: { 'x-magento-tags': 'cms_p_2' },
      body: frame('Duffle', `<h1>Velkommen</h1>${all.slice(0, 4).map(tile).join('')}`),
    },
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /checkout/\nDisallow: /customer/\n',
    },
    '/blog/packing-light': frame('Pak let', '<h1>Pak let</h1><p>En god taske koster fra 199,00 kr. og opefter.</p>'),
    '/privacy-policy': frame('Privatliv', '<h1>Privatliv</h1>'),
    ...Object.fromEntries(
      all.map((stock, at) => [`/${stock.urlKey}.html`, productPage(stock, all.slice(at + 1, at + 4))]),
    ),
    '*': (request): Route => {
      const { pathname, searchParams } = new URL(request.url ?? '', origin);
      if (pathname === '/bags.html') return category(Number(searchParams.get('p') ?? 1));
      if (pathname === '/graphql' && hasGraphQl) return ask(searchParams);
      return { status: pathname === '/graphql' ? 403 : 404, body: 'Not to be had.' };
    },
  };
}
