import { z } from 'zod';
import { filledText } from '../../domain/fields.ts';
import type { Product } from '../../domain/product.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { type Sources, type Turn, lookUp } from '../turn.ts';

/** An error returned to the model, which then tries something else. */
export class ToolRefusal extends Error {}

const SUMMARY = 240;

export const productId = filledText(TEXT_LIMITS.identifier).describe(
  'Identifier of a product, as the other tools give it.',
);
/** Models write null for omitted fields. */
export const optional = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? undefined);

export interface Tool<I extends z.ZodType = z.ZodType> {
  description: string;
  input: I;
  run(input: z.infer<I>, turn: Turn, sources: Sources): Promise<unknown>;
}

/** Lets a tool's function have the type of its input. */
export const tool = <I extends z.ZodType>(definition: Tool<I>): Tool => definition;

/** Returns the beginning of a product's description; null if it has none. */
export function summaryOf({ description }: Product): string | null {
  if (description === null || description.length <= SUMMARY) return description;
  const start = cutText(description, SUMMARY);
  const end = start.lastIndexOf(' ');
  return `${end < 0 ? start : start.slice(0, end)} …`;
}

/** @throws {ToolRefusal} if the catalogue has none of these products */
export async function existing(turn: Turn, sources: Sources, ids: readonly string[]): Promise<Product[]> {
  const found = await lookUp(turn, sources.catalogue, [...new Set(ids)]);
  if (found.length === 0)
    throw new ToolRefusal(
      'The catalogue has no product with such an identifier. Take those that search_products gives.',
    );
  return found;
}
