import { scanPage, type Page } from '../../../src/crawl/extract/page.ts';
import type { PlainShop } from '../../setup/plain-shop.ts';

/** Pages of a shop as a crawl reads them: every `step`th. */
export function pagesOf({ origin, pages }: PlainShop, step = 1): Page[] {
  const all = [...pages].filter((_, at) => at % step === 0);
  return all.map(([path, html]) => scanPage(html, new URL(path, origin).href));
}

export const pageOf = (html: string, path = '/page'): Page => scanPage(html, `https://plain.example${path}`);
