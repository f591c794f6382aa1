import { getDomain } from 'tldts';

/**
 * Returns the domain that somebody registered, such as `shop.co.uk` for `www.shop.co.uk`. What a host lends to its
 * customers is theirs: `a.myshopify.com` is not `b.myshopify.com`. An address or a local name is its own domain.
 * @param hostname in lower case, as `URL` has it
 */
export function registrableDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}

/** Returns true if two URLs belong to one owner: under the same registrable domain, at the same or their usual ports. */
export function isSameOwner(one: URL, other: URL): boolean {
  const hasUsualPorts = one.port === '' && other.port === '';
  if (!hasUsualPorts && one.port !== other.port) return false;
  return registrableDomain(one.hostname) === registrableDomain(other.hostname);
}
