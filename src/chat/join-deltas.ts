import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamPart } from './specification.ts';

type Delta = Extract<StreamPart, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>;

const DELTAS = new Set<StreamPart['type']>(['text-delta', 'reasoning-delta', 'tool-input-delta']);
const isDelta = (part: StreamPart): part is Delta => DELTAS.has(part.type);

/**
 * Joins the deltas of a model's stream that arrive within one turn of the event loop, because each has a cost on its
 * way to a shopper. Leaves all other parts, and the order, unchanged.
 */
export function joinDeltas(stream: ReadableStream<StreamPart>): ReadableStream<StreamPart> {
  const reader = stream.getReader();
  let reading: ReturnType<typeof reader.read> | undefined;

  async function pull(controller: ReadableStreamDefaultController<StreamPart>): Promise<void> {
    let open: Delta | undefined;
    let turn: Promise<undefined> | undefined;
    for (;;) {
      // Parts that arrive after this turn are read by the next pull.
      reading ??= reader.read();
      const read = await (turn ? Promise.race([reading, turn]) : reading);
      if (read) reading = undefined;
      const part = read?.value;
      if (part && isDelta(part)) {
        turn ??= nextTurn(undefined);
        const continues = open?.type === part.type && open.id === part.id && part.providerMetadata === undefined;
        if (open && !continues) controller.enqueue(open);
        open = open && continues ? { ...open, delta: open.delta + part.delta } : part;
        continue;
      }
      if (open) controller.enqueue(open);
      if (part) controller.enqueue(part);
      if (read?.done) controller.close();
      return;
    }
  }

  return new ReadableStream({ pull, cancel: (reason) => reader.cancel(reason) }, { highWaterMark: 0 });
}
