import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

type Controller = Dispatcher.DispatchController;
type OnChunk = (chunk: Buffer) => void;

/**
 * Sends a request and passes the body on as it arrives. With undici's `request` each body is a stream, and each one
 * retains the data of the previous one until a full garbage collection: that was half of a crawl's memory growth.
 * @param open called with the head, returns the consumer of the body's chunks; an exception in either ends the request
 * @throws any error of the connection, the signal, or `open`
 */
export function exchange(
  agent: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  open: (status: number, headers: IncomingHttpHeaders, controller: Controller) => OnChunk,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let onChunk: OnChunk = () => {};
    agent.dispatch(options, {
      onRequestStart(controller) {
        const stop = () => controller.abort(signal.reason as Error);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      },
      onResponseStart(controller, status, headers) {
        if (status >= 200) onChunk = open(status, headers, controller);
      },
      onResponseData: (_, chunk) => onChunk(chunk),
      onResponseEnd: () => resolve(),
      onResponseError: (_, error) => reject(error),
    });
  });
}

/** Exposes the body as a stream, which applies backpressure when its reader is slow. */
export function createBodyStream(controller: Controller): { stream: Readable; onChunk: OnChunk } {
  const stream = new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      controller.abort(error ?? new Error('enough'));
      done(error);
    },
  });
  const onChunk: OnChunk = (chunk) => {
    if (!stream.push(chunk)) controller.pause();
  };
  return { stream, onChunk };
}
