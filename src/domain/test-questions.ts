import { z } from 'zod';
import { OUTCOMES } from './answer.ts';

/** The most that one run asks. */
export const MAX_TEST_QUESTIONS = 50;
/** Runs kept of an assistant. */
export const MAX_TEST_RUNS = 50;

/** A question that an assistant is tried with, and what is expected of its answer. */
export interface TestQuestion {
  question: string;
  mustBeAnswered: boolean;
  /** The product that the answer must show; null for none. */
  mustShow: string | null;
}

export const TestResult = z.object({
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(OUTCOMES),
  lacking: z.array(z.string()),
  /** True if the answer is as expected; null if nothing is expected of it. */
  isAsExpected: z.boolean().nullable(),
});
export type TestResult = z.infer<typeof TestResult>;

/** Causes of a run: a person, a crawl that changed products, or a change of model or persona. */
export const TEST_CAUSES = ['manual', 'crawl', 'settings'] as const;
export type TestCause = (typeof TEST_CAUSES)[number];

export const TestRun = z.object({
  testRunId: z.string(),
  cause: z.enum(TEST_CAUSES),
  status: z.enum(['queued', 'running', 'completed', 'failed']),
  /** The model that was asked; null until it has been. */
  model: z.string().nullable(),
  /** In US dollars; null if unknown. */
  cost: z.number().nullable(),
  results: z.array(TestResult),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type TestRun = z.infer<typeof TestRun>;

/** The questions of one assistant. */
export interface TestSet {
  questions: TestQuestion[];
  /** True if runs that nobody asked for may cost money. */
  mayCost: boolean;
}

export interface TestJob {
  organizationId: string;
  testRunId: string;
}

/** An assistant's own questions, and the results of asking them. */
export interface TestQuestions {
  /** An assistant without any has an empty set. */
  find(organizationId: string, assistantId: string): Promise<TestSet>;
  save(organizationId: string, assistantId: string, set: TestSet): Promise<void>;
  /** Newest first. */
  runs(organizationId: string, assistantId: string, limit: number): Promise<TestRun[]>;
  /** In a transaction: queues a run. @returns undefined if there is one already */
  start(organizationId: string, assistantId: string, cause: TestCause): Promise<string | undefined>;
  /**
   * In a transaction: queues a run of each set whose assistant has another model, persona or crawled products than the
   * last time. A set that may not run waits for the next change.
   */
  startDue(mayRun: (assistant: { modelName: string; mayCost: boolean }) => boolean): Promise<void>;
  /** Marks a run as running. @returns undefined if it is over, or deleted with its assistant */
  begin(job: TestJob): Promise<{ assistantId: string; questions: TestQuestion[] } | undefined>;
  finish(job: TestJob, result: Pick<TestRun, 'model' | 'cost' | 'results'>): Promise<void>;
  /** Ends a run without results. */
  fail(job: TestJob): Promise<void>;
}

/** True if an answer is as expected; null if nothing is expected of it. */
export function isAsExpected(
  { mustBeAnswered, mustShow }: TestQuestion,
  { outcome, shown }: { outcome: TestResult['outcome']; shown: readonly string[] },
): boolean | null {
  if (!mustBeAnswered && mustShow === null) return null;
  return (!mustBeAnswered || outcome === 'answered') && (mustShow === null || shown.includes(mustShow));
}
