import { parentPort, threadId } from 'node:worker_threads';
import type { Report } from '../../../src/domain/answer.ts';
import type { FromPort, FromThread, ToThread } from '../../../src/threads/adviser-program.ts';

// Answers with the number of the thread, at the end of a message "hold" only when the shopper leaves.
parentPort?.on('message', (message: ToThread) => {
  if (message.type === 'stop') process.exit();
  if (message.type !== 'ask') return;
  const { port, question } = message;
  port.postMessage({ part: { type: 'text', delta: String(threadId) } } satisfies FromPort, []);
  const end = () => {
    port.postMessage({ report: {} as Report } satisfies FromPort, []);
    port.close();
  };
  if (question.messages.at(-1)?.text === 'hold') port.once('message', end);
  else end();
});
parentPort?.postMessage('ready' satisfies FromThread, []);
