import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Metadata services of cloud providers outside the link-local ranges: AWS and Google over IPv6, Azure's host agent (a
 * public address that only its virtual machines reach), Alibaba and Oracle.
 */
const METADATA_ADDRESSES: ReadonlySet<string> = new Set([
  'fd00:ec2::254',
  'fd20:ce::254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
]);

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
  const address = parse(ip);
  if (isInfrastructure(address)) return false;
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  return address.match(GLOBAL_UNICAST) && address.range() === 'unicast';
}

/**
 * Returns true if a shop under development may have this address: any but the link-local ones and those of the
 * machine's provider, which hand out credentials.
 * @param ip as for `isPublicAddress`
 */
export function isShopAddress(ip: string): boolean {
  return isIP(ip) !== 0 && !isInfrastructure(parse(ip));
}

/** Reads an IPv4 address inside an IPv6 one as IPv4. */
function parse(ip: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const address = ipaddr.parse(ip);
  if (address instanceof ipaddr.IPv4) return address;
  if (!address.isIPv4MappedAddress() && !address.match(NAT64)) return address;
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}

function isInfrastructure(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'linkLocal' || METADATA_ADDRESSES.has(withoutZone(address.toString()));
}

const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';
