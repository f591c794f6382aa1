import { parentPort } from 'node:worker_threads';
import type { ToThread } from '../../../src/threads/adviser-program.ts';

// Never returns from a question.
parentPort?.on('message', ({ type }: ToThread) => {
  if (type === 'stop') process.exit();
  if (type === 'ask') for (;;);
});
