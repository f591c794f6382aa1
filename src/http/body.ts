import type { Context } from 'hono';
import { MINUTE_MS } from '../domain/durations.ts';
import { Refusal } from '../domain/refusal.ts';

/** Largest request body, in bytes. */
const MAX_BODY_BYTES = 1_048_576;
/** Nobody occupies memory for longer by sending slowly. */
const MAX_BODY_MS = 5 * MINUTE_MS;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * The request's body as JSON.
 * @throws {Refusal} payload_too_large, or invalid_input when it is not JSON in UTF-8
 */
export async function readJson(c: Context): Promise<unknown> {
  const bytes = await readBytes(c).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal('invalid_input', 'The body is incomplete: the connection was interrupted.'); // the caller disconnected or aborted
  });
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw new Refusal(
      'invalid_input',
      'The body must be a JSON object in UTF-8. Send {} for an action without fields.',
    );
  }
}

/**
 * Returns the request's raw body.
 * @param maxBytes the largest body that is accepted
 * @throws {Refusal} payload_too_large, or invalid_input if it takes too long
 */
export async function readBytes(c: Context, maxBytes = MAX_BODY_BYTES): Promise<ArrayBuffer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const message = `The body did not arrive within ${MAX_BODY_MS / MINUTE_MS} minutes.`;
    late.reject(new Refusal('invalid_input', message, { headers: { Connection: 'close' } }));
  }, MAX_BODY_MS);
  try {
    return await Promise.race([readWhole(c, maxBytes), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(c: Context, maxBytes: number): Promise<ArrayBuffer> {
  const declared = c.req.header('content-length');
  if (declared !== undefined) {
    // Node reads no more than the declared length, so that is the size.
    if (Number(declared) > maxBytes) tooLarge(maxBytes);
    return c.req.arrayBuffer();
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return new Blob(chunks).arrayBuffer();
}

function tooLarge(maxBytes: number): never {
  throw new Refusal('payload_too_large', `The body must not be larger than ${maxBytes} bytes.`, {
    headers: { Connection: 'close' },
  });
}
