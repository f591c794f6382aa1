import { z } from 'zod';
import type { ModelUse } from './model-budget.ts';
import { SOURCED_FIELDS, type SourcedField } from './provenance.ts';

export type PatternField = SourcedField;

export const FieldRule = z.strictObject({
  at: z
    .string()
    .min(1)
    .max(300)
    .describe(
      'Elements from outside to inside, a subset of CSS: "#main div.info > span", here "main#main div.info span".',
    ),
  nth: z.int().min(0).max(20).default(0).describe('Index among the visible matches on the page, from 0.'),
  take: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/)
    .default('text')
    .describe('"text", the name of an attribute, or for a button "works": whether it can be clicked.'),
});
export type FieldRule = z.infer<typeof FieldRule>;

/**
 * The locations of fields on one site's product pages: for each field up to four places, of which the first with a
 * value counts.
 */
export const FieldPattern = z.strictObject({
  fields: z
    .partialRecord(z.enum(SOURCED_FIELDS), z.array(FieldRule).min(1).max(4))
    .refine(({ title, price }) => title && price, 'title and price are needed to tell which pages are products'),
});

export type FieldPattern = z.infer<typeof FieldPattern>;

const places = z.array(FieldRule).min(1).max(4).optional();

/** The locations of a product's details; each is absent on sites whose pages do not share one. */
export const DetailsPattern = z.strictObject({
  /** The box of the details table; `take` is the layout of its rows. */
  rows: places,
  /** Boxes of a label and its choices; all elements at the place count. */
  options: places,
  /** Labels at these places that belong to the site: the text next to them is the same on all pages. */
  frame: z.array(z.string().max(100)).max(40).optional(),
  listPrice: places,
  rating: places,
});
export type DetailsPattern = z.infer<typeof DetailsPattern>;

/** One kind of product page of a site; those that earlier versions learned lack the details. */
export const PageTemplate = FieldPattern.extend({ details: DetailsPattern.optional() });
export type PageTemplate = z.infer<typeof PageTemplate>;

/** A site's pattern: its most common template of product pages, and others if it has several. */
export const SitePattern = PageTemplate.extend({ others: z.array(PageTemplate).max(3).optional() });
export type SitePattern = z.infer<typeof SitePattern>;

export const LearnedPattern = z.object({
  pattern: SitePattern.nullable().meta({ description: 'Null if none was found.' }),
  learnedBy: z.enum(['model', 'induction']).nullable(),
  filled: z
    .partialRecord(z.enum(SOURCED_FIELDS), z.number())
    .meta({ description: 'Per field, the share of product pages on which it was found, 0 to 1.' }),
  modelCalls: z.int().meta({ description: 'Model calls for this site so far.' }),
  modelCost: z
    .number()
    .nullable()
    .meta({ description: 'Cost of these calls in millionths of a US dollar; null if unknown.' }),
});
export type LearnedPattern = z.infer<typeof LearnedPattern>;

/** A pattern as stored, with its source and the fill rate of its fields on the sample. */
export type KeptPattern = LearnedPattern & { siteUrl: string };

/** The learned patterns of assistants' sites, one each. */
export interface CrawlPatterns {
  find(organizationId: string, assistantId: string): Promise<KeptPattern | undefined>;
  /** Replaces the previous one; does nothing if the assistant is deleted. */
  save(organizationId: string, assistantId: string, kept: KeptPattern): Promise<void>;
}

/** A model's result from some pages' outlines, unchecked, and its usage. */
export interface OutlineReading extends ModelUse {
  answer: unknown;
}

/**
 * Asks a model for the pattern of a site; null where it must not be asked. Rejects when the model fails, times out or
 * returns too much.
 */
export type ReadOutline = (outlines: readonly string[], signal: AbortSignal) => Promise<OutlineReading | null>;
