import type { ReactNode } from 'react';
import type { CrawlChangeKind, CrawlReport, CrawlRun, CrawlSchedule } from '../../types.ts';
import { formatNumber } from '../format.ts';

const pages = (count: number) => `${formatNumber(count)} ${count === 1 ? 'page' : 'pages'}`;
const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;

export const crawls = {
  title: 'Crawls',
  lead: 'A crawl reads the pages of your shop, and brings the catalogue up to date.',
  noShop: 'This assistant has no shop’s address, so there is nothing to crawl.',
  runningNow: 'Running now',
  empty: {
    title: 'No crawls yet',
    next: 'A crawl finds the products of your shop, with their prices and stock. It reads public pages only, and slowly enough that your shop does not notice.',
  },
  columns: {
    started: 'Started',
    method: 'Method',
    result: 'Result',
    took: 'Took',
    pages: 'Pages',
    products: 'Products',
  },
  found: (count: number) => `${formatNumber(count)} found`,
  noneFound: 'No products found.',
  showAll: (count: number) => `Show all ${formatNumber(count)} crawls`,
  methods: {
    microdata: 'Read what pages state',
    ai: 'Learn how pages are built',
  } satisfies Record<CrawlRun['method'], string>,
  statuses: {
    queued: 'Waiting',
    running: 'Running',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
  } satisfies Record<CrawlRun['status'], string>,
  counts: {
    productsAdded: (count: number) => `${formatNumber(count)} added`,
    productsUpdated: (count: number) => `${formatNumber(count)} changed`,
    productsUnchanged: (count: number) => `${formatNumber(count)} unchanged`,
    productsRemoved: (count: number) => `${formatNumber(count)} removed`,
  },
  state: {
    queued: 'The crawl starts in a moment.',
    progress: ({ productsFound, pagesFetched, pagesDiscovered }: CrawlRun['counts']) =>
      `Reading your shop: ${products(productsFound)} so far, ${formatNumber(pagesFetched)} of ${pages(pagesDiscovered)} read.`,
    progressBar: 'Pages read',
    failed: 'The crawl failed',
    foundNothing: 'No products found',
    /** A reason is a clause, such as "The shop asks for a password". */
    because: (reason: string) => `${reason}.`,
    foundNothingWhy: 'The crawl ended without finding any products.',
    whatToDo: 'What you can do',
    ended: (isCancelled: boolean, at: ReactNode, productsFound: number) => (
      <>
        {isCancelled ? 'Last crawl cancelled' : 'Last crawled'} {at}: {products(productsFound)} found.
      </>
    ),
    whatItFound: 'What it found',
    cancel: 'Cancel the crawl',
    cancelled: 'The crawl was cancelled.',
  },
  start: {
    title: 'Start a crawl',
    again: 'Crawl again',
    submit: 'Start',
    started: 'The crawl has started.',
    how: 'How to read your shop',
    methods: {
      microdata:
        'Takes products from your platform’s feed, from the data that pages state for search engines, and from what they show. Right for most shops, and free.',
      ai: 'Does the same, and learns once where your product pages show title, price and stock, by comparing them. For shops of which the first method finds little. If a language model is set up, it is asked first, which costs a few calls.',
    } satisfies Record<CrawlRun['method'], string>,
    noModel:
      'No language model is set up on this server, so pages are only compared with each other. Its operator can set one up, as [the operating manual](/docs/operating#models) describes.',
    suggestLearning: 'Aisle can learn how your product pages are built, by comparing them with each other.',
    withLearning: 'Crawl and learn how pages are built',
  },
  schedule: {
    title: 'Schedule',
    lead: 'Prices and stock stay up to date only if your shop is read again. A scheduled crawl uses the method of the last one.',
    label: 'Crawl the shop',
    frequencies: {
      off: 'Manually',
      daily: 'Every day',
      weekly: 'Every week',
    } satisfies Record<CrawlSchedule['every'], string>,
    none: 'No crawl is planned.',
    next: (frequency: string, at: ReactNode, timeZone: string) => (
      <>
        {frequency}, next on {at} ({timeZone}).
      </>
    ),
    save: 'Save schedule',
    saved: 'Schedule saved.',
  },
  run: {
    title: 'Crawl',
    loading: 'Loading: Crawl',
    notFound: { title: 'Crawl not found', lead: 'This assistant has no such crawl.', back: 'Go to the crawls' },
    note: 'Note',
    settings: 'Open the settings',
    ownWords: (error: string) => `Message of the crawler: ${error}`,
    summary: 'Summary',
    productsFrom: 'Products from',
    pages: (read: number, known: number) => `${pages(read)} read of ${formatNumber(known)} known`,
    products: (found: number, changes: string) => `${products(found)} found${changes ? `: ${changes}` : ''}`,
    sources: {
      none: 'Not found yet',
      sitemap: 'The pages in your sitemap',
      links: 'Pages that your home page leads to',
      feedOf: (platform: string) => `The product feed of ${platform}`,
    },
  },
  changes: {
    title: 'What changed',
    none: 'The catalogue is as it was after the crawl before.',
    kinds: {
      changed: 'Price or stock changed',
      added: 'Added',
      removed: 'Gone',
    } satisfies Record<CrawlChangeKind, string>,
    product: 'Product',
    price: 'Price',
    noPrice: 'None',
    stock: 'Stock',
    /** Products of a kind that are not listed. */
    others: {
      changed: (count: number) =>
        `${formatNumber(count)} changed in other fields, such as the description, or ${count === 1 ? 'is' : 'are'} gone since.`,
      added: (count: number) =>
        `${formatNumber(count)} more ${count === 1 ? 'was' : 'were'} removed, or set by hand, since.`,
      removed: (count: number) => `${formatNumber(count)} more: which ones is kept for 90 days.`,
    } satisfies Record<CrawlChangeKind, (count: number) => string>,
    more: 'Show more',
    moreOf: (kind: string) => `Show more: ${kind}`,
  },
  outcome: {
    title: 'Pages',
    outcome: 'Outcome',
    statuses: {
      fetched: 'Read',
      failed: 'Could not be read',
      skipped: 'Skipped',
      pending: 'Not reached',
    } satisfies Record<CrawlReport['pages'][number]['status'], string>,
    pages: 'Pages',
    why: 'Why',
    pending: 'Not reached yet',
    example: 'Example',
  },
  missing: {
    title: 'Missing fields',
    lead: 'What the pages did not state. Products without a price or a picture sell less.',
    none: 'Every product has every field.',
    field: 'Field',
    from: 'Missing from',
    count: (count: number, all: number) => `${formatNumber(count)} of ${products(all)}`,
    inCatalogue: 'In the catalogue',
    without: (field: string) => `Products without ${field}`,
  },
};
