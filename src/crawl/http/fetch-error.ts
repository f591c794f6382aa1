import type { FETCH_CAUSES } from '../../domain/crawl-cause.ts';

export type FetchErrorCode = (typeof FETCH_CAUSES)[number];

/** The reason why a page could not be fetched; the message names the host and is written for the shop's owner. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly code: FetchErrorCode;

  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Maps codes of the system, TLS, zlib and the HTTP client; the first match decides. */
const ERROR_KINDS: [RegExp, FetchErrorCode, (host: string) => string][] = [
  [/^(ENOTFOUND|ENODATA|EAI_.*)$/, 'dns', (host) => `The host name ${host} could not be resolved. Check its spelling.`],
  [/TIMEOUT|ETIMEDOUT/, 'timeout', (host) => `${host} did not respond in time.`],
  [
    /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|EPROTO)|SELF_SIGNED|ISSUER_CERT/,
    'tls',
    (host) => `The TLS connection to ${host} failed. Check its certificate.`,
  ],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'too_large', (host) => `The response headers from ${host} are too large.`],
  [/^UND_ERR_(DESTROYED|CLOSED|ABORTED)$/, 'aborted', (host) => `The request to ${host} was cancelled.`],
  [/^(E[A-Z]+|UND_ERR_SOCKET)$/, 'connect', (host) => `The connection to ${host} failed or was interrupted.`],
  [/^HTTPParserError$|^(?!.{0,60}INVALID_ARG).{0,60}_/, 'protocol', (host) => `${host} sent an invalid response.`],
];

/**
 * Converts a network, TLS, zlib or HTTP client error.
 * @returns undefined for any other error, which therefore is a bug of ours
 */
export function toFetchError(error: unknown, host: string): FetchError | undefined {
  // Failed attempts on several addresses are reported together.
  const cause: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  if (!(cause instanceof Error)) return undefined;
  // The parser's errors sometimes have no code.
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  const kind = ERROR_KINDS.find(([pattern]) => pattern.test(code));
  return kind && new FetchError(kind[1], kind[2](host), { cause: error });
}
