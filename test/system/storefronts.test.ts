import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { products as example } from '../../examples/storefront/catalogue.ts';
import type { CrawlRun, Product } from '../../src/domain/records.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { type Routes, openShop } from '../crawl/shop-server.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { magentoRoutes, stocks } from '../setup/magento.ts';
import { articles, markupRoutes } from '../setup/markup-shop.ts';
import { plainShop, type Layout } from '../setup/plain-shop.ts';
import { createKey, dataDirectory, post, serve, type Service } from '../setup/process.ts';
import { renderedShop } from '../setup/rendered-shop.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { serveStorefront } from '../setup/storefront.ts';
import { goods, woocommerceRoutes } from '../setup/woocommerce.ts';

beforeAll(ensureBrowser);
afterEach(closeAll);

/** What a shop sells, as its shoppers see it; the number where the shop tells it. */
type Sold = Pick<Product, 'title' | 'price' | 'currency' | 'availability'> & { externalId?: string | null };
type Shop = { origin: string; sold: Sold[]; method?: 'microdata' | 'ai' };

const local = { host: '127.0.0.1' };
const stock = (isInStock: boolean) => (isInStock ? 'in_stock' : 'out_of_stock');

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
    } as const;
  });
  return { origin, sold };
}

async function woocommerce(): Promise<Shop> {
  const all = goods(230);
  const { origin } = await openShop((own) => woocommerceRoutes(all, { origin: own, routes: asides }), local);
  const sold = all.map(({ id, price, isInStock }, at) => {
    const fields = { title: `Chair “${at}”`, price: Number(price) / 100, currency: 'EUR', externalId: String(id) };
    return { ...fields, availability: stock(isInStock) } as const;
  });
  return { origin, sold };
}

async function magento(hasGraphQl: boolean): Promise<Shop> {
  const all = stocks(hasGraphQl ? 130 : 50);
  const { origin } = await openShop((own) => magentoRoutes(all, { origin: own, hasGraphQl }), local);
  const sold = all.map(({ name, sku, price, isInStock }) => {
    return { title: name, price, currency: 'DKK', availability: stock(isInStock), externalId: sku } as const;
  });
  return { origin, sold };
}

async function markup(): Promise<Shop> {
  const all = articles(48);
  const { origin } = await openShop(markupRoutes(all), local);
  const sold = all.map(({ name, number, price, stock: said, markup: by }) => {
    const externalId = by === 'group' ? {} : { externalId: number };
    return { title: name, price, currency: 'CHF', availability: stock(said !== 'SoldOut'), ...externalId } as const;
  });
  return { origin, sold };
}

async function exampleShop(): Promise<Shop> {
  const { origin } = await serveStorefront();
  const sold = example.map(({ title, price, availability }) => {
    return { title, price, currency: 'EUR', availability: stock(availability !== 'out_of_stock') } as const;
  });
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

async function finished(service: Service, key: string, assistantId: string): Promise<CrawlRun> {
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
    const key = await createKey(directory);
    const service = await serve(directory, { CRAWL_ALLOW_PRIVATE_NETWORK: 'on' });
    const made = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: `${origin}/` });
    const { assistantId } = made.body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId, ...(method && { method }) });
    const run = await finished(service, key, assistantId);
    expect(run).toMatchObject({ status: 'completed', error: null });
    expect(run.counts).toMatchObject({ productsFound: sold.length, productsAdded: sold.length });

    const products = await catalogue(service, key, assistantId, ['', ...sold.map(({ title }) => title).slice(0, -200)]);
    expect(products.toSorted(byTitle)).toEqual(
      sold
        .toSorted(byTitle)
        .map(({ title, price, currency, availability, externalId }) =>
          expect.objectContaining({ title, price, currency, availability, ...(externalId && { externalId }) }),
        ),
    );
  });
});
