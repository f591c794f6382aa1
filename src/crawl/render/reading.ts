import { decodeHtml } from '../http/charset.ts';
import { readPage } from '../extract/index.ts';
import type { SentPage } from '../run/page-reading.ts';
import { type PageKind, hasMoreContent, classifyPage } from './shell.ts';

export interface ShellInput extends SentPage {
  /** Whether it was read before, without a product. */
  isAgain: boolean;
  /** Whether pages with content are drawn too. */
  drawsAll: boolean;
}

/** What a page is, and its HTML where a browser is to draw it: it has scripts and no product. */
export function readShell({ url, body, contentType, isAgain, drawsAll }: ShellInput): {
  kind: PageKind;
  html: string | null;
} {
  const kind = classifyPage(body);
  if (!isAgain && kind !== 'shell' && !(kind === 'page' && drawsAll)) return { kind, html: null };
  const html = decodeHtml(body, contentType);
  return { kind, html: isAgain || readPage(html, url).products.length === 0 ? html : null };
}

/** Whether the page shows more once it is drawn. */
export function hasMoreRendered({ body, plain }: { body: Uint8Array; plain: Uint8Array }): boolean {
  return hasMoreContent(body, plain);
}
