import { AsyncLocalStorage } from 'node:async_hooks';

/** Often enough for proxies that close connections after half a minute of silence. */
const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();
const BEAT = encoder.encode(': still here\n\n');

/** Headers of a `text/event-stream` that intermediaries must not cache, transform or buffer. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Streams typed events as they come, with comments as keep-alive (HTML, section 9.2).
 * @param onLeave called when the reader disconnects; the events then end too
 */
export function eventStream(
  events: AsyncGenerator<{ type: string; data: object }>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  let heartbeat: NodeJS.Timeout | undefined;
  let left = false;
  // The stream is read outside the async context of the request that it answers.
  const withinRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(BEAT), HEARTBEAT_MS);
    },
    async pull(controller) {
      const { done, value } = await withinRequest(() => events.next()).catch((error: unknown) => {
        clearInterval(heartbeat);
        throw error;
      });
      if (left) return;
      if (done) {
        clearInterval(heartbeat);
        controller.close();
        return;
      }
      heartbeat?.refresh();
      controller.enqueue(encoder.encode(`event: ${value.type}\ndata: ${JSON.stringify(value.data)}\n\n`));
    },
    async cancel() {
      left = true;
      clearInterval(heartbeat);
      onLeave();
      await withinRequest(() => events.return(undefined));
    },
  });
}
