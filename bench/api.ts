import { compareActions, compareCheckouts } from './load.ts';

/**
 * Requests per second of the service against a floor server that only runs the cheapest SELECT through the same HTTP
 * library: the difference is the cost of authentication, parsing, and listing the fields.
 * With the directory of another checkout, the same against the service there: `npm run bench -- api ../before`.
 */
export const run = () => {
  const [, , , checkout] = process.argv;
  return checkout === undefined
    ? compareActions('bench/api-floor.ts', { get_assistant: 0.5, list_catalogue: 0.75 })
    : compareCheckouts(checkout);
};
