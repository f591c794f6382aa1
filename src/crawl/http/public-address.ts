import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's host agent answers on a public number, but only to the machines inside. */
const PLATFORM_ADDRESS = '168.63.129.16';

/** RFC 6052 section 2.1; behind such a gateway every IPv4 shop has an address of this form. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** RFC 4291 section 2.4: everything else in IPv6 is not assigned to the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address may be reached on behalf of a stranger: on the public internet, for one host, and in
 * no range of the IANA special-purpose registries (RFC 6890). IPv4 addresses inside IPv6 ones are judged
 * as IPv4; 6to4 and Teredo are refused whole, for no shop lives behind them.
 * @param ip dotted decimal or IPv6 text without brackets; anything else is not public
 */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const address = ipaddr.parse(ip);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast' && ip !== PLATFORM_ADDRESS;
  if (address.isIPv4MappedAddress() || address.match(NAT64)) {
    return isPublicAddress(address.toByteArray().slice(12).join('.'));
  }
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}
