import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import type { FetcherOptions } from '../../src/crawl/http/fetch.ts';
import { createMemoryFrontier } from '../../src/crawl/run/memory-frontier.ts';
import { type CrawlOptions, crawlSite } from '../../src/crawl/run/run.ts';
import { joinNotes } from '../../src/domain/crawl-note.ts';
import type { FoundDetails } from '../../src/domain/product-details.ts';
import type { CrawlCounts } from '../../src/domain/crawl-run.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { guarded, listen } from './fetch-server.ts';

/** HTML, a function that returns it, or one that writes the response. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}
export type Route = string | Answer | ((request: IncomingMessage, response: ServerResponse) => Route | void);
export type Routes = Record<string, Route>;

export interface Shop {
  origin: string;
  /** The requested paths, in order. */
  hits: string[];
  agents: Set<string | undefined>;
  routes: Routes;
  /** Returns the number of open connections. */
  connections(): Promise<number>;
}

/**
 * Starts a storefront on the loopback address. Paths without a route use the route `*`, or return 404.
 * @param routes by path with query
 * @param host its host name
 * @param turn awaited before each response
 */
export async function openShop(
  routes: Routes | ((origin: string) => Routes),
  { host = 'shop.example', turn }: { host?: string; turn?: (request: IncomingMessage) => Promise<void> } = {},
): Promise<Shop> {
  const server = createServer();
  const shop: Shop = {
    origin: '',
    hits: [],
    agents: new Set(),
    routes: {},
    connections: promisify(server.getConnections.bind(server)),
  };
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '';
    let route: Route | void = shop.routes[path] ?? shop.routes['*'] ?? { status: 404, body: 'There is no such page.' };
    if (typeof route === 'function') route = route(request, response);
    if (route === undefined || typeof route === 'function') return;
    const { status = 200, headers = {}, body } = typeof route === 'string' ? { body: route } : route;
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  }
  server.on('request', (request, response) => {
    shop.hits.push(request.url ?? '');
    shop.agents.add(request.headers['user-agent']);
    if (turn) void turn(request).then(() => answer(request, response));
    else answer(request, response);
  });
  shop.origin = `http://${host}:${await listen(server)}`;
  shop.routes = typeof routes === 'function' ? routes(shop.origin) : routes;
  return shop;
}

export const link = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');
export const text = (body: string | Uint8Array): Answer => ({ headers: { 'content-type': 'text/plain' }, body });
export const redirectTo = (location: string): Answer => ({ status: 302, headers: { location } });

export const lamp = (name: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  sku: name,
  offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  ...more,
});
export const data = (thing: unknown): string =>
  `<script type="application/ld+json">${typeof thing === 'string' ? thing : JSON.stringify(thing)}</script>`;
/** Builds the page of one product. */
export const lampPage = (name: string, more: object = {}): string =>
  `<title>${name}</title><h1>${name}</h1>${data(lamp(name, more))}`;

const xml = (root: string, tag: string, urls: readonly string[]): string =>
  `<?xml version="1.0"?><${root}>${urls.map((url) => `<${tag}><loc>${url}</loc></${tag}>`).join('')}</${root}>`;
export const sitemap = (...urls: string[]): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: xml('urlset', 'url', urls),
});
export const sitemapIndex = (...urls: string[]): Answer => text(xml('sitemapindex', 'sitemap', urls));

export interface Crawled {
  products: ProductFields[];
  /** The details of each product. */
  details: (FoundDetails | undefined)[];
  titles: string[];
  counts: CrawlCounts;
  /** The note at the end of the run, or the reason why it failed. */
  note: string | null;
  failure: string | null;
}

type Options = Partial<Omit<CrawlOptions, 'limits'>> & {
  limits?: Partial<CrawlOptions['limits']>;
  fetch?: Partial<FetcherOptions>;
};

/**
 * Replaces the timer of a run's time limit: the time is up when the returned controller aborts.
 * @param maxMinutes the run's time limit, which must differ from all other timeouts
 */
export function controlRunTime(maxMinutes: number): AbortController {
  const over = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === maxMinutes * 60_000 ? over.signal : timeout(ms)));
  onTestFinished(() => spy.mockRestore());
  return over;
}

/** Crawls to the end without a database. @throws all errors except CrawlFailure */
export async function crawl(siteUrl: string, { limits, fetch, ...options }: Options = {}): Promise<Crawled> {
  const bounds = { maxPages: 2_000, maxMinutes: 10, hostConnections: 4, ...limits };
  const products: ProductFields[] = [];
  const details: Crawled['details'] = [];
  const frontier = createMemoryFrontier(bounds.maxPages, (found) => {
    products.push(...found.map(({ sources: _sources, details: _details, ...product }) => product));
    details.push(...found.map((product) => product.details));
  });
  let note: string | null = null;
  let failure: string | null = null;
  try {
    const notes = await crawlSite({
      siteUrl,
      userAgent: 'TestBot/1.0',
      source: null,
      frontier,
      fetcher: guarded({ timeoutMs: 20_000, ...fetch }),
      limits: bounds,
      signal: new AbortController().signal,
      ...options,
    });
    note = joinNotes(notes);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name !== 'CrawlFailure') throw error;
    failure = error.message;
  }
  return {
    products,
    details,
    titles: products.map(({ title }) => title).toSorted(),
    counts: await frontier.counts(),
    note,
    failure,
  };
}
