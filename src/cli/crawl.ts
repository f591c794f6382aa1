import { createOutlineReader } from '../chat/outline-reader.ts';
import { createModels } from '../chat/models/registry.ts';
import { type ServiceConfig, readConfig } from '../config.ts';
import { createFetcher } from '../crawl/http/fetch.ts';
import { createMemoryFrontier } from '../crawl/run/memory-frontier.ts';
import { createRenderer } from '../crawl/render/renderer.ts';
import { createReadingThreads } from '../crawl/threads/reading-threads.ts';
import { type PatternOptions, crawlSite } from '../crawl/run/run.ts';
import type { CrawledProduct } from '../domain/provenance.ts';
import { CrawlMethod } from '../domain/crawl-run.ts';
import type { LearnedPattern } from '../domain/site-pattern.ts';
import { isHttpUrl } from '../domain/url.ts';
import { claimsKnownCrawler, ownUserAgent } from '../domain/user-agent.ts';
import { toPlainProduct } from './extracted-product.ts';
import { createProgress } from './crawl-progress.ts';
import { crawlReport } from './crawl-report.ts';
import { Usage, readArgs } from './index.ts';
import { unread } from './output.ts';

const OPTIONS = {
  method: { type: 'string', default: 'microdata' },
  'max-pages': { type: 'string' },
  'user-agent': { type: 'string', default: ownUserAgent() },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, { min: 1, max: 1 });
  const siteUrl = positionals[0] ?? '';
  if (!isHttpUrl(siteUrl)) throw new Usage(`Invalid URL: ${siteUrl}. It must start with http:// or https://.`);
  const method = CrawlMethod.options.find((option) => option === values.method);
  if (!method) throw new Usage(`--method must be one of ${CrawlMethod.options.join(', ')}, not ${values.method}.`);
  const config = readConfig(process.env);
  const limits = config.crawl;
  const maxPages = values['max-pages'] === undefined ? limits.maxPages : Number(values['max-pages']);
  if (!Number.isInteger(maxPages) || maxPages < 1) throw new Usage('--max-pages must be a positive whole number.');
  const userAgent = values['user-agent'];
  if (claimsKnownCrawler(userAgent))
    throw new Usage(
      '--user-agent must not impersonate the crawler of a search engine or AI provider. Use a name of your own.',
    );
  const { allowPrivateNetwork, maxPageBytes: maxBytes, timeoutMs } = limits;
  const fetcher = createFetcher({ userAgent, allowPrivateNetwork, maxBytes, timeoutMs });
  const renderer = createRenderer(limits.browser);
  const threads = createReadingThreads({ concurrency: limits.concurrency });
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort(new Error('Interrupted.')));

  const learning = method === 'ai' ? learningWith(config) : undefined;
  // With --json, show progress only on a terminal, where a person is watching.
  const progress = createProgress(process.stderr, !values.json);
  const frontier = createMemoryFrontier(maxPages, (products, counts) => {
    progress.clear();
    for (const product of products) process.stdout.write(values.json ? asJson(product) : asLine(product));
    progress.show(counts);
  });
  const started = Date.now();
  try {
    const reach = { fetcher, renderer, reader: threads.openReader() };
    const options = { siteUrl, userAgent, source: null, frontier, ...reach, limits: { ...limits, maxPages } };
    const notes = await crawlSite({
      ...options,
      patterns: learning?.options,
      signal: AbortSignal.any([interrupted.signal, unread]),
    });
    progress.clear();
    for (const { text } of notes) process.stderr.write(`aisle: ${text}\n`);
  } finally {
    progress.clear();
    const counts = await frontier.counts();
    const seconds = (Date.now() - started) / 1000;
    if (!values.json && counts.pagesDiscovered > 0)
      process.stderr.write(
        crawlReport({ method, seconds, counts, ...frontier.report(), pattern: learning?.learned() }),
      );
    await Promise.all([fetcher.close(), renderer.close(), threads.close()]);
  }
}

function asLine({ title, price, currency, url }: CrawledProduct): string {
  return `${title}  ${price ?? '–'} ${currency ?? ''}  ${url}\n`;
}

const asJson = (product: CrawledProduct): string => `${JSON.stringify(toPlainProduct(product))}\n`;

/** Storage for a single crawl: empty at first, and nothing is saved. */
function learningWith(config: ServiceConfig): { options: PatternOptions; learned: () => LearnedPattern | null } {
  let learned: LearnedPattern | null = null;
  return {
    options: {
      kept: undefined,
      save: async (kept) => {
        learned = kept;
      },
      readOutline: createOutlineReader(createModels(config.models))?.() ?? null,
    },
    learned: () => learned,
  };
}
