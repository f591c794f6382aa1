import type { WidgetAssistant } from '../../domain/assistant.ts';
import type { Conversations } from '../../domain/conversation.ts';
import type { Adviser } from '../adviser.ts';
import type { Starters } from './drafted-starters.ts';
import { createMemo } from '../memo.ts';

/**
 * Suggests opening questions: the assistant's own, otherwise some from its catalogue and knowledge. Cached for a
 * minute.
 */
export function createStarters({ material }: Pick<Conversations, 'material'>, { run }: Pick<Adviser, 'run'>) {
  const drafted = createMemo(async ({ organizationId, assistantId, greeting }: WidgetAssistant) =>
    run(organizationId, 'draftStarters', await material(organizationId, assistantId), greeting),
  );

  return {
    async of(assistant: WidgetAssistant): Promise<Starters> {
      const { language, questions } = await drafted.of(assistant);
      return { language, questions: assistant.suggestedQuestions ?? questions };
    },
    /** Returns only cached questions, so that no answer waits for them. */
    atHand(assistant: WidgetAssistant): readonly string[] {
      return assistant.suggestedQuestions ?? drafted.latest(assistant)?.questions ?? [];
    },
  };
}
