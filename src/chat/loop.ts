import type { FallbackReason } from '../domain/chat.ts';
import type { Briefing } from './builtin/situation.ts';
import type { Part } from './parts.ts';
import { type Patience, TooLate, readPatiently } from './patience.ts';
import { createRecord } from './record.ts';
import type { Model, ModelUsage, Prompt, StreamPart, ToolCall, ToolResult } from './specification.ts';
import { definitions, runTool } from './toolbox.ts';
import type { Sources, Turn } from './turn.ts';
import { type Tokens, tokensOf } from './usage.ts';

/** Times that a model may be asked about one message. */
const MAX_STEPS = 6;
/** Calls of tools that are carried out in one step; a model that wants more is told so. */
const MAX_CALLS = 8;
const MAX_OUTPUT_TOKENS = 1_200;

/** Why a model was given up. */
export type FailureReason = Exclude<FallbackReason, 'budget' | 'unresolved'>;

export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.reason = reason;
  }
}

/** What asking came to; it grows while the answer comes. */
export interface Spent extends Tokens {
  steps: number;
  /** What the built-in model says of its own answer. */
  answered: boolean | undefined;
}

export interface Conversation {
  model: Model;
  prompt: Prompt;
  turn: Turn;
  sources: Sources;
  patience: Patience;
  signal: AbortSignal;
  spent: Spent;
  /** For the built-in model. */
  briefing?: Briefing | undefined;
}

/**
 * Lets a model answer with the tools, step by step; its last step has to be text. On the specification of the AI SDK and
 * not on its own loop: see docs/decisions/0013.
 * @returns text as it comes, unchecked, and the parts that tools made
 * @throws {ModelFailure}; the signal's reason; what a source throws
 */
export async function* converse(conversation: Conversation): AsyncGenerator<Part> {
  const { turn, sources, patience, spent } = conversation;
  const prompt = [...conversation.prompt];
  const deadline = Date.now() + patience.total;
  let spoken = false;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const said = createRecord();
    const calls: ToolCall[] = [];
    let separate = spoken;
    spent.steps += 1;
    for await (const part of ask(conversation, prompt, deadline, step === MAX_STEPS)) {
      if (part.type === 'text-delta' && part.delta !== '') {
        if (separate) yield { type: 'text', delta: '\n\n' };
        separate = false;
        spoken ||= part.delta.trim() !== '';
        yield { type: 'text', delta: part.delta };
      }
      if (part.type === 'tool-call' && !part.providerExecuted) calls.push(part);
      said.keep(part);
    }
    if (calls.length === 0 || step === MAX_STEPS) break;
    const results: ToolResult[] = [];
    for (const [at, { toolCallId, toolName, input }] of calls.entries()) {
      const output: ToolResult['output'] =
        at < MAX_CALLS
          ? await runTool(toolName, input, turn, sources)
          : { type: 'error-text', value: `Call at most ${MAX_CALLS} tools at once.` };
      results.push({ type: 'tool-result', toolCallId, toolName, output });
      yield* turn.outbox.splice(0);
    }
    prompt.push({ role: 'assistant', content: said.content() }, { role: 'tool', content: results });
  }
  if (!spoken) throw new ModelFailure('empty');
}

/** One step. */
async function* ask(
  { model, signal, patience, spent, briefing }: Conversation,
  prompt: Prompt,
  deadline: number,
  last: boolean,
): AsyncGenerator<StreamPart> {
  const call = async (abortSignal: AbortSignal) => {
    const toolChoice = { type: last ? ('none' as const) : ('auto' as const) };
    const maxOutputTokens = MAX_OUTPUT_TOKENS;
    const providerOptions = briefing && { providerOptions: { builtin: { ...briefing } as never } };
    const options = { prompt, tools: definitions, toolChoice, maxOutputTokens, abortSignal };
    return (await model.doStream({ ...options, ...providerOptions })).stream;
  };
  let finished = false;
  let begun = false;
  try {
    for await (const part of readPatiently(call, { silence: patience.silence, deadline, signal })) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') {
        // Words of our own are no tokens of the model that they stand in for.
        if (!briefing) count(spent, part.usage);
        const said = part.providerMetadata?.['builtin']?.['answered'];
        if (typeof said === 'boolean') spent.answered = said;
        const { unified } = part.finishReason;
        if (unified === 'content-filter') throw new ModelFailure('refused');
        if (unified === 'error' || unified === 'interrupted') throw new ModelFailure('interrupted');
        finished = true;
      }
      begun ||= part.type === 'text-delta' || part.type === 'tool-call';
      yield part;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure) throw error;
    if (error instanceof TooLate) throw new ModelFailure('timeout', { cause: error });
    throw new ModelFailure(begun ? 'interrupted' : 'unreachable', { cause: error });
  }
  if (!finished) throw new ModelFailure('interrupted');
}

function count(spent: Spent, usage: ModelUsage): void {
  const { inputTokens, cachedTokens, outputTokens } = tokensOf(usage);
  spent.inputTokens += inputTokens;
  spent.cachedTokens += cachedTokens;
  spent.outputTokens += outputTokens;
}
