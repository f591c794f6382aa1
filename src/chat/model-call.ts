import type { Account } from './account.ts';
import { type Timeouts, readWithTimeouts } from './timeouts.ts';
import { joined } from './joined.ts';
import type { Model, ModelCall, StreamPart } from './specification.ts';
import { type Use, createMeter, isProgress } from './usage.ts';

export interface CallOptions {
  /** Who pays; without one the model is our own. */
  account: Account | undefined;
  /** Told at the end, however it comes. */
  onUse?: (use: Use) => void;
  timeouts?: Partial<Omit<Timeouts, 'total'>>;
  deadline?: number;
  signal: AbortSignal;
}

const NO_USAGE = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * Calls a model and pays for it: what the call may cost is reserved before, and what was sent and received is charged when
 * it ends, also where its reader leaves, it breaks or takes too long. A model that says more than its output limit is cut
 * there, and finishes for its length, as one that keeps the limit itself.
 * @throws {BudgetSpent}; {TooLate}; the signal's reason; what the provider fails with
 */
export async function* callModel(
  model: Model,
  options: ModelCall & { maxOutputTokens: number },
  { account, onUse, timeouts = {}, deadline, signal }: CallOptions,
): AsyncGenerator<StreamPart> {
  const meter = createMeter(options, options.maxOutputTokens);
  const reservation = await account?.reserve(meter.worst());
  const open = async (abortSignal: AbortSignal) => {
    meter.ask();
    try {
      return joined((await model.doStream({ ...options, abortSignal })).stream);
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
      yield part;
      if (!meter.isOver()) continue;
      yield { type: 'finish', usage: NO_USAGE, finishReason: { unified: 'length', raw: undefined } };
      return;
    }
  } finally {
    const use = await reservation?.settle(meter.tokens());
    if (use) onUse?.(use);
  }
}
