import { afterEach, expect, test } from 'vitest';
import { createFetcher } from '../../src/crawl/http/fetch.ts';
import { isShopAddress } from '../../src/crawl/http/public-address.ts';
import { closeAll, guarded, open, outcome, redirect, serve } from './fetch-server.ts';

afterEach(closeAll);

const PRIVATE_HOSTS = `
  127.0.0.1 127.1 0.0.0.0 0 2130706433 0x7f.1 0x7f000001 017700000001 0177.0.0.1 127。0。0。1
  %31%32%37.0.0.1 localhost [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1]
  [64:ff9b::127.0.0.1] 10.0.0.1 169.254.169.254 100.64.0.1 [fc00::1] [fe80::1] [2002:7f00:1::]
  192.168.0.1 172.16.0.1 168.63.129.16 255.255.255.255 224.0.0.1 198.18.0.1 127.0.0.1. 0x7f.0.0.1. 0177.1
  LOCALHOST [0:0:0:0:0:0:0:1] [::ffff:0:7f00:1] [fec0::1] [ff02::1]
  [2001:0:4136:e378:8000:63bf:80ff:fffe] [64:ff9b:1::1] [5f00::1] [::ffff:169.254.169.254]
`;

test.each(PRIVATE_HOSTS.trim().split(/\s+/))('does not reach %s with production settings', async (host) => {
  const { port, hits } = await serve();
  const fetcher = createFetcher({ userAgent: 'TestBot', timeoutMs: 5_000 });
  open.push(() => fetcher.close());
  await expect(fetcher.get(`http://${host}:${port}/`)).rejects.toMatchObject({ code: 'blocked_address' });
  expect(hits).toEqual([]);
});

const CLOSED_TO_ALL = `
  169.254.169.254 169.254.170.2 169.254.0.1 0xa9fea9fe 2852039166 169.254.43518 [fe80::1] [fe80::a9fe:a9fe]
  [febf::1] [fd00:ec2::254] [fd00:0ec2:0:0::0254] [fd20:ce::254] [::ffff:169.254.169.254] [::ffff:a9fe:a9fe]
  [64:ff9b::169.254.169.254] 168.63.129.16 100.100.100.200 192.0.0.192
`;

test.each(CLOSED_TO_ALL.trim().split(/\s+/))(
  'does not reach %s even where private networks are allowed',
  async (host) => {
    const fetcher = createFetcher({ userAgent: 'TestBot', allowPrivateNetwork: true, timeoutMs: 5_000 });
    open.push(() => fetcher.close());
    await expect(fetcher.get(`http://${host}/`)).rejects.toMatchObject({ code: 'blocked_address' });
  },
);

test.each(['169.254.169.254', 'fe80::1%1', 'fe80::1', '::ffff:169.254.169.254', 'fd00:ec2::254%lo', 'localhost'])(
  'refuses a name that resolves to %s even where private networks are allowed',
  async (address) => {
    const lookup = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
    const fetcher = createFetcher({ userAgent: 'TestBot', allowPrivateNetwork: true, lookup, timeoutMs: 5_000 });
    open.push(() => fetcher.close());
    await expect(fetcher.get('http://metadata.example/')).rejects.toMatchObject({ code: 'blocked_address' });
  },
);

test('reaches this machine and private addresses where private networks are allowed', async () => {
  const { port } = await serve();
  const fetcher = createFetcher({ userAgent: 'TestBot', allowPrivateNetwork: true });
  open.push(() => fetcher.close());
  expect((await fetcher.get(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(['10.0.0.1', '192.168.0.1', 'fd00::1', '::1', '100.64.0.1'].filter(isShopAddress)).toHaveLength(5);
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['the metadata service', ['169.254.169.254']],
  ['a private IPv6 address', ['fd00::1']],
  ['an IPv6 form of the loopback address', ['::ffff:127.0.0.1']],
  ['a NAT64 loopback address', ['64:ff9b::7f00:1']],
  ['the unspecified address', ['0.0.0.0']],
  ['the unspecified IPv6 address', ['::']],
  ['a carrier-grade NAT address', ['100.64.0.1']],
  ['a benchmarking address', ['198.18.0.1']],
  ['the broadcast address', ['255.255.255.255']],
  ['a multicast address', ['239.255.255.250']],
  ['a link-local address', ['fe80::1%1']],
  ['a site-local address', ['fec0::1']],
  ['a 6to4 address', ['2002:7f00:1::']],
  ['a Teredo address', ['2001:0:4136:e378:8000:63bf:80ff:fffe']],
  ['an IPv4-compatible loopback address', ['::127.0.0.1']],
  ['a public IPv6 address and a private IPv4 one', ['2606:4700::1111', '192.168.0.1']],
  ['a name instead of an address', ['localhost']],
  ['an allowed and a private address', ['127.0.0.1', '10.0.0.1']],
  ['an allowed and an empty address', ['127.0.0.1', '']],
])('refuses a name that resolves to %s', async (_, answers) => {
  const { url, hits } = await serve();
  const lookup = () => Promise.resolve(answers.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  expect(await outcome(url, { lookup })).toBe('blocked_address');
  expect(hits).toEqual([]);
});

test('resolves a name once for each connection, and checks each result', async () => {
  const { url, hits } = await serve((_, response) => response.writeHead(200, { connection: 'close' }).end());
  const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
  const asked: string[] = [];
  const fetcher = guarded({
    lookup: (name) => {
      asked.push(name);
      return Promise.resolve([{ address: answers[asked.length - 1] ?? '', family: 4 }]);
    },
  });
  expect((await fetcher.get(url)).status).toBe(200);
  expect(asked).toEqual(['shop.example']);
  await expect(fetcher.get(url)).rejects.toMatchObject({ code: 'blocked_address' });
  expect(asked).toHaveLength(2);
  expect(hits).toEqual(['/']);
});

test('checks a name again before a redirect to the same host', async () => {
  const { url, hits } = await serve((_, response) =>
    response.writeHead(302, { connection: 'close', location: '/inside' }).end(),
  );
  const answers = ['127.0.0.1', '10.0.0.1'];
  const lookup = () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]);
  expect(await outcome(url, { lookup })).toBe('blocked_address');
  expect(hits).toEqual(['/']);
});

test('reaches private networks if they are allowed', async () => {
  const { port, hits } = await serve();
  const fetcher = createFetcher({ userAgent: 'TestBot', allowPrivateNetwork: true });
  open.push(() => fetcher.close());
  expect((await fetcher.get(`http://127.0.0.1:${port}/a`)).status).toBe(200);
  expect((await fetcher.get(`http://localhost:${port}/b`)).status).toBe(200);
  expect(hits).toEqual(['/a', '/b']);
});

const BAD_TARGETS = [
  'file:///etc/passwd',
  'ftp://shop.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'gopher://shop.example/',
  'http://user@shop.example/',
  'http://user:secret@shop.example/',
  'http://shop.example:22/',
  'https://shop.example:25/',
  'http://shop.example:6667/',
  'http://shop.example:0/',
  'http://[::1',
  'http://',
];

test.each(['', 'shop.example', '/path', ...BAD_TARGETS])('refuses to fetch "%s"', async (url) => {
  expect(await outcome(url)).toBe('bad_url');
});

test.each(BAD_TARGETS)('refuses to be redirected to %s', async (location) => {
  const { url, hits } = await serve(redirect(location));
  expect(await outcome(url)).toBe('bad_url');
  expect(hits).toEqual(['/']);
});

test.each([
  'http://127.0.0.2/',
  'http://[::1]/',
  'http://169.254.169.254/latest/',
  '//10.0.0.1/',
  'http://internal.example/',
  'http://0x7f.2/',
  'http://2130706434/',
  'http://[::ffff:7f00:2]/',
  'http://127.0.0.2./',
])('refuses to be redirected to the private address %s', async (location) => {
  const { url } = await serve(redirect(location));
  expect(await outcome(url)).toBe('blocked_address');
});

test('ends a redirect loop', async () => {
  const { url, hits } = await serve(redirect('/again'));
  expect(await outcome(url, { maxRedirects: 3 })).toBe('too_many_redirects');
  expect(hits).toHaveLength(4);
});
