import { z } from 'zod';
import { add_knowledge } from '../actions/knowledge.ts';
import { add_product, update_product } from '../actions/catalogue.ts';
import { create_assistant } from '../actions/assistants.ts';
import { parse } from '../actions/invoke.ts';
import { inputSchemas } from '../domain/assistant.ts';
import { boundDetails } from '../domain/bounded-details.ts';
import { HAND_FIELDS } from '../domain/catalogue-browser.ts';
import { filledText, httpUrl, identifier, text } from '../domain/fields.ts';
import type { FoundValues } from '../domain/held-fields.ts';
import { DETAIL_LIMITS, DETAIL_NAMES, NO_DETAILS, ProductDetails } from '../domain/product-details.ts';
import { SOURCED_FIELDS, SOURCE_KINDS, type Source, isFromFeed } from '../domain/provenance.ts';
import { Refusal } from '../domain/refusal.ts';
import { LearnedPattern } from '../domain/site-pattern.ts';
import { update_crawl_schedule } from '../operations/crawls.ts';
import { remove_product_details, set_product_details } from '../operations/product-details.ts';
import { set_synonyms } from '../operations/synonyms.ts';
import { save_test_questions } from '../operations/test-questions.ts';

/**
 * The fields of an assistant that its file holds: what `update_assistant` and the widget's settings set, but not whether
 * it is live, nor which checks of its installation were skipped, as a copy is installed anew.
 */
const { status: _status, ...updated } = inputSchemas('update');
const { skippedChecks: _skipped, ...configured } = inputSchemas('configure');
const Settings = z
  .strictObject({ ...updated, ...configured })
  .extend({ name: create_assistant.input.shape.name })
  .required({ modelName: true });

export type Settings = z.output<typeof Settings>;
export const SETTING_NAMES = Object.keys(Settings.shape) as (keyof Settings)[];

const { pattern, learnedBy, filled } = LearnedPattern.shape;

const AssistantRow = z.strictObject({
  type: z.literal('assistant'),
  settings: Settings,
  synonyms: set_synonyms.input.shape.groups,
  schedule: update_crawl_schedule.input.shape.every,
  /** The pattern learned from the shop's pages, without its cost; null before a crawl by `ai`. */
  pattern: z.strictObject({ siteUrl: httpUrl(), pattern, learnedBy, filled }).nullable(),
});
export type AssistantRow = z.output<typeof AssistantRow>;

const KINDS: ReadonlySet<string> = new Set(SOURCE_KINDS);
const source = identifier().refine(
  (value): value is Source => isFromFeed(value as Source) || (KINDS.has(value) && value !== 'feed'),
  'must be a source that this version knows, such as json-ld or import',
);

const { url, title } = add_product.input.shape;
const { productId: _id, ...changeable } = update_product.input.shape;
const fields = { ...changeable, title };

const foundValue = (name: (typeof SOURCED_FIELDS)[number]) =>
  z.strictObject({ value: z.nonoptional(fields[name]), source: source.optional() }).optional();

const FoundRow = z.strictObject(Object.fromEntries(SOURCED_FIELDS.map((name) => [name, foundValue(name)])));

const LIMITS = DETAIL_LIMITS;
const HandAttribute = z.strictObject({
  group: filledText(LIMITS.name).nullable(),
  name: filledText(LIMITS.name),
  value: filledText(LIMITS.value),
  key: text(LIMITS.name).nullable(),
  number: z.number().nullable(),
  unit: text(LIMITS.unit).nullable(),
});

/** Details that people may set, with the data read from the texts of attributes. */
const HandLayer = set_product_details.input.shape.details.extend({
  attributes: z.array(HandAttribute).max(LIMITS.attributes).optional(),
  removed: remove_product_details.input.pick({ attributes: true, variants: true }).optional(),
});

/** Details that crawls and files have found, brought within the limits as in a crawl. */
const FoundLayerRow = z.strictObject({
  details: ProductDetails.partial().transform((details) =>
    boundDetails({ ...NO_DETAILS, ...details } as ProductDetails),
  ),
  sources: z.partialRecord(z.enum(DETAIL_NAMES), source),
});

const LayersRow = z.strictObject({
  hand: HandLayer.optional(),
  import: FoundLayerRow.optional(),
  feed: FoundLayerRow.optional(),
  page: FoundLayerRow.optional(),
});

const ProductRow = z.strictObject({
  type: z.literal('product'),
  url,
  ...fields,
  handFields: z.array(z.enum(HAND_FIELDS)).max(HAND_FIELDS.length),
  sources: z.partialRecord(z.enum(SOURCED_FIELDS), source),
  found: FoundRow.transform((found) => found as FoundValues),
  layers: LayersRow.nullable(),
});
export type ProductRow = z.output<typeof ProductRow>;

const { assistantId: _assistant, ...entry } = add_knowledge.input.shape;
const KnowledgeRow = z.strictObject({ type: z.literal('knowledge'), ...entry }).required({ sourceType: true });
export type KnowledgeRow = z.output<typeof KnowledgeRow>;

const testQuestions = save_test_questions.input.shape.questions;

const QuestionsRow = z.strictObject({
  type: z.literal('questions'),
  questions: testQuestions,
  /** By question, the place of the product that its answer must show: 0 for the first product of the file. */
  mustShow: z.array(z.int().min(0).nullable()),
});
export type QuestionsRow = z.output<typeof QuestionsRow>;

export type FileRow = AssistantRow | ProductRow | KnowledgeRow | QuestionsRow;

const rowSchemas: ReadonlyMap<unknown, z.ZodObject> = new Map<unknown, z.ZodObject>([
  ['assistant', AssistantRow],
  ['product', ProductRow],
  ['knowledge', KnowledgeRow],
  ['questions', QuestionsRow],
]);

/** @throws {Refusal} invalid_input, naming each fault */
export function parseRow(row: Record<string, unknown>): FileRow {
  const schema = rowSchemas.get(row.type);
  if (!schema) throw new Refusal('invalid_input', 'The row has a type that this version does not know.');
  return parse(schema, row, `is not a field of a row of the type ${String(row.type)}`) as FileRow;
}
