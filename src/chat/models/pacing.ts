import type { Dispatcher } from 'undici';
import { END_OF_EVENT, mergeDeltas } from './merged-deltas.ts';

/** The interval between two deliveries of a body, for each body that is open: there are 500 deliveries a second at most. */
const MS_PER_BODY = 2;
/** Pieces that pass as they come; the first word is one of them, after what only tells that an answer begins. */
const FREE_PIECES = 4;
/** What is held of a body at most. */
const MAX_HELD_BYTES = 65_536;
const MIN_HELD_BYTES = 4_096;

/**
 * Joins the pieces of bodies that come token by token, for each piece has its price on the way to a shopper, whatever its
 * size. The more bodies are open, the longer each piece is collected: a few are not held up, and 500 take no more of the
 * processor than 100. The first pieces, one after a pause, and the end do not wait.
 * @param maxBytes of one body; a larger one is broken off
 */
export function createPacing(maxBytes: number): Dispatcher.DispatcherComposeInterceptor {
  let open = 0;
  const line = createLine();

  return (dispatch) => (options, handler) => {
    let free = FREE_PIECES;
    let received = 0;
    let isOpen = false;
    // Copied, as pieces that are held by themselves would live long enough to wait for the garbage collector's large round.
    let held = Buffer.alloc(0);
    let heldBytes = 0;
    let isEventStream = false;
    /** Whether an event begins where what is held does. */
    let beginsEvent = true;
    let deliveredAt = 0;
    /** Takes the body's delivery out of the line, where it is put off. */
    let leaveLine: (() => void) | undefined;

    function hold(piece: Buffer): void {
      const size = heldBytes + piece.length;
      if (size > held.length) held = Buffer.concat([held], Math.max(size, 2 * held.length, MIN_HELD_BYTES));
      piece.copy(held, heldBytes);
      heldBytes = size;
    }

    /** Empties what is held but for the beginning of an event; an end empties it all. */
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
 * Deliveries that are put off, one after the other. When the event loop was held up, none is made up for: they all come
 * later and take more pieces along, while calls are served in between.
 */
function createLine() {
  const waiting = new Set<{ due: number; deliver: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  /** When the last one is due; the next one is later. */
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
      // Whatever became of this one, others wait behind it.
      schedule();
    }
  }

  return {
    /** @returns what takes it out of the line */
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
