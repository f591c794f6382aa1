import type { Socket } from 'node:net';

/** Lets a shop send a set number of responses; further requests wait. */
export function createGate() {
  let left = 0;
  let waiting: (() => void)[] = [];
  return {
    /** @param socket whose request waits no longer once it is closed */
    pass(socket?: Socket): Promise<void> {
      if (left > 0) {
        left -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        waiting.push(resolve);
        socket?.once('close', () => (waiting = waiting.filter((each) => each !== resolve)));
      });
    },
    open(answers: number): void {
      left += answers;
      for (; left > 0 && waiting.length > 0; left -= 1) waiting.shift()?.();
    },
    /** Forgets the waiting requests, as if their process had exited. */
    close(): void {
      left = 0;
      waiting = [];
    },
    waiting: () => waiting.length,
  };
}
