import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../../src/widget/panel/api.ts';
import type { Memory } from '../../src/widget/panel/memory.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Situation {
  signal?: AbortSignal;
  isOnline?: boolean;
  onAsked?: (asked: RequestInit) => void;
}

/** Asks a service whose answer is this stream; without one, it is not reached. */
function ask(body?: ReadableStream<Uint8Array>, { signal, isOnline = true, onAsked }: Situation = {}) {
  const fetch = (_url: unknown, asked: RequestInit = {}) => {
    onAsked?.(asked);
    return body ? Promise.resolve(new Response(body)) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const memory = { token: undefined, open: false, keep: () => {}, read: () => {} };
  const api = createApi({
    base: 'https://aisle.test/',
    key: 'k',
    preview: undefined,
    fetch,
    isOnline: () => isOnline,
    memory,
  });
  const question = { text: 'Tents?', page: { url: 'https://shop.test/', title: 'Shop' } };
  return api.ask(question, signal ?? new AbortController().signal, { known: () => {}, part: () => {} });
}

const streamOf = (text: string) => ReadableStream.from([new TextEncoder().encode(text)]);

it.each([
  ['no network', undefined, false, 'offline'],
  ['something that keeps the service away', undefined, true, 'failed'],
  [
    'a service without an answer',
    'event: error\ndata: {"message":"Sorry."}\n\nevent: done\ndata: {}\n\n',
    true,
    'failed',
  ],
  ['an answer that is cut off', 'event: text\ndata: {"delta":"a"}\n\n', true, 'failed'],
])('tells of %s', async (_name, answer, isOnline, failure) => {
  await expect(ask(answer === undefined ? undefined : streamOf(answer), { isOnline })).rejects.toThrow(failure);
});

it('reads no further of an answer that cannot be read', async () => {
  let signal: AbortSignal | null | undefined;
  const asked = ask(streamOf('event: text\ndata: {\n\n'), { onAsked: (init) => ({ signal } = init) });
  await expect(asked).rejects.toThrow('failed');
  expect(signal?.aborted).toBe(true);
});

it('leaves an answer when somebody says so, in browsers that cannot join signals too', async () => {
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined });
  const stop = new AbortController();
  const answer = new TransformStream<Uint8Array, Uint8Array>();
  const asked = ask(answer.readable, {
    signal: stop.signal,
    onAsked: ({ signal }) => signal?.addEventListener('abort', () => void answer.writable.abort(new Error('left'))),
  });
  stop.abort();
  await expect(asked).rejects.toThrow('left');
});

it('sends an event with the token of the session, an early one as soon as it begins', async () => {
  const sent: unknown[] = [];
  const memory: Memory = {
    token: undefined,
    open: false,
    keep: (change) => void Object.assign(memory, change),
    read: () => {},
  };
  const fetch = (url: unknown, asked: RequestInit = {}) => {
    if (String(url).endsWith('/events')) sent.push(JSON.parse(asked.body as string));
    const answer = 'event: session\ndata: {"token":"T","exchangeId":"msg_1"}\n\nevent: done\ndata: {}\n\n';
    return Promise.resolve(new Response(streamOf(answer)));
  };
  const api = createApi({
    base: 'https://aisle.test/',
    key: 'k',
    preview: undefined,
    fetch,
    isOnline: () => true,
    memory,
  });
  api.note({ type: 'opened' });
  expect(sent).toEqual([]);
  const question = { text: 'Tents?', page: { url: 'https://shop.test/', title: 'Shop' } };
  await api.ask(question, new AbortController().signal, { known: () => {}, part: () => {} });
  expect(sent).toEqual([{ type: 'opened', token: 'T' }]);
  api.note({ type: 'product_clicked', productId: 'prd_1' });
  expect(sent[1]).toEqual({ type: 'product_clicked', productId: 'prd_1', token: 'T' });
});
