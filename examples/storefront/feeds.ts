import { Hono } from 'hono';
import { categories, products } from './catalogue.ts';
import { information } from './pages/information.ts';

type Address = { path: string; updated?: string };

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

// Nothing to escape: the paths are our own slugs, and an origin has no markup in it.
const document = (root: 'urlset' | 'sitemapindex', origin: string, addresses: readonly Address[]) => {
  const tag = root === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `<${tag}><loc>${origin}${path}</loc>${lastmod}</${tag}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SITEMAP}">\n${entries.join('\n')}\n</${root}>\n`;
};

/** robots.txt and the sitemaps (sitemaps.org protocol 0.9): an index of products and pages. */
export function createFeeds({ origin }: { origin: () => string }): Hono {
  const newest =
    categories
      .map((category) => category.updated)
      .toSorted()
      .at(-1) ?? '';
  const files: Address[] = [
    { path: '/sitemaps/products.xml', updated: newest },
    { path: '/sitemaps/pages.xml', updated: newest },
  ];
  const listed: Address[] = products.map(({ path, shelf }) => ({ path, updated: shelf.updated }));
  const pages: Address[] = [
    { path: '/' },
    { path: '/category/all', updated: newest },
    ...categories.map(({ slug, updated }) => ({ path: `/category/${slug}`, updated })),
    ...[...information.keys()].map((path) => ({ path })),
  ];
  const xml = { 'content-type': 'application/xml; charset=utf-8' };

  return new Hono()
    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /cart\nDisallow: /checkout\n\nSitemap: ${origin()}/sitemap.xml\n`),
    )
    .get('/sitemap.xml', (c) => c.body(document('sitemapindex', origin(), files), 200, xml))
    .get('/sitemaps/products.xml', (c) => c.body(document('urlset', origin(), listed), 200, xml))
    .get('/sitemaps/pages.xml', (c) => c.body(document('urlset', origin(), pages), 200, xml));
}
