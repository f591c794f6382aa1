import type { z } from 'zod';
import type { ModelAccount } from '../account.ts';
import { callModel } from '../models/model-call.ts';
import { loadModel } from '../models/load.ts';
import type { Resolved } from '../models/registry.ts';
import type { Prompt } from '../models/specification.ts';

const MAX_SILENCE_MS = 20_000;

interface Asked<T> {
  instructions: string;
  /** Sent as JSON. */
  data: object;
  list: z.ZodType<T>;
  maxOutputTokens: number;
}

/**
 * Asks a model for a JSON array.
 * @throws {Error} if the call fails or times out, the answer is no such array, or the budget is spent
 */
export async function askForList<T>(
  { instructions, data, list, maxOutputTokens }: Asked<T>,
  resolved: Resolved,
  account: ModelAccount,
): Promise<T> {
  const prompt: Prompt = [
    { role: 'system', content: instructions },
    { role: 'user', content: [{ type: 'text', text: JSON.stringify(data) }] },
  ];
  const timeouts = { first: MAX_SILENCE_MS, silence: MAX_SILENCE_MS };
  const signal = AbortSignal.timeout(4 * MAX_SILENCE_MS);
  let said = '';
  const model = await loadModel(resolved);
  for await (const part of callModel(model, { prompt, maxOutputTokens, temperature: 0 }, { account, timeouts, signal }))
    if (part.type === 'text-delta') said += part.delta;
  return list.parse(JSON.parse(said.slice(said.indexOf('['), said.lastIndexOf(']') + 1)));
}
