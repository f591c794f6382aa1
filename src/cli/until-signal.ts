/** Supervisors kill a process that has not stopped after 30 s, of which answers in progress get 8 s. */
const STOP_MS = 25_000;

/**
 * Starts, waits for SIGTERM or SIGINT, then stops in order; a second signal stops immediately, and so does a stop that
 * takes too long.
 * @param start gets a function to call when the process cannot continue
 */
export async function runUntilSignal(
  start: (onLost: (error: Error) => void) => Promise<{ stop(): Promise<void> }>,
  stopMs = STOP_MS,
): Promise<void> {
  const { promise: signalled, resolve: release } = Promise.withResolvers<void>();
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      release();
    });
  const running = await start((error) => {
    if (signals > 0) return;
    process.stderr.write(`aisle: ${error.message}\n`);
    process.exit(1);
  });
  await signalled;
  setTimeout(() => {
    process.stderr.write(`aisle: did not stop within ${stopMs / 1000} s, so it exits without waiting any longer.\n`);
    process.exit(1);
  }, stopMs).unref();
  await running.stop();
}
