import type { Dispatcher } from 'undici';
import { END_OF_EVENT, mergeDeltas } from './merged-deltas.ts';

/** Delivery interval per open body: limits deliveries to 500 a second in total. */
const MS_PER_BODY = 2;
/** Number of pieces to pass on immediately; the first word is among them, after events that only announce an answer. */
const FREE_PIECES = 4;
/** Maximum bytes to buffer per body. */
const MAX_HELD_BYTES = 65_536;
const MIN_HELD_BYTES = 4_096;

/**
 * Joins the pieces of bodies that arrive token by token, because each piece has a cost on its way to a shopper,
 * whatever its size. The more bodies are open, the longer each piece is buffered: a few are not delayed, and 500 use no
 * more CPU than 100. The first pieces, one after a pause, and the end are never delayed.
 * @param maxBytes per body; a larger one is aborted
 */
export function createPacing(maxBytes: number): Dispatcher.DispatcherComposeInterceptor {
  let open = 0;
  const line = createLine();

  return (dispatch) => (options, handler) => {
    let free = FREE_PIECES;
    let received = 0;
    let isOpen = false;
    // Copied, because pieces kept as they are would live long enough to need a major garbage collection.
    let held = Buffer.alloc(0);
    let heldBytes = 0;
    let isEventStream = false;
    /** True if the buffer starts at the beginning of an event. */
    let beginsEvent = true;
    let deliveredAt = 0;
    /** Cancels the body's scheduled delivery, if any. */
    let leaveLine: (() => void) | undefined;

    function hold(piece: Buffer): void {
      const size = heldBytes + piece.length;
      if (size > held.length) held = Buffer.concat([held], Math.max(size, 2 * held.length, MIN_HELD_BYTES));
      piece.copy(held, heldBytes);
      heldBytes = size;
    }

    /** Flushes the buffer except for an incomplete event; at the end, flushes everything. */
    function take(isEnd: boolean): Buffer {
      const pieces = held.subarray(0, heldBytes);
      const end = pieces.lastIndexOf(END_OF_EVENT) + END_OF_EVENT.length;
      if (isEnd || !isEventStream || !beginsEvent || end < END_OF_EVENT.length) {
        beginsEvent = end === heldBytes;
        heldBytes = 0;
        return Buffer.from(pieces);
      }
      const events = mergeDeltas(pieces.toString('utf8', 0, end));
      heldBytes = pieces.copy(held, 0, end);
      return Buffer.from(events);
    }

    function deliver(controller: Dispatcher.DispatchController, isEnd = false): void {
      leaveLine?.();
      leaveLine = undefined;
      if (heldBytes === 0) return;
      deliveredAt = performance.now();
      handler.onResponseData?.(controller, take(isEnd));
    }

    function close(controller: Dispatcher.DispatchController): void {
      open -= Number(isOpen);
      isOpen = false;
      deliver(controller, true);
    }

    return dispatch(options, {
      onRequestStart: (...given) => handler.onRequestStart?.(...given),
      onResponseStart(controller, status, headers, ...given) {
        isEventStream = /^text\/event-stream/i.test(String(headers['content-type'])) && !headers['content-encoding'];
        handler.onResponseStart?.(controller, status, headers, ...given);
      },
      onResponseData(controller, piece) {
        received += piece.length;
        if (received > maxBytes) {
          controller.abort(new Error('The model’s answer is too large.'));
          return;
        }
        open += Number(!isOpen);
        isOpen = true;
        hold(piece);
        free -= 1;
        const now = performance.now();
        const due = deliveredAt + open * MS_PER_BODY;
        const isPutOff = leaveLine !== undefined;
        if (free >= 0 || heldBytes > MAX_HELD_BYTES || (!isPutOff && due <= now)) deliver(controller);
        else if (!isPutOff) leaveLine = line.join(due, () => deliver(controller));
      },
      onResponseEnd(controller, trailers) {
        close(controller);
        handler.onResponseEnd?.(controller, trailers);
      },
      onResponseError(controller, error) {
        close(controller);
        handler.onResponseError?.(controller, error);
      },
    });
  };
}

/**
 * Scheduled deliveries, one after another. After the event loop was blocked, missed deliveries are not caught up: they
 * all run later and carry more pieces, while calls are served in between.
 */
function createLine() {
  const waiting = new Set<{ due: number; deliver: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  /** The due time of the last delivery; the next one is later. */
  let lastDue = 0;

  function schedule(): void {
    const [next] = waiting;
    clearTimeout(timer);
    timer = next && setTimeout(serve, Math.max(next.due - performance.now(), MS_PER_BODY));
  }

  function serve(): void {
    const [next] = waiting;
    try {
      next?.deliver();
    } finally {
      // A failed delivery must not stop those queued behind it.
      schedule();
    }
  }

  return {
    /** @returns a function that cancels the delivery */
    join(due: number, deliver: () => void): () => void {
      lastDue = Math.max(due, lastDue + MS_PER_BODY);
      const entry = { due: lastDue, deliver };
      waiting.add(entry);
      if (waiting.size === 1) schedule();
      return () => {
        waiting.delete(entry);
        if (waiting.size === 0) schedule();
      };
    },
  };
}
