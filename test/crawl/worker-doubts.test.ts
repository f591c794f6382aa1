import { beforeEach, describe, expect, it } from 'vitest';
import { type Routes, lamp, lampPage, link, data, openShop } from './shop-server.ts';
import { numbered, shopOf, stageCrawls } from './worker-stage.ts';

const { database, crawl, latest, catalogue, owner } = stageCrawls();
let organizationId: string;
beforeEach(() => ({ organizationId } = owner()));

const NAMES = numbered(12);
const offer = (price: number) => ({
  offers: { '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
});
const priced = (name: string, at: number, more: object = {}) =>
  lampPage(name, { sku: `sku-${at}`, ...offer(10.5 + at), image: `/${name}.jpg`, ...more });
/** Builds a shop whose products all have their own prices. */
const shopWith = (page: (name: string, at: number) => string = priced): Routes => ({
  '/': link(...NAMES.map((name) => `/${name}`)),
  ...Object.fromEntries(NAMES.map((name, at) => [`/${name}`, page(name, at)])),
});
const kinds = async () => (await latest())?.notes.map(({ kind }) => kind);
const noteOn = async (kind: string) => (await latest())?.notes.find((note) => note.kind === kind);
const values = async () => (await catalogue()).map(({ title, price }) => `${title} ${price}`);
const report = async () => database().store.crawls.report(organizationId, (await latest())?.crawlRunId ?? '');

describe('a run doubts itself', () => {
  it('not if the shop is read well', async () => {
    await crawl((await openShop(shopWith())).origin);
    expect(await latest()).toMatchObject({ status: 'completed', error: null, notes: [] });
  });

  it('if the products of most pages have one name', async () => {
    const shop = await openShop(shopWith((name, at) => (at < 2 ? priced(name, at) : priced('Lamps & more', at))));
    await crawl(shop.origin);
    expect(await noteOn('one_title')).toEqual({
      kind: 'one_title',
      text: expect.stringMatching(
        /^10 of 12 pages have a product named “Lamps & more”.* Crawl again with the method ai/,
      ),
      count: 10,
      of: 12,
      name: 'Lamps & more',
      examples: NAMES.slice(2, 5).map((name) => `${shop.origin}/${name}`),
      suggestion: 'ai',
    });
    expect((await latest())?.error).toContain('Lamps & more');
  });

  it('if all products have one price', async () => {
    const page = (name: string) =>
      `<title>${name}</title><h1>${name}</h1><img src="/${name}.jpg" alt="${name}"><p>€10.50</p><p>In stock</p><button>Add to cart</button>`;
    await crawl((await openShop(shopWith(page))).origin);
    expect(await kinds()).toEqual(['one_price']);
    expect(await noteOn('one_price')).toMatchObject({ count: 12, of: 12, name: '10.5' });
  });

  it('not if the data of all pages state one price', async () => {
    await crawl((await openShop(shopWith((name) => priced(name, 0)))).origin);
    expect(await kinds()).toEqual([]);
  });

  it('if prices are numbers in the names', async () => {
    await crawl((await openShop(shopWith((_, at) => priced(`Lamp ${at + 40} W`, at, offer(at + 40))))).origin);
    expect(await kinds()).toEqual(['price_in_name']);
  });

  it.each([
    ['price', { offers: { '@type': 'Offer', availability: 'https://schema.org/InStock' } }],
    ['imageUrl', { image: undefined }],
  ])('if no product has %s', async (field, more) => {
    await crawl((await openShop(shopWith((name, at) => priced(name, at, more)))).origin);
    expect((await latest())?.error ?? 'none').toMatch(
      field === 'price' ? /^12 of 12 products have no price/ : /^none$/,
    );
    expect(await noteOn('field_missing')).toMatchObject({
      name: field,
      count: 12,
      of: 12,
      examples: expect.any(Array),
    });
  });

  it.each([
    ['<p>120 products</p>', 120],
    ['<p>Showing 1–12 of <b>1,240</b> results</p>', 1240],
    ['<div>Es wurden 1.240 Artikel gefunden</div>', 1240],
  ])('if one of the shop’s lists claims far more products: %s', async (claim, of) => {
    const shop = await openShop({ ...shopWith(), '/list': claim, '/': `${link('/list')}${shopWith()['/'] as string}` });
    await crawl(shop.origin);
    expect(await noteOn('fewer_than_shop')).toMatchObject({ count: 12, of, examples: [`${shop.origin}/list`] });
  });

  it.each(['<p>Over 10,000 products in stock</p>', '<p>14 products</p>', '<p>120 reviews</p>', '<p>Order 120</p>'])(
    'not for %s',
    async (text) => {
      await crawl((await openShop({ ...shopWith(), '/': `${text}${shopWith()['/'] as string}` })).origin);
      expect(await kinds()).toEqual([]);
    },
  );

  it('if most pages beside product pages in the sitemap have no product', async () => {
    const paths = NAMES.map((name) => `/products/${name}`);
    const map = (origin: string) =>
      `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
    const shop = await openShop((origin) => ({
      '/': 'Welcome',
      '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: map(origin) },
      ...Object.fromEntries(paths.map((path, at) => [path, at < 3 ? priced(`Lamp ${path}`, at) : 'Something else'])),
    }));
    await crawl(shop.origin);
    expect(await noteOn('fewer_than_sitemap')).toMatchObject({ count: 9, of: 12 });
  });

  it('if pages could not be read because the shop was busy', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' } };
    const shop = await openShop({ ...shopOf('a', 'b'), '/b': busy });
    await crawl(shop.origin);
    expect(await noteOn('host_busy')).toMatchObject({ count: 1, examples: [`${shop.origin}/b`], suggestion: 'later' });
  });
});

describe('after a good run, implausible products', () => {
  it.each<[string, (name: string, at: number) => string]>([
    ['have one name', (_, at) => priced('Lamps & more', at)],
    ['have the name of the shop on some pages', (name, at) => priced(at < 3 ? 'Shop' : name, at)],
    ['have one price', (name) => priced(name, 0, offer(1))],
    ['have no price', (name, at) => priced(name, at, { offers: undefined })],
    ['have one picture', (name, at) => priced(name, at, { image: '/logo.png' })],
    ['have one description', (name, at) => priced(name, at, { description: 'All about lamps.' })],
  ])('that %s replace nothing and remove nothing', async (_what, page) => {
    const described = (name: string, at: number) => priced(name, at, { description: `The lamp ${name}.` });
    const shop = await openShop(shopWith(described));
    await crawl(shop.origin);
    const before = await catalogue();
    Object.assign(shop.routes, shopWith(page));
    for (let times = 0; times < 3; times++) {
      expect(await crawl(shop.origin)).toMatchObject({ status: 'completed', counts: { productsRemoved: 0 } });
      expect(await kinds()).toContain('values_kept');
    }
    expect(await catalogue()).toEqual(before);
    expect((await report())?.pages).toContainEqual(expect.objectContaining({ status: 'fetched', cause: 'doubted' }));
  });

  it('do not add products named like the others', async () => {
    const shop = await openShop(shopWith());
    await crawl(shop.origin);
    const bad = shopWith((_, at) => priced('Lamps & more', at));
    Object.assign(shop.routes, bad, {
      '/': `${bad['/'] as string}${link('/new')}`,
      '/new': priced('Lamps & more', 99),
    });
    await crawl(shop.origin);
    expect(await catalogue()).toHaveLength(NAMES.length);
  });

  it('replace those of a run that was implausible itself', async () => {
    const shop = await openShop(shopWith((_, at) => priced('Lamps & more', at)));
    await crawl(shop.origin);
    Object.assign(shop.routes, shopWith());
    expect(await crawl(shop.origin)).toMatchObject({ counts: { productsUpdated: 12 }, notes: [] });
    expect(await values()).toEqual(NAMES.map((name, at) => `${name} ${10.5 + at}`));
  });

  it('leave other changes as they are: new prices, names, pictures and products', async () => {
    const shop = await openShop(shopWith());
    await crawl(shop.origin);
    const changed = shopWith((name, at) => priced(`New ${name}`, at, { ...offer(20 + at), image: `/new-${name}.jpg` }));
    Object.assign(shop.routes, changed, {
      '/': `${changed['/'] as string}${link('/extra')}`,
      '/extra': data(lamp('Extra', { ...offer(3), image: '/extra.jpg' })),
    });
    const run = await crawl(shop.origin);
    expect(run).toMatchObject({ counts: { productsUpdated: 12, productsAdded: 1 }, notes: [] });
    expect(await values()).toEqual(['Extra 3', ...NAMES.map((name, at) => `New ${name} ${20 + at}`)]);
  });
});

it('removes products from a shop that has shrunk a lot only after a second run agrees', async () => {
  const shop = await openShop(shopWith());
  await crawl(shop.origin);
  const gone = Object.fromEntries(NAMES.slice(4).map((name) => [`/${name}`, { status: 404 }]));
  Object.assign(shop.routes, gone);
  expect(await crawl(shop.origin)).toMatchObject({ counts: { productsFound: 4, productsRemoved: 0 } });
  expect(await noteOn('fewer_than_before')).toMatchObject({ count: 4, of: 12, suggestion: 'later' });
  expect(await catalogue()).toHaveLength(12);
  expect(await crawl(shop.origin)).toMatchObject({ counts: { productsFound: 4, productsRemoved: 8 }, notes: [] });
  expect(await catalogue()).toHaveLength(4);
});
