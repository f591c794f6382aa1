import type { Logger } from 'pino';
import type { Evaluator } from '../../domain/evaluation.ts';
import type { Store } from '../../domain/ports.ts';
import { type TestJob, type TestResult, isAsExpected } from '../../domain/test-questions.ts';

/** After this, a question counts with the answer so far. */
const MAX_ANSWER_MS = 120_000;

interface TestRunnerOptions {
  store: Pick<Store, 'testQuestions' | 'search'>;
  evaluator: () => Promise<Pick<Evaluator, 'ask'>>;
  log: Pick<Logger, 'error'>;
}

/** Asks assistants their own questions, as jobs of the queue. */
export function createTestRunner({ store, evaluator, log }: TestRunnerOptions) {
  return {
    /** @throws when the run should be retried: the service is stopping, or an internal error occurred */
    async test(job: TestJob, signal: AbortSignal): Promise<void> {
      const { organizationId, testRunId } = job;
      const run = await store.testQuestions.begin(job);
      if (!run) return;
      const { assistantId, questions } = run;
      await store.search.refresh(organizationId, assistantId);
      const { ask } = await evaluator();
      const results: TestResult[] = [];
      let model: string | null = null;
      let cost: number | null = 0;
      for (const each of questions) {
        signal.throwIfAborted();
        const messages = [{ role: 'shopper' as const, text: each.question }];
        const request = { messages, signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_ANSWER_MS)]) };
        const asked = await ask(organizationId, assistantId, request);
        if (!asked) return;
        const { outcome, lacking, shown } = asked.report;
        const result = { question: each.question, answer: asked.answer, outcome, lacking };
        results.push({ ...result, isAsExpected: isAsExpected(each, { outcome, shown }) });
        ({ model } = asked.report);
        cost = cost === null || asked.cost === null ? null : cost + asked.cost;
      }
      signal.throwIfAborted();
      await store.testQuestions.finish(job, { model, cost, results }).catch((error: unknown) => {
        log.error({ err: error, testRunId }, 'Failed to save the results of test questions');
        throw error;
      });
    },

    /** For a run that failed on every attempt. */
    giveUpTest: (job: TestJob): Promise<void> => store.testQuestions.fail(job),
  };
}
