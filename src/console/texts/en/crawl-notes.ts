import type { NoteKind, NoteSuggestion } from '../../crawl-notes.ts';
import type { CrawlNote } from '../../types.ts';
import { formatNumber } from '../format.ts';

type Facts = Pick<CrawlNote, 'count' | 'of' | 'name'>;

const number = (value: number | null) => formatNumber(value ?? 0);
const counted = (value: number | null, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const pages = (count: number | null) => counted(count, 'page', 'pages');
const products = (count: number | null) => counted(count, 'product', 'products');
const FIELDS: Readonly<Record<string, string>> = { price: 'price', imageUrl: 'picture', availability: 'stock' };

/** The notes that a crawl gives at its end, by kind. */
const kinds: Readonly<Record<NoteKind, (facts: Facts) => string>> = {
  one_title: ({ count, of, name }) =>
    `${number(count)} of ${pages(of)} have a product named “${name}”, which is more likely the name of the shop.`,
  one_price: ({ count, of, name }) => `${number(count)} of ${pages(of)} have the same price, ${name}.`,
  price_in_name: ({ count, of }) => `${number(count)} of ${products(of)} have a price that is a number in their name.`,
  field_missing: ({ count, of, name }) => `${number(count)} of ${products(of)} have no ${FIELDS[name ?? ''] ?? name}.`,
  fewer_than_shop: ({ count, of }) =>
    `Only ${products(count)} were found, but one of the shop’s lists has ${number(of)}.`,
  fewer_than_sitemap: ({ count, of }) =>
    `${number(count)} of ${pages(of)} that your sitemap lists beside product pages gave no product.`,
  fewer_than_before: ({ count, of }) =>
    `Only ${products(count)} were found; the previous crawl found ${number(of)}. The others stay in the catalogue until the next crawl finds the same.`,
  host_busy: ({ count }) =>
    `${pages(count)} could not be read because the shop received too many requests, also on a second visit.`,
  values_kept: ({ count }) =>
    `${pages(count)} had implausible products, so the catalogue keeps what earlier crawls found there.`,
  nothing_found: ({ count }) => `No products were found on ${pages(count)}.`,
  no_browser: () => 'Pages are built by scripts, and this service has no browser to run them.',
  pattern: () => 'How the pages are built could not be learned: it would have taken too long.',
  model_budget: () => 'This month’s budget for the language model is spent, so the pages were read without one.',
  user_agent: () =>
    'The crawler’s name in the settings is that of a search engine or AI provider, so ours was used. Choose a name of your own.',
  quota: ({ count }) => `${counted(count, 'product was', 'products were')} found but not added: the catalogue is full.`,
};

const suggestions: Readonly<Record<NoteSuggestion, string>> = {
  ai: 'Crawl again with a language model, which learns how your pages are built.',
  feed: 'Import a file with your products in the catalogue.',
  rendering: 'The pages may need a browser to show their products: ask the operator of this service to install one.',
  later: 'Crawl again later.',
  review: 'Look at the examples. If your shop is right, delete these products and crawl again.',
};

export const crawlNotes = {
  title: 'What this crawl doubts',
  remarks: 'Notes',
  kinds,
  suggestions,
  examples: 'For example:',
};
