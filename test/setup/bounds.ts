/*
 * Bounds for what hangs, far from what anything takes: the machine may be busy with other work. A test that has to be
 * done within a time measures that time itself.
 */

/** In milliseconds. */
export const MAX_TEST_MS = 1_800_000;

/**
 * Timeout for a condition that becomes true eventually; `expect.poll` has it by default. While you write a test, set
 * `TEST_WAIT_MS` lower, to see sooner what does not come.
 */
export const SOON = { timeout: Number(process.env['TEST_WAIT_MS'] ?? 600_000) };
