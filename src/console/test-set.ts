import { useParams } from '@tanstack/react-router';
import { useOrganization } from './queries.ts';
import type { OrganizationCalls } from './types.ts';

export type TestSet = Pick<Parameters<OrganizationCalls['save_test_questions']>[0], 'questions' | 'mayCost'>;

/** Saves changes of the set, which is replaced as a whole. */
export function useSaveTestQuestions() {
  const { assistantId = '' } = useParams({ strict: false });
  const { call } = useOrganization();
  return async (change: (before: TestSet) => TestSet) => {
    // Read anew, so that nothing is lost that a colleague has added.
    const { questions, mayCost } = await call.list_test_questions({ assistantId });
    const known = questions.map((each) => ({ ...each, mustShow: each.mustShow?.productId ?? null }));
    return call.save_test_questions({ assistantId, ...change({ questions: known, mayCost }) });
  };
}
