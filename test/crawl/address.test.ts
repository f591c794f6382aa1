import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/crawl/http/public-address.ts';

const REFUSED = {
  'not an address': ['', 'localhost', 'shop.example', '1', '8.8.8', '0x8.8.8.8', '134744072', '8.8.8.8 ', '8.8.8.8/32'],
  'not an IPv6 text': ['[2606:4700::1111]', '2606:4700', ':::', '2606:4700::1111::'],
  unspecified: ['0.0.0.0', '0.1.2.3', '::', '0:0:0:0:0:0:0:0'],
  loopback: ['127.0.0.1', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'],
  private: ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255'],
  'carrier-grade NAT': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  'link-local': ['169.254.0.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1'],
  'unique-local and site-local': ['fc00::1', 'fd00:ec2::254', 'fdff::1', 'fec0::1'],
  multicast: ['224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1'],
  'broadcast and reserved': [
    '255.255.255.255',
    '240.0.0.1',
    '192.0.0.1',
    '192.88.99.1',
    '5f00::1',
    '100::1',
    '4000::1',
  ],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmark: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  'the host agent of a cloud': ['168.63.129.16', '::ffff:168.63.129.16'],
  'private IPv4 inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::808:808',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '2001:0:7f00:1::1',
    '2001:0:4136:e378:8000:63bf:f5ff:fffe',
    '::ffff:0:127.0.0.1',
  ],
};

test.each(Object.entries(REFUSED))('refuses %s', (_kind, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('accepts the neighbours of the refused ranges', () => {
  const addresses = `
    8.8.8.8 1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1
    169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.167.255.255 192.169.0.0 198.17.255.255
    198.20.0.0 223.255.255.255 2606:4700:4700::1111 2a00:1450:4001:80b::200e ::ffff:8.8.8.8
    64:ff9b::8.8.8.8
  `;
  expect(
    addresses
      .trim()
      .split(/\s+/)
      .filter((ip) => !isPublicAddress(ip)),
  ).toEqual([]);
});
