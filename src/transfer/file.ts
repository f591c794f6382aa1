import { type Hash, createHash } from 'node:crypto';
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { writeWholeFile } from '../whole-file.ts';

/**
 * An assistant's file is gzip of NDJSON: a line that says what it is, a line for each row, and a line with the SHA-256 of
 * all lines before. A file that was cut lacks the last line.
 */
const FORMAT = 'aisle-assistant';
/** Incremented when an earlier version could not read what this one writes. */
const FORMAT_VERSION = 1;

const Header = z.object({ format: z.literal(FORMAT), version: z.int().min(1) });
const End = z.strictObject({ type: z.literal('end'), sha256: z.string() });

/** Far more than the details of a product with all variants take. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
/** Lines are compressed in chunks of this many characters. */
const CHUNK_LENGTH = 256 * 1024;
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Writes rows to a new file. @returns its size in bytes @throws if it exists already */
export function writeRows(
  file: string,
  about: { aisle: string; createdAt: string },
  rows: AsyncIterable<object>,
): Promise<number> {
  async function* lines() {
    const hash = createHash('sha256');
    let chunk = `${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...about })}\n`;
    for await (const row of rows) {
      chunk += `${JSON.stringify(row)}\n`;
      if (chunk.length < CHUNK_LENGTH) continue;
      hash.update(chunk);
      yield chunk;
      chunk = '';
    }
    hash.update(chunk);
    yield `${chunk}${JSON.stringify({ type: 'end', sha256: hash.digest('hex') })}\n`;
  }
  return writeWholeFile(file, (to) => pipeline(lines, createGzip(), to));
}

/** A row as it stands in the file, not yet checked. */
export interface RawLine {
  /** From 1. */
  line: number;
  row: Record<string, unknown>;
}

/**
 * Reads the rows of a file, one line at a time.
 * @returns the checksum of all rows, which they match
 * @throws if it is not the whole file of an assistant, or of a newer version
 */
export async function* readRows(file: string): AsyncGenerator<RawLine, string> {
  await requireGzip(file);
  const hash = createHash('sha256');
  let line = 0;
  for await (const bytes of linesOf(file)) {
    line += 1;
    const row = parseLine(file, bytes, line);
    if (line === 1) requireFormat(file, row);
    else if (row.type === 'end') return requireEnd(file, row, hash);
    else yield { line, row };
    hash.update(bytes).update('\n');
  }
  throw new Error(`${file} is incomplete: its end is missing. Copy it again, or export the assistant again.`);
}

const damaged = (file: string, what: string) =>
  new Error(`${file} is damaged: ${what}. Copy it again, or export the assistant again.`);

const foreign = (file: string) =>
  new Error(`${file} is not a file made by "aisle assistant export". To import products, use "aisle import".`);

/** @throws if it cannot be read, is empty, or is no gzip file */
async function requireGzip(file: string): Promise<void> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `File not found: ${file}.` : `${file} cannot be read (${error.code}).`);
  });
  try {
    if ((await handle.stat()).isDirectory()) throw new Error(`${file} is a directory. Specify a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    if (bytesRead === 0) throw new Error(`${file} is empty. Copy it again, or export the assistant again.`);
    if (!buffer.equals(GZIP)) throw foreign(file);
  } finally {
    await handle.close();
  }
}

function parseLine(file: string, bytes: Buffer, line: number): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(bytes.toString());
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw line === 1 ? foreign(file) : damaged(file, `line ${line} is not a JSON object`);
}

function requireFormat(file: string, row: unknown): void {
  const header = Header.safeParse(row);
  if (!header.success) throw foreign(file);
  if (header.data.version > FORMAT_VERSION)
    throw new Error(
      `${file} was made by a newer version of Aisle (format ${header.data.version}; this version reads up to ${FORMAT_VERSION}). Upgrade Aisle to import it.`,
    );
}

function requireEnd(file: string, row: unknown, hash: Hash): string {
  const sum = hash.digest('hex');
  if (End.safeParse(row).data?.sha256 !== sum) throw damaged(file, 'its checksum does not match');
  return sum;
}

/** Decompresses a file into lines; one that does not end is not a line. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = fs.createReadStream(file, { highWaterMark: CHUNK_LENGTH });
  const plain = createGunzip({ chunkSize: CHUNK_LENGTH });
  source.on('error', (error) => plain.destroy(error));
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of source.pipe(plain) as AsyncIterable<Buffer>) {
      let begin = 0;
      for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', begin)) {
        const rest = chunk.subarray(begin, end);
        yield parts.length === 0 ? rest : Buffer.concat([...parts, rest]);
        [parts, length, begin] = [[], 0, end + 1];
      }
      if (begin === chunk.length) continue;
      parts.push(chunk.subarray(begin));
      length += chunk.length - begin;
      if (length > MAX_LINE_BYTES) throw damaged(file, 'it has a line that is too long');
    }
  } catch (error) {
    throw explainZlib(file, error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

function explainZlib(file: string, error: NodeJS.ErrnoException): Error {
  // The end of the file is missing, which `readRows` reports in the same words.
  if (error.code === 'Z_BUF_ERROR')
    return new Error(`${file} is incomplete: its end is missing. Copy it again, or export the assistant again.`);
  return error.code?.startsWith('Z_') ? damaged(file, 'it cannot be decompressed') : error;
}
