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

/** Most bytes read of a body that is not needed. */
const MAX_DRAINED = 16 * 1024;

/** Headers that a caller may add; none of them identifies a user. */
type RequestHeader = 'accept' | 'accept-language' | 'if-modified-since' | 'if-none-match';

export type FetchOptions = {
  userAgent?: string;
  headers?: Partial<Record<RequestHeader, string>>;
  /**
   * Consumes the body of a successful response as it arrives: the result then has no body. Called again for each retry.
   */
  read?: ReadChunks;
  accept?: keyof typeof ACCEPT;
  maxBytes?: number;
  signal?: AbortSignal;
  /**
   * A request by a page's own script, sent only to its first host. A body makes it a POST, which follows no redirect.
   */
  script?: { headers: Record<string, string>; body: string | null };
};

export type FetchResult = {
  /** The final URL, after redirects, without fragment. */
  url: string;
  status: number;
  headers: { get(name: string): string | null };
  body: Uint8Array;
  /** The content-type header as sent; empty when missing. */
  contentType: string;
};

export type Fetcher = {
  /** Resolves for any HTTP status. @throws FetchError */
  get(url: string, options?: FetchOptions): Promise<FetchResult>;
  /** Closes all connections; pending requests fail as aborted. */
  close(): Promise<void>;
};

export type FetcherOptions = {
  userAgent: string;
  /** For shops under development: also fetch from private networks and from this machine. */
  allowPrivateNetwork?: boolean;
  /** Checks that an address is public; the default is right except in tests. */
  isAllowedAddress?: AddressCheck;
  /** Limit of one body, in bytes, both as sent and as decoded. */
  maxBytes?: number;
  /** Timeout of one `get`, from the DNS lookup to the body's last byte, redirects included. */
  timeoutMs?: number;
  maxRedirects?: number;
  lookup?: Resolve;
};

/**
 * Creates a client for untrusted URLs: it reaches public hosts only, checks each redirect like the first URL, sends no
 * cookies or credentials, uses no proxy, and limits time and bytes.
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
    // Guard only one protocol; HTTP/2 adds header compression and streams that the limits do not cover.
    allowH2: false,
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveMaxTimeout: 30_000,
  });

  /** Sends one request and returns the result, or the redirect's target. */
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
      reading.isOver.catch(() => {}); // awaited after the response
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
    // Headers arrive as Latin-1, but servers that do not escape send UTF-8.
    if (head.location !== null) return Buffer.from(head.location, 'latin1').toString();
    const { status, headers, contentType } = head;
    return { url: url.href, status, headers, body: (await body?.bytes()) ?? new Uint8Array(), contentType };
  }

  return {
    async get(value, options = {}) {
      let url = fetchTarget(value, isAllowedAddress);
      const { host } = url;
      const { signal, release } = limitedSignal(timeoutMs, options.signal);
      // A request that waits for its connection ignores the signal, so the wait ends here.
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

/** Reads the rest of the body so that the connection can be kept, unless it is too large. */
function limitedDrain(): (chunk: Uint8Array) => void {
  let left = MAX_DRAINED;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) throw new Error('too much');
  };
}

/**
 * A signal that follows another, but times out. AbortSignal.any costs more, and each one stays attached to the run's.
 */
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
    // The configured name may contain characters that a header cannot hold.
    'user-agent': toHeader(userAgent ?? ownUserAgent),
    accept: headers.accept ?? script?.headers['accept'] ?? ACCEPT[accept],
    'accept-encoding': ACCEPT_ENCODING,
  };
  for (const name of ['accept-language', 'if-modified-since', 'if-none-match'] as const) {
    if (headers[name] !== undefined) sent[name] = headers[name];
  }
  return sent;
}

/** Accepts a missing type, text/plain and XML: shops mislabel pages that way, but not as images or archives. */
function mayBeHtml(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return !type.includes('/') || type === 'text/plain' || /^(text|application)\/.*(html|xml)/.test(type);
}
