import { type AttributeLimit, readAttributeLimits } from './attributes/limits.ts';
import { type Budget, readBudget } from './money/budget.ts';
import type { TextSpan } from './money/tokens.ts';

/** The limits that a shopper states, and the parts of the text that state them. */
export interface TextLimits {
  budget: Budget | null;
  budgetSpans: readonly TextSpan[];
  attributes: readonly AttributeLimit[];
  /** Each limit on an attribute as worded in the text. */
  attributeTexts: readonly string[];
  attributeSpans: readonly TextSpan[];
}

/** Parses all limits that a shopper states; limits on attributes are not prices. */
export function readLimits(text: string): TextLimits {
  const { limits, texts, spans } = readAttributeLimits(text);
  const priced = readBudget(blankSpans(text, spans));
  return {
    budget: priced?.budget ?? null,
    budgetSpans: priced?.spans ?? [],
    attributes: limits,
    attributeTexts: texts,
    attributeSpans: spans,
  };
}

/** Replaces parts of a text by blanks of the same length. */
export const blankSpans = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
