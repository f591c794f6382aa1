import { z } from 'zod';
import type { FallbackReason } from './models.ts';

/** An answer that takes longer belongs to a process that died. */
export const MAX_ANSWER_MS = 120_000;

/**
 * The outcome of a question. It is partly answered if the shop's data does not cover all of it, or if sentences were
 * cut; refused if the assistant must not answer it; handed over if only a person can.
 */
export const OUTCOMES = ['answered', 'partly', 'unanswered', 'refused', 'handed_over'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A sentence of a model that did not reach the shopper. */
export const CutSentence = z.object({ sentence: z.string(), reason: z.string() });
export type CutSentence = z.infer<typeof CutSentence>;

/** The record of answering one message: for the merchant's records, never for the shopper. */
export interface Report {
  /** The assistant's configured model, as resolved. */
  model: string;
  /** The reason why another model than the configured one answered; null if none did. */
  fallback: FallbackReason | null;
  /** The code of the answer's language. */
  language: string;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of a US dollar; null in answers from before every model had a price. */
  cost: number | null;
  steps: number;
  toolsUsed: string[];
  /** Ids of the products whose cards were shown, in order. */
  shown: string[];
  /** Claims that were replaced because they were false or unverified. */
  replaced: number;
  outcome: Outcome;
  /** Things that the shopper asked for and the shop's texts do not mention, such as "waterproof". */
  lacking: string[];
  /** The first sentences that were cut. */
  cut: CutSentence[];
  /** True if the shopper left before the end. */
  aborted: boolean;
  /** Times to the first part and to the end, in milliseconds. */
  firstMs: number | null;
  totalMs: number;
}

/** The source of a sentence in an answer. */
export const AnswerSource = z.object({
  /** The sentence as the shopper reads it. */
  sentence: z.string(),
  type: z.enum(['knowledge', 'product']),
  /** The id and title of the knowledge entry or the product. */
  id: z.string(),
  title: z.string(),
  /** The shop's own words. */
  quote: z.string(),
});
export type AnswerSource = z.infer<typeof AnswerSource>;
