import { FIELDS, type Field } from './fields.ts';

/**
 * BM25F over overlapping parts of a product: the head of a title counts as head and as title, the last step of a
 * category as that and as category. Weights and length normalization were chosen on judged queries of another catalogue
 * (docs/decisions/0012-search.md); saturation as in Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009.
 */
const PARTS: readonly { of: readonly Field[]; weight: number; b: number; usualLength: number }[] = [
  { of: ['head'], weight: 8, b: 0.5, usualLength: 6 },
  { of: ['head', 'tail'], weight: 4, b: 0.75, usualLength: 10 },
  { of: ['brand'], weight: 2, b: 0.75, usualLength: 1.5 },
  { of: ['path', 'leaf'], weight: 2, b: 0.75, usualLength: 3 },
  { of: ['leaf'], weight: 1, b: 0.5, usualLength: 1.5 },
  { of: ['description'], weight: 1, b: 0.9, usualLength: 80 },
  { of: ['details'], weight: 1, b: 0.75, usualLength: 40 },
];
const K1 = 0.6;

/** Number of words in each part, for length normalization. */
export type Lengths = readonly number[];

export const USUAL_LENGTHS: Lengths = PARTS.map((part) => part.usualLength);

/** For each field, the indexes of the parts that it belongs to. */
const PARTS_OF: readonly (readonly number[])[] = FIELDS.map((field) =>
  PARTS.flatMap((part, index) => (part.of.includes(field) ? [index] : [])),
);

export function partLengths(fieldLengths: Record<Field, number>): Lengths {
  return PARTS.map((part) => part.of.reduce((sum, field) => sum + fieldLengths[field], 0));
}

/** Returns the weight of one occurrence in each field, in their order, for a product of these lengths. */
export function occurrenceWeights(lengths: Lengths, means: Lengths): number[] {
  const ofPart = PARTS.map(
    ({ weight, b }, index) => weight / (1 - b + (b * (lengths[index] ?? 0)) / (means[index] || 1)),
  );
  return PARTS_OF.map((parts) => parts.reduce((sum, index) => sum + (ofPart[index] ?? 0), 0));
}

/** Maps a frequency to a value from 0 to 1. */
export function saturate(frequency: number): number {
  return frequency / (K1 + frequency);
}

/** Inverse document frequency of a word that `df` of `products` have. */
export function inverseFrequency(df: number, products: number): number {
  return Math.log(1 + (Math.max(products, df) - df + 0.5) / (df + 0.5));
}
