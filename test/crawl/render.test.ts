import { afterEach, describe, expect, it } from 'vitest';
import { FetchError, type FetchOptions, type FetchResult } from '../../src/crawl/http/fetch.ts';
import { findChromium } from '../../src/crawl/render/chromium.ts';
import { createRenderingFetcher } from '../../src/crawl/render/rendering-fetcher.ts';
import type { PageRequest } from '../../src/crawl/render/messages.ts';
import type { Renderer } from '../../src/crawl/render/renderer.ts';
import { classifyPage } from '../../src/crawl/render/shell.ts';
import { type Layout, plainShop } from '../setup/plain-shop.ts';
import { closeAll } from './fetch-server.ts';
import { crawl, data, lamp, lampPage, link, openShop, sitemap } from './shop-server.ts';

afterEach(closeAll);

const APP = '<script src="/app.js"></script>';
const WORDS = '<p>Stoneware for every day, thrown and glazed by hand. </p>';

describe('a shell is distinguished from a page', () => {
  it.each([
    ['a page without scripts', '<p>Hello'],
    ['nothing at all', ''],
    ['a page with data alone', `<p>Hello${data(lamp('Lamp'))}`],
    ['a page with text', `<body>${APP}${WORDS.repeat(6)}`],
    ['a page of pictures that lead on', `<body>${APP}${'<a href="/x"><img src="/x.jpg"></a>'.repeat(6)}`],
    ['a page whose program fills a corner', `<body>${APP}${WORDS.repeat(40)}<div id="app"></div>`],
    ['text behind a long script', `<body><script>${'x = 1;'.repeat(9_000)}</script>${WORDS.repeat(6)}`],
    ['text before tags that never end', `<body>${APP}${WORDS.repeat(6)}<script>for`],
    ['tags that never end', `<body>${APP}${'<div id="app" '.repeat(200_000)}${WORDS.repeat(40)}`],
    ['scripts that never end', `<body>${'<script type="application/json" '.repeat(100_000)}`],
    ['a comment that never ends', `<body>${APP}${WORDS.repeat(6)}<!-- and`],
  ])('not %s', (_, html) => expect(classifyPage(Buffer.from(html))).not.toBe('shell'));

  it.each([
    ['an empty root', `<title>Shop</title><body><div id="root"></div>${APP}`],
    ['a spinner', `<body><div id="app"><div class="spinner">Loading …</div></div>${APP}`],
    ['words for those without scripts', `<body><noscript>${WORDS.repeat(9)}</noscript><div id=q-app></div>${APP}`],
    [
      'styles and drawings',
      `<body><style>${'a{}'.repeat(900)}</style><svg><text>${WORDS.repeat(9)}</text></svg>${APP}`,
    ],
    [
      'a frame around an empty root',
      `<body><nav>${'<a href="/x">Shelf</a>'.repeat(9)}</nav><main id="app"></main>${APP}`,
    ],
    ['an element of its own', `<body><app-root></app-root><footer>${WORDS.repeat(9)}</footer>${APP}`],
    ['a script within', '<body><div id="root"></div><script type="module">start()</script>'],
    ['a comment in the root', `<body><div class="a" id='__next'><!-- here --></div>${WORDS.repeat(9)}${APP}`],
  ])('by %s', (_, html) => expect(classifyPage(Buffer.from(html))).toBe('shell'));
});

type Render = Renderer['render'];
const FULL = WORDS.repeat(9);
/** A renderer that records the URLs it gets, and returns a fixed page or the result of `render`. */
function fakeRenderer(render: (...given: Parameters<Render>) => Promise<string> = () => Promise.resolve(FULL)) {
  const rendered: string[] = [];
  const renderer: Renderer = {
    async render(page, options) {
      rendered.push(page.url);
      return { url: page.url, html: await render(page, options), isSettled: true };
    },
    close: () => Promise.resolve(),
  };
  return { renderer, rendered };
}

const SHELL = `<div id="root"></div>${APP}`;
const answered = (body: string, more: Partial<FetchResult> = {}): FetchResult => ({
  url: 'https://shop.example/',
  status: 200,
  headers: { get: (name) => (name === 'etag' ? '"1"' : null) },
  body: Buffer.from(body),
  contentType: 'text/html',
  ...more,
});

/** Pages of one site whose answers are given, with every request noted. */
function pagesOf(
  answer: (url: string, options: FetchOptions) => FetchResult,
  render?: Parameters<typeof fakeRenderer>[0],
) {
  const asked: { url: string; options: FetchOptions }[] = [];
  const { renderer, rendered } = fakeRenderer(render);
  const fetcher = {
    async get(url: string, options: FetchOptions = {}) {
      asked.push({ url, options });
      return answer(url, options);
    },
  };
  const canFetch = (url: string) => url.startsWith('https://shop.example/') && !url.includes('/private');
  return { pages: createRenderingFetcher({ fetcher, renderer, canFetch, delay: 0 }), asked, rendered };
}

const html = { accept: 'html' } as const;
const textOf = ({ body }: FetchResult) => Buffer.from(body).toString();

describe('a rendered page', () => {
  it.each([
    ['what is no page', SHELL, {}, {}],
    ['a page that is not there', SHELL, html, { status: 404 }],
    ['a page that robots.txt keeps', SHELL, html, { url: 'https://shop.example/private' }],
    ['a page of another site', SHELL, html, { url: 'https://other.example/' }],
    ['a shell that names its product', SHELL + data(lamp('Lamp')), html, {}],
    ['a page', FULL, html, {}],
  ])('is not %s', async (_, body, options, more) => {
    const { pages, rendered } = pagesOf(() => answered(body, more));
    expect(textOf(await pages.get('https://shop.example/', options))).toBe(body);
    expect(rendered).toEqual([]);
  });

  it('is a shell, whose version says nothing of what it shows', async () => {
    const { pages } = pagesOf(() => answered(SHELL));
    const page = await pages.get('https://shop.example/', html);
    expect(textOf(page)).toBe(FULL);
    expect(page.headers.get('etag')).toBeNull();
  });

  it('is given up where it shows no more than was sent', async () => {
    const { pages, rendered } = pagesOf(
      () => answered(SHELL),
      () => Promise.resolve('<div id="root">Loading</div>'),
    );
    for (let at = 0; at < 30; at++) await pages.get(`https://shop.example/${at}`, html);
    expect(rendered).toHaveLength(10);
  });

  it('fails, rather than being read empty, where it cannot be rendered', async () => {
    const { pages, rendered } = pagesOf(
      () => answered(SHELL),
      () => Promise.reject(new FetchError('render', 'The browser crashed.')),
    );
    for (let at = 0; at < 12; at++)
      await expect(pages.get(`https://shop.example/${at}`, html)).rejects.toMatchObject({ code: 'render' });
    expect(rendered).toHaveLength(5);
  });

  it('fails where what it asked for failed and it shows nothing', async () => {
    const ask: PageRequest = { kind: 'data', url: 'https://api.example/down', headers: {}, body: null };
    const { pages } = pagesOf(
      (url) => (url.includes('api') ? answered('', { status: 503 }) : answered(SHELL)),
      async (_, { respond, signal }) => {
        await respond(ask, signal);
        return SHELL;
      },
    );
    await expect(pages.get('https://shop.example/', html)).rejects.toThrow(/rendered.*HTTP status 503/);
  });
});

describe('what a page asks for', () => {
  /** Asks while a page is rendered, twice on two pages; what it was given. */
  async function ask(request: Partial<PageRequest>, answer: (url: string) => Partial<FetchResult> = () => ({})) {
    const given: unknown[] = [];
    const { pages, asked } = pagesOf(
      (url) => (url.endsWith('/page') ? answered(SHELL) : answered('data', { url, ...answer(url) })),
      async (_, options) => {
        const wanted = { kind: 'data', url: 'https://api.example/x', headers: {}, body: null, ...request } as const;
        given.push(await options.respond(wanted, options.signal));
        return FULL;
      },
    );
    for (let page = 0; page < 2; page++) await pages.get('https://shop.example/page', html);
    return { given, asked: asked.filter(({ url }) => !url.endsWith('/page')) };
  }

  it.each([
    ['on another site', 'https://other.example/'],
    ['that robots.txt keeps', 'https://shop.example/private'],
  ])('is no document %s', async (_, url) => {
    const { given, asked } = await ask({ kind: 'document', url });
    expect(given).toEqual([null, null]);
    expect(asked).toEqual([]);
  });

  it('is no document that leads to such a one', async () => {
    const url = 'https://shop.example/leads';
    const { given } = await ask({ kind: 'document', url }, () => ({ url: 'https://shop.example/private' }));
    expect(given).toEqual([null, null]);
  });

  it('may be a document of the shop, at the address where it is', async () => {
    const url = 'https://shop.example/leads';
    const { given } = await ask({ kind: 'document', url }, () => ({ url: 'https://shop.example/<there>' }));
    const [answer] = given as { body: Uint8Array }[];
    expect(String(answer?.body)).toBe('<script>location.replace("https://shop.example/\\u003cthere>")</script>');
  });

  it.each(['data', ''])('is fetched once for all pages, with the headers of the script: "%s"', async (body) => {
    const headers = { 'x-key': 'public' };
    const { given, asked } = await ask({ headers }, () => ({ body: Buffer.from(body) }));
    expect(given).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(asked).toMatchObject([{ options: { script: { headers, body: null } } }]);
  });

  it.each([
    ['it is posted', { body: '{"query":"{x}"}' }, {}],
    [
      'its answer is not to be kept',
      {},
      { headers: { get: (name: string) => (name === 'cache-control' ? 'no-store' : null) } },
    ],
    ['it failed', {}, { status: 404 }],
  ])('is fetched again where %s', async (_, request, answer) => {
    expect((await ask(request, () => answer)).asked).toHaveLength(2);
  });
});

describe('a shop whose pages carry their content', () => {
  it.each<Layout>(['theme', 'hashed', 'tables'])('is read without a browser: %s', async (layout) => {
    const shop = await openShop((origin) =>
      Object.fromEntries([...plainShop(layout, origin).pages].map(([path, page]) => [path, page + APP])),
    );
    const { renderer, rendered } = fakeRenderer();
    const { products } = await crawl(shop.origin, { renderer });
    expect(products.length).toBeGreaterThanOrEqual(40);
    expect(rendered).toEqual([]);
  });

  it('has its lists rendered where only these are shells', async () => {
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

  it('is found whole, its product pages as they are sent', async () => {
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

  it('costs few drawings where that shows no more', async () => {
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

  it('is read as it is sent where there is no browser', async () => {
    const shop = await openShop(routes);
    const { renderer } = fakeRenderer(() => Promise.reject(new FetchError('no_browser', 'None.')));
    expect(await crawl(shop.origin, { renderer })).toMatchObject({
      note: expect.stringMatching(/^No products/),
      counts: { pagesFailed: 0 },
    });
  });
});

describe('where there is no browser', () => {
  const { renderer } = fakeRenderer(({ url }) =>
    Promise.reject(new FetchError('no_browser', `The pages of ${new URL(url).host} need one.`)),
  );

  it('a run without any page says what it lacks', async () => {
    const { origin } = await openShop({ '*': SHELL, '/robots.txt': { status: 404 } });
    expect(await crawl(origin, { renderer })).toMatchObject({
      failure: expect.stringMatching(/^No page .* Last error: The pages of shop\.example:\d+ need one\.$/),
      counts: { pagesFailed: 1, pagesFetched: 0 },
    });
  });

  it('so does one that read others without a product', async () => {
    const { origin } = await openShop({ '/': link('/a', '/b') + FULL, '/a': SHELL, '/b': FULL });
    expect(await crawl(origin, { renderer })).toMatchObject({
      note: expect.stringMatching(/^The pages of .* need one/),
    });
  });

  it('and one that could read the smaller part of its pages', async () => {
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

  it('but not one where few pages need it', async () => {
    const { origin } = await openShop({
      '/': link('/lamp', '/cart') + FULL,
      '/lamp': lampPage('lamp'),
      '/cart': SHELL,
    });
    expect(await crawl(origin, { renderer })).toMatchObject({ titles: ['lamp'], note: null });
  });
});

it.each([
  ['what is not there', '/nowhere/chromium', null],
  ['what is no program', import.meta.filename, null],
  ['a folder', '/tmp', null],
  ['a program', process.execPath, process.execPath],
])('CHROMIUM may name %s', (_, program, found) => {
  expect(findChromium({ program, searchPath: '/usr/bin' })).toBe(found);
});
