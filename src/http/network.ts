import ipaddr from 'ipaddr.js';

/** What an IPv6 customer gets at least (RFC 6177): whoever has one address of it has all of them. */
const NETWORK_BYTES = 8;
/** What proxies write beside an address: a port, brackets. */
const DECORATED = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * The network that a caller calls from, by which callers are counted: an IPv4 address, also where it is written as an
 * IPv6 one, or the first 64 bits of an IPv6 address, without its zone. What is no address is one caller with all others.
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
