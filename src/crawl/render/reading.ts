import { decodeHtml } from '../http/charset.ts';
import { readPage } from '../extract/index.ts';
import type { SentPage } from '../run/page-reading.ts';
import { type PageKind, hasMoreContent, classifyPage } from './shell.ts';

export interface ShellInput extends SentPage {
  /** True if the page was read before and had no product. */
  isRetry: boolean;
  /** True if pages with content are rendered too. */
  rendersAll: boolean;
}

/** Classifies a page, and returns its HTML if it needs rendering: it has scripts and no product. */
export function readShell({ url, body, contentType, isRetry, rendersAll }: ShellInput): {
  kind: PageKind;
  html: string | null;
} {
  const kind = classifyPage(body);
  if (!isRetry && kind !== 'shell' && !(kind === 'page' && rendersAll)) return { kind, html: null };
  const html = decodeHtml(body, contentType);
  return { kind, html: isRetry || readPage(html, url).products.length === 0 ? html : null };
}

/** True if the rendered page has more content. */
export function hasMoreRendered({ body, plain }: { body: Uint8Array; plain: Uint8Array }): boolean {
  return hasMoreContent(body, plain);
}
