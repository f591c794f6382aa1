import { z } from 'zod';
import { time } from './fields.ts';

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
