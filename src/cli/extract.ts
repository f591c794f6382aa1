import fs from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readConfig } from '../config.ts';
import { createFetcher } from '../crawl/http/fetch.ts';
import { createRenderingFetcher } from '../crawl/render/rendering-fetcher.ts';
import { createRenderer } from '../crawl/render/renderer.ts';
import { createReadingThreads } from '../crawl/threads/reading-threads.ts';
import type { Reader } from '../crawl/threads/reader.ts';
import type { SentPage } from '../crawl/run/page-reading.ts';
import type { DetailName, ProductDetails } from '../domain/product-details.ts';
import { SOURCED_FIELDS } from '../domain/provenance.ts';
import { isHttpUrl } from '../domain/url.ts';
import { ownUserAgent } from '../domain/user-agent.ts';
import { type ExtractedProduct, toExtracted, toPlainProduct } from './extracted-product.ts';
import { Usage, readArgs } from './index.ts';
import { unread } from './output.ts';

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
  const threads = createReadingThreads({ concurrency: 1 });
  try {
    const read = async (page: SentPage) => {
      const products = await threads.read('products', page);
      return products.map(values.explain ? toExtracted : toPlainProduct);
    };
    if (values.batch) await batch(read);
    else await extract(positionals[0] ?? '', { ...values, read, reader: threads.read });
  } finally {
    await threads.close();
  }
}

interface ExtractOptions {
  url?: string;
  explain: boolean;
  json: boolean;
  read: (page: SentPage) => Promise<ExtractedProduct[]>;
  reader: Reader;
}

async function extract(page: string, { reader, read, ...values }: ExtractOptions): Promise<void> {
  const sent = isHttpUrl(page) ? await fetchPage(page, reader) : await readFile(page, values.url);
  const products = await read({ ...sent, url: values.url ?? sent.url });
  if (values.json) process.stdout.write(`${JSON.stringify({ products })}\n`);
  else if (products.length === 0) process.stdout.write('No products found on this page.\n');
  else process.stdout.write(values.explain ? explained(products) : `${JSON.stringify(products, null, 2)}\n`);
}

const MAX_VALUE_LENGTH = 60;

/** Lists each field and detail with its source. */
function explained(products: readonly ExtractedProduct[]): string {
  const blocks = products.map(({ details = {}, sources = {}, ...product }) => {
    const sourceOf = (name: string) => (sources as Record<string, string | undefined>)[name] ?? '';
    const fields = SOURCED_FIELDS.map((name) => row(name, sourceOf(name), String(product[name] ?? '–')));
    const more = Object.entries(details).flatMap(([name, detail]) =>
      linesOf(detail).map((text, at) => row(at === 0 ? name : '', at === 0 ? sourceOf(name) : '', text)),
    );
    return [`${product.url}\n`, ...fields, ...more].join('');
  });
  return blocks.join('\n');
}

function row(name: string, source: string, value: string): string {
  const short = value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH - 1)}…` : value;
  return `  ${name.padEnd(13)}${source.padEnd(11)}${short}\n`;
}

/** Formats a detail, one line for each of its parts. */
function linesOf(detail: ProductDetails[DetailName] | undefined): string[] {
  if (detail === null || detail === undefined) return [];
  return [detail].flat().map((part) => {
    if (typeof part !== 'object') return String(part);
    if ('scale' in part) return `${part.value} of ${part.scale}${part.count === null ? '' : ` (${part.count})`}`;
    if ('cartId' in part) {
      const { values, price, listPrice, availability, cartId } = part;
      return [values.join(' / '), price, listPrice && `(was ${listPrice})`, availability, cartId]
        .filter(Boolean)
        .join('  ');
    }
    return 'value' in part ? `${part.name}: ${part.value}` : `${part.name}: ${part.values.join(', ')}`;
  });
}

/** NDJSON in, NDJSON out, in the same order; an unreadable line gets an error as its answer. */
async function batch(read: (page: SentPage) => Promise<ExtractedProduct[]>): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity, signal: unread })) {
    if (line.trim() === '') continue;
    let file: unknown = null;
    let answer: object;
    try {
      const input = JSON.parse(line) as { file?: unknown; url?: unknown };
      file = input.file ?? null;
      if (typeof input.file !== 'string' || typeof input.url !== 'string')
        throw new Usage('Each line must be {"file": PATH, "url": PAGE_URL}.');
      answer = { file, products: await read(await readFile(input.file, input.url)) };
    } catch (error) {
      answer = { file, products: [], error: (error as Error).message };
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

async function readFile(path: string, url: string | undefined): Promise<SentPage> {
  if (url === undefined) throw new Usage('A file requires --url PAGE_URL, to resolve its relative links and images.');
  if (!isHttpUrl(url)) throw new Usage(`--url must be an absolute http:// or https:// URL, not ${url}.`);
  const bytes = await fs.readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `File not found: ${path}.` : `Cannot read ${path} (${error.code}).`);
  });
  return { url, body: bytes[0] === 0x1f && bytes[1] === 0x8b ? await unzip(bytes) : bytes, contentType: '' };
}

async function fetchPage(page: string, reader: Reader): Promise<SentPage> {
  const { crawl } = readConfig(process.env);
  const { allowPrivateNetwork, maxPageBytes: maxBytes, timeoutMs } = crawl;
  const fetcher = createFetcher({ userAgent: ownUserAgent(), allowPrivateNetwork, maxBytes, timeoutMs });
  const renderer = createRenderer(crawl.browser);
  const pages = createRenderingFetcher({ fetcher, renderer, canFetch: () => true, delay: 0, reader });
  try {
    const { url, status, body, contentType } = await pages.get(page, { accept: 'html' });
    if (status >= 400) throw new Error(`${page} returned HTTP status ${status}.`);
    return { url, body, contentType };
  } finally {
    await Promise.all([fetcher.close(), renderer.close()]);
  }
}
