/**
 * Starts, waits for SIGTERM or SIGINT, then stops in order; a second signal stops immediately.
 * @param start gets a function to call when the process cannot continue
 */
export async function runUntilSignal(
  start: (onLost: (error: Error) => void) => Promise<{ stop(): Promise<void> }>,
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
  await running.stop();
}
