import { type CrawlNote, type NextStep, countOf, crawlNote } from './crawl-note.ts';
import type { PageTally } from './crawl-report.ts';
import type { CrawlMethod } from './crawl-run.ts';

/** A value that several products share, with pages that state it. */
export interface SharedValue {
  value: string;
  pages: number;
  examples: string[];
}

/** The findings of a run, as far as they tell whether the shop was read correctly. */
export interface CrawlFacts {
  method: CrawlMethod;
  /** Products found, and the pages that they are on. */
  products: number;
  pages: number;
  title: SharedValue | null;
  price: SharedValue | null;
  /** Products whose price is a number in their name. */
  priceInName: { products: number; examples: string[] };
  /** By field: products without it. */
  missing: Record<string, { products: number; examples: string[] }>;
  /** The largest number of products that one of the shop's lists claims. */
  claimed: { products: number; page: string } | null;
  /** Pages from the sitemap in folders of product pages, and those of them that gave no product. */
  siblings: { pages: number; empty: number; examples: string[] };
  /** Products of the last run that found any. */
  before: number | null;
  /** The outcomes of the run's pages. */
  tallies: readonly PageTally[];
}

/** A shop of fewer products may look like anything. */
const MIN_PRODUCTS = 5;
/** Below this many products, a common price or a smaller number says little. */
const MIN_COMPARED = 10;
const FEW = 0.5;
const NEARLY_ALL = 0.9;
/** Fields without which a product is hard to sell. */
const NEEDED = { price: 'price', imageUrl: 'picture', availability: 'stock' } as const;

/** Returns what usually helps where pages were read wrongly. */
const suggestReading = (method: CrawlMethod): NextStep => (method === 'ai' ? 'feed' : 'ai');

/** Returns the names by which a shop calls itself: that of its assistant, and the first part of its address. */
export function namesOfShop(name: string, siteUrl: string | null): string[] {
  const [host = ''] = (URL.parse(siteUrl ?? '')?.hostname ?? '').replace(/^www\./, '').split('.');
  return [name, host].filter((each) => each !== '');
}

/** True if a run found so few products, compared to the one before, that it may have missed most of them. */
export const hasShrunk = (products: number, before: number | null): boolean =>
  before !== null && before >= MIN_COMPARED && products < FEW * before;

/** Returns the signs that a run read the shop wrongly, the gravest first. */
export function findDoubts(facts: CrawlFacts): CrawlNote[] {
  return [
    ...doubtValues(facts),
    ...doubtFields(facts),
    ...doubtNumbers(facts),
    ...facts.tallies.flatMap((tally) => doubtPages(tally)),
  ];
}

function doubtValues({ method, pages, products, title, price, priceInName }: CrawlFacts): CrawlNote[] {
  const suggestion = suggestReading(method);
  const notes: CrawlNote[] = [];
  if (title && title.pages >= MIN_PRODUCTS && title.pages >= FEW * pages)
    notes.push(
      crawlNote({
        kind: 'one_title',
        count: title.pages,
        of: pages,
        name: title.value,
        text: `${title.pages} of ${countOf(pages, 'page')} have a product named “${title.value}”, which is more likely the name of the shop.`,
        examples: title.examples,
        suggestion,
      }),
    );
  if (price && price.pages >= MIN_COMPARED && price.pages >= NEARLY_ALL * pages)
    notes.push(
      crawlNote({
        kind: 'one_price',
        count: price.pages,
        of: pages,
        name: price.value,
        text: `${price.pages} of ${countOf(pages, 'page')} have the same price, ${price.value}.`,
        examples: price.examples,
        suggestion,
      }),
    );
  if (priceInName.products >= MIN_PRODUCTS && priceInName.products >= FEW * products)
    notes.push(
      crawlNote({
        kind: 'price_in_name',
        count: priceInName.products,
        of: products,
        text: `${priceInName.products} of ${countOf(products, 'product')} have a price that is a number in their name.`,
        examples: priceInName.examples,
        suggestion,
      }),
    );
  return notes;
}

function doubtFields({ method, products, missing }: CrawlFacts): CrawlNote[] {
  return Object.entries(NEEDED).flatMap(([name, word]) => {
    const without = missing[name];
    if (!without || products < MIN_PRODUCTS || without.products < NEARLY_ALL * products) return [];
    const text = `${without.products} of ${countOf(products, 'product')} have no ${word}.`;
    const { examples } = without;
    const suggestion = suggestReading(method);
    return crawlNote({
      kind: 'field_missing',
      count: without.products,
      of: products,
      name,
      text,
      examples,
      suggestion,
    });
  });
}

function doubtNumbers({ method, products, claimed, siblings, before, tallies }: CrawlFacts): CrawlNote[] {
  const needsBrowser = tallies.some(({ cause }) => cause === 'no_browser' || cause === 'render');
  const suggestion = needsBrowser ? 'rendering' : 'feed';
  const notes: CrawlNote[] = [];
  if (claimed && claimed.products >= MIN_COMPARED && products < FEW * claimed.products)
    notes.push(
      crawlNote({
        kind: 'fewer_than_shop',
        count: products,
        of: claimed.products,
        text: `Only ${countOf(products, 'product')} were found, but one of the shop’s lists has ${claimed.products.toLocaleString('en')}.`,
        examples: [claimed.page],
        suggestion,
      }),
    );
  if (siblings.pages >= MIN_COMPARED && siblings.empty >= FEW * siblings.pages)
    notes.push(
      crawlNote({
        kind: 'fewer_than_sitemap',
        count: siblings.empty,
        of: siblings.pages,
        text: `${siblings.empty} of ${countOf(siblings.pages, 'page')} that the sitemap lists beside product pages gave no product.`,
        examples: siblings.examples,
        suggestion: needsBrowser ? 'rendering' : suggestReading(method),
      }),
    );
  if (hasShrunk(products, before))
    notes.push(
      crawlNote({
        kind: 'fewer_than_before',
        count: products,
        of: before,
        text: `Only ${countOf(products, 'product')} were found; the crawl before found ${before?.toLocaleString('en')}. The others stay in the catalogue until the next crawl finds the same.`,
        suggestion: 'later',
      }),
    );
  return notes;
}

function doubtPages({ cause, status, pages, example }: PageTally): CrawlNote[] {
  const examples = example === null ? [] : [example];
  if (status === 'failed' && (cause === 'http_429' || cause === 'http_503'))
    return [
      crawlNote({
        kind: 'host_busy',
        count: pages,
        text: `${countOf(pages, 'page')} could not be read because the shop had too many requests, also on a second visit.`,
        examples,
        suggestion: 'later',
      }),
    ];
  if (cause !== 'doubted') return [];
  return [
    crawlNote({
      kind: 'values_kept',
      count: pages,
      text: `${countOf(pages, 'page')} had implausible products, so the catalogue keeps what earlier crawls found there.`,
      examples,
      suggestion: 'review',
    }),
  ];
}
