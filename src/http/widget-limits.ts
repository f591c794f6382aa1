import type { WidgetAssistant } from '../domain/chat.ts';
import { Refusal } from '../domain/refusal.ts';
import { createRateLimit } from './rate-limit.ts';

/** Answers that one session may have under way. */
const MOST_OPEN = 4;
/** What is looked up instead of answered, and noted, costs little. */
const LIGHT = 20;
const ADDRESS = 2;
const ASSISTANT = 100;

/**
 * What shoppers may do in a minute.
 * @param perMinute messages of one session; 0 is no limit
 */
export function createWidgetLimits(perMinute: number) {
  const request = createRateLimit(perMinute * LIGHT);
  const session = createRateLimit(perMinute);
  const address = createRateLimit(perMinute * ADDRESS);
  const assistant = createRateLimit(perMinute * ASSISTANT);
  const open = new Map<string, number>();

  return {
    /** Any request. @throws {Refusal} rate_limited */
    request: (from: string | null) => request(from ?? ''),

    /**
     * A message: of a session, where there is one already.
     * @returns to be called when its answer is at its end
     * @throws {Refusal} rate_limited
     */
    message(conversationId: string | undefined, from: string | null, { assistantId }: WidgetAssistant): () => void {
      const id = conversationId ?? '';
      const count = open.get(id) ?? 0;
      if (id !== '' && count >= MOST_OPEN)
        throw new Refusal('rate_limited', 'Wait for the answers that are under way.', {
          headers: { 'Retry-After': '5' },
        });
      if (id !== '') session(id);
      address(from ?? '');
      assistant(assistantId);
      open.set(id, count + 1);
      return () => {
        const left = (open.get(id) ?? 1) - 1;
        if (left > 0) open.set(id, left);
        else open.delete(id);
      };
    },
  };
}
