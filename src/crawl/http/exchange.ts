import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

type Controller = Dispatcher.DispatchController;
type Take = (chunk: Buffer) => void;

/**
 * Sends a request and hands the body over as it comes. With undici's `request` each body is a stream, and what one has
 * read is kept by the next until all garbage is collected: that was half of what a crawl's memory grew by.
 * @param open told of the head, gives what takes the body's pieces; what either throws ends the request
 * @throws what the connection, the signal, or `open` gave
 */
export function exchange(
  agent: Dispatcher,
  options: Dispatcher.DispatchOptions,
  signal: AbortSignal,
  open: (status: number, headers: IncomingHttpHeaders, controller: Controller) => Take,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let take: Take = () => {};
    agent.dispatch(options, {
      onRequestStart(controller) {
        const stop = () => controller.abort(signal.reason as Error);
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true });
      },
      onResponseStart(controller, status, headers) {
        if (status >= 200) take = open(status, headers, controller);
      },
      onResponseData: (_, chunk) => take(chunk),
      onResponseEnd: () => resolve(),
      onResponseError: (_, error) => reject(error),
    });
  });
}

/** The same as a stream, which holds the sender up where its reader is slow. */
export function createIncoming(controller: Controller): { stream: Readable; take: Take } {
  const stream = new Readable({
    read: () => controller.resume(),
    destroy(error, done) {
      controller.abort(error ?? new Error('enough'));
      done(error);
    },
  });
  const take: Take = (chunk) => {
    if (!stream.push(chunk)) controller.pause();
  };
  return { stream, take };
}
