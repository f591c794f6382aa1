import { z } from 'zod';
import { isHttpUrl } from './url.ts';

/** Text as PostgreSQL can keep it: no NUL, no half of a surrogate pair. */
export const text = () =>
  z.string().refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be Unicode text without NUL');

/** Text of at least one character. */
export const filledText = () => text().min(1, 'must not be empty');

/** An absolute http or https URL, kept as it was given. */
export const httpUrl = () =>
  text().refine(isHttpUrl, 'must be an absolute http:// or https:// URL').meta({ format: 'uri' });

const time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });

export const Availability = z.enum(['in_stock', 'out_of_stock', 'unknown']);
export type Availability = z.infer<typeof Availability>;

export const AssistantStatus = z.enum(['draft', 'live']);
export type AssistantStatus = z.infer<typeof AssistantStatus>;

export const SourceType = z.enum(['guide', 'manual', 'note']);
export type SourceType = z.infer<typeof SourceType>;

export const CrawlMethod = z.enum(['microdata', 'ai']);
export type CrawlMethod = z.infer<typeof CrawlMethod>;

const CrawlStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);

export const Branding = z
  .strictObject({ primaryColor: text().optional(), logoUrl: text().optional(), launcherText: text().optional() })
  .meta({ id: 'Branding', description: 'Public-facing look of the widget launcher and panel.' });
export type Branding = z.infer<typeof Branding>;

export const Assistant = z
  .object({
    assistantId: z.string(),
    name: z.string(),
    status: AssistantStatus,
    siteUrl: z.string().nullable().meta({ format: 'uri' }),
    persona: z.string().nullable(),
    greeting: z.string().nullable(),
    modelName: z.string(),
    crawlUserAgent: z.string().nullable(),
    branding: Branding,
    embedKey: z.string().meta({ description: 'Public key that the storefront embeds.' }),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Assistant' });
export type Assistant = z.infer<typeof Assistant>;

export const AssistantDetails = Assistant.extend({
  catalogueSize: z.int().meta({ description: 'Products in the catalogue.' }),
  knowledgeCount: z.int().meta({ description: 'Knowledge entries.' }),
}).meta({ id: 'AssistantDetails' });
export type AssistantDetails = z.infer<typeof AssistantDetails>;

/** What a catalogue knows of a product, by hand or by crawl. */
export const ProductFields = z.object({
  url: z.string().meta({ format: 'uri' }),
  title: z.string(),
  externalId: z.string().nullable().meta({ description: "The storefront's own product id, as addToCart takes it." }),
  description: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  availability: Availability,
  imageUrl: z.string().nullable().meta({ format: 'uri' }),
  brand: z.string().nullable(),
  category: z.string().nullable(),
});
export type ProductFields = z.infer<typeof ProductFields>;

/** A product of which nothing more is known than where it is and what it is called. */
export const UNKNOWN_DETAILS = {
  externalId: null,
  description: null,
  price: null,
  currency: null,
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
} as const satisfies Omit<ProductFields, 'url' | 'title'>;

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

/** What a crawl counted so far. */
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
    error: z.string().nullable().meta({ description: 'Why the run failed, for a person to read.' }),
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
  })
  .meta({ id: 'CrawlRun' });
export type CrawlRun = z.infer<typeof CrawlRun>;
