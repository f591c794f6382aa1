import { z } from 'zod';

/** Rows are collected into frames of this size: PostgreSQL sends them one by one. */
const FRAME_BYTES = 256 * 1024;
/** PostgreSQL sends no row larger than 1 GB. */
const MAX_FRAME_BYTES = 2 ** 30 + FRAME_BYTES;
const LENGTH_BYTES = 4;
/** The first byte of a frame's content. */
const KINDS = { table: 0x54, rows: 0x52, end: 0x45 } as const;

/** A name as PostgreSQL quotes it, which is all that may become part of a statement. */
const Name = z.string().regex(/^(?:[a-z_][a-z\d_$]*|"[^"]+")$/);

/** A table, whose rows follow in PostgreSQL's text format. */
export const BackupTable = z.object({
  /** `schema.table` */
  table: z.string(),
  columns: z.array(Name),
  /** The state of the columns' sequences. */
  sequences: z.array(z.object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
export type BackupTable = z.infer<typeof BackupTable>;
export type BackupPart = BackupTable | { rows: Buffer };

function frame(kind: keyof typeof KINDS, content: Buffer): Buffer[] {
  const head = Buffer.alloc(LENGTH_BYTES + 1);
  head.writeUInt32BE(content.length);
  head[LENGTH_BYTES] = KINDS[kind];
  return [head, content];
}

/** Encodes tables, each followed by its rows. */
export async function* encodeFrames(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  let rows: Buffer[] = [];
  let bytes = 0;
  function* flush(): Generator<Buffer> {
    if (bytes > 0) yield* frame('rows', Buffer.concat(rows));
    [rows, bytes] = [[], 0];
  }
  for await (const part of parts) {
    if ('rows' in part) {
      rows.push(part.rows);
      bytes += part.rows.length;
      if (bytes >= FRAME_BYTES) yield* flush();
    } else {
      yield* flush();
      yield* frame('table', Buffer.from(JSON.stringify(part)));
    }
  }
  yield* flush();
  yield* frame('end', Buffer.alloc(0));
}

/** Decodes what `encodeFrames` made, in the same order. @throws if it is not complete */
export async function* decodeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const read = createReader(chunks);
  for (;;) {
    const head = await read(LENGTH_BYTES + 1);
    const length = head.readUInt32BE();
    if (length > MAX_FRAME_BYTES) throw new Error('The backup is damaged: it has an impossible length.');
    const content = await read(length);
    const kind = head[LENGTH_BYTES];
    if (kind === KINDS.rows) yield { rows: content };
    else if (kind === KINDS.table) yield BackupTable.parse(JSON.parse(content.toString()));
    else if (kind === KINDS.end) break;
    else throw new Error('The backup is damaged: it has an unknown part.');
  }
}

/** Returns a function that reads so many bytes. */
function createReader(chunks: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  return async (bytes) => {
    while (size < bytes) {
      const { value, done } = await iterator.next();
      if (done) throw new Error('The backup is damaged: it ends too early.');
      held.push(value);
      size += value.length;
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = [all.subarray(bytes)];
    size -= bytes;
    return all.subarray(0, bytes);
  };
}
