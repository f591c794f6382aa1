import { benchArguments, isQuick } from './arguments.ts';
import { compareActions, compareCheckouts } from './compare.ts';

export const API_SIZES = isQuick ? [10_000, 100_000] : [10_000, 1_000_000];

/**
 * Requests per second of the service against a floor server that only runs the cheapest SELECT through the same HTTP
 * library: the difference is the cost of authentication, parsing, and listing the fields.
 * With the directory of another checkout, the same against the service there: `npm run bench -- api ../before`.
 */
export const run = (): Promise<void> => {
  const [checkout] = benchArguments;
  return checkout === undefined
    ? compareActions('bench/api-floor.ts', { get_assistant: 0.5, list_catalogue: 0.75 }, API_SIZES)
    : compareCheckouts(checkout);
};
