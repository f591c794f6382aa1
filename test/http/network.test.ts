import { expect, it } from 'vitest';
import { networkOf } from '../../src/http/network.ts';

it.each<[address: string | null, network: string]>([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::2', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
])('counts a caller at %s with %s', (address, network) => expect(networkOf(address)).toBe(network));
