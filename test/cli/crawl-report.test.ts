import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../src/cli/crawl-progress.ts';
import { type ReportedCrawl, crawlReport } from '../../src/cli/crawl-report.ts';
import type { LearnedPattern } from '../../src/domain/site-pattern.ts';

const counts = {
  pagesDiscovered: 80,
  pagesFetched: 38,
  pagesFailed: 2,
  pagesSkipped: 0,
  productsFound: 30,
  productsAdded: 30,
  productsUpdated: 0,
  productsUnchanged: 0,
  productsRemoved: 0,
};
const rule = [{ at: 'h1', nth: 0, take: 'text' }];
const learned: LearnedPattern = {
  pattern: { fields: { title: rule, price: rule } },
  learnedBy: 'model',
  filled: { title: 1, price: 0.5 },
  modelCalls: 2,
  modelCost: 2_080,
};
const reportOf = (more: Partial<ReportedCrawl>) =>
  crawlReport({
    method: 'ai',
    source: 'sitemap',
    seconds: 4,
    counts,
    pages: [
      { status: 'fetched', cause: null, pages: 38, reason: null, example: null },
      { status: 'failed', cause: 'http_404', pages: 2, reason: 'Gone.', example: 'https://shop.test/x' },
    ],
    fieldsMissing: { price: 1, brand: 3 },
    pattern: undefined,
    ...more,
  });

describe('the report of a crawl', () => {
  it('summarizes the pages and products', () => {
    expect(reportOf({}).split('\n')).toEqual([
      '40 pages in 4.0 s (10 pages/s), method: ai, source: sitemap',
      '  38 fetched',
      '  2 failed (http_404), e.g. https://shop.test/x',
      '30 products (missing brand: 3, price: 1).',
      '',
    ]);
  });

  it.each<[string, Partial<ReportedCrawl>, RegExp]>([
    ['found', { pattern: learned }, /by model: title 100%, price 50%\. Model calls: 2, cost: 0\.0021 USD/],
    ['with an unknown cost', { pattern: { ...learned, modelCost: null } }, /cost: unknown/],
    ['found without a model', { pattern: { ...learned, learnedBy: 'induction', modelCalls: 0 } }, /price 50%\.\n$/],
    ['not found', { pattern: null }, /No page pattern was found/],
    [
      'not needed for a feed',
      { pattern: null, source: 'shopify' },
      /source: shopify feed\n[^]*brand: 3, price: 1\)\.\n$/,
    ],
    ['for a crawl that did not start', { pattern: null, source: null, seconds: 0 }, /source: none\n/],
  ])('describes a pattern %s', (_what, more, text) => {
    expect(reportOf(more)).toMatch(text);
  });
});

describe('the progress of a crawl', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  function written(isTTY: boolean, lines: boolean): string[] {
    const said: string[] = [];
    const write = (text: string | Uint8Array) => said.push(String(text)) > 0;
    const progress = createProgress({ isTTY, write }, lines);
    for (const at of [1, 4, 8, 10, 14]) {
      vi.setSystemTime(at * 1000);
      progress.clear();
      progress.show(counts);
    }
    progress.clear();
    progress.clear();
    return said;
  }

  it('is one line on a terminal, cleared for other output', () => {
    const said = written(true, false);
    expect(said).toHaveLength(10);
    expect(said[0]).toContain('████████████░░░░░░░░░░░░ 40/80 pages, 2 failed, 40 pages/s, 30 products');
    expect(said.at(-1)).toBe('\r\u001b[K');
  });

  it('is a line every five seconds elsewhere, or nothing', () => {
    expect(written(false, true)).toEqual([
      '40/80 pages, 2 failed, 5.0 pages/s, 30 products\n',
      '40/80 pages, 2 failed, 2.9 pages/s, 30 products\n',
    ]);
    expect(written(false, false)).toEqual([]);
  });
});
