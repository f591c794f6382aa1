import { z } from 'zod';

/** Signs that a run read the shop wrongly. Stored as is. */
export const DOUBTS = [
  'one_title',
  'one_price',
  'price_in_name',
  'field_missing',
  'fewer_than_shop',
  'fewer_than_sitemap',
  'fewer_than_before',
  'host_busy',
  'values_kept',
] as const;

/** Other things that a run tells at its end. Stored as is. */
export const REMARKS = ['nothing_found', 'no_browser', 'pattern', 'model_budget', 'user_agent', 'quota'] as const;

export const SUGGESTIONS = ['ai', 'feed', 'rendering', 'later', 'review'] as const;
export type NextStep = (typeof SUGGESTIONS)[number];

/** Something that the owner of a shop should know about a run. */
export const CrawlNote = z
  .object({
    kind: z.string().meta({ description: 'Machine-readable kind.' }),
    text: z.string().meta({ description: 'The same for people, in English.' }),
    count: z.int().nullable(),
    of: z.int().nullable(),
    name: z.string().nullable().meta({ description: 'The repeated value, or the missing field.' }),
    examples: z.array(z.string()).meta({ description: 'Addresses of pages, at most three.' }),
    suggestion: z.enum(SUGGESTIONS).nullable(),
  })
  .meta({ id: 'CrawlNote' });
export type CrawlNote = z.infer<typeof CrawlNote>;

const NEXT: Readonly<Record<NextStep, string>> = {
  ai: 'Crawl again with the method ai, which learns how the pages are built.',
  feed: 'Import a file with the products.',
  rendering: 'The pages may need a browser to show their products: the operator of Aisle can install Chromium.',
  later: 'Crawl again later.',
  review: 'Look at the examples. If the shop is right, delete these products and crawl again.',
};

type NoteFacts = { kind: string; text: string } & Partial<CrawlNote>;

/** Completes a note; its text ends with what to do. */
export function crawlNote({ text, suggestion = null, examples = [], ...facts }: NoteFacts): CrawlNote {
  const next = suggestion === null ? '' : ` ${NEXT[suggestion]}`;
  return { count: null, of: null, name: null, ...facts, suggestion, examples: examples.slice(0, 3), text: text + next };
}

/** Returns a note with this text, or none without one. */
export const noteOf = (kind: string, text: string | null | undefined, more: Partial<CrawlNote> = {}): CrawlNote[] =>
  typeof text === 'string' ? [crawlNote({ ...more, kind, text })] : [];

/** Joins the texts of notes, except on what a shop may simply not state; null when there are none. */
export const joinNotes = (notes: readonly CrawlNote[]): string | null =>
  notes
    .filter(({ kind, name }) => kind !== 'field_missing' || name === 'price')
    .map(({ text }) => text)
    .join(' ') || null;

/** Writes a number with its noun, as in `1 page` and `1,200 pages`. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
