import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseSitemap } from '../../src/crawl/discover/sitemap.ts';
import { describeSamples } from '../setup/samples.ts';
import { index, urlset } from './sitemap-xml.ts';

const bytes = (text: string) => Buffer.from(text);
const locs = (text: string) => parseSitemap(bytes(text)).entries.map(({ loc }) => loc);

describe('a file that is not a sitemap', () => {
  test.each(['', '  \n', '<', '<!--', '<html><body><a href="/a">a</a></body></html>', '{"a": "https://a.example"}'])(
    'has no entries: %j',
    (text) => {
      expect(locs(text)).toEqual([]);
    },
  );

  test('is refused if it decompresses without end', () => {
    expect(() => parseSitemap(gzipSync(Buffer.alloc(61 * 1024 * 1024)))).toThrow(RangeError);
  });

  test('is refused if its compression is corrupt', () => {
    expect(() => parseSitemap(Buffer.from([0x1f, 0x8b, 1, 2, 3, 4]))).toThrow('compression');
  });
});

describe('the readable entries of a broken file are returned if it', () => {
  test.each<[string, string, string[]]>([
    ['ends within a URL', '<urlset><url><loc>a</loc></url><url><loc>b', ['a']],
    ['ends after a URL', '<urlset><url><loc>a</loc></url><url><loc>b</loc><last', ['a', 'b']],
    ['does not close records', '<urlset><url><loc>a</loc><url><loc>b</loc></urlset>', ['a', 'b']],
    ['does not escape ampersands', urlset('a?b=1&c=2&copy=3', 'd'), ['a?b=1&c=2&copy=3', 'd']],
    ['begins with other text', `\n\n <?xml version="1.0"?>${urlset('a')}`, ['a']],
    ['has two roots', urlset('a') + urlset('b'), ['a', 'b']],
    ['has no root', '<url><loc>a</loc></url>', ['a']],
    ['declares entities', '<!DOCTYPE x [<!ENTITY e "boom">]><urlset><url><loc>a&e;</loc></url></urlset>', ['a&e;']],
    ['has empty URLs', '<urlset><url><loc> </loc></url><url/><url><loc/></url><url><loc>a</loc></url></urlset>', ['a']],
    ['has an overlong URL', urlset('a'.repeat(5000), 'b'), ['b']],
  ])('%s', (_, text, expected) => {
    expect(locs(text)).toEqual(expected);
  });

  test('is compressed and truncated', () => {
    const text = urlset(...Array.from({ length: 1000 }, (_, i) => `https://shop.example/${i}`));
    const packed = gzipSync(text);
    expect(parseSitemap(packed.subarray(0, packed.length - 500)).entries.length).toBeGreaterThan(100);
  });

  test('nests elements without end, up to that point', () => {
    expect(locs(`${urlset('a')}${'<b>'.repeat(300_000)}${urlset('c')}`)).toEqual(['a']);
  });
});

test('reads the URLs and times of a sitemap', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc> https://shop.example/a?b=1&amp;c=2 </loc><lastmod>2026-01-02</lastmod></url>
      <url><lastmod/><priority>1</priority><loc><![CDATA[ https://shop.example/?d&e ]]></loc></url>
      <!-- <url><loc>no</loc></url> -->
    </urlset>`;
  expect(parseSitemap(bytes(text))).toEqual({
    kind: 'urlset',
    entries: [{ loc: 'https://shop.example/a?b=1&c=2', lastmod: '2026-01-02' }, { loc: 'https://shop.example/?d&e' }],
    truncated: false,
  });
});

test('recognizes an index by its root', () => {
  expect(parseSitemap(bytes(index('a', 'b')))).toMatchObject({ kind: 'index', entries: [{ loc: 'a' }, { loc: 'b' }] });
});

test.each<[string, string, string[]]>([
  [
    'a sitemap with images, videos and languages',
    `<urlset xmlns:image="i"><url><image:image><image:loc>i</image:loc></image:image><xhtml:link rel="alternate" href="x"/>
     <video:video><video:content_loc>v</video:content_loc><video:player_loc>p</video:player_loc></video:video>
     <image:loc>j</image:loc><link rel="alternate" href="y"/><loc>a</loc><loc>b</loc></url></urlset>`,
    ['a'],
  ],
  [
    'a sitemap with a namespace prefix',
    '<s:urlset xmlns:s="x"><s:url><loc>no</loc><s:loc>a</s:loc></s:url></s:urlset>',
    ['a'],
  ],
  ['a sitemap with another namespace', '<urlset xmlns="http://wrong.example/"><url><loc>a</loc></url></urlset>', ['a']],
  ['a sitemap in capitals', '<URLSET><URL><LOC>a</LOC></URL></URLSET>', ['a']],
  [
    'RSS',
    '<rss><channel><link>no</link><item><link>a</link><atom:link href="no"/></item><item><link>b</link></item></channel></rss>',
    ['a', 'b'],
  ],
  [
    'Atom',
    `<feed><link href="no"/><entry><link rel="self" href="no"/><link href="a"/></entry>
     <entry><link rel="alternate" href="b"></link><id>no</id></entry></feed>`,
    ['a', 'b'],
  ],
])('reads the pages of %s', (_, text, expected) => {
  expect(locs(text)).toEqual(expected);
});

test('reads the times of feeds', () => {
  const rss = '<rss><item><link>a</link><pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate></item></rss>';
  const atom = '<feed><entry><link href="a"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>';
  expect(parseSitemap(bytes(rss)).entries).toEqual([{ loc: 'a', lastmod: 'Thu, 01 Jan 2026 00:00:00 GMT' }]);
  expect(parseSitemap(bytes(atom)).entries).toEqual([{ loc: 'a', lastmod: '2026-01-01T00:00:00Z' }]);
});

test('reads a list of URLs by its lines', () => {
  const text =
    '\uFEFFhttps://shop.example/a\r\n\n  HTTP://shop.example/b  \rfoo\nhttps://shop.example/c d\nhttps://shop.example/e';
  const entries = ['https://shop.example/a', 'HTTP://shop.example/b', 'https://shop.example/e'].map((loc) => ({ loc }));
  expect(parseSitemap(bytes(text))).toEqual({ kind: 'text', entries, truncated: false });
});

test.each<[string, Uint8Array]>([
  ['UTF-8', bytes(urlset('/ü'))],
  ['UTF-8 with a byte order mark', bytes(`\uFEFF${urlset('/ü')}`)],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${urlset('/ü')}`, 'utf16le')],
  ['UTF-16 in big-endian order', Buffer.from(`\uFEFF${urlset('/ü')}`, 'utf16le').swap16()],
  ['Latin-1', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${urlset('/ü')}`, 'latin1')],
  ['an unknown encoding', bytes(`<?xml version="1.0" encoding="x-none"?>${urlset('/ü')}`)],
  ['UTF-8 declared as UTF-16', bytes(`<?xml version="1.0" encoding="utf-16"?>${urlset('/ü')}`)],
  ['gzip', gzipSync(urlset('/ü'))],
])('reads %s', (_, body) => {
  expect(parseSitemap(body).entries).toEqual([{ loc: '/ü' }]);
});

test('omits URLs beyond the limit, and reports the truncation', () => {
  expect(parseSitemap(bytes(urlset('a', 'b', 'c')), { maxUrls: 2 })).toMatchObject({
    entries: [{ loc: 'a' }, { loc: 'b' }],
    truncated: true,
  });
  expect(parseSitemap(bytes(urlset('a', 'b')), { maxUrls: 2 }).truncated).toBe(false);
});

test('reads a file of many chunks to its end', () => {
  const urls = Array.from({ length: 20_000 }, (_, i) => `https://shop.example/ü/${i}`);
  expect(locs(urlset(...urls))).toEqual(urls);
  expect(locs(urls.join('\n'))).toEqual(urls);
});

const Expected = z.array(z.object({ file: z.string(), kind: z.string(), locs: z.array(z.string()) }));
describeSamples('sitemaps', (path) => {
  const cases = Expected.parse(JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8')));
  test.each(cases)('$file', ({ file, kind, locs: expected }) => {
    const content = parseSitemap(readFileSync(join(path, file)));
    expect([content.kind, content.entries.map(({ loc }) => loc)]).toEqual([kind, expected]);
  });
});
