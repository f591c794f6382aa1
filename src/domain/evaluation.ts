import type { Outcome, Report } from './answer.ts';
import type { KeptPart } from './conversation.ts';
import type { Explanation } from './explanation.ts';

/** Questions and settings for an evaluation. */
export interface EvaluationRequest {
  /** If empty, uses stored unanswered questions, or else the widget's suggestions. */
  questions: readonly string[];
  /** Models to compare; if empty, the assistant's own. */
  modelNames: readonly string[];
  /** A persona to compare with the assistant's own. */
  persona?: string | undefined;
  signal: AbortSignal;
  /** Called before each question is asked. */
  onQuestion?: (question: string) => void;
}

export interface EvaluatedAnswer {
  question: string;
  answer: string;
  outcome: Outcome;
  /** Things that the shop's texts do not mention. */
  lacking: string[];
  /** Sentences that did not reach the shopper, and why. */
  cut: { sentence: string; reason: string }[];
}

/** All questions, answered by one model with one persona. */
export interface EvaluationRun {
  /** `provider/model`. */
  model: string;
  persona: 'own' | 'given';
  /** In US dollars. */
  cost: number;
  answers: EvaluatedAnswer[];
}

export const STATEMENT_KINDS = ['price', 'attribute', 'invented', 'total', 'discount', 'policy', 'offer'] as const;

/** A statement that a model might make about the shop, and the verdict on it. */
export interface JudgedStatement {
  kind: (typeof STATEMENT_KINDS)[number];
  isTrue: boolean;
  text: string;
  /** The reason to cut it; null if it would reach the shopper. */
  reason: string | null;
}

export interface Evaluation {
  runs: EvaluationRun[];
  /** True and false statements made from the shop's own rows and texts. */
  statements: JudgedStatement[];
}

/** A question by somebody who tries the assistant. */
export interface AskRequest {
  /** The conversation so far, ending with the newest question. */
  messages: readonly { role: 'shopper' | 'assistant'; text: string; productIds?: readonly string[] | undefined }[];
  signal: AbortSignal;
}

/** An answer and how it came about. */
export interface AskedAnswer {
  answer: string;
  parts: KeptPart[];
  suggestions: string[];
  report: Report;
  /** In US dollars; null if the model's price is unknown. */
  cost: number | null;
  /** Null if a language model answered. */
  explanation: Explanation | null;
}

/** Tries an assistant before shoppers do. */
export interface Evaluator {
  /** @returns undefined if the assistant does not exist */
  evaluate(organizationId: string, assistantId: string, request: EvaluationRequest): Promise<Evaluation | undefined>;
  /** Answers one question; stores nothing. @returns undefined if the assistant does not exist */
  ask(organizationId: string, assistantId: string, request: AskRequest): Promise<AskedAnswer | undefined>;
}
