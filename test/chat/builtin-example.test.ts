import { afterAll, expect, it } from 'vitest';
import { createFetcher } from '../../src/crawl/http/fetch.ts';
import { createMemoryFrontier } from '../../src/crawl/run/memory-frontier.ts';
import { crawlSite } from '../../src/crawl/run/run.ts';
import type { ProductFields } from '../../src/domain/product.ts';
import { serveStorefront } from '../setup/storefront.ts';
import { readAnswerTable } from './answer-table.ts';
import { openShop } from './builtin-shop.ts';
import { knowledge } from './example-knowledge.ts';
import { SITE } from './fake-shop.ts';

/** The example shop, as a newcomer's first crawl finds it. */
async function crawlExample(): Promise<ProductFields[]> {
  const { origin } = await serveStorefront({ atEnd: afterAll });
  const limits = { maxPages: 200, maxMinutes: 10, hostConnections: 4 };
  const fetcher = createFetcher({
    userAgent: 'AisleBot/1.0',
    allowPrivateNetwork: true,
    maxBytes: 1_000_000,
    timeoutMs: 60_000,
  });
  const found: ProductFields[] = [];
  const frontier = createMemoryFrontier(limits.maxPages, (products) => found.push(...products));
  const { signal } = new AbortController();
  await crawlSite({ siteUrl: origin, userAgent: 'AisleBot/1.0', source: null, frontier, fetcher, limits, signal });
  await fetcher.close();
  return found;
}

const conversations = readAnswerTable('builtin-example.answers.txt');
const shop = await openShop({ name: 'Brackenholm', siteUrl: SITE, products: await crawlExample(), knowledge });

it('reads every conversation of the answer table', () => expect(conversations).toHaveLength(127));

for (const { answers, isNotYet } of conversations)
  it(`answers from the shop alone: ${answers[0]?.question}`, { fails: isNotYet }, async () =>
    expect(await shop.findFaultyAnswers(answers)).toEqual([]),
  );
