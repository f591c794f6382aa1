import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventStream } from '../../src/http/event-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BEAT = ': still here\n\n';

/** Events that come when they are sent. */
function openStream() {
  const waiting: (() => void)[] = [];
  const sent: ({ type: string; data: object } | Error | 'end')[] = [];
  let ended = false;
  async function* events() {
    try {
      for (;;) {
        const next = sent.shift();
        if (next === 'end') return;
        if (next instanceof Error) throw next;
        if (next) yield next;
        else await new Promise<void>((resolve) => waiting.push(resolve));
      }
    } finally {
      ended = true;
    }
  }
  const onLeave = vi.fn<() => void>(() => send('end'));
  const reader = eventStream(events(), onLeave).getReader();
  function send(next: (typeof sent)[number]): void {
    sent.push(next);
    waiting.splice(0).forEach((wake) => wake());
  }
  const read = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  return { send, read, reader, onLeave, isEnded: () => ended };
}

it('sends a keep-alive after every fifteen seconds of silence', async () => {
  const { send, read } = openStream();
  vi.advanceTimersByTime(15_000);
  expect(await read()).toBe(BEAT);
  vi.advanceTimersByTime(14_999);
  send({ type: 'text', data: { delta: 'line\nof “text”' } });
  expect(await read()).toBe('event: text\ndata: {"delta":"line\\nof “text”"}\n\n');
  vi.advanceTimersByTime(14_999);
  send({ type: 'done', data: {} });
  expect(await read()).toBe('event: done\ndata: {}\n\n');
  vi.advanceTimersByTime(15_000);
  expect(await read()).toBe(BEAT);
  send('end');
  expect(await read()).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('stops its events and cleans up when its reader disconnects', async () => {
  const { send, read, reader, onLeave, isEnded } = openStream();
  send({ type: 'text', data: {} });
  await read();
  await reader.cancel();
  expect(onLeave).toHaveBeenCalledOnce();
  expect(isEnded()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails when its events fail, and cleans up', async () => {
  const { send, read } = openStream();
  send(new Error('a fault of ours'));
  await expect(read()).rejects.toThrow('a fault of ours');
  expect(vi.getTimerCount()).toBe(0);
});
