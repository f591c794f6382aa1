import fs from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readConfig } from '../config.ts';
import { decodeHtml } from '../crawl/charset.ts';
import { extractProducts, readPage } from '../crawl/extract/index.ts';
import { createFetcher } from '../crawl/fetch.ts';
import { drawnPages } from '../crawl/render/drawn-pages.ts';
import { createRenderer } from '../crawl/render/renderer.ts';
import { type CrawledProduct, DETAILS } from '../domain/provenance.ts';
import { isHttpUrl } from '../domain/url.ts';
import { Usage, readArgs } from './index.ts';

const unzip = promisify(gunzip);

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(
    args,
    {
      url: { type: 'string' },
      batch: { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { min: args.includes('--batch') ? 0 : 1, max: args.includes('--batch') ? 0 : 1 },
  );
  const read = values.explain ? (html: string, url: string) => readPage(html, url).products : extractProducts;
  if (values.batch) return batch(read);
  const page = positionals[0] ?? '';
  const { html, url } = isHttpUrl(page) ? await fetchPage(page) : await readFile(page, values.url);
  const products = read(html, values.url ?? url);
  if (values.json) process.stdout.write(`${JSON.stringify({ products })}\n`);
  else if (products.length === 0) process.stdout.write('No products on this page.\n');
  else process.stdout.write(values.explain ? explained(products) : `${JSON.stringify(products, null, 2)}\n`);
}

const LONGEST_VALUE = 60;

/** Field by field, with who says it. */
function explained(products: readonly CrawledProduct[]): string {
  const blocks = products.map((product) => {
    const lines = DETAILS.map((name) => {
      const value = String(product[name] ?? '–');
      const short = value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE - 1)}…` : value;
      return `  ${name.padEnd(13)}${(product.sources?.[name] ?? '').padEnd(11)}${short}\n`;
    });
    return `${product.url}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** NDJSON in, NDJSON out, in the same order; a line that cannot be read says so in its own answer. */
async function batch(read: (html: string, url: string) => CrawledProduct[]): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    let file: unknown = null;
    let answer: object;
    try {
      const input = JSON.parse(line) as { file?: unknown; url?: unknown };
      file = input.file ?? null;
      if (typeof input.file !== 'string' || typeof input.url !== 'string')
        throw new Usage('A line must be {"file": PATH, "url": PAGE_URL}.');
      const { html, url } = await readFile(input.file, input.url);
      answer = { file, products: read(html, url) };
    } catch (error) {
      answer = { file, products: [], error: (error as Error).message };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

async function readFile(path: string, url: string | undefined): Promise<{ html: string; url: string }> {
  if (url === undefined) throw new Usage('A file needs --url PAGE_URL: links and pictures in it are relative to that.');
  if (!isHttpUrl(url)) throw new Usage(`--url must be an absolute http:// or https:// URL, not ${url}.`);
  const bytes = await fs.readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${error.code}).`);
  });
  return { html: decodeHtml(bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzip(bytes) : bytes), url };
}

async function fetchPage(page: string): Promise<{ html: string; url: string }> {
  const { crawl } = readConfig(process.env);
  const { allowPrivateNetwork, maxPageBytes: maxBytes, timeoutMs } = crawl;
  const fetcher = createFetcher({ userAgent: 'AisleBot/1.0', allowPrivateNetwork, maxBytes, timeoutMs });
  const renderer = createRenderer(crawl.browser);
  const pages = drawnPages({ fetcher, renderer, mayRead: () => true, delay: 0 });
  try {
    const { url, status, body, contentType } = await pages.get(page, { accept: 'html' });
    if (status >= 400) throw new Error(`${page} answered with HTTP status ${status}.`);
    return { html: decodeHtml(body, contentType), url };
  } finally {
    await Promise.all([fetcher.close(), renderer.close()]);
  }
}
