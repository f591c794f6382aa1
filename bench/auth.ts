import { compareActions } from './load.ts';

/** What the check of a key costs: the service against itself with the caller given. */
export const run = () => compareActions('bench/auth-floor.ts', 0.75);
