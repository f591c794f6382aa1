import { decodeHtml } from '../charset.ts';
import { readPage } from '../extract/index.ts';
import type { SentPage } from '../page-reading.ts';
import { type Make, isFuller, makeOf } from './shell.ts';

export interface ShellInput extends SentPage {
  /** Whether it was read before, without a product. */
  isAgain: boolean;
  /** Whether pages with content are drawn too. */
  drawsAll: boolean;
}

/** What a page is, and its HTML where a browser is to draw it: it has scripts and no product. */
export function readShell({ url, body, contentType, isAgain, drawsAll }: ShellInput): {
  make: Make;
  html: string | null;
} {
  const make = makeOf(body);
  if (!isAgain && make !== 'shell' && !(make === 'page' && drawsAll)) return { make, html: null };
  const html = decodeHtml(body, contentType);
  return { make, html: isAgain || readPage(html, url).products.length === 0 ? html : null };
}

/** Whether the page shows more once it is drawn. */
export function isDrawnFuller({ body, plain }: { body: Uint8Array; plain: Uint8Array }): boolean {
  return isFuller(body, plain);
}
