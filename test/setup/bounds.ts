/*
 * Bounds for what hangs, far from what anything takes: the machine may be busy with other work. A test that has to be
 * done within a time measures that time itself.
 */

/** In milliseconds. */
export const MAX_TEST_MS = 1_200_000;

/** Timeout for a condition that becomes true eventually; `expect.poll` has it by default. */
export const SOON = { timeout: 600_000 };
