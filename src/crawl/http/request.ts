import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { toHeader } from '../../domain/user-agent.ts';
import { ACCEPT_ENCODING, GatheredBody, type ReadChunks, streamBody } from './body.ts';
import { createBodyStream, exchange } from './exchange.ts';
import { FetchError } from './fetch-error.ts';

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
  /** `same-site` requests the target of a redirect only if it belongs to the owner of the first URL. */
  redirects?: 'any' | 'same-site';
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

export interface RequestOptions extends FetchOptions {
  agent: Dispatcher;
  userAgent: string;
  maxBytes: number;
}

/** Sends one request. @returns the result, or the redirect's target @throws errors of the connection or the signal */
export async function sendRequest(
  url: URL,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<FetchResult | string> {
  const { host } = url;
  let head = readHead(0, {});
  let body: GatheredBody | undefined;
  let reading: { stream: Readable; isOver: Promise<void> } | undefined;
  const request = {
    origin: url.origin,
    path: url.pathname + url.search,
    method: typeof options.script?.body === 'string' ? 'POST' : 'GET',
    headers: requestHeaders(options),
    body: options.script?.body ?? null,
  };
  const exchanged = exchange(options.agent, request, signal, (status, headers, controller) => {
    head = readHead(status, headers);
    if (head.location !== null) return createDrain();
    if (options.accept === 'html' && status < 300 && !isPossiblyHtml(head.contentType))
      throw new FetchError('content_type', `${host} returned ${head.contentType.slice(0, 80)} instead of a page.`);
    const encoding = head.headers.get('content-encoding') ?? '';
    const bodyOptions = { host, encoding, maxBytes: options.maxBytes };
    if (!options.read || status >= 300) {
      const gathered = (body = new GatheredBody(bodyOptions));
      return (chunk) => gathered.add(chunk);
    }
    const { stream, onChunk } = createBodyStream(controller);
    reading = { stream, isOver: streamBody(stream, bodyOptions, options.read) };
    reading.isOver.catch(() => {}); // awaited after the response
    return onChunk;
  });
  await exchanged.then(
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
function createDrain(): (chunk: Uint8Array) => void {
  let left = MAX_DRAINED;
  return (chunk) => {
    left -= chunk.length;
    if (left < 0) throw new Error('too much');
  };
}

function requestHeaders({ headers = {}, accept = 'any', userAgent, script }: RequestOptions) {
  const sent: Record<string, string> = {
    ...script?.headers,
    // The configured name may contain characters that a header cannot hold.
    'user-agent': toHeader(userAgent),
    accept: headers.accept ?? script?.headers['accept'] ?? ACCEPT[accept],
    'accept-encoding': ACCEPT_ENCODING,
  };
  for (const name of ['accept-language', 'if-modified-since', 'if-none-match'] as const) {
    if (headers[name] !== undefined) sent[name] = headers[name];
  }
  return sent;
}

/** Accepts a missing type, text/plain and XML: shops mislabel pages that way, but not as images or archives. */
function isPossiblyHtml(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return !type.includes('/') || type === 'text/plain' || /^(text|application)\/.*(html|xml)/.test(type);
}
