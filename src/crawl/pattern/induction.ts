import type { FieldRule, SitePattern } from '../../domain/site-pattern.ts';
import { isHomePage } from '../extract/address.ts';
import type { Element } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { type RuleCandidate, findCandidates } from './candidate.ts';
import { findDetailRules } from './detail.ts';
import { readPrice, readTitle } from './field.ts';
import { type SamplePage, samplePages } from './sample-page.ts';
import { SALE_NAMES } from '../../text/lexicon/theme-names.ts';

/** Fewer product pages of one kind are too few to learn from. */
const MIN_PRODUCTS = 3;
const MAX_TITLE_LENGTH = 200;
/** A price found on this share of pages belongs to the site's frame, not to the product. */
const MIN_FRAME_SHARE = 0.6;

const SALE = new RegExp(String.raw`[._-](?:${SALE_NAMES})(?![a-z])`, 'i');

const lastStep = (at: string): string => at.slice(at.lastIndexOf(' ') + 1);

/** A pair of rules and the pages that it recognizes as product pages. */
type Pair = { title: FieldRule; price: FieldRule; products: SamplePage[]; score: number };

/**
 * Induces a site's pattern from a sample of its pages: text that differs from page to page is content, text that stays
 * the same is frame. The title is the text that matches the page's own name, the price is a nearby one that varies
 * between pages, and a page with both is a product page. Returns null when the pages share no pattern.
 */
export function inducePattern(pages: readonly Page[]): SitePattern | null {
  const samples = samplePages(pages.filter(({ url }) => !isHomePage(url)));
  const titles = findCandidates(samples, suggestTitles);
  const prices = findCandidates(samples, suggestPrices);
  const pair = titles.length > 0 && prices.length > 0 ? findBestPair(samples, titles, prices) : null;
  if (!pair) return null;
  const price = addSaleRule(pair, prices);
  return { fields: { title: [pair.title], price, ...findDetailRules(pair.products, samples, pair.title, price) } };
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

function findBestPair(samples: readonly SamplePage[], titles: RuleCandidate[], prices: RuleCandidate[]): Pair | null {
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
      if (products.length < MIN_PRODUCTS || (best && 2 * products.length + 1 < best.score)) continue;
      const amounts = samples.flatMap((page, index) => (products.includes(page) ? [price.values[index] ?? 0] : []));
      const names = new Set(samples.flatMap((page, index) => (products.includes(page) ? [title.values[index]] : [])));
      if (products.some((page) => contains(page.elementAt(price.rule), page.elementAt(title.rule)))) continue;
      if (isFrame(amounts) || names.size < products.length * 0.8) continue;
      const wrong = samples.filter((_, index) => taken(index) && isListed(index)).length;
      const sold = products.filter((page) => page.content.buttons.length > 0).length;
      const main = products.filter((page) => page.content.price?.amount === price.values[samples.indexOf(page)]).length;
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

/** The median number of pieces from title to price; a price above its title counts double. */
function distance(pages: readonly SamplePage[], title: FieldRule, price: FieldRule): number {
  const all = pages.map((page) => (page.elementAt(price)?.first ?? 0) - (page.elementAt(title)?.first ?? 0));
  const steps = all.map((each) => (each < 0 ? -2 * each : each)).toSorted((a, b) => a - b);
  return Math.min(100, steps[Math.floor(steps.length / 2)] ?? 100);
}

function isFrame(values: readonly number[]): boolean {
  const times = Map.groupBy(values, (value) => value)
    .values()
    .map((same) => same.length);
  return values.length > MIN_PRODUCTS && Math.max(...times) > values.length * MIN_FRAME_SHARE;
}

/** Puts a sale price's rule before the usual price's, if some products show a second, lower price. */
function addSaleRule({ title, price, products }: Pair, prices: readonly RuleCandidate[]): FieldRule[] {
  for (const { rule } of prices) {
    const both = products.flatMap((page) => {
      const [sale, usual] = [readPrice(page, rule)?.amount, readPrice(page, price)?.amount];
      return sale === undefined || usual === undefined || sale === usual ? [] : [{ page, sale, usual }];
    });
    const isSale = ({ page, sale, usual }: (typeof both)[number]) =>
      sale < usual && sale > usual / 10 && (SALE.test(lastStep(rule.at)) || page.content.price?.amount === sale);
    const differs = both.length >= 2 && both.length < products.length * 0.7 && both.every(isSale);
    if (
      differs &&
      distance(
        both.map(({ page }) => page),
        title,
        rule,
      ) < 30
    )
      return [rule, price];
  }
  return [price];
}
