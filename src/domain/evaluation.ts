import type { Outcome } from './chat.ts';

/** What an assistant is asked, and how. */
export interface EvaluationRequest {
  /** Empty: the stored questions that were not answered, otherwise what the widget suggests. */
  questions: readonly string[];
  /** Models to compare; empty: the assistant's own. */
  modelNames: readonly string[];
  /** To compare with the assistant's own. */
  persona?: string | undefined;
  signal: AbortSignal;
  /** Called before each question is asked. */
  onQuestion?: (question: string) => void;
}

export interface EvaluatedAnswer {
  question: string;
  answer: string;
  outcome: Outcome;
  /** What the shop says nothing on. */
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

/** A statement that a model might make of the shop, and what becomes of it. */
export interface JudgedStatement {
  kind: (typeof STATEMENT_KINDS)[number];
  isTrue: boolean;
  text: string;
  /** Why it was held back; null if it reached the shopper. */
  reason: string | null;
}

export interface Evaluation {
  runs: EvaluationRun[];
  /** True and false statements made from the shop's own rows and texts. */
  statements: JudgedStatement[];
}

/** Tries an assistant before shoppers do. */
export interface Evaluator {
  /** @returns undefined if the assistant does not exist */
  evaluate(organizationId: string, assistantId: string, request: EvaluationRequest): Promise<Evaluation | undefined>;
}
