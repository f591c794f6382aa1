/** How long a model may take, in milliseconds. */
export interface Patience {
  /** Until it says anything at all, and between any two things that it says. */
  silence: number;
  /** For all it does about one message. */
  total: number;
}

/** A model that took too long. */
export class TooLate extends Error {}

/**
 * Reads a stream and gives up when it is silent for too long, even where it does not heed its signal.
 * @param open is given the signal that ends the call
 * @param deadline when everything has to be over, as Date.now() counts
 * @throws {TooLate}, or the reason of the signal
 */
export async function* readPatiently<T>(
  open: (signal: AbortSignal) => PromiseLike<ReadableStream<T>>,
  { silence, deadline, signal }: { silence: number; deadline: number; signal: AbortSignal },
): AsyncGenerator<T> {
  const ended = new AbortController();
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => {}); // nobody may be waiting when it breaks
  const breakOff = (reason: unknown) => {
    reject(reason);
    ended.abort(reason);
  };
  const leave = () => breakOff(signal.reason);
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    const left = Math.min(silence, deadline - Date.now());
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
    reader = (await Promise.race([opening, broken])).getReader();
    for (;;) {
      wait();
      const { done, value } = await Promise.race([reader.read(), broken]);
      if (done) return;
      clearTimeout(timer); // whoever takes the value may take their time
      yield value;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    ended.abort();
    reader?.cancel().catch(() => {});
  }
}
