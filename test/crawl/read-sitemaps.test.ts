import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FetchError, type FetchOptions, type FetchResult } from '../../src/crawl/http/fetch.ts';
import { readSitemap, readSitemaps, type SitemapOptions } from '../../src/crawl/discover/sitemap.ts';
import { index, urlset } from './sitemap-xml.ts';

const SHOP = 'https://shop.example';

/** Reads the sitemaps of a site with the given files, keyed by path or URL; all others return 404. */
async function read(
  files: Record<string, string | Uint8Array | Error>,
  options: Partial<SitemapOptions> & { start?: string[]; isAllowed?: (url: string) => boolean } = {},
) {
  const { start = [`${SHOP}/sitemap.xml`], isAllowed = () => true, maxUrls = 1000, ...rest } = options;
  const asked: string[] = [];
  const faults: string[] = [];
  const fetcher = {
    async get(url: string, asking?: FetchOptions): Promise<FetchResult> {
      asked.push(url.replace(SHOP, ''));
      const file = files[url.replace(SHOP, '')];
      if (file instanceof Error) throw file;
      const body = Buffer.from(file ?? '');
      const pieces = Array.from({ length: Math.ceil(body.length / 100) }, (_, at) =>
        body.subarray(at * 100, (at + 1) * 100),
      );
      if (file !== undefined) await asking?.read?.(Readable.from(pieces));
      return {
        url,
        status: file === undefined ? 404 : 200,
        headers: { get: () => null },
        body: Buffer.of(),
        contentType: '',
      };
    },
  };
  const given: string[] = [];
  const onFault = (url: string) => faults.push(url.replace(SHOP, ''));
  const site = new URL(SHOP);
  for await (const { loc } of readSitemaps(fetcher, start, {
    site,
    read: (file) => readSitemap({ ...file, siteUrl: SHOP, isAllowed, maxUrls }),
    maxUrls,
    onFault,
    ...rest,
  })) {
    given.push(loc.replace(SHOP, ''));
  }
  return { given, asked, faults };
}

describe('readSitemaps', () => {
  test('yields only allowed pages of the site, absolute and once each', async () => {
    const own = ['/a', 'b', `${SHOP}/a#x`, 'http://www.shop.example/c', '/private/d'];
    const others = [
      'https://other.example/',
      'https://sub.shop.example/',
      'https://shop.example:8443/',
      'mailto:a@b.example',
      'http://[',
    ];
    const files = { '/sitemap.xml': urlset(...own, ...others) };
    const { given } = await read(files, { isAllowed: (url) => !url.includes('/private/') });
    expect(given).toEqual(['/a', '/b', 'http://www.shop.example/c']);
  });

  test('follows index files, products first', async () => {
    const { given, asked } = await read({
      '/sitemap.xml': index('/sitemap-pages.xml', '/sitemap_products_1.xml', '/blog.xml', '/produkte.xml.gz'),
      '/sitemap-pages.xml': urlset('/about'),
      '/sitemap_products_1.xml': urlset('/p/1'),
      '/blog.xml': urlset('/news'),
      '/produkte.xml.gz': gzipSync(urlset('/p/2')),
    });
    expect(given).toEqual(['/p/1', '/p/2', '/about', '/news']);
    expect(asked).toEqual([
      '/sitemap.xml',
      '/sitemap_products_1.xml',
      '/produkte.xml.gz',
      '/sitemap-pages.xml',
      '/blog.xml',
    ]);
  });

  test('accepts pages of the site from a sitemap on another host', async () => {
    const elsewhere = 'https://cdn.example/s.xml';
    const files = { [elsewhere]: urlset(`${SHOP}/a`, 'https://cdn.example/b') };
    expect((await read(files, { start: [elsewhere] })).given).toEqual(['/a']);
  });

  test('starts with URLs as robots.txt states them', async () => {
    const files = { '/a.xml': urlset('/a'), '/b.xml': urlset('/b') };
    const { given, faults } = await read(files, { start: ['/a.xml', 'http://[', 'b.xml'] });
    expect([given, faults]).toEqual([['/a', '/b'], ['http://[']]);
  });

  test('ends loops', async () => {
    const files = { '/sitemap.xml': index('/sitemap.xml', '/b.xml', '/b.xml'), '/b.xml': index('/sitemap.xml') };
    expect((await read(files)).asked).toEqual(['/sitemap.xml', '/b.xml']);
  });

  test('follows indexes three files deep', async () => {
    const files = {
      '/sitemap.xml': index('/2.xml'),
      '/2.xml': index('/3.xml'),
      '/3.xml': index('/4.xml'),
      '/4.xml': urlset('/a'),
    };
    expect((await read(files)).asked).toEqual(['/sitemap.xml', '/2.xml', '/3.xml']);
  });

  test('reports and skips a faulty file', async () => {
    const { given, faults } = await read({
      '/sitemap.xml': index('/missing.xml', '/down.xml', '/page.xml', '/broken.gz', '/good.xml', 'http://['),
      '/down.xml': new FetchError('timeout', 'slow'),
      '/page.xml': '<html><p>Not found</p></html>',
      '/broken.gz': Buffer.from([0x1f, 0x8b, 9, 9, 9]),
      '/good.xml': urlset('/a'),
    });
    expect(given).toEqual(['/a']);
    expect(faults).toEqual(['/missing.xml', '/down.xml', '/page.xml', '/broken.gz']);
  });

  test('respects the limits of URLs and files', async () => {
    const files = {
      '/sitemap.xml': index('/a.xml', '/b.xml'),
      '/a.xml': urlset('/1', '/2'),
      '/b.xml': urlset('/3', '/4'),
    };
    expect((await read(files, { maxUrls: 3 })).given).toEqual(['/1', '/2', '/3']);
    expect((await read(files, { maxFiles: 2 })).asked).toEqual(['/sitemap.xml', '/a.xml']);
    expect((await read(files, { maxUrls: 2 })).asked).not.toContain('/b.xml');
    expect((await read(files, { maxUrls: 0 })).asked).toEqual([]);
  });

  test('follows at most 10,000 files of an index', async () => {
    const files = { '/sitemap.xml': index(...Array.from({ length: 10_100 }, (_, i) => `/${i}.xml`)) };
    expect((await read(files, { maxFiles: 20_000 })).asked).toHaveLength(10_000);
  });

  test('reads at most 50,000 URLs of a file, and reports it', async () => {
    const files = { '/sitemap.xml': urlset(...Array.from({ length: 50_001 }, (_, i) => `/${i}`)) };
    const { given, faults } = await read(files, { maxUrls: 60_000 });
    expect([given.length, faults]).toEqual([50_000, ['/sitemap.xml']]);
  });

  test('yields the readable entries of a truncated or endless compressed file', async () => {
    const names = Array.from({ length: 500 }, (_, at) => `/${at}-${(at * 7919) % 1000}`);
    const endless = `${urlset(...names)}${' '.repeat(70 * 1024 * 1024)}${urlset('/last')}`;
    const cut = gzipSync(urlset(...names)).subarray(0, -300);
    const { given } = await read({ '/sitemap.xml': index('/a.gz', '/b.gz'), '/a.gz': gzipSync(endless), '/b.gz': cut });
    expect(given.slice(0, 500)).toEqual(names);
    expect(given).not.toContain('/last');
  });

  test('can be aborted', async () => {
    const stopped = read({ '/sitemap.xml': new FetchError('aborted', 'stopped') }, { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
  });
});
