import { afterEach, describe, expect, it } from 'vitest';
import { listed, shopifyRoutes, wares } from '../setup/shopify.ts';
import { magentoRoutes, stocks } from '../setup/magento.ts';
import { goods, stored, woocommerceRoutes } from '../setup/woocommerce.ts';
import { closeAll } from './fetch-server.ts';
import { type Route, type Routes, crawl, openShop, redirectTo, text } from './shop-server.ts';

afterEach(closeAll);

const LIST = '/products.json?limit=250&page=';
const json = (value: unknown): Route => ({
  headers: { 'content-type': 'application/json' },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});
const feedOf = (...products: unknown[]) => json({ products });
/** Titles reveal the source of a product: the fake shop's pages contain "and", its product list "&". */
const fromPages = ['Lamp 0 and shade', 'Lamp 1 and shade', 'Lamp 2 and shade'];

describe('falls back to the pages if the product list', () => {
  const [lamp] = wares(1).map(listed);
  const large = { headers: { 'content-type': 'application/json' }, body: Buffer.alloc(50 * 1024 * 1024, ' ') };

  it.each<[string, Route]>([
    ['status 404', { status: 404 }],
    ['status 403', { status: 403 }],
    ['status 429', { status: 429, headers: { 'retry-after': '0' } }],
    ['status 503', { status: 503, headers: { 'retry-after': '0' } }],
    ['a redirect to a password page', redirectTo('/password')],
    ['a redirect to another site', redirectTo('http://other.example/')],
    ['an HTML page', '<title>Shop</title>'],
    ['an empty body', json('')],
    ['truncated JSON', json('{"products":[{"title":"Lamp"')],
    ['a file of 50 MB', large],
    ['deeply nested JSON', json('['.repeat(1_000_000))],
    ['an array', json([lamp])],
    ['null', json('null')],
    ['a list without products', feedOf()],
    ['an object of products', json({ products: { 0: lamp } })],
    ['products of wrong types', feedOf(7, null, 'Lamp', [], { ...lamp, handle: 5 }, { ...lamp, title: null })],
    ['a response that never comes', () => {}],
  ])('is %s', async (_what, answer) => {
    const shop = await openShop(shopifyRoutes(wares(3), { routes: { [`${LIST}1`]: answer, '*': { status: 404 } } }));
    const { titles, note } = await crawl(shop.origin);
    expect([titles, note]).toEqual([fromPages, null]);
  });

  it('is disallowed by robots.txt, without requesting it', async () => {
    const routes = { '/robots.txt': text('User-agent: *\nDisallow: /products.json') };
    const shop = await openShop(shopifyRoutes(wares(3), { routes }));
    expect((await crawl(shop.origin)).titles).toEqual(fromPages);
    expect(shop.hits.filter((path) => path.startsWith('/products.json'))).toEqual([]);
  });

  it('belongs to no known platform, without requesting it', async () => {
    const shop = await openShop(shopifyRoutes(wares(3), { routes: { '/': '<a href="/products/lamp-1">x</a>' } }));
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp 1 and shade']);
    expect(shop.hits).toEqual(['/robots.txt', '/', '/sitemap.xml', '/sitemap_index.xml', '/products/lamp-1']);
  });

  it('fails halfway, but reads only the pages of missing products', async () => {
    const routes = { [`${LIST}2`]: { status: 500 } };
    const shop = await openShop(shopifyRoutes(wares(253), { routes }));
    const { products } = await crawl(shop.origin);
    const pages = products.filter(({ title }) => title.includes(' and '));
    expect(pages.map(({ title }) => title).toSorted()).toEqual([250, 251, 252].map((at) => `Lamp ${at} and shade`));
    expect(new Set(products.map(({ url }) => url)).size).toBe(253);
    expect(shop.hits.filter((path) => path.startsWith('/products/'))).toHaveLength(3);
  });
});

describe('an endless product list', () => {
  it('ends when it repeats itself', async () => {
    const routes: Routes = { '*': feedOf(...wares(5).map(listed)) };
    const shop = await openShop(shopifyRoutes(wares(5), { routes }));
    const { titles, note } = await crawl(shop.origin);
    expect([titles.length, note]).toEqual([5, null]);
    expect(shop.hits).toEqual(['/robots.txt', '/', `${LIST}1`, `${LIST}2`]);
  });

  it('ends at the limit of the run', async () => {
    let page = 0;
    const routes: Routes = {
      '*': () => feedOf(...wares(10).map((ware) => listed({ ...ware, handle: `${ware.handle}-${page++}` }))),
    };
    const shop = await openShop(shopifyRoutes([], { routes }));
    expect((await crawl(shop.origin, { limits: { maxPages: 35 } })).titles).toHaveLength(35);
    expect(shop.hits).toHaveLength(6);
  });
});

describe('a Shopify shop', () => {
  it('is read completely from its product list, each product as its first available variant', async () => {
    const all = wares(700);
    const shop = await openShop(shopifyRoutes(all));
    const { products, counts } = await crawl(shop.origin);
    expect(products).toEqual(
      all.map(({ handle, title, variants }) => {
        const variant = variants.find(({ available }) => available) ?? variants[0];
        return {
          url: `${shop.origin}/products/${handle}`,
          title,
          externalId: String(variant?.id),
          description: `About ${handle} & more`,
          price: Number(variant?.price),
          currency: 'EUR',
          availability: variant?.available ? 'in_stock' : 'out_of_stock',
          imageUrl: `https://cdn.shopify.com/s/files/1/${handle}.jpg`,
          brand: 'Fjell',
          category: 'Lamps',
        };
      }),
    );
    expect(shop.hits).toEqual(['/robots.txt', '/', `${LIST}1`, `${LIST}2`, `${LIST}3`, `${LIST}4`]);
    expect([counts.pagesFetched, counts.pagesFailed, counts.productsFound]).toEqual([4, 0, 700]);
  });

  const [ware] = wares(1).map(listed);
  const [variant] = ware?.variants ?? [];
  it.each<[string, object, object]>([
    ['a negative price', { variants: [{ ...variant, price: '-5.00' }] }, { price: null, currency: null }],
    ['a price of zero', { variants: [{ ...variant, price: '0.00' }] }, { price: null }],
    ['a price in words', { variants: [{ ...variant, price: 'ask' }] }, { price: null, availability: 'in_stock' }],
    ['a price of another type', { variants: [{ ...variant, price: {} }] }, { price: null }],
    ['a price as a number', { variants: [{ ...variant, price: 12.5 }] }, { price: 12.5, currency: 'EUR' }],
    ['no variants', { variants: [] }, { externalId: null, price: null, availability: 'unknown' }],
    ['variants of another type', { variants: 'all' }, { externalId: null, price: null }],
    ['one malformed variant', { variants: [5, variant] }, { price: 1.95, externalId: '40000000000000' }],
    ['no statement on stock', { variants: [{ ...variant, available: undefined }] }, { availability: 'unknown' }],
    ['a javascript: image', { images: [{ src: 'javascript:alert(1)' }] }, { imageUrl: null }],
    ['no images', { images: null }, { imageUrl: null }],
    [
      'a handle to escape',
      { handle: '../admin?x#y' },
      { url: expect.stringMatching(/\/products\/..%2Fadmin%3Fx%23y$/) },
    ],
    [
      'a description of another type',
      { body_html: 5, vendor: {}, product_type: [] },
      { description: null, brand: null },
    ],
  ])('%s', async (_what, fields, expected) => {
    const routes: Routes = { [`${LIST}1`]: feedOf({ ...ware, ...fields }), [`${LIST}2`]: feedOf() };
    const shop = await openShop(shopifyRoutes([], { routes }));
    expect((await crawl(shop.origin)).products).toMatchObject([expected]);
  });

  it.each<[string, Routes, string | null]>([
    ['its cart if robots.txt allows it', { '/robots.txt': '', '/cart.js': json({ currency: 'SEK' }) }, 'SEK'],
    ['its meta.json', { '/cart.js': json({ currency: 'SEK' }), '/meta.json': json({ currency: 'DKK' }) }, 'DKK'],
    ['its language', { '/meta.json': json({ currency: 7 }) }, 'CHF'],
  ])('whose home page states no currency has that of %s', async (_by, routes, currency) => {
    const home = '<html lang="de-CH"><script src="https://cdn.shopify.com/s/theme.js"></script>';
    const shop = await openShop(shopifyRoutes(wares(1), { routes: { '/': home, ...routes } }));
    expect((await crawl(shop.origin)).products).toMatchObject([{ price: 1.95, currency }]);
  });
});

describe('a WooCommerce shop', () => {
  it.each([
    ['under /wp-json/', '/wp-json/'],
    ['in a folder', '/shop/wp-json/'],
    ['without permalinks', '/index.php?rest_route=/'],
  ])('%s is read completely from its API, with prices in minor units', async (_where, api) => {
    const all = goods(230);
    const shop = await openShop((origin) => woocommerceRoutes(all, { origin, api }));
    const { products, counts } = await crawl(shop.origin);
    expect(products).toEqual(
      all.map(({ id, slug, price, isInStock }, at) => ({
        url: `${shop.origin}/product/${slug}/`,
        title: `Chair “${at}”`,
        externalId: String(id),
        description: `About ${slug}`,
        price: Number(price) / 100,
        currency: 'EUR',
        availability: isInStock ? 'in_stock' : 'out_of_stock',
        imageUrl: `${shop.origin}/wp-content/uploads/${slug}.jpg`,
        brand: 'Fjell',
        category: 'Furniture > Chairs & stools',
      })),
    );
    expect([counts.pagesFetched, counts.productsFound, shop.hits.length]).toEqual([4, 230, 6]);
  });

  const [good] = goods(1).map((each) => stored(each, 'http://shop.example'));
  it.each<[string, object, object]>([
    ['a negative price', { prices: { ...good?.prices, price: '-1990' } }, { price: null, currency: null }],
    ['a negative minor unit', { prices: { ...good?.prices, currency_minor_unit: -2 } }, { price: null }],
    ['half a minor unit', { prices: { ...good?.prices, currency_minor_unit: 1.5 } }, { price: null }],
    ['a price with a point', { prices: { ...good?.prices, price: '19.90' } }, { price: null }],
    ['no price', { prices: { ...good?.prices, price: '' } }, { price: null }],
    ['no prices', { prices: null }, { price: null, externalId: '100' }],
    [
      'a currency of another type',
      { prices: { ...good?.prices, currency_code: 978 } },
      { price: null, currency: null },
    ],
    [
      'yen',
      { prices: { ...good?.prices, currency_code: 'JPY', currency_minor_unit: 0 } },
      { price: 1990, currency: 'JPY' },
    ],
    ['dinars', { prices: { ...good?.prices, currency_code: 'KWD', currency_minor_unit: 3 } }, { price: 1.99 }],
    ['no statement on stock', { is_in_stock: null }, { availability: 'unknown' }],
    ['stock in words', { is_in_stock: 'yes' }, { availability: 'unknown' }],
    ['no categories or brands', { categories: null, brands: undefined }, { category: null, brand: null }],
  ])('%s', async (_what, fields, expected) => {
    const shop = await openShop((origin) => {
      const [first] = goods(1).map((each) => stored(each, origin));
      const at = (page: number) => `/wp-json/wc/store/v1/products?per_page=100&page=${page}`;
      return woocommerceRoutes([], { origin, routes: { [at(1)]: json([{ ...first, ...fields }]), [at(2)]: json([]) } });
    });
    expect((await crawl(shop.origin)).products).toMatchObject([expected]);
  });

  it.each<[string, Routes[string]]>([
    ['is refused', { status: 403, body: '' }],
    ['is no list', json({ code: 'rest_invalid_param' })],
    ['is no JSON', '<h1>Sorry</h1>'],
  ])('keeps its products and their choices if the list of variations %s', async (_what, route) => {
    const all = goods(2).map((each) => ({ ...each, sizes: ['S', 'M'], doSizesDiffer: true }));
    const at = '/wp-json/wc/store/v1/products?per_page=100&type=variation&parent=100%2C101&orderby=id&page=1';
    const shop = await openShop((origin) => woocommerceRoutes(all, { origin, routes: { [at]: route } }));
    const { titles, details } = await crawl(shop.origin);
    expect(shop.hits).toContain(at);
    expect(titles).toEqual(['Chair “0”', 'Chair “1”']);
    for (const found of details)
      expect(found?.details.variants).toMatchObject([
        { values: ['S'], price: null },
        { values: ['M'], price: null },
      ]);
  });

  it('is read from its pages if its API lists products of another site', async () => {
    const shop = await openShop((origin) => ({
      ...woocommerceRoutes(goods(2), { origin }),
      '/wp-json/wc/store/v1/products?per_page=100&page=1': json(
        goods(2).map((each) => stored(each, 'http://other.example')),
      ),
    }));
    expect((await crawl(shop.origin)).titles).toEqual(['Chair “0”', 'Chair “1”']);
  });
});

it.each<[string, (origin: string) => Routes]>([
  ['Shopify', () => shopifyRoutes(wares(5))],
  [
    'WooCommerce',
    (origin) =>
      woocommerceRoutes(
        goods(5).map((good) => ({ ...good, sizes: ['S', 'M'] })),
        { origin },
      ),
  ],
  [
    'Magento',
    (origin) => {
      const sizes = ['S', 'M'].map((size) => ({ size, sku: size, price: 5, regular: 7, isInStock: true }));
      return magentoRoutes(
        stocks(5).map((stock) => ({ ...stock, sizes })),
        { origin },
      );
    },
  ],
])('a second crawl of a %s shop finds the same details', async (_platform, routes) => {
  const shop = await openShop(routes);
  const { details, products } = await crawl(shop.origin);
  expect(details.map((found) => found?.details.variants.length)).toEqual([2, 2, 2, 2, 2]);
  expect(await crawl(shop.origin)).toMatchObject({ details, products });
});
