import { MockLanguageModelV4 } from 'ai/test';
import type { StreamPart } from '../../src/chat/models/specification.ts';

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
};
const finish = (unified: 'stop' | 'tool-calls'): StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw: undefined },
  usage,
});

/** A text or tool call of a model. */
export type Step = string | { tool: string; input: object };

/** Returns what a model streams in one step. */
export function partsOf(step: Step): StreamPart[] {
  if (typeof step !== 'string') {
    const call = { toolCallId: crypto.randomUUID(), toolName: step.tool, input: JSON.stringify(step.input) };
    return [{ type: 'stream-start', warnings: [] }, { type: 'tool-call', ...call }, finish('tool-calls')];
  }
  const pieces = step.match(/[\s\S]{1,7}/g) ?? [];
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...pieces.map((delta): StreamPart => ({ type: 'text-delta', id: '1', delta })),
    { type: 'text-end', id: '1' },
    finish('stop'),
  ];
}

/** Creates a manipulated model, which answers and calls tools as scripted. */
export function createManipulatedModel(...script: Step[]): MockLanguageModelV4 {
  const model: MockLanguageModelV4 = new MockLanguageModelV4({
    doStream: () => {
      const step = script[Math.min(model.doStreamCalls.length, script.length) - 1] ?? '';
      return Promise.resolve({ stream: ReadableStream.from(partsOf(step)) });
    },
  });
  return model;
}
