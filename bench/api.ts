import { compareActions } from './load.ts';

/**
 * Requests per second of the service against a floor server that only runs the same SELECT through the same HTTP
 * library: the difference is the cost of authentication, parsing, and listing the fields.
 */
export const run = () => compareActions('bench/api-floor.ts', 0.6);
