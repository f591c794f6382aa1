import { readConfig } from '../config.ts';
import { createFetcher } from '../crawl/fetch.ts';
import { createMemoryFrontier } from '../crawl/memory-frontier.ts';
import { createRenderer } from '../crawl/render/renderer.ts';
import { crawlSite } from '../crawl/run.ts';
import type { CrawlCounts } from '../domain/records.ts';
import { isHttpUrl } from '../domain/url.ts';
import { Usage, readArgs } from './index.ts';

const OPTIONS = {
  'max-pages': { type: 'string' },
  'user-agent': { type: 'string', default: 'AisleBot/1.0' },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, { min: 1, max: 1 });
  const siteUrl = positionals[0] ?? '';
  if (!isHttpUrl(siteUrl)) throw new Usage(`Give the shop's address with http:// or https://, not ${siteUrl}.`);
  const { crawl: limits } = readConfig(process.env);
  const maxPages = values['max-pages'] === undefined ? limits.maxPages : Number(values['max-pages']);
  if (!Number.isInteger(maxPages) || maxPages < 1) throw new Usage('--max-pages must be a whole number from 1.');
  const userAgent = values['user-agent'];
  const { allowPrivateNetwork, maxPageBytes: maxBytes, timeoutMs } = limits;
  const fetcher = createFetcher({ userAgent, allowPrivateNetwork, maxBytes, timeoutMs });
  const renderer = createRenderer(limits.browser);
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));

  const frontier = createMemoryFrontier(maxPages, (products, counts) => {
    for (const { sources: _sources, ...product } of products)
      process.stdout.write(
        values.json
          ? `${JSON.stringify(product)}\n`
          : `${product.title}  ${product.price ?? '–'} ${product.currency ?? ''}  ${product.url}\n`,
      );
    showProgress(counts);
  });
  try {
    const options = { siteUrl, userAgent, source: null, frontier, fetcher, renderer, limits: { ...limits, maxPages } };
    const note = await crawlSite({ ...options, signal: interrupted.signal });
    endProgress();
    if (note !== null) process.stderr.write(`aisle: ${note}\n`);
  } catch (error) {
    endProgress();
    throw error;
  } finally {
    await Promise.all([fetcher.close(), renderer.close()]);
  }
}

const BAR_WIDTH = 24;

/** One line on the terminal, drawn over and over; nothing where stderr is a file. */
function showProgress({ pagesDiscovered, pagesFetched, pagesFailed, productsAdded }: CrawlCounts): void {
  if (!process.stderr.isTTY) return;
  const done = pagesFetched + pagesFailed;
  const filled = Math.min(BAR_WIDTH, Math.round((done / Math.max(pagesDiscovered, 1)) * BAR_WIDTH));
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  const failed = pagesFailed > 0 ? `, ${pagesFailed} failed` : '';
  process.stderr.write(`\r\x1b[K${bar} ${done}/${pagesDiscovered} pages${failed}, ${productsAdded} products`);
}

function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
