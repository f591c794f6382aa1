import { traceHeaders } from '../../domain/call-context.ts';
import { measure } from '../../domain/measurement.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';
import { type Work, streamWork } from '../../domain/work.ts';
import type { ModelAccount } from '../account.ts';
import { type Timeouts, readWithTimeouts } from './timeouts.ts';
import { joinDeltas } from './join-deltas.ts';
import type { Model, ModelCall, StreamPart } from './specification.ts';
import { type Use, createMeter, isProgress } from './usage.ts';

export interface CallOptions {
  /** The account to charge; absent for our own model. */
  account: ModelAccount | undefined;
  /** Called when the call ends, for any reason. */
  onUse?: ((use: Use) => void) | undefined;
  timeouts?: Partial<Omit<Timeouts, 'total'>>;
  deadline?: number;
  signal: AbortSignal;
}

const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * Calls a model and charges for it. The most that the call may cost is reserved up front, and the tokens sent and
 * received are charged when it ends, even if the reader leaves, the stream breaks or the call times out. A model that
 * exceeds its output limit is cut off there with the finish reason `length`, like one that keeps the limit itself.
 * @throws {BudgetSpent}; {TooLate}; the signal's reason; the provider's error
 */
export function callModel(
  model: Model,
  options: ModelCall & { maxOutputTokens: number },
  { onUse, ...how }: CallOptions,
): AsyncGenerator<StreamPart> {
  if (!how.account) return streamCall(model, options, { ...how, onUse });
  const { provider, modelId } = model;
  const work: Work & { type: 'model' } = { type: 'model', provider, model: modelId };
  const noteUse = (use: Use) => {
    ({ inputTokens: work.inputTokens, outputTokens: work.outputTokens } = use);
    onUse?.(use);
  };
  return streamWork(work, () => streamCall(model, options, { ...how, onUse: noteUse }));
}

async function* streamCall(
  model: Model,
  options: ModelCall & { maxOutputTokens: number },
  { account, onUse, timeouts = {}, deadline, signal }: CallOptions,
): AsyncGenerator<StreamPart> {
  const began = performance.now();
  let isComplete = false;
  const meter = createMeter(options, options.maxOutputTokens);
  const reservation = await account?.reserve(meter.worst());
  const open = async (abortSignal: AbortSignal) => {
    meter.ask();
    try {
      return joinDeltas((await model.doStream({ ...options, headers: traceHeaders(), abortSignal })).stream);
    } catch (error) {
      if (!abortSignal.aborted) meter.refuse();
      throw error;
    }
  };
  try {
    const limits = { ...timeouts, ...(deadline !== undefined && { deadline }) };
    for await (const part of readWithTimeouts(open, { ...limits, isProgress, signal })) {
      if (part.type === 'error') throw part.error;
      meter.count(part);
      isComplete ||= part.type === 'finish' || meter.isOver();
      yield part;
      if (!meter.isOver()) continue;
      yield { type: 'finish', usage: NO_USAGE, finishReason: { unified: 'length', raw: undefined } };
      return;
    }
  } finally {
    const use = await reservation?.settle(meter.tokens());
    if (use) {
      measureUse(model, use, isComplete || signal.aborted, (performance.now() - began) / 1000);
      onUse?.(use);
    }
  }
}

/** Counts a call as failed unless the model finished, or the reader left. */
function measureUse({ provider, modelId }: Model, use: Use, isOk: boolean, seconds: number): void {
  const { inputTokens, outputTokens, cost } = use;
  measure({
    type: 'model',
    model: `${provider}/${modelId}`,
    outcome: isOk ? 'ok' : 'failed',
    inputTokens,
    outputTokens,
    cost: cost / MICROS_PER_DOLLAR,
    seconds,
  });
}
