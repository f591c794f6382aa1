import type { Fetcher, FetchOptions, FetchResult } from '../crawl/http/fetch.ts';
import type { DemoShopPages } from './pages.ts';

/** Names of this machine, which all lead to the service while no address is configured for it. */
const LOOPBACK = /^(?:127\.0\.0\.1|\[::1\])$/;

/**
 * Reads the service's own pages without a network: only the demo shop is there. All other addresses go to the fetcher,
 * with its guards.
 */
export function withDemoShop(fetcher: Fetcher, baseUrl: () => string): Fetcher {
  let pages: Promise<DemoShopPages> | undefined;
  return {
    ...fetcher,
    async get(value, options) {
      const url = URL.parse(value);
      if (!url || !isServedHere(url, baseUrl())) return fetcher.get(value, options);
      url.hash = '';
      // Loaded when needed, because few people have no shop.
      pages ??= import('./pages.ts').then(({ createDemoShopPages }) => createDemoShopPages());
      const response = await (await pages)(new Request(url), url.origin);
      return toResult(url.href, response ?? new Response('Not found.', { status: 404 }), options);
    },
  };
}

/** True for an address of the service itself. */
export const isServedHere = (url: URL, baseUrl: string): boolean => originOf(url) === originOf(new URL(baseUrl));

function originOf({ protocol, hostname, port }: URL): string {
  return `${protocol}//${LOOPBACK.test(hostname) ? 'localhost' : hostname}:${port}`;
}

async function toResult(url: string, response: Response, { read }: FetchOptions = {}): Promise<FetchResult> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isRead = read !== undefined && status < 300;
  if (isRead) await read(onceOf(bytes));
  const body = isRead ? new Uint8Array() : bytes;
  return { url, status, headers, body, contentType: headers.get('Content-Type') ?? '' };
}

// oxlint-disable-next-line typescript/require-await -- the bytes are here
async function* onceOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
