import { z } from 'zod';
import { type Call, assistantId, orNotFound, operation } from '../actions/action.ts';
import { add_knowledge } from '../actions/knowledge.ts';
import { MAX_NAMED, groupQuestions } from '../domain/question-groups.ts';
import { identifier } from '../domain/fields.ts';
import { Knowledge } from '../domain/knowledge.ts';
import { Refusal } from '../domain/refusal.ts';
import { listLimit, period } from './records.ts';

/** Number of latest questions that are grouped. */
const GROUPED = 2000;

const exchangeIds = z
  .array(identifier())
  .min(1, 'must contain at least one')
  .max(MAX_NAMED, `must contain at most ${MAX_NAMED}`);

const QuestionGroup = z.object({
  question: z.string(),
  count: z.int(),
  exchangeIds: z.array(z.string()),
  latestAt: z.string(),
  examples: z.array(z.string()),
  lacking: z.array(z.string()),
});

export const list_unanswered = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    ...period,
    limit: listLimit,
  }),
  output: z.object({ open: z.int(), groups: z.array(QuestionGroup) }),
  async run({ assistantId: id, limit, ...range }, { organizationId, store }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id));
    const { open, questions } = await store.insight.openQuestions(organizationId, id, range, GROUPED);
    return { open, groups: groupQuestions(questions).slice(0, limit) };
  },
});

export const add_knowledge_from_questions = operation({
  permission: add_knowledge.permission,
  effect: 'create',
  input: add_knowledge.input.extend({ exchangeIds }),
  output: z.object({ knowledge: Knowledge, settled: z.int() }),
  async run({ exchangeIds: ids, ...entry }, call) {
    const knowledge = await add_knowledge.run(entry, call);
    return { knowledge, settled: await settle(entry.assistantId, ids, knowledge.knowledgeId, call) };
  },
});

export const dismiss_questions = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ assistantId, exchangeIds }),
  output: z.object({ settled: z.int() }),
  async run({ assistantId: id, exchangeIds: ids }, call) {
    orNotFound('assistant', await call.store.assistants.exists(call.organizationId, id, { keep: true }));
    return { settled: await settle(id, ids, null, call) };
  },
});

/** Undoes a dismissal. */
export const reopen_questions = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ assistantId, exchangeIds }),
  output: z.object({ reopened: z.int() }),
  async run({ assistantId: id, exchangeIds: ids }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const reopened = await store.insight.reopen(organizationId, id, ids);
    if (reopened.length === 0)
      throw new Refusal(
        'question_not_found',
        'None of these questions was dismissed. Only dismissed ones can be reopened.',
      );
    changed(id, { settled: true, exchangeIds: reopened }, { settled: false, exchangeIds: reopened });
    return { reopened: reopened.length };
  },
});

/** @returns how many of them were still open */
async function settle(id: string, ids: readonly string[], knowledgeId: string | null, call: Call): Promise<number> {
  const settled = await call.store.insight.settle(call.organizationId, id, ids, knowledgeId);
  if (settled.length === 0)
    throw new Refusal(
      'question_not_found',
      'None of these questions is open. List the unanswered questions to see which are.',
    );
  call.changed(id, { settled: false, exchangeIds: settled }, { settled: true, exchangeIds: settled, knowledgeId });
  return settled.length;
}
