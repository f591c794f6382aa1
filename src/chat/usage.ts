import type { ModelCall, ModelUsage, StreamPart } from './specification.ts';

/** What a model took. */
export interface Tokens {
  inputTokens: number;
  /** Of those, the ones that the provider had kept. */
  cachedTokens: number;
  outputTokens: number;
}

/** Of a token in the text of shops, rounded down: what is not reported is rather counted too high. */
const BYTES_PER_TOKEN = 3;
/** Of a token on average, rounded up: no answer within its limit has more. */
const MAX_CHARACTERS_PER_TOKEN = 5;
/** What providers add to a prompt, such as how tools are called. */
const OVERHEAD_TOKENS = 1_000;

const estimateTokens = (bytes: number) => Math.ceil(bytes / BYTES_PER_TOKEN);

/** With what that costs, in millionths of a US dollar. */
export interface Use extends Tokens {
  cost: number;
}

/** What a part of a stream says or thinks, and what it calls tools with; '' where it only tells how the stream goes. */
function contentOf(part: StreamPart): string {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta')
    return part.delta;
  return part.type === 'tool-call' ? part.input : '';
}

/** Not every provider shows what its model thinks, but each tells that it begins to. */
const BEGINNINGS = new Set<StreamPart['type']>(['reasoning-start', 'tool-input-start']);

/** Whether a model gets on: pieces without anything are no sign of that. */
export const isProgress = (part: StreamPart): boolean =>
  part.type === 'finish' || BEGINNINGS.has(part.type) || contentOf(part) !== '';

/** The characters of the longest output that a limit allows. */
export const maxCharacters = (maxOutputTokens: number): number => maxOutputTokens * MAX_CHARACTERS_PER_TOKEN;

/**
 * Counts what one call of a model takes. The provider's report is believed as far as it can be true: a token is at least
 * one byte of what was sent, and no output is longer than its limit. What it does not report is estimated by the bytes
 * that went to and fro, so that a call costs what it costs however it ends.
 */
export function createMeter({ prompt, tools }: Pick<ModelCall, 'prompt' | 'tools'>, maxOutputTokens: number) {
  const streamed = new Set<string>();
  let sent: number | undefined;
  let characters = 0;
  let receivedBytes = 0;
  let isAsked = false;
  let usage: ModelUsage | undefined;

  const sentBytes = () => (sent ??= Buffer.byteLength(JSON.stringify([prompt, tools])));
  const within = (reported: number | undefined, max: number) =>
    reported !== undefined && reported > 0 ? Math.min(Math.round(reported), max) : undefined;

  return {
    /** What the call costs at most, as far as can be foreseen. */
    worst: (): Tokens => ({
      inputTokens: estimateTokens(sentBytes()),
      cachedTokens: 0,
      outputTokens: maxOutputTokens,
    }),
    /** The prompt is on its way. */
    ask(): void {
      isAsked = true;
    },
    /** The provider refused it, which costs nothing. */
    refuse(): void {
      isAsked = false;
    },
    count(part: StreamPart): void {
      if (part.type === 'finish') usage = part.usage;
      if (part.type === 'tool-input-delta') streamed.add(part.id);
      // A call repeats what was streamed of it.
      if (part.type === 'tool-call' && streamed.has(part.toolCallId)) return;
      const content = contentOf(part);
      characters += content.length;
      receivedBytes += Buffer.byteLength(content);
    },
    isOver: (): boolean => characters > maxCharacters(maxOutputTokens),
    tokens(): Tokens {
      if (!isAsked) return { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
      const inputTokens =
        within(usage?.inputTokens.total, sentBytes() + OVERHEAD_TOKENS) ?? estimateTokens(sentBytes());
      return {
        inputTokens,
        cachedTokens: within(usage?.inputTokens.cacheRead, inputTokens) ?? 0,
        outputTokens:
          within(usage?.outputTokens.total, maxOutputTokens) ??
          Math.min(estimateTokens(receivedBytes), maxOutputTokens),
      };
    },
  };
}
