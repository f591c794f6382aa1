import type { FallbackReason } from '../domain/chat.ts';
import { isOutage } from '../domain/refusal.ts';
import type { Briefing } from './builtin/situation.ts';
import type { Part } from './parts.ts';
import { type Account, BudgetSpent } from './account.ts';
import type { FairTurns } from './fair-turns.ts';
import { callModel } from './model-call.ts';
import { createOutputEnd } from './output-end.ts';
import { type Timeouts, TooLate } from './timeouts.ts';
import { createRecord } from './record.ts';
import type { Model, Prompt, StreamPart, ToolCall, ToolResult } from './specification.ts';
import { definitions, runTool } from './toolbox.ts';
import type { Sources, Turn } from './turn.ts';
import { type Use, isProgress, maxCharacters } from './usage.ts';

/** Maximum model calls for one message. */
const MAX_STEPS = 6;
/** Maximum tool calls executed in one step; a model that asks for more gets an error. */
const MAX_CALLS = 8;
const MAX_OUTPUT_TOKENS = 1_200;

/** The reason for giving up on a model. */
export type FailureReason = Exclude<FallbackReason, 'unresolved'>;

export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, options?: ErrorOptions) {
    super(`The model failed: ${reason}`, options);
    this.reason = reason;
  }
}

/** The outcome of asking; updated while the answer streams. */
export interface Spent extends Use {
  steps: number;
  /** True once the model has said or thought something. */
  isAlive: boolean;
  /** The built-in model's own report on its answer. */
  answered: boolean | undefined;
}

export interface Conversation {
  model: Model;
  prompt: Prompt;
  turn: Turn;
  sources: Sources;
  turns: FairTurns;
  timeouts: Timeouts;
  signal: AbortSignal;
  spent: Spent;
  /** The account to charge; absent for the built-in model. */
  account?: Account | undefined;
  /** For the built-in model. */
  briefing?: Briefing | undefined;
}

/**
 * Lets a model answer with the tools, step by step; its last step has to be text. Uses the AI SDK's specification
 * rather than its loop: see docs/decisions/0013.
 * @returns text as it arrives, unchecked, and the parts that tools made
 * @throws {ModelFailure}; the signal's reason; errors of a source
 */
export async function* converse(conversation: Conversation): AsyncGenerator<Part> {
  const { turn, turns, sources, timeouts, spent } = conversation;
  const prompt = [...conversation.prompt];
  const deadline = Date.now() + timeouts.total;
  let spoken = false;
  for (let step = 1; step <= MAX_STEPS; step++) {
    const said = createRecord();
    const end = createOutputEnd(maxCharacters(MAX_OUTPUT_TOKENS));
    const calls: ToolCall[] = [];
    let separate = spoken;
    let isCut = false;
    spent.steps += 1;
    await turns.next(turn.organizationId);
    for await (const part of ask(conversation, prompt, deadline, step === MAX_STEPS)) {
      if (part.type === 'finish') isCut = part.finishReason.unified === 'length';
      const text = part.type === 'text-delta' ? end.push(part.delta) : part.type === 'finish' ? end.finish(isCut) : '';
      if (text !== '') {
        if (separate) yield { type: 'text', delta: '\n\n' };
        separate = false;
        spoken ||= text.trim() !== '';
        yield { type: 'text', delta: text };
      }
      if (part.type === 'tool-call' && !part.providerExecuted) calls.push(part);
      said.keep(part);
    }
    // Truncated output may be missing the arguments of its calls.
    if (isCut) break;
    if (calls.length === 0 || step === MAX_STEPS) break;
    const results: ToolResult[] = [];
    for (const [at, { toolCallId, toolName, input }] of calls.entries()) {
      await turns.next(turn.organizationId);
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

/** Runs one step. */
async function* ask(
  { model, signal, timeouts, spent, account, briefing }: Conversation,
  prompt: Prompt,
  deadline: number,
  last: boolean,
): AsyncGenerator<StreamPart> {
  const toolChoice = { type: last ? ('none' as const) : ('auto' as const) };
  const providerOptions = briefing && { providerOptions: { builtin: { ...briefing } as never } };
  const options = { prompt, tools: definitions, toolChoice, maxOutputTokens: MAX_OUTPUT_TOKENS, ...providerOptions };
  const { silence } = timeouts;
  const limits = { timeouts: { first: spent.isAlive ? silence : timeouts.first, silence }, deadline, signal };
  let finished = false;
  let begun = false;
  try {
    for await (const part of callModel(model, options, { account, onUse: (use) => add(spent, use), ...limits })) {
      if (part.type === 'finish') {
        const said = part.providerMetadata?.['builtin']?.['answered'];
        if (typeof said === 'boolean') spent.answered = said;
        const { unified } = part.finishReason;
        if (unified === 'content-filter') throw new ModelFailure('refused');
        if (unified === 'error' || unified === 'interrupted') throw new ModelFailure('interrupted');
        finished = true;
      }
      begun ||= part.type === 'text-delta' || part.type === 'tool-call';
      spent.isAlive ||= isProgress(part);
      yield part;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure || isOutage(error)) throw error;
    if (error instanceof BudgetSpent) throw new ModelFailure('budget', { cause: error });
    if (error instanceof TooLate) throw new ModelFailure('timeout', { cause: error });
    throw new ModelFailure(begun ? 'interrupted' : 'unreachable', { cause: error });
  }
  if (!finished) throw new ModelFailure('interrupted');
}

function add(spent: Spent, use: Use): void {
  spent.inputTokens += use.inputTokens;
  spent.cachedTokens += use.cachedTokens;
  spent.outputTokens += use.outputTokens;
  spent.cost += use.cost;
}
