import type { Dispatcher } from 'undici';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPacing } from '../../src/chat/models/pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const controller = {} as Dispatcher.DispatchController;
const FREE_PIECES = 4;

/** Opens response bodies in one process, and records each delivered piece with its time. */
function openBodies(count: number, headers: Record<string, string> = {}) {
  const pacing = createPacing(1_000_000);
  return Array.from({ length: count }, () => {
    const delivered: { text: string; at: number }[] = [];
    let sender: Dispatcher.DispatchHandler = {};
    const dispatch = pacing((_, handler) => {
      sender = handler;
      return true;
    });
    const end = vi.fn<() => void>();
    const fail = vi.fn<() => void>();
    const onResponseData = (_: unknown, piece: Buffer) =>
      void delivered.push({ text: String(piece), at: performance.now() });
    const receiver = { onResponseData, onResponseEnd: end, onResponseError: fail };
    dispatch({ path: '/', method: 'POST' }, receiver);
    sender.onResponseStart?.(controller, 200, headers);
    return {
      delivered,
      texts: () => delivered.map(({ text }) => text),
      send: (text: string) => sender.onResponseData?.(controller, Buffer.from(text)),
      end: () => sender.onResponseEnd?.(controller, {}),
      fail: () => sender.onResponseError?.(controller, new Error('gone')),
      ended: end,
      failed: fail,
    };
  });
}

type Body = ReturnType<typeof openBodies>[number];

/** Sends the pieces that are not delayed. */
function begin(bodies: readonly Body[]): void {
  for (const { send } of bodies) for (let piece = 0; piece < FREE_PIECES; piece++) send('a');
}

it('passes the first pieces of each body immediately, however many bodies there are', () => {
  const bodies = openBodies(500);
  begin(bodies);
  for (const { texts } of bodies) expect(texts()).toEqual(['a', 'a', 'a', 'a']);
});

it('delivers at most 500 pieces a second in total, in order and without loss', () => {
  const bodies = openBodies(500);
  begin(bodies);
  const PIECES = 100;
  for (let piece = 0; piece < PIECES; piece++) {
    for (const { send } of bodies) send(`${piece} `);
    vi.advanceTimersByTime(100);
  }
  for (const { end } of bodies) end();
  const all = `aaaa${Array.from({ length: PIECES }, (_, piece) => `${piece} `).join('')}`;
  for (const { texts } of bodies) expect(texts().join('')).toBe(all);
  const deliveries = bodies.flatMap(({ delivered }) => delivered.slice(FREE_PIECES, -1));
  expect(deliveries.length).toBeLessThanOrEqual(5_000);
  const gaps = bodies.flatMap(({ delivered }) => delivered.map(({ at }, n) => at - (delivered[n - 1]?.at ?? 0)));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(2_100);
  // Deliveries are spread although all pieces arrived together. Timers are a millisecond off.
  const together = Map.groupBy(deliveries, ({ at }) => Math.round(at));
  expect(Math.max(...[...together.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
});

it('delays a few bodies by a few milliseconds only', () => {
  const bodies = openBodies(3);
  begin(bodies);
  for (const { send } of bodies) send('b');
  vi.advanceTimersByTime(12);
  for (const { texts } of bodies) expect(texts().at(-1)).toBe('b');
});

it('passes a piece after a pause immediately', () => {
  const bodies = openBodies(500);
  begin(bodies);
  vi.advanceTimersByTime(1_000);
  bodies[0]?.send('b');
  expect(bodies[0]?.texts().at(-1)).toBe('b');
});

it.each([
  ['the end', 'end', 'ended'],
  ['an error', 'fail', 'failed'],
] as const)('delivers buffered data before %s, and leaves no timer', (_, close, closed) => {
  const bodies = openBodies(500);
  begin(bodies);
  const [first] = bodies;
  first?.send('b');
  first?.send('c');
  expect(first?.texts()).toHaveLength(FREE_PIECES);
  first?.[close]();
  expect(first?.texts().at(-1)).toBe('bc');
  expect(first?.[closed]).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('does not count a body that has ended', () => {
  const [first, ...others] = openBodies(500);
  begin([...(first ? [first] : []), ...others]);
  for (const { end } of others) end();
  first?.send('b');
  vi.advanceTimersByTime(2);
  expect(first?.texts().at(-1)).toBe('b');
});

it('sends no burst after the event loop was blocked', () => {
  const bodies = openBodies(40);
  begin(bodies);
  for (const { send } of bodies) send('b');
  const delivered = () => bodies.filter(({ texts }) => texts().at(-1) === 'b').length;
  expect(delivered()).toBe(0);
  // All are due within 160 ms, during which no timer fires.
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 200);
  onTestFinished(() => clock.mockRestore());
  vi.runOnlyPendingTimers();
  expect(delivered()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(delivered()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(delivered()).toBe(40);
});

it('buffers only a little of a fast body', () => {
  const [first] = openBodies(500);
  for (let piece = 0; piece < 100; piece++) first?.send('x'.repeat(10_000));
  const text = first?.texts().join('') ?? '';
  expect(text.length).toBeGreaterThan(1_000_000 - 70_000);
});

describe('server-sent events', () => {
  const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8' };
  const delta = (text: string) => `data: ${JSON.stringify({ delta: text })}\n\n`;

  /** Opens a body whose next pieces are delayed. */
  function openStream(headers: Record<string, string>) {
    const bodies = openBodies(10, headers);
    for (const { send } of bodies) for (let piece = 0; piece < FREE_PIECES; piece++) send(delta('free'));
    const [body] = bodies;
    if (!body) throw new Error('There is no body.');
    body.delivered.length = 0;
    return body;
  }

  it('are merged while they wait', () => {
    const body = openStream(EVENTS);
    for (const text of ['größe ', '“', 'A”']) body.send(delta(text));
    vi.advanceTimersByTime(100);
    expect(body.texts()).toEqual([delta('größe “A”')]);
  });

  it('are never split: a partial event waits for its rest', () => {
    const body = openStream(EVENTS);
    const [start, rest] = ['data: {"delta":"gr', 'ün"}\n\n'];
    body.send(delta('a') + start);
    vi.advanceTimersByTime(100);
    body.send(rest + delta('b'));
    vi.advanceTimersByTime(100);
    expect(body.texts()).toEqual([delta('a'), delta('grünb')]);
  });

  it.each([
    ['that are compressed', { ...EVENTS, 'content-encoding': 'gzip' }],
    ['of another type', { 'content-type': 'application/json' }],
  ])('%s are not merged', (_, headers) => {
    const body = openStream(headers);
    for (const text of ['a', 'b']) body.send(delta(text));
    vi.advanceTimersByTime(100);
    expect(body.texts()).toEqual([delta('a') + delta('b')]);
  });

  it('are delivered completely if the body ends within one', () => {
    const body = openStream(EVENTS);
    body.send(`${delta('a')}data: {"del`);
    body.end();
    expect(body.texts()).toEqual([`${delta('a')}data: {"del`]);
  });
});
