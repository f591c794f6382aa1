import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  createBrotliDecompress,
  createUnzip,
  createZstdDecompress,
  unzip,
  zstdDecompress,
} from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/** The encodings worth requesting; deflate is decoded if the server sends it anyway. */
export const ACCEPT_ENCODING = 'gzip, br, zstd';

/** Consumes a body as it arrives, to its end or until it has enough. */
export type ReadChunks = (chunks: AsyncIterable<Uint8Array>) => Promise<void>;

/** Decodes a stream, or all bytes at once with a limit on the output. */
type Decoder = { stream: () => Duplex; all: (bytes: Uint8Array, maxOutputLength: number) => Promise<Uint8Array> };

/** Flushing at the end decodes as much as arrived of a truncated body, as browsers do. */
const UNZIP = { finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
/** A frame may ask for a window of 128 MB; RFC 9659 allows 8 MB over HTTP. */
const ZSTD = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };
const [unzipAll, brotliAll, zstdAll] = [promisify(unzip), promisify(brotliDecompress), promisify(zstdDecompress)];

const GZIP: Decoder = {
  stream: () => createUnzip(UNZIP),
  all: (bytes, maxOutputLength) => unzipAll(bytes, { ...UNZIP, maxOutputLength }),
};
const DECODERS = new Map<string, Decoder>([
  ['gzip', GZIP],
  ['x-gzip', GZIP],
  ['deflate', GZIP],
  [
    'br',
    {
      stream: () => createBrotliDecompress(BROTLI),
      all: (bytes, maxOutputLength) => brotliAll(bytes, { ...BROTLI, maxOutputLength }),
    },
  ],
  [
    'zstd',
    {
      stream: () => createZstdDecompress(ZSTD),
      all: (bytes, maxOutputLength) => zstdAll(bytes, { ...ZSTD, maxOutputLength }),
    },
  ],
]);

/** Initial size of a body's memory block, in bytes; it doubles as needed. */
const INITIAL_BLOCK_SIZE = 64 * 1024;
/**
 * Larger blocks are shared memory, which grows without being copied, and which V8 does not count: the large pages of
 * one site would otherwise make it collect garbage several times a second, and every call waits for that.
 */
const MAX_OWN_BLOCK_SIZE = 1024 * 1024;
/** More layers than any legitimate server uses. */
const MAX_ENCODINGS = 2;

/**
 * Options for reading the bodies of one response: its host, its content-encoding header, the limit of bytes compressed
 * and decoded.
 */
type BodyOptions = { host: string; encoding: string; maxBytes: number };

/** A body's bytes, in one growing block, so that no chunk is retained. */
export class GatheredBody {
  readonly #options: BodyOptions;
  #block: ArrayBuffer | SharedArrayBuffer = new ArrayBuffer(INITIAL_BLOCK_SIZE);
  #size = 0;

  constructor(options: BodyOptions) {
    this.#options = options;
  }

  /** @throws FetchError too_large */
  add(chunk: Uint8Array): void {
    const size = this.#size + chunk.length;
    if (size > this.#options.maxBytes) throw tooLarge(this.#options);
    if (size > this.#block.byteLength) this.#block = this.#grown(Math.max(size, 2 * this.#block.byteLength));
    new Uint8Array(this.#block).set(chunk, this.#size);
    this.#size = size;
  }

  #grown(wanted: number): ArrayBuffer | SharedArrayBuffer {
    const size = Math.min(wanted, this.#options.maxBytes);
    if (this.#block instanceof SharedArrayBuffer) this.#block.grow(size);
    else if (size <= MAX_OWN_BLOCK_SIZE) return this.#block.transfer(size);
    else {
      const shared = new SharedArrayBuffer(size, { maxByteLength: this.#options.maxBytes });
      new Uint8Array(shared).set(new Uint8Array(this.#block));
      return shared;
    }
    return this.#block;
  }

  /** Returns the decoded body. @throws FetchError too_large, and any error of the decoders */
  async bytes(): Promise<Uint8Array> {
    blocks.add(this.#block);
    let bytes: Uint8Array = new Uint8Array(this.#block, 0, this.#size);
    for (const { all } of bytes.length > 0 ? findDecoders(this.#options) : [])
      bytes = await all(bytes, this.#options.maxBytes).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(this.#options) : error;
      });
    return bytes;
  }
}

/** Blocks that hold one body alone: Node's small buffers share a block. */
const blocks = new WeakSet<ArrayBufferLike>();

/** True if a body does not share its memory, which then can be transferred to a thread or freed. */
export function isOwnBlock(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return blocks.has(bytes.buffer) && bytes.buffer instanceof ArrayBuffer;
}

/**
 * Frees the memory of a body that is no longer needed: left to the garbage collector, hundreds of pages would pile up.
 * Its bytes are lost.
 */
export function releaseBody(bytes: Uint8Array): void {
  if (isOwnBlock(bytes)) bytes.buffer.transfer(0);
}

/**
 * Passes a body on, decoded, as it arrives. @throws FetchError too_large, and any error of the stream and the decoders
 */
export function streamBody(body: Readable, options: BodyOptions, read: ReadChunks): Promise<void> {
  async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let total = 0;
    for await (const chunk of source) {
      total += chunk.length;
      if (total > options.maxBytes) throw tooLarge(options);
      yield chunk;
    }
  }
  return pipeToReader(body, [limited, ...findDecoders(options).flatMap(({ stream }) => [stream(), limited])], read);
}

type Stage = Duplex | ((source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>);

/** Pipes the source through the stages to a reader, which may stop before the end. */
export async function pipeToReader(source: Readable, stages: Stage[], read: ReadChunks): Promise<void> {
  let hasRead = false;
  const reader: ReadChunks = async (chunks) => {
    await read(chunks);
    hasRead = true;
  };
  await pipeline([source, ...stages, reader]).catch((error: unknown) => {
    if (!hasRead) throw error; // a decoder that is abandoned reports an abort
  });
}

/** Ignores unknown encodings, as browsers do. */
function findDecoders({ encoding, host }: BodyOptions): Decoder[] {
  const decoders = encoding
    .toLowerCase()
    .split(',')
    .flatMap((name) => DECODERS.get(name.trim()) ?? [])
    .toReversed();
  if (decoders.length > MAX_ENCODINGS) {
    throw new FetchError('protocol', `The response from ${host} has more than ${MAX_ENCODINGS} content encodings.`);
  }
  return decoders;
}

function tooLarge({ host, maxBytes }: BodyOptions): FetchError {
  return new FetchError('too_large', `A page on ${host} is larger than ${Math.round(maxBytes / 1024)} KiB.`);
}
