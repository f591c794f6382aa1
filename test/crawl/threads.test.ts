import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createMemoryFrontier } from '../../src/crawl/run/memory-frontier.ts';
import { type Reader, readHere } from '../../src/crawl/threads/reader.ts';
import { createReadingQueue } from '../../src/crawl/threads/reading-queue.ts';
import type { ReadSite, ReadingTask } from '../../src/crawl/threads/reading-task.ts';
import { createReadingThreads } from '../../src/crawl/threads/reading-threads.ts';
import { plainShop } from '../setup/plain-shop.ts';
import { closeAll } from './fetch-server.ts';
import { type Route, type Routes, crawl, lampPage, link, openShop, sitemap, text } from './shop-server.ts';

/** Far above the time of a normal page, and far below that of a hostile one. */
const PAGE_BUDGET_MS = 400;
/** A shorter reading may end within the turn of the loop in which it began. */
const MAX_BLOCK_MS = 100;
const threads = createReadingThreads({ concurrency: 2, pageBudgetMs: PAGE_BUDGET_MS });
afterAll(() => threads.close());
afterEach(closeAll);

const TAGS = '<a href=x>'.repeat(3_000_000);
const PRICES = '<p>€1</p>'.repeat(4_000_000);
const PRODUCTS = '<div itemscope itemtype=http://schema.org/Product><span itemprop=name>Lamp'.repeat(150_000);

/**
 * Wraps a reader to count the readings during which this thread's event loop could not turn. A short reading may end
 * within the turn in which it began, without holding anybody up.
 */
function watchLoop(reader: Reader) {
  const watched = { blocking: 0 };
  const read: Reader = (...given) => {
    const start = performance.now();
    let hasTurned = false;
    setImmediate(() => (hasTurned = true));
    const isLong = () => performance.now() - start > MAX_BLOCK_MS;
    return reader(...given).finally(() => (watched.blocking += Number(!hasTurned && isLong())));
  };
  return { watched, read };
}

/** Crawls a shop with very large pages. */
async function crawlLarge(routes: Routes, { reader = threads.read, ...options }: Parameters<typeof crawl>[1] = {}) {
  const titles: string[] = [];
  const frontier = createMemoryFrontier(2_000, (found) => titles.push(...found.map(({ title }) => title)));
  const shop = await openShop(routes);
  const { watched, read } = watchLoop(reader);
  const fetch = { maxBytes: 64 * 1024 * 1024, timeoutMs: 30_000 };
  const { note, failure } = await crawl(shop.origin, { fetch, frontier, reader: read, ...options });
  const outcomes = frontier
    .report()
    .pages.map(({ status, cause, pages, reason }) => ({ status, cause, pages, reason }));
  const counts = await frontier.counts();
  return { titles: titles.toSorted(), outcomes, watched, note, failure, hits: shop.hits, counts };
}

const tooExpensive = (pages: number) => ({
  status: 'failed',
  cause: 'too_expensive',
  pages,
  reason: `Reading it took more than ${PAGE_BUDGET_MS / 1000} seconds.`,
});

describe('a page beyond the time budget', () => {
  it.each<[string, string]>([
    ['links without end', TAGS],
    ['prices without end', PRICES],
    ['products within products', PRODUCTS],
  ])('is recorded as too expensive while the service and the run continue: %s', async (_, page) => {
    const { titles, outcomes, watched, failure } = await crawlLarge({
      '/': link('/hostile', '/lamp', '/torch'),
      '/hostile': page,
      '/lamp': lampPage('Lamp'),
      '/torch': lampPage('Torch'),
    });
    expect(outcomes).toContainEqual(tooExpensive(1));
    expect([titles, failure]).toEqual([['Lamp', 'Torch'], null]);
    expect(watched.blocking).toBe(0);
  });

  it('affects no other page, although many are read at once', async () => {
    const hostile = Array.from({ length: 6 }, (_, at) => `/hostile-${at}`);
    const lamps = Array.from({ length: 6 }, (_, at) => `/lamp-${at}`);
    const { titles, outcomes } = await crawlLarge({
      '/': link(...hostile.flatMap((path, at) => [path, lamps[at] ?? ''])),
      ...Object.fromEntries(hostile.map((path): [string, Route] => [path, TAGS])),
      ...Object.fromEntries(lamps.map((path): [string, Route] => [path, lampPage(path)])),
    });
    expect(outcomes).toContainEqual(tooExpensive(6));
    expect(titles).toEqual(lamps);
  });

  it('is recorded if it is the home page, without which languages and lists are unknown', async () => {
    const { outcomes, titles } = await crawlLarge({
      '/': TAGS,
      '/sitemap.xml': sitemap('/lamp'),
      '/lamp': lampPage('Lamp'),
    });
    expect(outcomes).toContainEqual(tooExpensive(1));
    expect(titles).toEqual(['Lamp']);
  });

  it('fails the run if there is no other page', async () => {
    const { failure } = await crawlLarge({ '/': TAGS });
    expect(failure).toMatch(/No page of shop\.example:\d+ could be read\. Last error: Reading it took more than/);
  });
});

describe('a site whose pages are slow', () => {
  const page = (body: string) => ({ url: 'https://shop.example/', body: Buffer.from(body), contentType: 'text/html' });
  const begin = (reader: Reader, bodies: readonly string[]) => {
    const over = { count: 0 };
    const settled = bodies.map((body) =>
      reader('products', page(body)).then(
        () => over.count++,
        () => over.count++,
      ),
    );
    return { over, settled: Promise.all(settled) };
  };

  it('lets the pages of other sites pass', async () => {
    const hostile = threads.openReader();
    await begin(hostile, [PRODUCTS]).settled;
    const { over, settled } = begin(hostile, Array<string>(4).fill(PRODUCTS));
    expect(await threads.openReader()('products', page(lampPage('Lamp')))).toHaveLength(1);
    // The one under way may end before a thread is free or has started.
    expect(over.count).toBeLessThanOrEqual(1);
    await settled;
  });

  it('leaves half of the threads free, and is read without end nevertheless', () => {
    const underWay: ReadingTask[] = [];
    const queue = createReadingQueue(4);
    const [slow, quick] = [{ pageMs: 2_000 }, { pageMs: 10 }];
    const arrive = (site: ReadSite, since: number): ReadingTask => {
      const task = { site, since, isOver: false } as ReadingTask;
      queue.add(task);
      return task;
    };
    const takeAll = () => {
      const taken: ReadingTask[] = [];
      for (let task = queue.take(underWay); task; task = queue.take(underWay)) {
        taken.push(task);
        underWay.push(task);
      }
      return taken;
    };
    const [first, second, third] = [arrive(slow, 0), arrive(slow, 1), arrive(slow, 2)];
    expect(takeAll()).toEqual([first, second]);
    const [early, late] = [arrive(quick, 100), arrive(quick, 3_000)];
    underWay.length = 0;
    expect(takeAll()).toEqual([early, third, late]);
  });
});

it('gives up a page after 2 s of processor time by default', async () => {
  const usual = createReadingThreads({ concurrency: 1 });
  const page = { url: 'https://shop.example/', body: Buffer.from(PRODUCTS.repeat(3)), contentType: 'text/html' };
  const began = performance.now();
  try {
    await expect(usual.read('products', page)).rejects.toThrow('Reading it took more than 2 seconds.');
  } finally {
    await usual.close();
  }
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(1_500);
  // On a busy machine, a thread at low priority waits long for its 2 s.
  expect(took).toBeLessThan(90_000);
});

it('records a page beyond the memory budget as too expensive', async () => {
  // With this time budget, memory runs out first on any machine.
  const small = createReadingThreads({ concurrency: 1, maxHeapMb: 24, pageBudgetMs: 600_000 });
  try {
    const { outcomes, titles } = await crawlLarge(
      { '/': link('/hostile', '/lamp'), '/hostile': PRODUCTS, '/lamp': lampPage('Lamp') },
      { reader: small.read },
    );
    expect(outcomes).toContainEqual({ ...tooExpensive(1), reason: 'Reading it needed more than 24 MB of memory.' });
    expect(titles).toEqual(['Lamp']);
  } finally {
    await small.close();
  }
});

it('stops immediately when the run is cancelled while a page is read', async () => {
  const unhurried = createReadingThreads({ concurrency: 1, pageBudgetMs: 600_000 });
  const stop = new AbortController();
  const reader: Reader = (name, ...rest) => {
    const reading = unhurried.read(name, ...rest);
    if (name === 'page') setImmediate(() => stop.abort(new Error('cancelled')));
    return reading;
  };
  const crawled = crawlLarge({ '/': PRODUCTS.repeat(2) }, { reader, signal: stop.signal });
  await expect(crawled).rejects.toThrow('cancelled');
  await unhurried.close();
});

describe('other files of a site', () => {
  it('may include a robots.txt with a megabyte of wildcards, whose first rules apply', async () => {
    const rule = `disallow: /*${'a*'.repeat(4_000)}b\n`;
    const path = (at: number) => `/${'a'.repeat(1_900)}${at}`;
    const { titles, outcomes, watched } = await crawlLarge({
      '/robots.txt': text(`user-agent: *\ndisallow: /private\n${rule.repeat(128)}`),
      '/sitemap.xml': sitemap('/private', '/lamp'),
      '/': link(...Array.from({ length: 5_000 }, (_, at) => path(at))),
      '/private': lampPage('Private'),
      '/lamp': lampPage('Lamp'),
    });
    expect(titles).toEqual(['Lamp']);
    expect(outcomes).toContainEqual(tooExpensive(1));
    expect(watched.blocking).toBe(0);
  });

  it('may include a sitemap of nonsense, without which the shop is crawled by links', async () => {
    const nonsense = `<urlset>${'<url><loc>/a</loc></url><x y="z"/>'.repeat(1_500_000)}`;
    const { titles, watched, hits } = await crawlLarge({
      '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: nonsense },
      '/': link('/lamp'),
      '/lamp': lampPage('Lamp'),
    });
    expect(hits).toContain('/sitemap.xml');
    expect(titles).toEqual(['Lamp']);
    expect(watched.blocking).toBe(0);
  });
});

describe('learning the pattern of a site', () => {
  it('stops at its budget, reports it, and leaves the pages without a pattern', async () => {
    const names = Array.from({ length: 23 }, (_, at) => `lamp-number-${at}`);
    const page = (name: string) => {
      const title = `${name.replaceAll('-', ' ')} of brass and oak with a shade of linen and a cord of cotton`;
      const boxes = Array.from(
        { length: 300 },
        (_, at) => `<div class="c${at % 60} d${at % 7}"><i><b>${title}</b></i></div>`,
      );
      return `<title>${title}</title>${boxes.join('')}<h1>${title}</h1><b>€${name.length}.00</b><button>Add to cart</button>`;
    };
    // Learning exceeds this budget on any machine.
    const hasty = createReadingThreads({ concurrency: 1, pageBudgetMs: 1 });
    const reader: Reader = (name, ...rest) => (name === 'inducePattern' ? hasty : threads).read(name, ...rest);
    try {
      const { note, outcomes, watched } = await crawlLarge(
        {
          '/': link(...names.map((name) => `/${name}`)),
          ...Object.fromEntries(names.map((name) => [`/${name}`, page(name)])),
        },
        { reader, patterns: { kept: undefined, save: () => Promise.resolve(), readOutline: null } },
      );
      expect(note).toMatch(/The site's page pattern could not be learned\. Reading it took more than [\d.]+ seconds\./);
      expect(outcomes).toContainEqual(expect.objectContaining({ status: 'fetched', pages: 24 }));
      expect(watched.blocking).toBe(0);
    } finally {
      await hasty.close();
    }
  });

  it('has the same result on threads as in this process', async () => {
    const shop = plainShop('theme');
    const routes = Object.fromEntries([...shop.pages].slice(0, 60));
    const patterns = () => ({ kept: undefined, save: () => Promise.resolve(), readOutline: null });
    const unhurried = createReadingThreads({ concurrency: 2 });
    try {
      const here = await crawlLarge(routes, { reader: readHere, patterns: patterns() });
      const there = await crawlLarge(routes, { reader: unhurried.read, patterns: patterns() });
      expect(there.titles.length).toBeGreaterThan(5);
      expect([there.titles, there.outcomes]).toEqual([here.titles, here.outcomes]);
    } finally {
      await unhurried.close();
    }
  });
});
