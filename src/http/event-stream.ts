/** Often enough for proxies that close what is silent for half a minute. */
const HEARTBEAT_MS = 15_000;

const encoder = new TextEncoder();
const BEAT = encoder.encode(': still here\n\n');

/** Of a `text/event-stream` that nobody on the way is to keep, change or hold back. */
export const EVENT_STREAM_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Events as they come, each of its type, with comments while there are none (HTML, section 9.2).
 * @param onLeave told when the reader is gone; the events are then ended too
 */
export function eventStream(
  events: AsyncGenerator<{ type: string; data: object }>,
  onLeave: () => void,
): ReadableStream<Uint8Array> {
  let heartbeat: NodeJS.Timeout | undefined;
  let left = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeat = setInterval(() => controller.enqueue(BEAT), HEARTBEAT_MS);
    },
    async pull(controller) {
      const { done, value } = await events.next().catch((error: unknown) => {
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
      await events.return(undefined);
    },
  });
}
