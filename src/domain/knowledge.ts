import { z } from 'zod';
import { time } from './fields.ts';
import { Refusal } from './refusal.ts';

export const SourceType = z.enum(['guide', 'manual', 'note']);
export type SourceType = z.infer<typeof SourceType>;

export const Knowledge = z
  .object({
    knowledgeId: z.string(),
    assistantId: z.string(),
    title: z.string(),
    content: z.string(),
    sourceType: SourceType,
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Knowledge' });
export type Knowledge = z.infer<typeof Knowledge>;

/** Characters of an entry's content in a list. */
export const MAX_BEGINNING = 300;

/** An entry in a list, without its content. */
export const KnowledgeSummary = Knowledge.pick({
  knowledgeId: true,
  title: true,
  sourceType: true,
  updatedAt: true,
}).extend({
  /** Of the content, in characters. */
  length: z.int(),
  /** The first characters of the content. */
  beginning: z.string(),
  /** Answers that used it; counted up to MAX_USES. */
  uses: z.int(),
});
export type KnowledgeSummary = z.infer<typeof KnowledgeSummary>;

/** The most uses that are counted for each entry of a list. */
export const MAX_USES = 100;

/** A question whose answer used an entry. */
export const KnowledgeUse = z.object({ question: z.string(), conversationId: z.string(), createdAt: time });
export type KnowledgeUse = z.infer<typeof KnowledgeUse>;

/** All entries are listed at once: an assistant's knowledge has to fit into an answer. */
const MAX_SIZE = 16 * 1_048_576;

/** @param bytes the size of all entries after a change @throws {Refusal} invalid_input */
export function requireKnowledgeSize(bytes: number): void {
  if (bytes <= MAX_SIZE) return;
  throw new Refusal(
    'invalid_input',
    `An assistant's knowledge is limited to ${MAX_SIZE / 1_048_576} MiB. Remove entries, or shorten this one.`,
  );
}
