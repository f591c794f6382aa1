/** Lets a shop send a set number of responses; further requests wait. */
export function createGate() {
  let left = 0;
  let waiting: (() => void)[] = [];
  return {
    pass(): Promise<void> {
      if (left > 0) {
        left -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
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
