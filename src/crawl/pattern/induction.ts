import type { FieldRule, PageTemplate } from '../../domain/site-pattern.ts';
import type { Element } from '../extract/html/outline.ts';
import { type RuleCandidate, findCandidates } from './candidate.ts';
import { findDetailRules } from './detail.ts';
import { readPrice, readTitle } from './field.ts';
import { completePrices, distance, isPriced } from './price-rules.ts';
import type { SamplePage } from './sample-page.ts';

/** Fewer product pages of one kind are too few to learn from. */
export const MIN_PRODUCTS = 3;
const MAX_TITLE_LENGTH = 200;
/** A price found on this share of pages belongs to the site's frame, not to the product. */
const MIN_FRAME_SHARE = 0.6;

/** A pair of rules, and the pages that it recognizes as product pages. */
export type Pair = { title: FieldRule; price: FieldRule; products: SamplePage[]; score: number };
type Candidates = { titles: RuleCandidate[]; prices: RuleCandidate[] };
/** A template, and the pages that it was learned from. */
export type Induced = { template: PageTemplate; pair: Pair; products: SamplePage[] };

/**
 * Induces a template from a sample of a site's pages: text that differs from page to page is content, text that stays
 * the same is frame. The title is the text that matches the page's own name, the price is a nearby one that varies
 * between pages, and a page with both is a product page. Returns null when the pages share no pattern.
 */
export function induceTemplate(samples: readonly SamplePage[]): Induced | null {
  const candidates = suggestPairs(samples);
  const pair = findBestPair(samples, candidates, MIN_PRODUCTS);
  if (!pair) return null;
  const { title } = pair;
  const named = samples.filter((page) => readName(page, title) !== null);
  const price = completePrices(pair.price, title, named, candidates.prices);
  const products = named.filter((page) => isPriced(page, price));
  const details = findDetailRules(products, samples, title, price);
  return { template: { fields: { title: [title], price, ...details } }, pair, products };
}

/** Finds where pages have their title and price, and at least this many of them have both. */
export function inducePair(samples: readonly SamplePage[], minProducts: number): Pair | null {
  return findBestPair(samples, suggestPairs(samples), minProducts);
}

function suggestPairs(samples: readonly SamplePage[]): Candidates {
  const titles = findCandidates(samples, suggestTitles);
  return { titles, prices: titles.length > 0 ? findCandidates(samples, suggestPrices) : [] };
}

function suggestTitles(page: SamplePage) {
  const texts = page.leaves((piece) => piece.start >= 0 && piece.end - piece.start <= 4 * MAX_TITLE_LENGTH);
  return texts
    .filter((element) => page.isOwn(element) && page.agreement(page.outline.textIn(element)) > 0)
    .filter((element) => !page.isNameless || /^h[1-3]$/.test(element.name))
    .slice(0, 12)
    .map((element) => ({ element, take: 'text' }));
}

function suggestPrices(page: SamplePage) {
  return page.content.prices
    .filter(({ visibility, first }) => !visibility.isAside && !visibility.isStruck && !page.content.isInTile(first))
    .slice(0, 20)
    .flatMap(({ element, text }) => {
      const { parent } = element;
      const isWhole = parent !== null && page.outline.textIn(parent).length <= text.length + 20;
      return [element, ...(isWhole ? [parent] : [])].map((each) => ({ element: each, take: 'text' }));
    });
}

function findBestPair(
  samples: readonly SamplePage[],
  { titles, prices }: Candidates,
  minProducts: number,
): Pair | null {
  const named = titles.map((each) => ({ ...each, values: samples.map((page) => readName(page, each.rule)) }));
  const priced = prices.map((each) => ({
    ...each,
    values: samples.map((page) => readPrice(page, each.rule)?.amount ?? null),
  }));
  const listed = prices.map(({ rule }) =>
    samples.map((page) => {
      const element = page.elementAt(rule);
      return element !== null && page.isListed(element);
    }),
  );
  let best: Pair | null = null;
  for (const title of named)
    for (const [at, price] of priced.entries()) {
      const isListed = (index: number) => listed[at]?.[index] === true;
      const taken = (index: number) => isKnown(title.values[index]) && isKnown(price.values[index]);
      const products = samples.filter((_, index) => taken(index) && !isListed(index));
      if (products.length < minProducts || (best && 2 * products.length + 1 < best.score)) continue;
      const amounts = samples.flatMap((page, index) => (products.includes(page) ? [price.values[index] ?? 0] : []));
      const names = new Set(samples.flatMap((page, index) => (products.includes(page) ? [title.values[index]] : [])));
      if (products.some((page) => contains(page.elementAt(price.rule), page.elementAt(title.rule)))) continue;
      if (isFrame(amounts) || names.size < products.length * 0.8) continue;
      const isWrong = (page: SamplePage, index: number) =>
        isListed(index) || (page.listedPrices.size > 0 && !page.supports(price.values[index] ?? 0));
      const wrong = samples.filter((page, index) => taken(index) && isWrong(page, index)).length;
      const sold = products.filter((page) => page.content.buttons.length > 0).length;
      const main = products.filter((page) => page.supports(price.values[samples.indexOf(page)] ?? 0)).length;
      const extra =
        (title.matches + price.matches) / 1_000 +
        (title.rule.nth + price.rule.nth) / 20 +
        distance(products, title.rule, price.rule) / 100;
      const heading = /(?:^| )h1[^ ]*$/.test(title.rule.at) ? 0.3 : 0;
      const score = products.length + main / 2 + sold / 2 - 3 * wrong + heading - extra;
      if (!best || score > best.score) best = { title: title.rule, price: price.rule, products, score };
    }
  return best;
}

function contains(outer: Element | null, inner: Element | null): boolean {
  return outer !== null && inner !== null && outer.first <= inner.first && inner.first < outer.last;
}

function isKnown(value: string | number | null | undefined): boolean {
  return value !== null && value !== undefined;
}

function readName(page: SamplePage, rule: FieldRule): string | null {
  const name = readTitle(page, rule);
  return name !== null && page.agreement(name) > 0 ? name : null;
}

function isFrame(values: readonly number[]): boolean {
  const times = Map.groupBy(values, (value) => value)
    .values()
    .map((same) => same.length);
  return values.length > MIN_PRODUCTS && Math.max(...times) > values.length * MIN_FRAME_SHARE;
}
