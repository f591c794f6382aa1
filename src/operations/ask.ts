import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { AnswerSource, CutSentence, OUTCOMES } from '../domain/answer.ts';
import { givenText, identifier, text } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { ShownPart, productIdsOf, productsNow, shownParts, sourcesIn } from './shown-products.ts';

const MAX_EARLIER = 10;
const MAX_PRODUCTS = 24;
/** After this the answer so far is returned. */
const MAX_MS = 120_000;

const ReadTerm = z.object({ word: z.string(), concepts: z.array(z.string()) });
const ReadRequest = z.object({
  terms: z.array(ReadTerm),
  excluded: z.array(ReadTerm),
  limits: z.object({
    minPrice: z.number().optional(),
    maxPrice: z.number().optional(),
    currency: z.union([z.string(), z.array(z.string())]).optional(),
  }),
  measures: z.array(z.string()),
});

/** Explains how the built-in model chose an answer. */
const ExplanationRecord = z.object({
  language: z.object({ shopper: z.string(), catalogue: z.string() }),
  cues: z.array(z.string()),
  request: ReadRequest,
  before: ReadRequest.nullable(),
  focus: z.string().nullable(),
  list: z.array(z.string()),
  named: z.array(z.string()),
  found: z.object({
    isRefined: z.boolean(),
    hits: z.array(z.object({ title: z.string(), score: z.number(), lacks: z.array(z.string()) })),
  }),
  said: z.array(z.object({ text: z.string(), score: z.number() })),
  shop: z.object({ title: z.string(), quote: z.string(), share: z.number(), isOnTopic: z.boolean() }).nullable(),
  intents: z.array(z.object({ name: z.string(), score: z.number() })),
});

/** Asks an assistant as a shopper would, which costs as much; nothing is stored. */
export const ask_assistant = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    question: givenText(TEXT_LIMITS.message),
    earlier: z
      .array(
        z.strictObject({
          question: text(TEXT_LIMITS.message),
          answer: text(TEXT_LIMITS.description),
          productIds: z.array(identifier()).max(MAX_PRODUCTS, `must contain at most ${MAX_PRODUCTS}`).default([]),
        }),
      )
      .max(MAX_EARLIER, `must contain at most ${MAX_EARLIER}`)
      .default([])
      .meta({ description: 'The conversation so far, oldest first.' }),
  }),
  output: z.object({
    answer: z.string(),
    parts: z.array(ShownPart),
    sources: z.array(AnswerSource),
    suggestions: z.array(z.string()),
    outcome: z.enum(OUTCOMES),
    lacking: z.array(z.string()),
    cut: z.array(CutSentence),
    tools: z.array(z.string()),
    language: z.string(),
    model: z.string(),
    fallback: z.string().nullable(),
    inputTokens: z.int(),
    cachedTokens: z.int(),
    outputTokens: z.int(),
    /** In US dollars. */
    cost: z.number().nullable(),
    firstMs: z.number().nullable(),
    totalMs: z.number(),
    /** Null if a language model answered. */
    explanation: ExplanationRecord.nullable(),
  }),
  async run({ assistantId: id, question, earlier }, { organizationId, evaluator, store }) {
    const messages = [
      ...earlier.flatMap((one) => [
        { role: 'shopper' as const, text: one.question },
        { role: 'assistant' as const, text: one.answer, productIds: one.productIds },
      ]),
      { role: 'shopper' as const, text: question },
    ];
    const signal = AbortSignal.timeout(MAX_MS);
    const asked = orNotFound('assistant', await evaluator.ask(organizationId, id, { messages, signal }));
    const { answer, parts, suggestions, report, cost, explanation } = asked;
    const shown = await productsNow(store, organizationId, id, productIdsOf(parts));
    return {
      ...report,
      answer,
      parts: shownParts(parts, shown),
      sources: sourcesIn(parts),
      suggestions,
      tools: report.toolsUsed,
      cost,
      // The schema's lists may be changed, the explanation's may not.
      explanation: explanation && ExplanationRecord.parse(explanation),
    };
  },
});
