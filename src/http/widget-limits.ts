import type { WidgetAssistant } from '../domain/assistant.ts';
import { MAX_ANSWER_MS } from '../domain/answer.ts';
import { type Conversation } from '../domain/conversation.ts';
import { Refusal } from '../domain/refusal.ts';
import { networkOf } from './network.ts';
import type { CreateRateLimit } from './rate-limit.ts';

/** Concurrent answers of one session. */
const MAX_OPEN_ANSWERS = 4;
/** Requests for each message: lookups and events are cheap. */
const REQUESTS = 20;
const NETWORK = 2;
const ASSISTANT = 100;

export type WidgetLimits = ReturnType<typeof createWidgetLimits>;

/**
 * Limits shoppers' requests per minute, across all processes.
 * @param perMinute messages of one session; 0 is no limit
 */
export function createWidgetLimits(createRateLimit: CreateRateLimit, perMinute: number) {
  const request = createRateLimit({ name: 'widget requests', calls: perMinute * REQUESTS });
  const session = createRateLimit({ name: 'widget session', calls: perMinute });
  const network = createRateLimit({ name: 'widget network', calls: perMinute * NETWORK });
  const assistant = createRateLimit({ name: 'widget assistant', calls: perMinute * ASSISTANT });
  const open = new Map<string, number>();

  return {
    /** Counts any request. @throws {Refusal} rate_limited */
    request: (from: string | null) => request(networkOf(from)),

    /**
     * Counts a message, by session if there is one already.
     * @returns a function to call when its answer ends
     * @throws {Refusal} rate_limited
     */
    async message(
      conversation: Conversation | undefined,
      from: string | null,
      { assistantId }: WidgetAssistant,
    ): Promise<() => void> {
      const id = conversation?.conversationId ?? '';
      if (conversation && Math.max(open.get(id) ?? 0, countOpen(conversation)) >= MAX_OPEN_ANSWERS)
        throw new Refusal('rate_limited', 'Wait for the pending answers to finish.', {
          headers: { 'Retry-After': '5' },
        });
      open.set(id, (open.get(id) ?? 0) + 1);
      const release = () => {
        const left = (open.get(id) ?? 1) - 1;
        if (left > 0) open.set(id, left);
        else open.delete(id);
      };
      try {
        if (conversation) await session(id);
        await network(networkOf(from));
        await assistant(assistantId);
      } catch (error) {
        release();
        throw error;
      }
      return release;
    },
  };
}

/** Includes answers of other processes. One whose process died counts no longer than an answer may take. */
function countOpen({ exchanges }: Conversation): number {
  const since = Date.now() - MAX_ANSWER_MS;
  return exchanges.filter(({ answer, createdAt }) => answer === null && Date.parse(createdAt) > since).length;
}
