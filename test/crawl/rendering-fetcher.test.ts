import { describe, expect, it } from 'vitest';
import { FetchError, type FetchOptions, type FetchResult } from '../../src/crawl/http/fetch.ts';
import type { PageRequest } from '../../src/crawl/render/messages.ts';
import { createRenderingFetcher } from '../../src/crawl/render/rendering-fetcher.ts';
import { FULL, SHELL, fakeRenderer } from './fake-renderer.ts';
import { data, lamp } from './shop-server.ts';

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

  it.each(['https://api.example/x', 'https://shop.example.evil.example/', 'https://shop.example:8443/x'])(
    'is refused if it posts to another site, %s',
    async (url) => {
      const { given, asked } = await ask({ url, body: 'x=1' });
      expect(given).toEqual([null, null]);
      expect(asked).toEqual([]);
    },
  );

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
    ['it is posted', { url: 'https://api.shop.example/x', body: '{"query":"{x}"}' }, {}],
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
