/** Limits how many tasks run at once; the others wait for their turn. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    /** Waits for a slot. @throws the signal's reason if it was aborted before */
    async acquire(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const take = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(take), 1);
          reject(signal.reason as Error);
        };
        waiting.push(take);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
    release(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
    isIdle: () => free === count,
  };
}
