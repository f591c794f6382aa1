import type { ModelCall, ModelUsage, StreamPart } from './specification.ts';

/** Tokens used by a model. */
export interface Tokens {
  inputTokens: number;
  /** The input tokens that the provider had cached. */
  cachedTokens: number;
  outputTokens: number;
}

/** Bytes per token of shop text, rounded down: an estimate of unreported usage should err on the high side. */
const BYTES_PER_TOKEN = 3;
/** Average characters per token, rounded up: no answer within its token limit is longer. */
const MAX_CHARACTERS_PER_TOKEN = 5;
/** Tokens that providers add to a prompt, such as instructions for calling tools. */
const OVERHEAD_TOKENS = 1_000;

const estimateTokens = (bytes: number) => Math.ceil(bytes / BYTES_PER_TOKEN);

/** Tokens, and their cost in millionths of a US dollar. */
export interface Use extends Tokens {
  cost: number;
}

/** The text, thinking or tool input in a part of a stream; '' for parts that only report on the stream. */
function contentOf(part: StreamPart): string {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta')
    return part.delta;
  return part.type === 'tool-call' ? part.input : '';
}

/** Not every provider shows its model's thinking, but each reports when it starts. */
const BEGINNINGS = new Set<StreamPart['type']>(['reasoning-start', 'tool-input-start']);

/** True if a part is progress: empty pieces are not. */
export const isProgress = (part: StreamPart): boolean =>
  part.type === 'finish' || BEGINNINGS.has(part.type) || contentOf(part) !== '';

/** The maximum output length in characters for a token limit. */
export const maxCharacters = (maxOutputTokens: number): number => maxOutputTokens * MAX_CHARACTERS_PER_TOKEN;

/**
 * Counts the tokens of one model call. Trusts the provider's report as far as it is plausible: a token is at least one
 * byte of the input, and no output is longer than its limit. Estimates unreported usage from the bytes sent and
 * received, so that a call is charged correctly however it ends.
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
    /** The maximum foreseeable cost of the call. */
    worst: (): Tokens => ({
      inputTokens: estimateTokens(sentBytes()),
      cachedTokens: 0,
      outputTokens: maxOutputTokens,
    }),
    /** Marks the prompt as sent. */
    ask(): void {
      isAsked = true;
    },
    /** Marks the call as refused by the provider, which costs nothing. */
    refuse(): void {
      isAsked = false;
    },
    count(part: StreamPart): void {
      if (part.type === 'finish') usage = part.usage;
      if (part.type === 'tool-input-delta') streamed.add(part.id);
      // A tool call repeats its streamed input.
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
