import type { Outcome } from '../../domain/answer.ts';
import type { FallbackReason } from '../../domain/models.ts';
import { isOutage } from '../../domain/refusal.ts';
import type { Part } from '../parts.ts';
import { type ModelAccount, BudgetSpent } from '../account.ts';
import type { FairTurns } from '../fair-turns.ts';
import { callModel } from '../models/model-call.ts';
import { createOutputEnd } from './output-end.ts';
import { type Timeouts, TooLate } from '../models/timeouts.ts';
import { createRecord } from '../models/record.ts';
import type { Model, Prompt, StreamPart, ToolCall, ToolResult } from '../models/specification.ts';
import { definitions, runTool } from './toolbox.ts';
import type { Sources, Turn } from '../turn.ts';
import { type Use, isProgress, maxCharacters } from '../models/usage.ts';

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
  /** True once the model has sent text or reasoning. */
  isAlive: boolean;
  /** The built-in model's own report on its answer. */
  outcome: Outcome | undefined;
}

export const NOTHING_SPENT: Spent = {
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: 0,
  steps: 0,
  isAlive: false,
  outcome: undefined,
};

export interface LoopOptions {
  model: Model;
  prompt: Prompt;
  turn: Turn;
  sources: Sources;
  turns: FairTurns;
  timeouts: Timeouts;
  signal: AbortSignal;
  spent: Spent;
  /** The account to charge. */
  account?: ModelAccount | undefined;
}

/** The output of one step. */
interface ModelStep {
  record: ReturnType<typeof createRecord>;
  calls: ToolCall[];
  /** True if the model reached its output limit. */
  isCut: boolean;
}

/**
 * Lets a model answer with the tools, step by step; its last step has to be text. Uses the AI SDK's specification
 * rather than its loop: see docs/decisions/0013.
 * @returns text as it arrives, unchecked, and the parts that tools made
 * @throws {ModelFailure}; the signal's reason; errors of a source
 */
export async function* converse(conversation: LoopOptions): AsyncGenerator<Part> {
  const { turn, turns, timeouts, spent } = conversation;
  const prompt = [...conversation.prompt];
  const deadline = performance.now() + timeouts.total;
  let hasText = false;
  for (let number = 1; number <= MAX_STEPS; number++) {
    const step: ModelStep = { record: createRecord(), calls: [], isCut: false };
    const isLast = number === MAX_STEPS;
    let separator = hasText ? '\n\n' : '';
    spent.steps += 1;
    await turns.next(turn.organizationId);
    for await (const text of runStep(ask(conversation, prompt, deadline, isLast), step)) {
      if (separator !== '') yield { type: 'text', delta: separator };
      separator = '';
      hasText ||= text.trim() !== '';
      yield { type: 'text', delta: text };
    }
    // Truncated output may be missing the arguments of its calls.
    if (step.isCut || step.calls.length === 0 || isLast) break;
    const results: ToolResult[] = [];
    yield* callTools(conversation, step.calls, results);
    prompt.push({ role: 'assistant', content: step.record.content() }, { role: 'tool', content: results });
  }
  if (!hasText) throw new ModelFailure('empty');
}

/** Reads the output of one step. @returns its text as it arrives */
async function* runStep(output: AsyncIterable<StreamPart>, step: ModelStep): AsyncGenerator<string> {
  const end = createOutputEnd(maxCharacters(MAX_OUTPUT_TOKENS));
  for await (const part of output) {
    let text = '';
    if (part.type === 'text-delta') text = end.push(part.delta);
    if (part.type === 'finish') {
      step.isCut = part.finishReason.unified === 'length';
      text = end.finish(step.isCut);
    }
    if (text !== '') yield text;
    if (part.type === 'tool-call' && !part.providerExecuted) step.calls.push(part);
    step.record.keep(part);
  }
}

/** Executes the calls of one step. @returns the parts that tools made */
async function* callTools(
  { turn, turns, sources }: LoopOptions,
  calls: readonly ToolCall[],
  results: ToolResult[],
): AsyncGenerator<Part> {
  for (const [at, { toolCallId, toolName, input }] of calls.entries()) {
    await turns.next(turn.organizationId);
    const output: ToolResult['output'] =
      at < MAX_CALLS
        ? await runTool(toolName, input, turn, sources)
        : { type: 'error-text', value: `Call at most ${MAX_CALLS} tools at once.` };
    results.push({ type: 'tool-result', toolCallId, toolName, output });
    yield* turn.outbox.splice(0);
  }
}

/** Asks the model for one step. */
async function* ask(
  { model, signal, timeouts, spent, account }: LoopOptions,
  prompt: Prompt,
  deadline: number,
  isLast: boolean,
): AsyncGenerator<StreamPart> {
  const toolChoice = { type: isLast ? ('none' as const) : ('auto' as const) };
  const options = { prompt, tools: definitions, toolChoice, maxOutputTokens: MAX_OUTPUT_TOKENS };
  const { silence } = timeouts;
  const limits = { timeouts: { first: spent.isAlive ? silence : timeouts.first, silence }, deadline, signal };
  let isFinished = false;
  let hasBegun = false;
  try {
    for await (const part of callModel(model, options, { account, onUse: (use) => addUse(spent, use), ...limits })) {
      if (part.type === 'finish') {
        requireFinished(part);
        isFinished = true;
      }
      hasBegun ||= part.type === 'text-delta' || part.type === 'tool-call';
      spent.isAlive ||= isProgress(part);
      yield part;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ModelFailure || isOutage(error)) throw error;
    throw new ModelFailure(reasonOf(error) ?? (hasBegun ? 'interrupted' : 'unreachable'), { cause: error });
  }
  if (!isFinished) throw new ModelFailure('interrupted');
}

/** @throws {ModelFailure} if the model did not finish by itself */
function requireFinished({ finishReason }: Extract<StreamPart, { type: 'finish' }>): void {
  const { unified } = finishReason;
  if (unified === 'content-filter') throw new ModelFailure('refused');
  if (unified === 'error' || unified === 'interrupted') throw new ModelFailure('interrupted');
}

function reasonOf(error: unknown): FailureReason | undefined {
  if (error instanceof BudgetSpent) return 'budget';
  return error instanceof TooLate ? 'timeout' : undefined;
}

/** Adds what a call used. */
export function addUse(spent: Use, use: Use): void {
  spent.inputTokens += use.inputTokens;
  spent.cachedTokens += use.cachedTokens;
  spent.outputTokens += use.outputTokens;
  spent.cost += use.cost;
}
