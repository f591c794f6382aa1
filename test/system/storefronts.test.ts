import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { products as example } from '../../examples/storefront/catalogue.ts';
import type { Variant } from '../../src/domain/product-details.ts';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Availability, Product } from '../../src/domain/product.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { type Routes, openShop } from '../crawl/shop-server.ts';
import { type Stock, magentoRoutes, stocks } from '../setup/magento.ts';
import { articles, markupRoutes } from '../setup/markup-shop.ts';
import { plainShop, type Layout } from '../setup/plain-shop.ts';
import { CRAWLS_HERE, dataDirectory, post, serve, type Service } from '../setup/process.ts';
import { renderedShop } from '../setup/rendered-shop.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { serveStorefront } from '../setup/storefront.ts';
import { goods, sizesOf, woocommerceRoutes } from '../setup/woocommerce.ts';

afterEach(closeAll);

/** A shop's products as its shoppers see them; with the number where the shop shows it. */
type Sold = Pick<Product, 'title' | 'price' | 'currency' | 'availability'> & {
  externalId?: string | null;
  variants?: Partial<Variant>[];
};
type Shop = { origin: string; sold: Sold[]; method?: 'microdata' | 'ai' };

const local = { host: '127.0.0.1' };
const stock = (isInStock: boolean): Availability => (isInStock ? 'in_stock' : 'out_of_stock');

/** Pages that sell no product. */
const asides: Routes = {
  '/cart': '<h1>Cart</h1><p class="price">$0.00</p><button>Checkout</button>',
  '/blogs/news/light': '<h1>How to light a room</h1><p>Lamps cost from $5.00.</p>',
};

async function shopify(): Promise<Shop> {
  const all = wares(260);
  const { origin } = await openShop(shopifyRoutes(all, { currency: 'SEK', routes: asides }), local);
  const sold = all.map(({ title, variants }) => {
    const shown = variants.find(({ available }) => available) ?? variants[0];
    return {
      title,
      price: Number(shown?.price),
      currency: 'SEK',
      availability: stock(shown?.available === true),
      externalId: String(shown?.id),
      variants: variants.map(({ id, price, available }, at) => {
        const fields = { values: [String(at)], cartId: String(id), sku: `SKU-${id}`, price: Number(price) };
        return { ...fields, listPrice: 999, availability: stock(available) } as const;
      }),
    } as const;
  });
  return { origin, sold };
}

async function woocommerce(): Promise<Shop> {
  const sizes = ['S', 'M', 'Extra long'];
  const all = goods(230).map((good, at) => (at % 3 === 0 ? { ...good, sizes, doSizesDiffer: at % 2 === 0 } : good));
  const { origin } = await openShop((own) => woocommerceRoutes(all, { origin: own, routes: asides }), local);
  const sold = all.map((good, at): Sold => {
    const own = sizesOf(good);
    const variants = own.map(({ id, size, price, isInStock }) => {
      const fields = { values: [size], cartId: String(id), sku: `CH-${id}`, price: Number(price) / 100 };
      return { ...fields, listPrice: 9999, availability: stock(isInStock) };
    });
    // The product is what its cheapest size in stock is.
    const shown = own.find(({ isInStock }) => isInStock) ?? own[0] ?? good;
    const fields = { title: `Chair “${at}”`, price: Number(shown.price) / 100, currency: 'EUR' };
    return { ...fields, externalId: String(shown.id), availability: stock(good.isInStock), variants };
  });
  return { origin, sold };
}

/** The large size costs more and is never sold out; the product costs and has in stock what its sizes do. */
const inSizes = (product: Stock): Stock => ({
  ...product,
  sizes: [
    { size: '20 l', sku: `${product.sku}-20`, price: product.price, regular: product.regular, isInStock: true },
    {
      size: '40 l',
      sku: `${product.sku}-40`,
      price: product.price + 30,
      regular: product.price + 30,
      isInStock: false,
    },
  ],
  isInStock: true,
});

async function magento(hasGraphQl: boolean): Promise<Shop> {
  const all = stocks(hasGraphQl ? 130 : 50).map((each) => (hasGraphQl && each.isConfigurable ? inSizes(each) : each));
  const { origin } = await openShop((own) => magentoRoutes(all, { origin: own, hasGraphQl }), local);
  const sold = all.map(({ name, sku, price, isInStock, sizes = [] }): Sold => {
    const externalId = sizes[0]?.sku ?? sku;
    const fields = { title: name, price, currency: 'DKK', availability: stock(isInStock), externalId };
    const variants = sizes.map(({ size, sku: own, price: asked, regular, isInStock: has }) => {
      const listPrice = regular > asked ? regular : null;
      return { values: [size], sku: own, price: asked, listPrice, availability: stock(has) };
    });
    return { ...fields, variants };
  });
  return { origin, sold };
}

async function markup(): Promise<Shop> {
  const all = articles(48);
  const { origin } = await openShop(markupRoutes(all), local);
  const sold = all.map(({ name, number, price, was, stock: said, markup: by }): Sold => {
    const availability = stock(said !== 'SoldOut');
    const fields = { title: name, price, currency: 'CHF', availability };
    if (by !== 'group') return { ...fields, externalId: number };
    const listPrice = was !== null && was > price ? was : null;
    const variants = ['S', 'L'].map((size) => ({
      values: [size],
      sku: `${number}-${size}`,
      price,
      listPrice,
      availability,
    }));
    return { ...fields, variants };
  });
  return { origin, sold };
}

async function exampleShop(): Promise<Shop> {
  const { origin } = await serveStorefront();
  const has = ({ availability }: { availability: string }) => stock(availability !== 'out_of_stock');
  const sold = example.map(({ title, price, variants, ...product }) => ({
    title,
    price,
    currency: 'EUR',
    availability: has(product),
    variants: variants.map(({ values, sku, ...variant }) => ({
      values: Object.values(values),
      cartId: sku,
      availability: has(variant),
    })),
  }));
  return { origin, sold };
}

async function plain(layout: Layout, method: 'microdata' | 'ai'): Promise<Shop> {
  const { origin } = await openShop((own) => Object.fromEntries(plainShop(layout, own).pages), local);
  return { origin, sold: plainShop(layout, origin).products, method };
}

async function rendered(): Promise<Shop> {
  let origin = '';
  const shop = renderedShop(() => origin);
  ({ origin } = await openShop({ '*': (request, response) => shop.answer(request, response) }, local));
  return { origin, sold: shop.products() };
}

async function runOnceOver(service: Service, key: string, assistantId: string): Promise<CrawlRun> {
  for (;;) {
    const { body } = await post(service, key, 'list_crawls', { assistantId });
    const [run] = body.result as CrawlRun[];
    if (run?.finishedAt) return run;
    await sleep(100);
  }
}

/** More than one answer holds: by what names have in common. */
async function catalogue(service: Service, key: string, assistantId: string, digits: string[]): Promise<Product[]> {
  const found = new Map<string, Product>();
  for (const search of digits) {
    const { body } = await post(service, key, 'list_catalogue', { assistantId, limit: 200, ...(search && { search }) });
    for (const product of body.result as Product[]) found.set(product.productId, product);
  }
  return [...found.values()];
}

/** The variants of products, by title. */
async function variantsOf(directory: string, products: Product[]): Promise<Map<string, Variant[]>> {
  const { store, close } = await openDatabase({ dataDirectory: directory });
  const [organization] = await store.organizations.find('Shop');
  const found = new Map<string, Variant[]>();
  for (const { productId, title } of products) {
    const known = await store.productDetails.find(organization?.organizationId ?? '', productId);
    found.set(title, known?.details.variants ?? []);
  }
  await close();
  return found;
}

const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title);

describe('a new user gets the whole catalogue with right prices from', () => {
  it.each<[string, () => Promise<Shop>]>([
    ['Shopify', shopify],
    ['WooCommerce', woocommerce],
    ['Magento', () => magento(true)],
    ['Magento that answers strangers no questions', () => magento(false)],
    ['a shop with markup of every syntax', markup],
    ['the example shop', exampleShop],
    ['a shop without markup', () => plain('theme', 'microdata')],
    ['a shop without markup whose names mean nothing', () => plain('hashed', 'ai')],
    ['a shop made of tables', () => plain('tables', 'ai')],
    ['a shop rendered by scripts', rendered],
  ])('%s', async (_what, open) => {
    const { origin, sold, method } = await open();
    const directory = dataDirectory();
    const key = inject('shopKey');
    const service = await serve(directory, CRAWLS_HERE);
    const made = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: `${origin}/` });
    const { assistantId } = made.body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId, ...(method && { method }) });
    const run = await runOnceOver(service, key, assistantId);
    expect(run).toMatchObject({ status: 'completed', error: null });
    expect(run.counts).toMatchObject({ productsFound: sold.length, productsAdded: sold.length });

    await post(service, key, 'start_crawl', { assistantId, ...(method && { method }) });
    const again = await runOnceOver(service, key, assistantId);
    expect(again).toMatchObject({ status: 'completed', counts: { productsFound: sold.length, productsAdded: 0 } });
    expect(again.counts).toMatchObject({ productsUpdated: 0, productsRemoved: 0 });

    const products = await catalogue(service, key, assistantId, ['', ...sold.map(({ title }) => title).slice(0, -200)]);
    expect(products.toSorted(byTitle)).toEqual(
      sold
        .toSorted(byTitle)
        .map(({ title, price, currency, availability, externalId }) =>
          expect.objectContaining({ title, price, currency, availability, ...(externalId && { externalId }) }),
        ),
    );
    expect(await variantsOf(directory, products)).toEqual(
      new Map(sold.map(({ title, variants = [] }) => [title, variants.map((each) => expect.objectContaining(each))])),
    );
  });
});
