import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '../src/crawl/http/charset.ts';

/** For pages whose address is unknown. */
const UNKNOWN_URL = 'https://www.example.com/articles/1';
/** Elements and attributes that only machines read. */
const MACHINE_PARTS = [
  /<(script|noscript|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /<\/?(?:script|noscript|template|meta|link)\b[^>]*>/gi,
];
const MACHINE_ATTRIBUTES =
  /\s(?:itemscope|itemtype|itemprop|itemid|itemref|typeof|property|vocab|content)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/gi;

export const HALVES = ['develop', 'measure'] as const;
export type Half = (typeof HALVES)[number];
export type Expected = Record<'price' | 'currency' | 'availability' | 'title' | 'sku' | 'brand', string | null>;
/** A labelled page of the folder `pages`; its sites are split into two halves. */
export type SitePage = {
  id: string;
  file: string;
  site: string;
  url: string;
  kind: 'product' | 'listing' | 'other';
  priceVisible?: boolean;
  titleVisible?: boolean;
  expected: Expected;
  half: Half;
  html: string;
};

/** Reads the pages of many sites; null if there are none below this folder of samples. */
export function readSitePages(samples: string): SitePage[] | null {
  const folder = path.join(samples, 'pages');
  const index = path.join(folder, 'index.json');
  if (!fs.existsSync(index)) return null;
  const pages = JSON.parse(fs.readFileSync(index, 'utf8')) as (SitePage & { url: string | null })[];
  return pages.map((page) => ({
    ...page,
    url: page.url ?? UNKNOWN_URL,
    half: halfOf(page.site),
    html: decodeHtml(gunzipSync(fs.readFileSync(path.join(folder, page.file))), ''),
  }));
}

/** Removes all that only machines read from a page's HTML. */
export function stripMarkup(html: string): string {
  const visible = MACHINE_PARTS.reduce((text, part) => text.replaceAll(part, ''), html);
  return visible.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(MACHINE_ATTRIBUTES, ''));
}

/** Half of the sites are there to develop with, by a hash of their domain, and since these teach nothing new, half of the others. */
function halfOf(site: string): Half {
  const [first = 0, second = 0] = createHash('sha256').update(site).digest();
  return first % 2 === 1 && second % 2 === 1 ? 'measure' : 'develop';
}
