/** Timeouts for a model, in milliseconds. */
export interface Timeouts {
  /** Maximum time until the first output or thinking. */
  first: number;
  /** Maximum time between two pieces of output or thinking. */
  silence: number;
  /** Total time for one message. */
  total: number;
}

/** Thrown when a model times out. */
export class TooLate extends Error {}

export interface TimeoutOptions<T> {
  /** Timeout for the first value that is progress… */
  first?: number;
  /** …and from one such value to the next. */
  silence?: number;
  /** The overall deadline, as a performance.now() timestamp. */
  deadline?: number;
  /** If omitted, every value is progress. */
  isProgress?: (value: T) => boolean;
  signal: AbortSignal;
}

/**
 * Reads a stream and gives up when it makes no progress for too long, even if the stream ignores its signal.
 * @param open receives the signal that ends the call
 * @param options without timeouts, only the signal ends it
 * @throws {TooLate}, or the reason of the signal
 */
export async function* readWithTimeouts<T>(
  open: (signal: AbortSignal) => PromiseLike<ReadableStream<T>>,
  { silence = Infinity, first = silence, deadline = Infinity, isProgress = () => true, signal }: TimeoutOptions<T>,
): AsyncGenerator<T> {
  const ended = new AbortController();
  let fail: (reason: unknown) => void = () => {};
  const breakOff = (reason: unknown) => {
    ended.abort(reason);
    fail(reason);
  };
  // Promise.race with one shared promise would keep the result of every read in memory until the end.
  const unlessBroken = <V>(work: PromiseLike<V>) =>
    new Promise<V>((resolve, reject) => {
      fail = reject;
      if (ended.signal.aborted) reject(ended.signal.reason);
      work.then(resolve, reject);
    });
  const leave = () => breakOff(signal.reason);
  let timer: NodeJS.Timeout | undefined;
  let silentUntil = performance.now() + first;
  const wait = () => {
    clearTimeout(timer);
    const left = Math.min(silentUntil, deadline) - performance.now();
    // setTimeout treats Infinity as 1 ms.
    if (left === Infinity) return;
    timer = setTimeout(() => breakOff(new TooLate('The model took too long.')), Math.max(left, 0));
  };
  signal.addEventListener('abort', leave, { once: true });
  let reader: ReadableStreamDefaultReader<T> | undefined;
  try {
    signal.throwIfAborted();
    wait();
    const opening = Promise.resolve(open(ended.signal));
    // A stream that opens after the timeout has no reader.
    opening.then((stream) => (ended.signal.aborted ? stream.cancel() : undefined)).catch(() => {});
    reader = (await unlessBroken(opening)).getReader();
    for (;;) {
      wait();
      const { done, value } = await unlessBroken(reader.read());
      if (done) return;
      clearTimeout(timer); // the consumer's own time does not count
      yield value;
      if (isProgress(value)) silentUntil = performance.now() + silence;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    ended.abort();
    reader?.cancel().catch(() => {});
  }
}
