import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createUnzip, createZstdDecompress } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/** The encodings worth asking for; deflate is read when it is sent all the same. */
export const ACCEPT_ENCODING = 'gzip, br, zstd';

/** Flushing at the end reads what there is of a body that was cut short, as browsers do. */
const unzip = () => createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
const DECODERS = new Map<string, () => Duplex>([
  ['gzip', unzip],
  ['x-gzip', unzip],
  ['deflate', unzip],
  ['br', () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
  // A frame may ask for a window of 128 MB; RFC 9659 allows 8 MB over HTTP.
  ['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })],
]);

/** Takes a body chunk by chunk; what it leaves is not read. */
export type ReadChunks = (chunks: AsyncIterable<Uint8Array>) => Promise<void>;

/** More layers than any honest server uses. */
const MAX_ENCODINGS = 2;

/**
 * Reads a body, decoded.
 * @param encoding the content-encoding header; names that nobody knows are passed over, as in browsers
 * @param maxBytes limit of the bytes on the wire and, apart, of the decoded ones
 * @param read takes the body instead, which is then not given
 * @throws FetchError too_large, and whatever the stream and the decoders throw
 */
export async function readBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
  host: string,
  read?: ReadChunks,
): Promise<Uint8Array> {
  async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let total = 0;
    for await (const chunk of source) {
      total += chunk.length;
      if (total > maxBytes) {
        throw new FetchError('too_large', `A page on ${host} is larger than ${Math.round(maxBytes / 1024)} KiB.`);
      }
      yield chunk;
    }
  }
  const decoders = encoding
    .toLowerCase()
    .split(',')
    .flatMap((name) => DECODERS.get(name.trim()) ?? [])
    .toReversed();
  if (decoders.length > MAX_ENCODINGS) {
    throw new FetchError('protocol', `What ${host} sent is packed more than ${MAX_ENCODINGS} times.`);
  }
  const chunks: Uint8Array[] = [];
  const collect: ReadChunks = async (source) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const stages = decoders.flatMap((create) => [create(), limited]);
  await pour(body, [limited, ...stages], read ?? collect);
  return Buffer.concat(chunks);
}

type Stage = Duplex | ((source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>);

/** Hands what comes through the stages to a reader, who may have enough before their end. */
export async function pour(source: Readable, stages: Stage[], read: ReadChunks): Promise<void> {
  let hasRead = false;
  const reader: ReadChunks = async (chunks) => {
    await read(chunks);
    hasRead = true;
  };
  await pipeline([source, ...stages, reader]).catch((error: unknown) => {
    if (!hasRead) throw error; // a decoder that is left calls that an abort
  });
}
