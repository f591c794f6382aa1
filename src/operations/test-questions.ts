import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { givenText, identifier } from '../domain/fields.ts';
import { isFree } from '../domain/models.ts';
import { Refusal } from '../domain/refusal.ts';
import { MAX_TEST_QUESTIONS, MAX_TEST_RUNS, TestRun } from '../domain/test-questions.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { ShownProduct, productsNow } from './shown-products.ts';

export const list_test_questions = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: z.object({
    questions: z.array(
      z.object({ question: z.string(), mustBeAnswered: z.boolean(), mustShow: ShownProduct.nullable() }),
    ),
    mayCost: z.boolean(),
    /** True if the assistant's model costs nothing. */
    isFree: z.boolean(),
  }),
  async run({ assistantId: id }, { organizationId, store, models }) {
    const { modelName } = orNotFound('assistant', await store.assistants.find(organizationId, id));
    const { questions, mayCost } = await store.testQuestions.find(organizationId, id);
    const ids = questions.flatMap(({ mustShow }) => mustShow ?? []);
    const shown = await productsNow(store, organizationId, id, ids);
    return {
      questions: questions.map((each) => ({ ...each, mustShow: each.mustShow === null ? null : shown(each.mustShow) })),
      mayCost,
      isFree: isFree(models.resolve(modelName).price),
    };
  },
});

/** Replaces an assistant's own questions. */
export const save_test_questions = operation({
  permission: 'assistants:edit',
  effect: 'update',
  input: z.strictObject({
    assistantId,
    questions: z
      .array(
        z.strictObject({
          question: givenText(TEXT_LIMITS.message),
          mustBeAnswered: z.boolean().default(false),
          mustShow: identifier().nullable().default(null),
        }),
      )
      .max(MAX_TEST_QUESTIONS, `must contain at most ${MAX_TEST_QUESTIONS}`)
      .refine(
        (questions) => new Set(questions.map(({ question }) => question)).size === questions.length,
        'must not contain a question twice',
      ),
    mayCost: z.boolean().default(false).meta({ description: 'Whether runs that nobody asked for may cost money.' }),
  }),
  output: z.object({ questions: z.int() }),
  async run({ assistantId: id, ...set }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const before = await store.testQuestions.find(organizationId, id);
    await store.testQuestions.save(organizationId, id, set);
    changed(id, before, set);
    return { questions: set.questions.length };
  },
});

/** Asks an assistant its own questions, which costs as much as shoppers' do. */
export const run_test_questions = operation({
  permission: 'assistants:edit',
  effect: 'create',
  input: z.strictObject({ assistantId }),
  output: z.object({ testRunId: z.string() }),
  async run({ assistantId: id }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const { questions } = await store.testQuestions.find(organizationId, id);
    if (questions.length === 0)
      throw new Refusal('no_test_questions', 'The assistant has no test questions. Save some first.');
    const testRunId = await store.testQuestions.start(organizationId, id, 'manual');
    if (testRunId === undefined)
      throw new Refusal('test_run_in_progress', 'The questions are being asked already. Wait for the results.');
    changed(id, null, { testRunId });
    return { testRunId };
  },
});

export const list_test_runs = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, limit: z.int().min(1).max(MAX_TEST_RUNS).default(20) }),
  output: z.array(TestRun),
  async run({ assistantId: id, limit }, { organizationId, store }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return store.testQuestions.runs(organizationId, id, limit);
  },
});
