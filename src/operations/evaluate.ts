import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { OUTCOMES } from '../domain/answer.ts';
import { STATEMENT_KINDS } from '../domain/evaluation.ts';
import { givenText, text } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';

const MAX_QUESTIONS = 10;
const MAX_MODELS = 2;
/** After this no further question is asked: the caller gets the answers so far. */
const MAX_MS = 240_000;

/** Asks an assistant questions, which costs as much as shoppers' do; nothing is stored. */
export const evaluate_assistant = operation({
  permission: 'assistants:edit',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    questions: z
      .array(givenText(TEXT_LIMITS.message))
      .max(MAX_QUESTIONS, `must contain at most ${MAX_QUESTIONS}`)
      .default([])
      .meta({ description: 'Empty: the stored questions that were not answered.' }),
    modelNames: z
      .array(givenText(TEXT_LIMITS.modelName))
      .max(MAX_MODELS, `must contain at most ${MAX_MODELS}`)
      .default([])
      .meta({ description: "Models to compare; empty: the assistant's own." }),
    persona: text(TEXT_LIMITS.persona).optional().meta({ description: "To compare with the assistant's own." }),
  }),
  output: z.object({
    runs: z.array(
      z.object({
        model: z.string(),
        persona: z.enum(['own', 'given']),
        cost: z.number().meta({ description: 'In US dollars.' }),
        answers: z.array(
          z.object({
            question: z.string(),
            answer: z.string(),
            outcome: z.enum(OUTCOMES),
            lacking: z.array(z.string()),
            cut: z.array(z.object({ sentence: z.string(), reason: z.string() })),
          }),
        ),
      }),
    ),
    statements: z.array(
      z.object({
        kind: z.enum(STATEMENT_KINDS),
        isTrue: z.boolean(),
        text: z.string(),
        reason: z.string().nullable().meta({ description: 'Why it was held back; null: it got through.' }),
      }),
    ),
  }),
  async run({ assistantId: id, ...request }, { organizationId, evaluator }) {
    const signal = AbortSignal.timeout(MAX_MS);
    return orNotFound('assistant', await evaluator.evaluate(organizationId, id, { ...request, signal }));
  },
});
