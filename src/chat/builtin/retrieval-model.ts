import type { Outcome } from '../../domain/chat.ts';
import { tokensIn } from '../history.ts';
import type { Model, ModelCall, StreamPart, ToolCall } from '../specification.ts';
import type { Answer } from './answer.ts';
import { type NeededCall, NeedsTools } from './tool-results.ts';
import { answerMessage } from './plan.ts';
import { readSituation } from './situation.ts';

/**
 * The built-in model: a language model by the AI SDK's specification (LanguageModelV4) that reads the message by rules,
 * calls the tools that every model has, and writes from their results. It needs no network and gives the same answer to
 * the same conversation every time.
 */
export function createRetrievalModel(): Model {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'retrieval',
    supportedUrls: {},
    doGenerate(call) {
      const parts = answerParts(call);
      const finish = parts.find((part) => part.type === 'finish');
      if (!finish) throw new Error('An answer always ends.');
      const text = parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');
      const calls = parts.filter((part): part is ToolCall => part.type === 'tool-call');
      const { finishReason, usage } = finish;
      const content = [...(text === '' ? [] : [{ type: 'text' as const, text }]), ...calls];
      return Promise.resolve({ content, finishReason, usage, warnings: [] });
    },
    doStream(call) {
      call.abortSignal?.throwIfAborted();
      const parts = answerParts(call).values();
      const stream = new ReadableStream<StreamPart>({
        pull(controller) {
          const { value } = parts.next();
          if (value) controller.enqueue(value);
          else controller.close();
        },
      });
      return Promise.resolve({ stream });
    },
  };
}

/** The tools that complete an answer. */
const LAST = new Set(['show_products', 'hand_over']);

function answerParts(call: ModelCall): StreamPart[] {
  const situation = readSituation(call);
  const may = (name: string) =>
    call.toolChoice?.type !== 'none' &&
    (call.tools ?? []).some((tool) => tool.type === 'function' && tool.name === name);
  // Cards come last: they complete the answer.
  if (LAST.has(situation.results.at(-1)?.name ?? '')) return streamAnswer('', [], 'answered');
  try {
    const { text, show = [], handOver, outcome }: Answer = answerMessage(situation);
    const cards = show.length > 0 && may('show_products') ? [showCall(show)] : [];
    const contact = handOver && may('hand_over') ? [{ name: 'hand_over', input: { reason: handOver } }] : [];
    return streamAnswer(text, [...cards, ...contact], outcome);
  } catch (error) {
    if (!(error instanceof NeedsTools)) throw error;
    if (error.calls.every(({ name }) => may(name))) return streamAnswer('', error.calls, undefined);
    return streamAnswer(situation.language.phrases.trouble, [], 'unanswered');
  }
}

/** Maximum number of chunks of an answer: each costs about the same. */
const MAX_PIECES = 150;

/** The words of a text, grouped if there are many. */
function piecesOf(text: string): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  const together = Math.ceil(words.length / MAX_PIECES);
  return Array.from({ length: Math.ceil(words.length / together) }, (_, at) =>
    words.slice(at * together, (at + 1) * together).join(''),
  );
}

const showCall = (productIds: readonly string[]): NeededCall => ({ name: 'show_products', input: { productIds } });

function streamAnswer(text: string, calls: readonly NeededCall[], outcome: Outcome | undefined): StreamPart[] {
  const deltas: StreamPart[] =
    text === ''
      ? []
      : [
          { type: 'text-start', id: 'text' },
          ...piecesOf(text).map((delta): StreamPart => ({ type: 'text-delta', id: 'text', delta })),
          { type: 'text-end', id: 'text' },
        ];
  const asked = calls.map(({ name, input }): StreamPart => ({
    type: 'tool-call',
    toolCallId: `call_${crypto.randomUUID()}`,
    toolName: name,
    input: JSON.stringify(input),
  }));
  const finish: StreamPart = {
    type: 'finish',
    finishReason: { unified: calls.length > 0 ? 'tool-calls' : 'stop', raw: undefined },
    usage: {
      inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: tokensIn(text), text: tokensIn(text), reasoning: 0 },
    },
    ...(outcome !== undefined && text !== '' && { providerMetadata: { builtin: { outcome } } }),
  };
  return [{ type: 'stream-start', warnings: [] }, ...deltas, ...asked, finish];
}
