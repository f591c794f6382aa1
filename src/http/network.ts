import ipaddr from 'ipaddr.js';

/** The smallest prefix that an IPv6 customer gets (RFC 6177): a customer with one of its addresses has all of them. */
const NETWORK_BYTES = 8;
/** Additions of proxies to an address: a port, brackets. */
const DECORATED = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * Returns the caller's network, which rate limits count by: an IPv4 address, also if written as an IPv6 one, or the
 * first 64 bits of an IPv6 address, without its zone. Everything that is not an address counts as one caller.
 */
export function networkOf(address: string | null): string {
  const [, bracketed, beforePort] = DECORATED.exec(address ?? '') ?? [];
  const bare = bracketed ?? beforePort ?? address ?? '';
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, NETWORK_BYTES);
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}

/** True for an address of this machine that no other can use. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
