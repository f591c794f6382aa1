import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../../src/widget/panel/api.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Asks a service whose answer is this stream. */
function ask(body: ReadableStream<Uint8Array>, signal: AbortSignal, onAnswer: (asked: RequestInit) => void = () => {}) {
  const fetch = (_url: unknown, asked: RequestInit = {}) => {
    onAnswer(asked);
    return Promise.resolve(new Response(body));
  };
  const memory = { token: undefined, keep: () => {} };
  const api = createApi({
    base: 'https://aisle.test/',
    key: 'k',
    preview: undefined,
    fetch,
    isOnline: () => true,
    memory,
  });
  const question = { text: 'Tents?', page: { url: 'https://shop.test/', title: 'Shop' } };
  return api.ask(question, signal, { known: () => {}, part: () => {} });
}

const streamOf = (text: string) => ReadableStream.from([new TextEncoder().encode(text)]);

it('reads no further of an answer that cannot be read', async () => {
  let signal: AbortSignal | null | undefined;
  const asked = ask(streamOf('event: text\ndata: {\n\n'), new AbortController().signal, (init) => ({ signal } = init));
  await expect(asked).rejects.toThrow('failed');
  expect(signal?.aborted).toBe(true);
});

it('leaves an answer when somebody says so, in browsers that cannot join signals too', async () => {
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined });
  const stop = new AbortController();
  const answer = new TransformStream<Uint8Array, Uint8Array>();
  const asked = ask(answer.readable, stop.signal, ({ signal }) =>
    signal?.addEventListener('abort', () => void answer.writable.abort(new Error('left'))),
  );
  stop.abort();
  await expect(asked).rejects.toThrow('left');
});
