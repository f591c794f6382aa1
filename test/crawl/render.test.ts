import { afterEach, describe, expect, it } from 'vitest';
import { FetchError } from '../../src/crawl/http/fetch.ts';
import { type Layout, plainShop } from '../setup/plain-shop.ts';
import { APP, FULL, SHELL, WORDS, fakeRenderer } from './fake-renderer.ts';
import { closeAll } from './fetch-server.ts';
import { crawl, lampPage, link, openShop, sitemap } from './shop-server.ts';

afterEach(closeAll);

describe('a shop with server-rendered pages', () => {
  it.each<Layout>(['theme', 'hashed', 'tables'])('is read without a browser: %s', async (layout) => {
    const shop = await openShop((origin) =>
      Object.fromEntries([...plainShop(layout, origin).pages].map(([path, page]) => [path, page + APP])),
    );
    const { renderer, rendered } = fakeRenderer();
    const { products } = await crawl(shop.origin, { renderer });
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(rendered).toEqual([]);
  });

  it('has its lists rendered if only these are shells', async () => {
    const names = ['one', 'two', 'three'];
    const shop = await openShop({
      '/': SHELL,
      ...Object.fromEntries(names.map((name) => [`/${name}`, lampPage(name) + SHELL])),
    });
    const { renderer, rendered } = fakeRenderer(() => Promise.resolve(link(...names.map((name) => `/${name}`)) + FULL));
    const { titles, note } = await crawl(shop.origin, { renderer });
    expect({ titles, note, rendered }).toEqual({ titles: names.toSorted(), note: null, rendered: [`${shop.origin}/`] });
  });
});

describe('a shop whose lists alone are filled by scripts', () => {
  const names = Array.from({ length: 12 }, (_, at) => `lamp-${at}`);
  const list = (at: number) => `<h1>Lamps, page ${at}</h1><ul id="grid"></ul>${WORDS.repeat(40)}${APP}`;
  const routes = {
    '/': link('/about', '/list-1') + WORDS.repeat(40) + APP,
    '/about': WORDS.repeat(90),
    ...Object.fromEntries([1, 2, 3].map((at) => [`/list-${at}`, list(at)])),
    ...Object.fromEntries(names.map((name) => [`/${name}`, lampPage(name) + APP])),
  };
  /** Each list has four lamps and leads to the next one. */
  const listPage = (at: number) =>
    link(...names.slice(4 * at - 4, 4 * at).map((name) => `/${name}`), `/list-${at + 1}`);

  it('is found completely, without rendering its product pages', async () => {
    const shop = await openShop(routes);
    const { renderer, rendered } = fakeRenderer(({ url, html: sent }) => {
      const at = Number(/list-(\d)/.exec(url)?.[1] ?? 0);
      return Promise.resolve(at > 0 ? sent + listPage(at) : sent);
    });
    const found = await crawl(shop.origin, { renderer });
    expect(found).toMatchObject({ titles: names.toSorted(), note: null, failure: null });
    const paths = rendered.map((url) => new URL(url).pathname);
    expect(paths.toSorted()).toEqual(['/', '/list-1', '/list-2', '/list-3']);
  });

  it('is rendered only a few times if rendering adds nothing', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => `/note-${at}`);
    const shop = await openShop({
      '/': link(...pages) + APP,
      '*': WORDS.repeat(90) + APP,
      '/robots.txt': { status: 404 },
    });
    const { renderer, rendered } = fakeRenderer(({ html: sent }) => Promise.resolve(sent));
    expect(await crawl(shop.origin, { renderer })).toMatchObject({ note: expect.stringMatching(/^No products/) });
    expect(rendered).toHaveLength(8);
  });

  it('is read without rendering if there is no browser', async () => {
    const shop = await openShop(routes);
    const { renderer } = fakeRenderer(() => Promise.reject(new FetchError('no_browser', 'None.')));
    expect(await crawl(shop.origin, { renderer })).toMatchObject({
      note: expect.stringMatching(/^No products/),
      counts: { pagesFailed: 0 },
    });
  });
});

describe('without a browser', () => {
  const { renderer } = fakeRenderer(({ url }) =>
    Promise.reject(new FetchError('no_browser', `The pages of ${new URL(url).host} need one.`)),
  );

  it('a run without any page names the missing browser', async () => {
    const { origin } = await openShop({ '*': SHELL, '/robots.txt': { status: 404 } });
    expect(await crawl(origin, { renderer })).toMatchObject({
      failure: expect.stringMatching(/^No page .* Last error: The pages of shop\.example:\d+ need one\.$/),
      counts: { pagesFailed: 1, pagesFetched: 0 },
    });
  });

  it('a run without any product names the missing browser', async () => {
    const { origin } = await openShop({ '/': link('/a', '/b') + FULL, '/a': SHELL, '/b': FULL });
    expect(await crawl(origin, { renderer })).toMatchObject({
      note: expect.stringMatching(/^The pages of .* need one/),
    });
  });

  it('a run that reads only a minority of its pages names the missing browser', async () => {
    const { origin } = await openShop((at) => ({
      '/sitemap.xml': sitemap(`${at}/lamp`, `${at}/a`, `${at}/b`, `${at}/c`),
      '/': FULL,
      '/lamp': lampPage('lamp'),
      '*': SHELL,
    }));
    expect(await crawl(origin, { renderer })).toMatchObject({
      titles: ['lamp'],
      note: expect.stringMatching(/^The pages of .* need one/),
    });
  });

  it('a run with few pages to render does not mention the browser', async () => {
    const { origin } = await openShop({
      '/': link('/lamp', '/cart') + FULL,
      '/lamp': lampPage('lamp'),
      '/cart': SHELL,
    });
    expect(await crawl(origin, { renderer })).toMatchObject({ titles: ['lamp'], note: null });
  });
});
