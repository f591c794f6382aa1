import { scanPage, type Page } from '../../../src/crawl/extract/html/scan-page.ts';
import type { SentPage } from '../../../src/crawl/run/page-reading.ts';
import { type SiteRules, shareText } from '../../../src/crawl/discover/site-rules.ts';
import type { PlainShop } from '../../setup/plain-shop.ts';

/** Pages of a shop as a crawl reads them: every `step`th. */
export function pagesOf(shop: PlainShop, step = 1): Page[] {
  return htmlOf(shop, step).map(([html, url]) => scanPage(html, url));
}

/** The same as the shop sends them. */
export function sentPagesOf(shop: PlainShop, step = 1): SentPage[] {
  return htmlOf(shop, step).map(([html, url]) => sent(html, url));
}

export const sent = (html: string, url: string): SentPage => ({
  url,
  body: Buffer.from(html),
  contentType: 'text/html',
});

/** The rules of a site without a robots.txt. */
export const rulesOf = (siteUrl: string): SiteRules => ({
  id: siteUrl,
  siteUrl,
  userAgent: 'TestBot/1.0',
  robots: { status: 404, text: shareText('') },
  otherLanguages: null,
});

function htmlOf({ origin, pages }: PlainShop, step: number): [html: string, url: string][] {
  const all = [...pages].filter((_, at) => at % step === 0);
  return all.map(([path, html]) => [html, new URL(path, origin).href]);
}

export const pageOf = (html: string, path = '/page'): Page => scanPage(html, `https://plain.example${path}`);
