/**
 * Starts, waits for SIGTERM or SIGINT, then stops in order; a second signal stops immediately.
 * @param start gets a function to call when the process cannot continue
 */
export async function runUntilSignal(
  start: (onLost: (error: Error) => void) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  let asking = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      asking += 1;
      if (asking > 1) process.exit(130);
      ask();
    });
  const running = await start((error) => {
    if (asking > 0) return;
    process.stderr.write(`aisle: ${error.message}\n`);
    process.exit(1);
  });
  await asked;
  await running.stop();
}
