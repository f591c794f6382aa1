import { Parser } from 'htmlparser2';
import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories, findItem, products, relatedTo, skus } from '../../examples/storefront/catalogue.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import { pictureSvg } from '../../examples/storefront/pictures/picture.ts';
import { readPage } from './page-reader.ts';

const ORIGIN = 'http://shop.test';

const byPath = products.map((product) => [product.path, product] as const);
const inHtml = byPath.filter(([, { shelf }]) => shelf.markup.startsWith('microdata'));
const inJson = byPath.filter(([, { shelf }]) => !shelf.markup.startsWith('microdata'));

let app: Hono;
beforeEach(() => {
  app = createStorefront({ origin: ORIGIN });
});

const text = async (path: string) => (await app.request(path)).text();

const chosenOn = async (path: string) =>
  readPage(await text(path)).tags.find(({ values }) => 'selected' in values)?.values.value;

const locations = async (path: string) => [
  ...(await text(path)).matchAll(/<loc>([^<]*)<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?/g),
];

describe('refusals', () => {
  it.each([
    '/nothing',
    '/products/nothing',
    '/products/',
    '/category/nothing',
    '/category/all?page=0',
    '/category/all?page=99',
    '/category/all?page=1.5',
    '/category/all?page=x',
    '/images/XX-000.svg',
    '/images/FT-208.svg',
    '/assets/nothing.css',
    '/assets/..%2findex.ts',
  ])('%s is a 404 page', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Lost in the bracken');
  });

  it('a search for markup shows it as text', async () => {
    const page = await text(`/search?q=${encodeURIComponent('"><script>alert(1)</script><b onx=\'')}`);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const input = readPage(page).tags.find(({ values }) => values.name === 'q');
    expect(Object.keys(input?.values ?? {})).not.toContain('onx');
  });
});

describe('catalogue', () => {
  it('has what a real shop has', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(categories).toHaveLength(7);
    expect(products.filter((product) => product.variants.length > 0).length).toBeGreaterThanOrEqual(8);
    expect(products.filter((product) => product.listPrice).length).toBeGreaterThanOrEqual(6);
    expect(products.filter((product) => product.availability === 'out_of_stock').length).toBeGreaterThanOrEqual(6);
    expect(products.filter((product) => product.availability === 'preorder')).toHaveLength(1);
    expect(products.filter((product) => product.imagePath === null)).toHaveLength(1);
  });

  it('has addresses and skus that are each its own', () => {
    expect(new Set(products.map((product) => product.path)).size).toBe(products.length);
    const all = products.flatMap((product) => [product.sku, ...product.variants.map((variant) => variant.sku)]);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(skus())).toEqual(new Set(all));
  });

  it('has sale prices below the list price, and a lowest price that can be bought', () => {
    const onSale = products.filter((product) => product.listPrice !== undefined);
    expect(onSale.filter(({ price, listPrice = 0 }) => listPrice <= price)).toEqual([]);
    expect(products.filter(({ sku, price }) => findItem(sku)?.price !== price)).toEqual([]);
  });

  it.each(products.flatMap(({ sku, picture }) => (picture ? [[sku, picture] as const] : [])))(
    'draws %s',
    (_sku, picture) => {
      const svg = pictureSvg(picture);
      expect(svg).not.toMatch(/NaN|undefined/);
      const open: string[] = [];
      const parser = new Parser(
        {
          onopentagname: (name) => open.push(name),
          onclosetag: (name, implied) => expect([open.pop(), implied]).toEqual([name, false]),
        },
        { xmlMode: true, recognizeSelfClosing: true },
      );
      parser.end(svg.replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>'));
      expect(open).toEqual([]);
    },
  );

  it('relates products of the same category, never the product itself', () => {
    for (const product of products) {
      const related = relatedTo(product);
      expect(related).toHaveLength(4);
      expect(related).not.toContain(product);
      expect(related.every((other) => other.category === product.category)).toBe(true);
    }
  });
});

describe('pages', () => {
  it.each(['/', '/search', '/search?q=merino', '/about', '/shipping', '/returns', '/sizes', '/cart', '/checkout'])(
    '%s is a well-formed page under a strict policy',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      const { implied, tags } = readPage(await response.text());
      expect(implied).toEqual([]);
      expect(
        tags.filter(({ values }) => 'style' in values || Object.keys(values).some((key) => key.startsWith('on'))),
      ).toEqual([]);
    },
  );

  it.each(byPath)('%s says what it sells', async (path, product) => {
    const page = await text(path);
    const { implied, tags } = readPage(page);
    expect(implied).toEqual([]);
    expect(tags.find(({ values }) => values.rel === 'canonical')?.values.href).toBe(ORIGIN + path);
    expect(page).toContain(`>${product.sku}</td>`);
    for (const { sku } of product.variants) expect(page).toContain(`value="${sku}"`);
  });

  it.each(inHtml)('%s marks up itself in the page, and nothing else', async (path, { price, shelf }) => {
    const { tags, documents } = readPage(await text(path));
    expect(documents).toEqual([]);
    expect(tags.filter(({ values }) => values.itemtype === 'https://schema.org/Product')).toHaveLength(1);
    expect(tags.filter(({ values }) => values.itemprop === 'sku')).toHaveLength(1);
    const prices = tags.filter(({ values }) => values.itemprop === 'price').map(({ values }) => values.content);
    expect(prices).toEqual([shelf.markup === 'microdata' ? price.toFixed(2) : undefined]);
  });

  it.each(inJson)('%s carries one JSON-LD document with its sku, price and variants', async (path, product) => {
    const { tags, documents } = readPage(await text(path));
    expect(tags.filter(({ values }) => 'itemprop' in values || 'itemtype' in values)).toEqual([]);
    expect(documents).toHaveLength(1);
    const data = JSON.stringify(documents[0]);
    expect(data).toContain(`"${product.sku}"`);
    expect(data).toMatch(new RegExp(`"(price|lowPrice)":"?${product.price}(\\.?0*)"?[,}]`));
    const named = product.shelf.markup === 'group' || product.shelf.markup === 'offers' ? product.variants : [];
    for (const { sku } of named) expect(data).toContain(`"sku":"${sku}"`);
  });

  it('has a picture at every address that it shows', async () => {
    const shown = products.flatMap((product) => [product, ...product.variants]).filter(({ imagePath }) => imagePath);
    for (const { imagePath } of shown) {
      const type = (await app.request(imagePath ?? '')).headers.get('content-type');
      expect({ imagePath, type }).toEqual({ imagePath, type: 'image/svg+xml' });
    }
  });

  it('chooses the first variant that can be bought, or the one asked for', async () => {
    const { path } = findItem('JK-104')?.product ?? { path: '' };
    expect(await chosenOn(path)).toBe('JK-104-CLAY-M');
    expect(await chosenOn(`${path}?variant=JK-104-MOSS-S`)).toBe('JK-104-MOSS-S');
    expect(await chosenOn(`${path}?variant=nothing`)).toBe('JK-104-CLAY-M');
  });

  it('pages through every product exactly once', async () => {
    const seen: string[] = [];
    let address: string | undefined = '/category/all';
    while (address) {
      const { tags } = readPage(await text(address));
      const links = tags.filter(({ name }) => name === 'a').map(({ values }) => values.href ?? '');
      seen.push(...links.filter((href) => href.startsWith('/products/')));
      const next = tags.find(({ name, values }) => name === 'link' && values.rel === 'next');
      address = next?.values.href?.replace(ORIGIN, '');
    }
    expect(seen).toHaveLength(products.length);
    expect(new Set(seen.map((href) => href.split('?')[0]))).toEqual(new Set(products.map(({ path }) => path)));
  });

  it('carries tracking parameters in one category only, and they lead to the same page', async () => {
    for (const { slug, tracked } of categories) {
      const hrefs = readPage(await text(`/category/${slug}`)).tags.map(({ values }) => values.href ?? '');
      const links = hrefs.filter((href) => href.startsWith('/products/'));
      expect(links.length).toBeGreaterThan(0);
      expect(links.every((href) => href.includes('utm_source=') === (tracked === true))).toBe(true);
      const { tags } = readPage(await text(links[0] ?? ''));
      const canonical = tags.find(({ values }) => values.rel === 'canonical')?.values.href;
      expect(canonical).toBe(ORIGIN + (links[0] ?? '').split('?')[0]);
    }
  });

  it('finds by all words, in any case', async () => {
    const found = readPage(await text('/search?q=MERINO%20socks')).tags.map(({ values }) => values.href);
    expect(found).toContain('/products/trig-point-merino-socks-two-pairs');
    expect(await text('/search?q=merino%20kettle')).toContain('0 products');
  });
});

describe('feeds', () => {
  it('names the sitemap and closes cart and checkout to robots', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots).toMatch(/Disallow: \/cart\nDisallow: \/checkout\n/);
  });

  it('lists every product and pages that exist', async () => {
    const files = (await locations('/sitemap.xml')).map(([, address]) => address?.replace(ORIGIN, ''));
    expect(files).toEqual(['/sitemaps/products.xml', '/sitemaps/pages.xml']);
    const listed = await locations('/sitemaps/products.xml');
    expect(listed.map(([, address]) => address)).toEqual(products.map(({ path }) => ORIGIN + path));
    expect(listed.every(([, , changed]) => changed)).toBe(true);
    for (const [, address] of await locations('/sitemaps/pages.xml')) {
      const { status } = await app.request(address?.replace(ORIGIN, '') ?? '');
      expect({ address, status }).toEqual({ address, status: 200 });
    }
  });

  it('takes an origin that is known only later', async () => {
    let port = 0;
    const late = createStorefront({ origin: () => `http://127.0.0.1:${port}` });
    port = 8080;
    expect(await (await late.request('/robots.txt')).text()).toContain('http://127.0.0.1:8080/sitemap.xml');
  });
});

describe('widget', () => {
  it('is on every page and allowed by the policy, and on none without the option', async () => {
    const widget = { src: 'https://aisle.test/widget.js', key: 'aisle_pk_"1"' };
    const shop = createStorefront({ origin: ORIGIN, widget });
    for (const path of ['/', '/category/all', products[0]?.path ?? '', '/cart', '/nothing']) {
      const response = await shop.request(path);
      const script = readPage(await response.text()).tags.find(({ values }) => values.src === widget.src);
      expect(script?.values).toMatchObject({ async: '', 'data-key': widget.key });
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const directive of ['script-src', 'connect-src', 'img-src']) {
        expect(policy).toContain(`${directive} 'self' https://aisle.test;`);
      }
    }
    expect(await text('/')).not.toContain('data-key');
    const other = createStorefront({ origin: ORIGIN, widget, widgetOrigin: 'https://cdn.test' });
    expect((await other.request('/')).headers.get('content-security-policy')).toContain(
      "script-src 'self' https://cdn.test;",
    );
  });
});
