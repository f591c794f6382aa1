import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { writeWholeFile } from '../../whole-file.ts';
import { type BackupPart, decodeFrames, encodeFrames } from './frames.ts';

/**
 * A backup file is a line that says so, a line of JSON about it, a compressed body, and a line with the SHA-256 of
 * everything before it. A file that was cut lacks the last line, so that this is known before all of it is read.
 */
const MAGIC = 'AISLE-BACKUP 1\n';
const OTHER_FORMAT = /^AISLE-BACKUP \d+\n/;
const MAX_HEADER_BYTES = 100_000;
const FOOTER = /^\nAISLE-BACKUP-END ([\da-f]{64})\n$/;
const FOOTER_BYTES = '\nAISLE-BACKUP-END \n'.length + 64;

const Header = z.object({
  /** The version of Aisle that wrote the file. */
  version: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  /** True if AUTH_SECRET was set, which is not in the file. */
  hasAuthSecret: z.boolean(),
});
export type BackupHeader = z.infer<typeof Header>;

/** Writes a new file. @returns its size in bytes @throws if it exists already */
export function writeBackup(file: string, header: BackupHeader, parts: AsyncIterable<BackupPart>): Promise<number> {
  const hash = createHash('sha256');
  async function* complete(compressed: AsyncIterable<Buffer>) {
    const head = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
    hash.update(head);
    yield head;
    for await (const chunk of compressed) {
      hash.update(chunk);
      yield chunk;
    }
    yield Buffer.from(`\nAISLE-BACKUP-END ${hash.digest('hex')}\n`);
  }
  return writeWholeFile(file, (to) => pipeline(encodeFrames(parts), createZstdCompress(), complete, to));
}

/** A whole backup, which matches its checksum. */
export interface OpenBackup {
  header: BackupHeader;
  /** Reads the tables and rows. */
  read<T>(consume: (parts: AsyncIterable<BackupPart>) => Promise<T>): Promise<T>;
}

/** Reads all of a file once, so that nothing is done with a damaged one. @throws if it is not a whole backup */
export async function openBackup(file: string): Promise<OpenBackup> {
  const { head, tail, size } = await readEnds(file);
  if (!head.startsWith(MAGIC)) {
    const isNewer = OTHER_FORMAT.test(head);
    throw new Error(
      isNewer
        ? `${file} was made by a newer version of Aisle. Install that version to restore it.`
        : `${file} is not a backup made by "aisle backup".`,
    );
  }
  const [, sum] = FOOTER.exec(tail) ?? [];
  if (sum === undefined)
    throw new Error(`${file} is incomplete: its end is missing. Copy it again, or use another backup.`);
  const end = size - FOOTER_BYTES - 1;
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file, { end }), hash);
  if (hash.digest('hex') !== sum)
    throw new Error(`${file} is damaged: its checksum does not match. Copy it again, or use another backup.`);
  const [, line = ''] = head.split('\n', 2);
  const start = MAGIC.length + Buffer.byteLength(line) + 1;
  return {
    header: Header.parse(JSON.parse(line)),
    read: (consume) =>
      pipeline(fs.createReadStream(file, { start, end }), createZstdDecompress(), (chunks: AsyncIterable<Buffer>) =>
        consume(decodeFrames(chunks)),
      ),
  };
}

async function readEnds(file: string) {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}).`, { cause: error });
  });
  try {
    const { size } = await handle.stat();
    const read = async (bytes: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, position);
      return buffer.subarray(0, bytesRead).toString();
    };
    const head = await read(MAX_HEADER_BYTES, 0);
    return { head, tail: await read(FOOTER_BYTES, Math.max(size - FOOTER_BYTES, 0)), size };
  } finally {
    await handle.close();
  }
}
