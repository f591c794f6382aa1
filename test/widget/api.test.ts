import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../../src/widget/panel/api.ts';
import type { TabStorage } from '../../src/widget/panel/tab-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Situation {
  signal?: AbortSignal;
  isOnline?: boolean;
  onAsked?: (asked: RequestInit) => void;
}

/** Asks a service that responds with this stream, or a service that cannot be reached. */
function ask(body?: ReadableStream<Uint8Array>, { signal, isOnline = true, onAsked }: Situation = {}) {
  const fetch = (_url: unknown, asked: RequestInit = {}) => {
    onAsked?.(asked);
    return body ? Promise.resolve(new Response(body)) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const storage = { token: undefined, open: false, save: () => {}, read: () => {} };
  const api = createApi({
    base: 'https://aisle.test/',
    key: 'k',
    preview: undefined,
    fetch,
    isOnline: () => isOnline,
    storage,
  });
  const question = { text: 'Tents?', page: { url: 'https://shop.test/', title: 'Shop' } };
  return api.ask(question, signal ?? new AbortController().signal, { onStart: () => {}, onPart: () => {} });
}

const streamOf = (text: string) => ReadableStream.from([new TextEncoder().encode(text)]);

it.each([
  ['the browser is offline', undefined, false, 'offline'],
  ['the service cannot be reached', undefined, true, 'failed'],
  [
    'the service sends an error event',
    'event: error\ndata: {"message":"Sorry."}\n\nevent: done\ndata: {}\n\n',
    true,
    'failed',
  ],
  ['the answer is cut off', 'event: text\ndata: {"delta":"a"}\n\n', true, 'failed'],
])('throws an AnswerError when %s', async (_name, answer, isOnline, failure) => {
  await expect(ask(answer === undefined ? undefined : streamOf(answer), { isOnline })).rejects.toThrow(failure);
});

it('aborts the request when an event is not valid JSON', async () => {
  let signal: AbortSignal | null | undefined;
  const asked = ask(streamOf('event: text\ndata: {\n\n'), { onAsked: (init) => ({ signal } = init) });
  await expect(asked).rejects.toThrow('failed');
  expect(signal?.aborted).toBe(true);
});

it('aborts an answer in browsers without AbortSignal.any', async () => {
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined });
  const stop = new AbortController();
  const answer = new TransformStream<Uint8Array, Uint8Array>();
  const asked = ask(answer.readable, {
    signal: stop.signal,
    onAsked: ({ signal }) => signal?.addEventListener('abort', () => void answer.writable.abort(new Error('aborted'))),
  });
  stop.abort();
  await expect(asked).rejects.toThrow('aborted');
});

it('reports events with the session token, and delays events from before the session', async () => {
  const sent: unknown[] = [];
  const storage: TabStorage = {
    token: undefined,
    open: false,
    save: (changes) => void Object.assign(storage, changes),
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
    storage,
  });
  api.report({ type: 'opened' });
  expect(sent).toEqual([]);
  const question = { text: 'Tents?', page: { url: 'https://shop.test/', title: 'Shop' } };
  await api.ask(question, new AbortController().signal, { onStart: () => {}, onPart: () => {} });
  expect(sent).toEqual([{ type: 'opened', token: 'T' }]);
  api.report({ type: 'product_clicked', productId: 'prd_1' });
  expect(sent[1]).toEqual({ type: 'product_clicked', productId: 'prd_1', token: 'T' });
});
