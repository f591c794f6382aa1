import { describe, expect, it } from 'vitest';
import { CART_PLATFORMS, type CartPlatform } from '../../src/domain/shop-platforms.ts';
import { type CartName, type ShopWindow, SoldOut, findCart } from '../../src/widget/panel/cart.ts';

const PRODUCT = { externalId: 'TENT-2', url: 'https://shop.test/products/heron-tent' };

interface Answers {
  [address: string]: { status?: number; json?: unknown; headers?: Record<string, string> };
}

/** A page with these globals whose shop gives these answers; records its requests and events. */
function page(own: Partial<ShopWindow> & { classes?: string[]; api?: string } = {}, answers: Answers = {}) {
  const asked: [string, unknown, string | null][] = [];
  const events: string[] = [];
  const { classes = [], api, ...rest } = own;
  const body = Object.assign(new EventTarget(), { classList: { contains: (name: string) => classes.includes(name) } });
  const document = Object.assign(new EventTarget(), {
    body,
    querySelector: () => (api === undefined ? null : { href: api }),
  });
  for (const name of ['cart:refresh', 'cart:updated', 'wc-blocks_added_to_cart'])
    for (const target of [document, body]) target.addEventListener(name, ({ type }) => events.push(type));
  const shop: ShopWindow = {
    document,
    fetch: (url, { body: sent, headers } = {}) => {
      asked.push([url, sent === undefined ? null : JSON.parse(sent as string), new Headers(headers).get('Nonce')]);
      const { status = 200, json = {}, headers: given = {} } = answers[url] ?? { status: 404 };
      return Promise.resolve(new Response(JSON.stringify(json), { status, headers: given }));
    },
    ...rest,
  };
  return { shop, asked, events };
}

it.each([
  ['no globals', page()],
  ['an addToCart that is not a function', page({ addToCart: { nope: true } })],
])('finds no cart on a page with %s', (_, { shop }) => {
  expect(findCart(shop)).toBeUndefined();
});

it('finds the carts of the platforms that are known to have one', () => {
  const names: Record<CartName, true> & Record<CartPlatform, true> = { shopify: true, woocommerce: true };
  expect(CART_PLATFORMS).toEqual(Object.keys(names));
});

describe('the page’s own addToCart', () => {
  it.each<[string, unknown]>([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
    ['returns false', () => false],
    ['resolves to false', () => Promise.resolve(false)],
  ])('fails when it %s', async (_, addToCart) => {
    await expect(findCart(page({ addToCart }).shop)?.(PRODUCT, 1)).rejects.toThrow(Error);
  });

  it.each([undefined, true, { count: 1 }, Promise.resolve()])(
    'gets the product id and the amount, and may return %j',
    async (returned) => {
      const calls: unknown[][] = [];
      const { shop } = page({
        Shopify: {},
        addToCart: (...given: unknown[]) => {
          calls.push(given);
          return returned;
        },
      });
      await findCart(shop)?.(PRODUCT, 3);
      expect(calls).toEqual([['TENT-2', 3]]);
    },
  );

  it('is not used when the shop names a platform', async () => {
    const { shop, asked } = page({ addToCart: () => {} }, { '/cart/add.js': {} });
    await findCart(shop, 'shopify')?.({ externalId: '7', url: 'https://shop.test/x' }, 1);
    expect(asked.map(([url]) => url)).toEqual(['/cart/add.js']);
  });
});

describe('Shopify', () => {
  const variants = [
    { id: 11, sku: 'TENT-1', available: false },
    { id: 12, sku: 'TENT-2', available: true },
    { id: 13, sku: null, available: true },
  ];
  const products: Answers = { '/products/heron-tent.js': { json: { variants } }, '/cart/add.js': {} };

  it.each([
    ['by its sku', PRODUCT, 12],
    ['by its variant id', { ...PRODUCT, externalId: 'gid://shopify/ProductVariant/13' }, 13],
    ['that is available', { ...PRODUCT, externalId: 'unknown' }, 12],
    ['in the URL', { ...PRODUCT, url: `${PRODUCT.url}?color=red&variant=99` }, 99],
    ['by its id alone', { externalId: '55', url: 'https://shop.test/elsewhere' }, 55],
    ['by its id when the product is unknown', { externalId: '55', url: 'https://shop.test/products/gone' }, 55],
  ])('adds the variant %s, and notifies the theme', async (_, product, id) => {
    const { shop, asked, events } = page({ Shopify: {} }, products);
    await findCart(shop)?.(product, 2);
    expect(asked.at(-1)).toEqual(['/cart/add.js', { items: [{ id, quantity: 2 }] }, null]);
    expect(events).toEqual(['cart:refresh', 'cart:updated']);
  });

  it('uses the language prefix of the shop’s URLs', async () => {
    const { shop, asked } = page(
      { Shopify: { routes: { root: '/de/' } } },
      { '/de/products/heron-tent.js': { json: { variants } }, '/de/cart/add.js': {} },
    );
    await findCart(shop)?.(PRODUCT, 1);
    expect(asked.map(([url]) => url)).toEqual(['/de/products/heron-tent.js', '/de/cart/add.js']);
  });

  it('adds no other variant than the chosen one', async () => {
    const { shop, asked } = page({ Shopify: {} }, products);
    await findCart(shop)?.({ ...PRODUCT, externalId: 'SKU-77', variants: [{}] }, 1);
    expect(asked.at(-1)?.[1]).toEqual({ items: [{ id: 77, quantity: 1 }] });
  });

  it('adds the chosen variant although the product’s URL is of another', async () => {
    const { shop, asked } = page({ Shopify: {} }, products);
    const chosen = { ...PRODUCT, externalId: '13', url: `${PRODUCT.url}?variant=12`, variants: [{}] };
    await findCart(shop)?.(chosen, 1);
    expect(asked.at(-1)?.[1]).toEqual({ items: [{ id: 13, quantity: 1 }] });
  });

  it.each([
    [422, SoldOut],
    [500, Error],
  ])('fails when the shop rejects the addition with %d', async (status, error) => {
    const { shop, events } = page({ Shopify: {} }, { ...products, '/cart/add.js': { status } });
    const refused = findCart(shop)?.(PRODUCT, 1);
    await expect(refused).rejects.toThrow(String(status));
    await expect(refused).rejects.toBeInstanceOf(error);
    expect(events).toEqual([]);
  });
});

describe('WooCommerce', () => {
  const API = '/wp-json/wc/store/v1';
  const answers = (products: unknown): Answers => ({
    [`${API}/products?sku=TENT-2`]: { json: products },
    [`${API}/products?sku=31`]: { json: [] },
    [`${API}/cart`]: { headers: { Nonce: 'abc' } },
    [`${API}/cart/add-item`]: { status: 201 },
  });

  it.each([
    ['a class of the body', { classes: ['woocommerce'] }],
    ['its script settings', { wc_add_to_cart_params: {} }],
    ['its cart fragments', { wc_cart_fragments_params: {} }],
  ])('is found by %s, and adds by SKU with the nonce', async (_, own) => {
    const { shop, asked, events } = page(own, answers([{ id: 31 }]));
    await findCart(shop)?.(PRODUCT, 2);
    expect(asked.at(-1)).toEqual([`${API}/cart/add-item`, { id: 31, quantity: 2 }, 'abc']);
    expect(events).toEqual(['wc-blocks_added_to_cart']);
  });

  it('adds by id when the SKU is unknown', async () => {
    const { shop, asked } = page({}, answers([]));
    await findCart(shop, 'woocommerce')?.({ ...PRODUCT, externalId: '31' }, 1);
    expect(asked.at(-1)?.[1]).toEqual({ id: 31, quantity: 1 });
  });

  it('adds the chosen variation although its id is another product’s SKU', async () => {
    const { shop, asked } = page({}, { ...answers([]), [`${API}/products?sku=31`]: { json: [{ id: 99 }] } });
    await findCart(shop, 'woocommerce')?.({ ...PRODUCT, externalId: '31', variants: [{}] }, 1);
    expect(asked.at(-1)?.[1]).toEqual({ id: 31, quantity: 1 });
  });

  it('uses the API URL that WordPress gives, and notifies jQuery', async () => {
    const triggered: string[] = [];
    const api = 'https://shop.test/?rest_route=/';
    const { shop, asked } = page(
      { classes: ['woocommerce'], api, jQuery: () => ({ trigger: (name: string) => triggered.push(name) }) },
      {
        [`${api}wc/store/v1/products&sku=TENT-2`]: { json: [{ id: 31 }] },
        [`${api}wc/store/v1/cart`]: {},
        [`${api}wc/store/v1/cart/add-item`]: {},
      },
    );
    await findCart(shop)?.(PRODUCT, 1);
    expect(asked).toHaveLength(3);
    expect(triggered).toEqual(['wc_fragment_refresh']);
  });

  it('fails when the shop rejects the addition', async () => {
    const { shop } = page({}, { ...answers([]), [`${API}/cart/add-item`]: { status: 400 } });
    await expect(findCart(shop, 'woocommerce')?.(PRODUCT, 1)).rejects.not.toBeInstanceOf(SoldOut);
  });

  it.each(['woocommerce_rest_product_out_of_stock', 'woocommerce_rest_product_partially_out_of_stock'])(
    'fails as sold out when the shop answers %s',
    async (code) => {
      const { shop } = page({}, { ...answers([]), [`${API}/cart/add-item`]: { status: 400, json: { code } } });
      await expect(findCart(shop, 'woocommerce')?.(PRODUCT, 1)).rejects.toBeInstanceOf(SoldOut);
    },
  );
});
