import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { serveStorefront } from '../setup/storefront.ts';
import {
  aisle,
  aisleUnread,
  createKey,
  post,
  dataDirectory,
  serve,
  temporaryDirectory,
  socketUrl,
} from '../setup/process.ts';

const PAGE = `<!doctype html><title>Mug</title><link rel="canonical" href="/mug">
  <script type="application/ld+json">{"@type":"Product","name":"Mug","sku":"M-1","offers":{"@type":"Offer","price":"9.90","priceCurrency":"EUR"}}</script>`;

/** Each page has a product and links to the next one, without end. */
async function serveEndlessShop(): Promise<{ origin: string }> {
  const server = createServer((request, response) => {
    const at = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0);
    response.setHeader('content-type', 'text/html');
    response.end(`${PAGE.replaceAll('mug', String(at)).replaceAll('M-1', String(at))}<a href="/${at + 1}">Next</a>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('prints its version', async () => {
  expect(await aisle(['--version'])).toEqual({ code: 0, stdout: 'aisle 1.0.0\n', stderr: '' });
});

describe('mistakes', () => {
  const create = ['keys', 'create', '--organization', 'Shop', '--permissions'];
  it.each([
    [['nothing'], 'Unknown command: "nothing"'],
    [['serve', '--role', 'boss'], '--role must be web, worker or all'],
    [['serve', 'now'], 'Unexpected argument: now'],
    [['keys', 'make'], 'must be followed by create, list or revoke'],
    [['keys', 'create', '--permissions', 'assistants:view'], 'requires --organization'],
    [
      ['keys', 'create', '--organisation', 'Shop'],
      "Unknown option '--organisation'. Available options: --organization",
    ],
    [[...create, 'assistants:read'], 'Unknown permission: "assistants:read". Available permissions: assistants:view'],
    [[...create, 'assistants:view', '--user', 'somebody'], '--user must be an email address'],
    [[...create, 'assistants:view', '--expires', 'soon'], '--expires must be a future date'],
    [[...create, 'assistants:view', '--expires', '2001-01-01'], '--expires must be a future date'],
    [['crawl', 'shop.test'], 'must start with http:// or https://'],
    [['crawl'], 'Missing argument.'],
    [['crawl', 'https://shop.test', '--method', 'magic'], '--method must be one of microdata, ai, not magic'],
    [
      ['crawl', 'https://shop.test', '--user-agent', 'Googlebot/2.1'],
      'must not impersonate the crawler of a search engine or AI provider',
    ],
    [['quotas', '--products', '5'], 'quotas requires --organization'],
    [
      ['quotas', '--organization', 'Shop', '--products', '0'],
      '--products must be a positive whole number, off or default',
    ],
    [['extract', 'page.html'], 'requires --url'],
  ])('%j reports the mistake, and changes nothing', async (args, message) => {
    const { code, stdout, stderr } = await aisle(args, { DATA_DIR: '/nonexistent/aisle' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(fs.existsSync('/nonexistent')).toBe(false);
  });

  it('of the environment name the variable', async () => {
    expect(await aisle(['serve'], { PORT: 'http' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'aisle: PORT must be a whole number from 0 to 65535, not "http".\n',
    });
  });
});

describe('a data directory that cannot be used', () => {
  const file = () => {
    const name = path.join(temporaryDirectory(), 'file');
    fs.writeFileSync(name, '');
    return name;
  };
  it.each([
    ['where the system allows none', () => '/proc/aisle'],
    ['the root of such a place', () => '/proc'],
    ['a file', file],
    ['below a file', () => path.join(file(), 'data')],
    ['a name that is too long', () => path.join(temporaryDirectory(), 'a'.repeat(300))],
  ])('is refused with one line that says what to do: %s', async (_, place) => {
    const directory = place();
    const { code, stdout, stderr } = await aisle(['keys', 'list'], { DATA_DIR: directory });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^aisle: The data directory .* cannot be used \(.*\)\. Set DATA_DIR to .*\n$/);
    expect(stderr).toContain(directory);
  });
});

describe('keys', () => {
  it('are created with their organization, listed without their secret, and revoked', async () => {
    const directory = dataDirectory();
    const env = { DATA_DIR: directory };
    const create = ['keys', 'create', '--organization', 'Hollybank', '--json'];
    const first = await aisle([...create, '--permissions', 'catalogue:edit,assistants:view'], env);
    const made = JSON.parse(first.stdout) as Record<string, string>;
    expect(made).toMatchObject({ scope: 'organization', organization: 'Hollybank', userId: null, expiresAt: null });
    expect(made['permissions']).toEqual(['assistants:view', 'catalogue:edit']);

    const owner = [
      ...create,
      '--permissions',
      'assistants:delete',
      '--user',
      'Owner@shop.test',
      '--expires',
      '2090-01-31',
    ];
    const second = JSON.parse((await aisle(owner, env)).stdout) as Record<string, string>;
    expect(second).toMatchObject({
      scope: 'user',
      organizationId: made['organizationId'],
      expiresAt: '2090-01-31T00:00:00.000Z',
    });
    const viewer = ['--user', 'viewer@shop.test', '--permissions'];
    expect((await aisle([...create, ...viewer, 'assistants:view'], env)).code).toBe(0);
    const more = await aisle([...create, ...viewer, 'assistants:edit'], env);
    expect(more).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('the role viewer in this organization, which allows only: assistants:view'),
    });

    const listed = (await aisle(['keys', 'list', '--json'], env)).stdout;
    const keys = JSON.parse(listed) as { organizationId: string }[];
    expect(keys.filter(({ organizationId }) => organizationId === made['organizationId'])).toHaveLength(3);
    expect(listed).not.toContain(made['key']?.slice(-43));
    const revoke = ['keys', 'revoke', made['keyId'] ?? ''];
    expect((await aisle(revoke, env)).stdout).toBe(`Revoked key ${made['keyId']}.\n`);
    expect((await aisle(revoke, env)).stderr).toContain('is already revoked');
    expect((await aisle(['keys', 'revoke', 'key_0'], env)).stderr).toContain('Key key_0 not found');
  });
});

describe('extract', () => {
  const product = { title: 'Mug', url: 'https://shop.test/mug', externalId: 'M-1', price: 9.9, currency: 'EUR' };

  it('reads one file, plain or gzipped', async () => {
    const file = path.join(temporaryDirectory(), 'mug.html.gz');
    fs.writeFileSync(file, gzipSync(PAGE));
    const { stdout } = await aisle(['extract', file, '--url', 'https://shop.test/mug?utm_source=x', '--json']);
    expect(JSON.parse(stdout)).toEqual({ products: [expect.objectContaining(product)] });
  });

  it('explains the source of each field', async () => {
    const file = path.join(temporaryDirectory(), 'mug.html');
    fs.writeFileSync(file, PAGE);
    const args = ['extract', file, '--url', 'https://shop.test/mug', '--explain'];
    expect((await aisle(args)).stdout).toMatch(
      /^https:\/\/shop\.test\/mug\n {2}title +json-ld +Mug\n[^]*\n {2}price +json-ld +9\.9\n/,
    );
    const { products } = JSON.parse((await aisle([...args, '--json'])).stdout) as { products: { sources: object }[] };
    expect(products).toMatchObject([{ ...product, sources: { title: 'json-ld', currency: 'json-ld' } }]);
  });

  it('explains details, each part on a line of its own', async () => {
    const offer = (price: number) => ({ '@type': 'Offer', price, priceCurrency: 'EUR', availability: 'InStock' });
    const group = {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      name: 'Mug',
      variesBy: ['size'],
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Material', value: 'Stoneware' }],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, reviewCount: 12 },
      hasVariant: ['S', 'L'].map((size, at) => {
        return { '@type': 'Product', name: `Mug ${size}`, size, sku: `M-${size}`, offers: offer(9 + at) };
      }),
    };
    const file = path.join(temporaryDirectory(), 'mug.html');
    fs.writeFileSync(file, `<script type="application/ld+json">${JSON.stringify(group)}</script>`);
    const { stdout } = await aisle(['extract', file, '--url', 'https://shop.test/mug', '--explain']);
    for (const line of [
      /\n {2}attributes +json-ld +Material: Stoneware\n/,
      /\n {2}options +json-ld +size: S, L\n/i,
      /\n {2}variants +json-ld +S {2}9 {2}in_stock/,
      /\n +L {2}10 {2}in_stock/,
      /\n {2}rating +json-ld +4\.5 of 5 \(12\)\n/,
    ])
      expect(stdout).toMatch(line);
  });

  it('reads a batch in order, and reports each faulty line', async () => {
    const directory = temporaryDirectory();
    const file = path.join(directory, 'mug.html');
    fs.writeFileSync(file, PAGE);
    const missing = path.join(directory, 'missing.html');
    const lines = [
      { file, url: 'https://shop.test/mug' },
      { file: missing, url: 'https://shop.test/x' },
      { file },
      'nonsense',
    ];
    const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    const { stdout, code } = await aisle(['extract', '--batch'], {}, input);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(0);
    expect(answers).toMatchObject([
      { file, products: [product] },
      { file: missing, products: [], error: `File not found: ${missing}.` },
      { file, products: [], error: expect.stringContaining('Each line must be') },
      { file: null, products: [], error: expect.any(String) },
    ]);
    expect(stdout).not.toContain('json-ld');
    expect((await aisle(['extract', '--batch', '--explain'], {}, input)).stdout).toContain('"title":"json-ld"');
  });
});

describe('crawl', () => {
  it('refuses a private address unless it is allowed', async () => {
    const shop = await serveStorefront();
    const { code, stdout, stderr } = await aisle(['crawl', shop.origin, '--json']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^aisle: \S.*\n$/);
    expect(shop.requests()).toBe(0);
  });

  it('prints each product once, as NDJSON, and no progress where there is no terminal', async () => {
    const shop = await serveStorefront();
    const { code, stdout, stderr } = await aisle(['crawl', shop.origin, '--json'], {
      CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    });
    expect([code, stderr]).toEqual([0, '']);
    const titles = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { title: string }).title);
    expect(titles.toSorted()).toEqual(shop.products.map((product) => product.title).toSorted());
  });

  it('exits quietly when its output is closed', async () => {
    const shop = await serveEndlessShop();
    const crawl = ['crawl', shop.origin];
    const env = { CRAWL_ALLOW_PRIVATE_NETWORK: 'on', CRAWL_MAX_PAGES: '1000000' };
    expect(await aisleUnread([...crawl, '--json'], env)).toEqual({ code: 0, stderr: '' });
    expect((await aisleUnread(crawl, env)).code).toBe(0);
  });

  it('by method ai reports its pages and the pattern', async () => {
    const shop = await serveStorefront();
    const env = { CRAWL_ALLOW_PRIVATE_NETWORK: 'on' };
    const { code, stdout, stderr } = await aisle(['crawl', shop.origin, '--method', 'ai'], env);
    expect([code, stdout.trim().split('\n').length]).toEqual([0, shop.products.length]);
    expect(stderr).toMatch(/ pages in .* pages\/s\), method: ai, source: \w+\n {2}\d+ fetched\n/);
    expect(stderr).toContain(`\n${shop.products.length} products`);
    expect(stderr).toMatch(/Page pattern found/);
  });
});

it('serves repeatedly from the server that DATABASE_URL names', async () => {
  const directory = dataDirectory();
  const database = await openEmbedded({ dataDirectory: directory, durable: false });
  const env = {
    DATABASE_URL: socketUrl(database.connection.host),
  };
  const [one, two] = [await serve(directory, env), await serve(directory, env)];
  const { stdout } = await aisle(
    ['keys', 'create', '--organization', 'Shop', '--permissions', 'assistants:view', '--json'],
    env,
  );
  const { key } = JSON.parse(stdout) as { key: string };
  for (const service of [one, two]) expect((await post(service, key, 'list_assistants')).status).toBe(200);
  await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
  await database.release();
});

it('reports a port in use, and releases the data directory', async () => {
  const directory = dataDirectory();
  const service = await serve(directory);
  const port = new URL(service.baseUrl).port;
  const other = temporaryDirectory();
  const second = await aisle(['serve'], { DATA_DIR: other, PORT: port, HOST: '127.0.0.1' });
  expect(second).toMatchObject({
    code: 1,
    stderr: `aisle: PORT ${port} is already in use. Stop the process that uses it, or set another PORT.\n`,
  });
  expect(fs.existsSync(path.join(other, 'postgres/data/postmaster.pid'))).toBe(false);
  await createKey(other);
});
