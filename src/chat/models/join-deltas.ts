import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamPart } from './specification.ts';

type Delta = Extract<StreamPart, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>;

const DELTAS = new Set<StreamPart['type']>(['text-delta', 'reasoning-delta', 'tool-input-delta']);
const isDelta = (part: StreamPart): part is Delta => DELTAS.has(part.type);

const continues = (open: Delta, part: Delta): boolean =>
  open.type === part.type && open.id === part.id && part.providerMetadata === undefined;

/**
 * Joins the deltas of a model's stream that arrive within one turn of the event loop, because each has a cost on its
 * way to a shopper. Leaves all other parts, and the order, unchanged.
 */
export function joinDeltas(stream: ReadableStream<StreamPart>): ReadableStream<StreamPart> {
  const reader = stream.getReader();
  let reading: ReturnType<typeof reader.read> | undefined;

  /** Reads the next part; undefined once this turn is over. Parts that arrive later are left to the next pull. */
  async function readWithin(turn: Promise<undefined> | undefined) {
    reading ??= reader.read();
    const read = await (turn ? Promise.race([reading, turn]) : reading);
    if (read) reading = undefined;
    return read;
  }

  async function pull(controller: ReadableStreamDefaultController<StreamPart>): Promise<void> {
    let open: Delta | undefined;
    let turn: Promise<undefined> | undefined;
    for (;;) {
      const read = await readWithin(turn);
      const part = read?.value;
      if (!part || !isDelta(part)) {
        if (open) controller.enqueue(open);
        if (part) controller.enqueue(part);
        if (read?.done) controller.close();
        return;
      }
      turn ??= nextTurn(undefined);
      const isContinued = open !== undefined && continues(open, part);
      if (open && !isContinued) controller.enqueue(open);
      open = open && isContinued ? { ...open, delta: open.delta + part.delta } : part;
    }
  }

  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}
