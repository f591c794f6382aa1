import { z } from 'zod';
import { TEXT_LIMITS, isLongerThan } from './text-limits.ts';
import { isHttpUrl } from './url.ts';

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
const storable = (schema: z.ZodString, most: number) =>
  schema
    .refine((value) => !isLongerThan(value, most), {
      error: `must be at most ${most.toLocaleString('en-US')} characters`,
      // Look for nothing else in a text that may be of any length.
      abort: true,
    })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be valid Unicode without NUL characters')
    .meta({ maxLength: most });

/** Input text with a maximum length: one of `TEXT_LIMITS`. Outputs are not limited by it. */
export const text = (most: number) => storable(z.string(), most);

/** Text of at least one character. */
export const filledText = (most: number) => text(most).min(1, 'must not be empty');

/** Text that people write and read: without invisible characters. */
export const givenText = (most: number) => storable(z.string().trim(), most).min(1, 'must not be empty');

export const identifier = () => text(TEXT_LIMITS.identifier);

/** An absolute http or https URL, stored as given. */
export const httpUrl = () =>
  text(TEXT_LIMITS.url).refine(isHttpUrl, 'must be an absolute http:// or https:// URL').meta({ format: 'uri' });

/**
 * A URL in an output. It has no `format: uri`: browsers and shops accept `?v=a|b` or `image[1].jpg`, RFC 3986 does not,
 * and a client that checks formats would throw the whole answer away.
 */
export const givenUrl = () => z.string().meta({ description: 'Absolute http or https URL, as provided.' });

export const time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });

export const Availability = z.enum(['in_stock', 'out_of_stock', 'unknown']);
export type Availability = z.infer<typeof Availability>;

export const SourceType = z.enum(['guide', 'manual', 'note']);
export type SourceType = z.infer<typeof SourceType>;

export const CrawlMethod = z.enum(['microdata', 'ai']);
export type CrawlMethod = z.infer<typeof CrawlMethod>;

const CrawlStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);

/** A catalogue's data of a product, by hand or by crawl. */
export const ProductFields = z.object({
  url: givenUrl(),
  title: z.string(),
  externalId: z
    .string()
    .nullable()
    .meta({ description: "The storefront's own product id, used by the widget's addToCart(id, amount) call." }),
  description: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  availability: Availability,
  imageUrl: givenUrl().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
});
export type ProductFields = z.infer<typeof ProductFields>;

export const Product = z
  .object({ productId: z.string(), assistantId: z.string() })
  .extend(ProductFields.shape)
  .extend({ createdAt: time, updatedAt: time })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const Knowledge = z
  .object({
    knowledgeId: z.string(),
    assistantId: z.string(),
    title: z.string(),
    content: z.string(),
    sourceType: SourceType,
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Knowledge' });
export type Knowledge = z.infer<typeof Knowledge>;

/** A crawl's counts so far. */
export const CrawlCounts = z.object({
  pagesDiscovered: z.int(),
  pagesFetched: z.int(),
  pagesFailed: z.int(),
  productsFound: z.int(),
  productsAdded: z.int(),
  productsUpdated: z.int(),
  productsUnchanged: z.int(),
  productsRemoved: z.int(),
});
export type CrawlCounts = z.infer<typeof CrawlCounts>;

export const CrawlRun = z
  .object({
    crawlRunId: z.string(),
    assistantId: z.string(),
    method: CrawlMethod,
    status: CrawlStatus,
    counts: CrawlCounts,
    error: z
      .string()
      .nullable()
      .meta({ description: 'Human-readable: why the run failed, or a note on what it found.' }),
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
  })
  .meta({ id: 'CrawlRun' });
export type CrawlRun = z.infer<typeof CrawlRun>;
