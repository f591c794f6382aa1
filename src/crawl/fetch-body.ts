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

/** More layers than any honest server uses. */
const MAX_ENCODINGS = 2;

/**
 * Reads a body to its end, decoded.
 * @param encoding the content-encoding header; names that nobody knows are passed over, as in browsers
 * @param maxBytes limit of the bytes on the wire and, apart, of the decoded ones
 * @throws FetchError too_large, and whatever the stream and the decoders throw
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number, host: string): Promise<Uint8Array> {
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
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const stages = decoders.flatMap((create) => [create(), limited]);
  await pipeline([body, limited, ...stages, collect]);
  return Buffer.concat(chunks);
}
