import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { FetchError } from './fetch-error.ts';

/** Resolves a host name to all of its addresses. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;
export type AddressCheck = (ip: string) => boolean;

/** Ports of other protocols, which a request could be abused to reach ("bad port", WHATWG Fetch 2.9). */
const BAD_PORTS = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 ' +
    '123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 ' +
    '990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
);

const blocked = (host: string) =>
  new FetchError(
    'blocked_address',
    `${host} is not on the public internet, so it was not fetched. For a shop under development, the operator of Aisle can allow private addresses with CRAWL_ALLOW_PRIVATE_NETWORK=on; link-local addresses stay closed.`,
  );

/**
 * Returns the URL to request, checked as far as possible without resolving its name.
 * @param base the page that redirected here
 * @throws FetchError bad_url (not http or https, credentials, a port of another protocol) or blocked_address (the host
 * is an IP address that is not allowed)
 */
export function fetchTarget(value: string, isAllowed: AddressCheck, base?: URL): URL {
  const url = URL.parse(value, base);
  if (!url) {
    const source = base ? `The redirect from ${base.host}` : `"${value.slice(0, 100)}"`;
    throw new FetchError('bad_url', `${source} is not a valid URL.`);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError('bad_url', `Only http and https URLs can be fetched, not ${url.protocol}${url.host}.`);
  }
  if (url.username || url.password) {
    throw new FetchError('bad_url', `The URL on ${url.host} must not contain a username or password.`);
  }
  if (BAD_PORTS.has(url.port))
    throw new FetchError('bad_url', `${url.host} uses a port that is reserved for another protocol.`);
  // An IP address is connected to without a lookup, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw blocked(url.host);
  url.hash = '';
  return url;
}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Creates a lookup for sockets: the socket connects to the very addresses that were checked, so DNS cannot change its
 * answer in between; one disallowed address rejects the name.
 */
export function guardedLookup(isAllowed: AddressCheck, resolve: Resolve = resolveAll): LookupFunction {
  const addressesOf = callbackify(async (hostname: string) => {
    const answers = await resolve(hostname);
    if (!answers.every(({ address }) => isAllowed(address))) throw blocked(hostname);
    return answers;
  });
  return (hostname, options, callback) =>
    addressesOf(hostname, (error, answers) => {
      const first = answers?.[0];
      if (error || !first) callback(error ?? Object.assign(new Error('no address'), { code: 'ENODATA' }), []);
      else if (options.all) callback(null, answers);
      else callback(null, first.address, first.family);
    });
}
