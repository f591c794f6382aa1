import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's host agent uses a public address, but only virtual machines inside Azure reach it. */
const PLATFORM_ADDRESS = '168.63.129.16';

/** RFC 6052 section 2.1; behind such a gateway every IPv4 shop has an address of this form. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** RFC 4291 section 2.4: no other part of IPv6 is assigned to the public internet. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true if an untrusted URL may reach this address: it is on the public internet, unicast, and in no range of
 * the IANA special-purpose registries (RFC 6890). IPv4 addresses inside IPv6 ones are checked as IPv4; 6to4 and Teredo
 * are rejected entirely, since no shop uses them.
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
