import { scanPage, type Page } from '../../../src/crawl/extract/html/scan-page.ts';
import type { SentPage } from '../../../src/crawl/run/page-reading.ts';
import { type SiteRules, shareText } from '../../../src/crawl/discover/site-rules.ts';
import type { PlainShop } from '../../setup/plain-shop.ts';

/** Returns every `step`th page of a shop, as a crawl reads it. */
export function pagesOf(shop: PlainShop, step = 1): Page[] {
  return htmlOf(shop, step).map(([html, url]) => scanPage(html, url));
}

/** Returns the same pages as the shop sends them. */
export function sentPagesOf(shop: PlainShop, step = 1): SentPage[] {
  return htmlOf(shop, step).map(([html, url]) => sent(html, url));
}

export const sent = (html: string, url: string): SentPage => ({
  url,
  body: Buffer.from(html),
  contentType: 'text/html',
});

/** Returns the rules of a site without a robots.txt. */
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
