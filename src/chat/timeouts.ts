/** How long a model may take, in milliseconds. */
export interface Timeouts {
  /** Until it says or thinks anything at all. */
  first: number;
  /** Between any two things that it says or thinks. */
  silence: number;
  /** For all it does about one message. */
  total: number;
}

/** A model that took too long. */
export class TooLate extends Error {}

export interface TimeoutOptions<T> {
  /** Until the first value that is progress… */
  first?: number;
  /** …and from one to the next. */
  silence?: number;
  /** When everything has to be over, as Date.now() counts. */
  deadline?: number;
  /** Without it, every value is progress. */
  isProgress?: (value: T) => boolean;
  signal: AbortSignal;
}

/**
 * Reads a stream and gives up when it makes no progress for too long, even where it does not heed its signal.
 * @param open is given the signal that ends the call
 * @param options without a time, the signal alone ends it
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
  // Promise.race with one promise for all reads would keep what each of them came to in memory until the end.
  const unlessBroken = <V>(work: PromiseLike<V>) =>
    new Promise<V>((resolve, reject) => {
      fail = reject;
      if (ended.signal.aborted) reject(ended.signal.reason);
      work.then(resolve, reject);
    });
  const leave = () => breakOff(signal.reason);
  let timer: NodeJS.Timeout | undefined;
  let silentUntil = Date.now() + first;
  const wait = () => {
    clearTimeout(timer);
    const left = Math.min(silentUntil, deadline) - Date.now();
    // Node takes an endless time for the shortest one.
    if (left === Infinity) return;
    timer = setTimeout(() => breakOff(new TooLate('The model took too long.')), Math.max(left, 0));
  };
  signal.addEventListener('abort', leave, { once: true });
  let reader: ReadableStreamDefaultReader<T> | undefined;
  try {
    signal.throwIfAborted();
    wait();
    const opening = Promise.resolve(open(ended.signal));
    // One that opens after all has nobody to read it.
    opening.then((stream) => (ended.signal.aborted ? stream.cancel() : undefined)).catch(() => {});
    reader = (await unlessBroken(opening)).getReader();
    for (;;) {
      wait();
      const { done, value } = await unlessBroken(reader.read());
      if (done) return;
      clearTimeout(timer); // whoever takes the value may take their time
      yield value;
      if (isProgress(value)) silentUntil = Date.now() + silence;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    ended.abort();
    reader?.cancel().catch(() => {});
  }
}
