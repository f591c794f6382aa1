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

describe('classifyPage', () => {
  it.each([
    ['a page without scripts', '<p>Hello'],
    ['an empty body', ''],
    ['a page with data alone', `<p>Hello${data(lamp('Lamp'))}`],
    ['a page with text', `<body>${APP}${WORDS.repeat(6)}`],
    ['a page of linked images', `<body>${APP}${'<a href="/x"><img src="/x.jpg"></a>'.repeat(6)}`],
    ['a page with a small app', `<body>${APP}${WORDS.repeat(40)}<div id="app"></div>`],
    ['text behind a long script', `<body><script>${'x = 1;'.repeat(9_000)}</script>${WORDS.repeat(6)}`],
    ['text before tags that never end', `<body>${APP}${WORDS.repeat(6)}<script>for`],
    ['tags that never end', `<body>${APP}${'<div id="app" '.repeat(200_000)}${WORDS.repeat(40)}`],
    ['scripts that never end', `<body>${'<script type="application/json" '.repeat(100_000)}`],
    ['a comment that never ends', `<body>${APP}${WORDS.repeat(6)}<!-- and`],
  ])('does not take %s for a shell', (_, html) => expect(classifyPage(Buffer.from(html))).not.toBe('shell'));

  it.each([
    ['an empty root', `<title>Shop</title><body><div id="root"></div>${APP}`],
    ['a spinner', `<body><div id="app"><div class="spinner">Loading …</div></div>${APP}`],
    ['a long noscript text', `<body><noscript>${WORDS.repeat(9)}</noscript><div id=q-app></div>${APP}`],
    [
      'styles and SVG text',
      `<body><style>${'a{}'.repeat(900)}</style><svg><text>${WORDS.repeat(9)}</text></svg>${APP}`,
    ],
    [
      'a frame around an empty root',
      `<body><nav>${'<a href="/x">Shelf</a>'.repeat(9)}</nav><main id="app"></main>${APP}`,
    ],
    ['a custom element', `<body><app-root></app-root><footer>${WORDS.repeat(9)}</footer>${APP}`],
    ['an inline module script', '<body><div id="root"></div><script type="module">start()</script>'],
    ['a comment in the root', `<body><div class="a" id='__next'><!-- here --></div>${WORDS.repeat(9)}${APP}`],
  ])('recognizes a shell by %s', (_, html) => expect(classifyPage(Buffer.from(html))).toBe('shell'));
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

/** Creates a rendering fetcher for one site with given responses, and records every request. */
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

describe('rendering', () => {
  it.each([
    ['a resource that is not a page', SHELL, {}, {}],
    ['a missing page', SHELL, html, { status: 404 }],
    ['a page that robots.txt disallows', SHELL, html, { url: 'https://shop.example/private' }],
    ['a page of another site', SHELL, html, { url: 'https://other.example/' }],
    ['a shell that names its product', SHELL + data(lamp('Lamp')), html, {}],
    ['a complete page', FULL, html, {}],
  ])('skips %s', async (_, body, options, more) => {
    const { pages, rendered } = pagesOf(() => answered(body, more));
    expect(textOf(await pages.get('https://shop.example/', options))).toBe(body);
    expect(rendered).toEqual([]);
  });

  it('replaces a shell, and drops its ETag', async () => {
    const { pages } = pagesOf(() => answered(SHELL));
    const page = await pages.get('https://shop.example/', html);
    expect(textOf(page)).toBe(FULL);
    expect(page.headers.get('etag')).toBeNull();
  });

  it('stops if it adds no content', async () => {
    const { pages, rendered } = pagesOf(
      () => answered(SHELL),
      () => Promise.resolve('<div id="root">Loading</div>'),
    );
    for (let at = 0; at < 30; at++) await pages.get(`https://shop.example/${at}`, html);
    expect(rendered).toHaveLength(10);
  });

  it('fails, instead of returning an empty page, if the page cannot be rendered', async () => {
    const { pages, rendered } = pagesOf(
      () => answered(SHELL),
      () => Promise.reject(new FetchError('render', 'The browser crashed.')),
    );
    for (let at = 0; at < 12; at++)
      await expect(pages.get(`https://shop.example/${at}`, html)).rejects.toMatchObject({ code: 'render' });
    expect(rendered).toHaveLength(5);
  });

  it('fails if a request of the page failed and it shows nothing', async () => {
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

describe('a request of a rendered page', () => {
  /** Sends a request from two rendered pages, and returns the responses. */
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
    ['that robots.txt disallows', 'https://shop.example/private'],
  ])('is refused for a document %s', async (_, url) => {
    const { given, asked } = await ask({ kind: 'document', url });
    expect(given).toEqual([null, null]);
    expect(asked).toEqual([]);
  });

  it('is refused for a redirect to a disallowed document', async () => {
    const url = 'https://shop.example/leads';
    const { given } = await ask({ kind: 'document', url }, () => ({ url: 'https://shop.example/private' }));
    expect(given).toEqual([null, null]);
  });

  it('updates the location if a document of the shop is redirected', async () => {
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
      'its response must not be cached',
      {},
      { headers: { get: (name: string) => (name === 'cache-control' ? 'no-store' : null) } },
    ],
    ['it failed', {}, { status: 404 }],
  ])('is fetched again if %s', async (_, request, answer) => {
    expect((await ask(request, () => answer)).asked).toHaveLength(2);
  });
});

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

it.each([
  ['a missing file', '/nowhere/chromium', null],
  ['a file that is not executable', import.meta.filename, null],
  ['a folder', '/tmp', null],
  ['a program', process.execPath, process.execPath],
])('findChromium resolves %s', (_, program, found) => {
  expect(findChromium({ program, searchPath: '/usr/bin' })).toBe(found);
});
