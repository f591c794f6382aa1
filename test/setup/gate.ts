/** Lets a shop give so many answers and no more: what it is asked beyond that waits. */
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
    /** Forgets who waited, as those do whose process is gone. */
    close(): void {
      left = 0;
      waiting = [];
    },
    waiting: () => waiting.length,
  };
}
