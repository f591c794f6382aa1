import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address.ts';
import { ACCEPT_ENCODING, GatheredBody, pourBody, type ReadChunks } from './body.ts';
import { FetchError, fetchErrorOf } from './fetch-error.ts';
import { createIncoming, exchange } from './exchange.ts';
import { fetchTarget, guardedLookup, type AddressCheck, type Resolve } from './target.ts';
import { toHeader } from '../../domain/user-agent.ts';

export { FetchError, type FetchErrorCode } from './fetch-error.ts';

const ACCEPT = {
  html: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  xml: 'application/xml,text/xml;q=0.9,*/*;q=0.5',
  text: 'text/plain,*/*;q=0.5',
  any: '*/*',
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Of a body that nobody wants, in bytes. */
const MAX_DRAINED = 16 * 1024;

/** What a caller may add; nothing that identifies anybody. */
type RequestHeader = 'accept' | 'accept-language' | 'if-modified-since' | 'if-none-match';

export type FetchOptions = {
  userAgent?: string;
  headers?: Partial<Record<RequestHeader, string>>;
  /** Takes the body of a success as it comes: the result has none. Called anew for each try. */
  read?: ReadChunks;
  accept?: keyof typeof ACCEPT;
  maxBytes?: number;
  signal?: AbortSignal;
  /** What a page's own script sends, to its first host alone. A body makes it a POST, which follows no redirect. */
  script?: { headers: Record<string, string>; body: string | null };
};

export type FetchResult = {
  /** The address that answered, after redirects, without fragment. */
  url: string;
  status: number;
  headers: { get(name: string): string | null };
  body: Uint8Array;
  /** The content-type header as sent; empty when there is none. */
  contentType: string;
};

export type Fetcher = {
  /** Any HTTP status is a result. @throws FetchError */
  get(url: string, options?: FetchOptions): Promise<FetchResult>;
  /** Ends all connections; requests under way fail as aborted. */
  close(): Promise<void>;
};

export type FetcherOptions = {
  userAgent: string;
  /** For shops under development: also fetch from private networks and from this machine. */
  allowPrivateNetwork?: boolean;
  /** Which addresses pass for public; the default is right for all but tests. */
  isAllowedAddress?: AddressCheck;
  /** Limit of one body, in bytes, as sent and as decoded. */
  maxBytes?: number;
  /** Limit of one `get`, from the lookup of the name to the body's last byte, redirects included. */
  timeoutMs?: number;
  maxRedirects?: number;
  lookup?: Resolve;
};

/**
 * A client for addresses that strangers supply: it reaches public hosts only, checks each redirect as it
 * checked the first address, sends no cookies or credentials, uses no proxy, and limits time and bytes.
 */
export function createFetcher({
  userAgent,
  allowPrivateNetwork = false,
  isAllowedAddress = allowPrivateNetwork ? () => true : isPublicAddress,
  maxBytes = 10 * 1024 * 1024,
  timeoutMs = 20_000,
  maxRedirects = 5,
  lookup,
}: FetcherOptions): Fetcher {
  const agent = new Agent({
    connect: { lookup: guardedLookup(isAllowedAddress, lookup), timeout: timeoutMs },
    connections: 6,
    // One protocol to guard; HTTP/2 brings header compression and streams that the limits do not see.
    allowH2: false,
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveMaxTimeout: 30_000,
  });

  /** One request: the result, or where it redirects to. */
  async function send(url: URL, options: FetchOptions, signal: AbortSignal): Promise<FetchResult | string> {
    const { host } = url;
    let head = readHead(0, {});
    let body: GatheredBody | undefined;
    let reading: { stream: Readable; isOver: Promise<void> } | undefined;
    const request = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: typeof options.script?.body === 'string' ? 'POST' : 'GET',
      headers: requestHeaders(options, userAgent),
      body: options.script?.body ?? null,
    };
    const isSent = exchange(agent, request, signal, (status, headers, controller) => {
      head = readHead(status, headers);
      if (head.location !== null) return limitedDrain();
      if (options.accept === 'html' && status < 300 && !mayBeHtml(head.contentType))
        throw new FetchError('content_type', `${host} returned ${head.contentType.slice(0, 80)} instead of a page.`);
      const encoding = head.headers.get('content-encoding') ?? '';
      const bodyOptions = { host, encoding, maxBytes: options.maxBytes ?? maxBytes };
      if (!options.read || status >= 300) {
        const gathered = (body = new GatheredBody(bodyOptions));
        return (chunk) => gathered.add(chunk);
      }
      const { stream, take } = createIncoming(controller);
      reading = { stream, isOver: pourBody(stream, bodyOptions, options.read) };
      reading.isOver.catch(() => {}); // is awaited, once the answer is over
      return take;
    });
    await isSent.then(
      () => reading?.stream.push(null),
      (error: Error) => {
        if (reading) reading.stream.destroy(error);
        else if (head.location === null) throw error;
      },
    );
    await reading?.isOver;
    // Headers arrive as Latin-1, while servers that do not escape write UTF-8.
    if (head.location !== null) return Buffer.from(head.location, 'latin1').toString();
    const { status, headers, contentType } = head;
    return { url: url.href, status, headers, body: (await body?.bytes()) ?? new Uint8Array(), contentType };
  }

  return {
    async get(value, options = {}) {
      let url = fetchTarget(value, isAllowedAddress);
      const { host } = url;
      const { signal, release } = limitedSignal(timeoutMs, options.signal);
      // A request that waits for its connection does not hear the signal, so the wait ends here.
      const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      stopped.catch(() => {});
      try {
        for (let redirects = 0; redirects <= maxRedirects; redirects++) {
          const { script, ...plain } = options;
          const sent = script && url.host === host ? options : plain;
          const result = await Promise.race([send(url, sent, signal), stopped]);
          if (typeof result !== 'string') return result;
          if (typeof script?.body === 'string') break;
          url = fetchTarget(result, isAllowedAddress, url);
        }
      } catch (error) {
        if (error instanceof FetchError) throw error;
        if (options.signal?.aborted) throw new FetchError('aborted', `The request to ${url.host} was cancelled.`);
        if (signal.aborted) {
          throw new FetchError('timeout', `${url.host} did not respond within ${timeoutMs / 1000} seconds.`);
        }
        throw fetchErrorOf(error, url.host) ?? error;
      } finally {
        release();
      }
      throw new FetchError('too_many_redirects', `${url.host} redirected more than ${maxRedirects} times.`);
    },
    close: () => agent.destroy(),
  };
}

function readHead(status: number, headers: IncomingHttpHeaders) {
  const sent = new Map(Object.entries(headers));
  const get = (name: string) => [sent.get(name.toLowerCase()) ?? []].flat().join(', ') || null;
  return {
    status,
    headers: { get },
    location: REDIRECTS.has(status) ? get('location') : null,
    contentType: get('content-type') ?? '',
  };
}

/** Reads what is left unread, so that the connection can be kept, unless it is much. */
function limitedDrain(): (chunk: Uint8Array) => void {
  let left = MAX_DRAINED;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) throw new Error('too much');
  };
}

/** A signal that follows another, for so long at most. AbortSignal.any costs more, and each one stays with the run's. */
function limitedSignal(ms: number, outer: AbortSignal | undefined) {
  const limit = new AbortController();
  const follow = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(), ms);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: limit.signal,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

function requestHeaders({ headers = {}, accept = 'any', userAgent, script }: FetchOptions, ownUserAgent: string) {
  const sent: Record<string, string> = {
    ...script?.headers,
    // An owner may type what no header can hold.
    'user-agent': toHeader(userAgent ?? ownUserAgent),
    accept: headers.accept ?? script?.headers['accept'] ?? ACCEPT[accept],
    'accept-encoding': ACCEPT_ENCODING,
  };
  for (const name of ['accept-language', 'if-modified-since', 'if-none-match'] as const) {
    if (headers[name] !== undefined) sent[name] = headers[name];
  }
  return sent;
}

/** No type, text/plain and XML are let through: shops mislabel pages that way, but not as pictures or archives. */
function mayBeHtml(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return !type.includes('/') || type === 'text/plain' || /^(text|application)\/.*(html|xml)/.test(type);
}
