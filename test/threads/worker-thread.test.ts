import path from 'node:path';
import { expect, it } from 'vitest';
import type { WorkerThreadData } from '../../src/threads/worker-program.ts';
import { startWorkerThread } from '../../src/threads/worker-thread.ts';

const program = path.join(import.meta.dirname, 'programs/short-lived.ts');

it('replaces a worker whose thread fails, and waits for the last one to stop', async () => {
  const starts = new Int32Array(new SharedArrayBuffer(8));
  const reasons: string[] = [];
  const log = { error: ({ err }: { err: Error }) => reasons.push(err.message) };
  const data = { starts: starts.buffer } as unknown as WorkerThreadData;
  const stop = startWorkerThread(data, log, { program, restartMs: 0 });
  await expect.poll(() => starts[0]).toBe(4);
  await stop();
  expect(starts[1]).toBe(1);
  expect(reasons).toEqual(['Out of order.', 'It ended.']);
});
