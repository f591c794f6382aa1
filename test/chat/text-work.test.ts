import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { Order, Work } from './text-work.ts';
import { SOON } from '../setup/bounds.ts';

/** Far above the usual tens of milliseconds, and far below the time of catastrophic backtracking. */
const MAX_MS = 1_000;

/** Works in a separate thread, so that an endless text fails the test instead of blocking it. */
async function workOn(order: Order): Promise<Work[]> {
  const worker = new Worker(new URL('./text-work.ts', import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<Work[]>();
  const done: Work[] = [];
  let current = 'nothing yet';
  const watch = () => setTimeout(() => reject(new Error(`does not come to an end: ${current}`)), SOON.timeout);
  let timer = watch();
  worker.on('error', reject);
  worker.on('message', (message: string | Work) => {
    clearTimeout(timer);
    timer = watch();
    if (message === 'done') resolve(done);
    else if (typeof message === 'string') current = message;
    else done.push(message);
  });
  worker.postMessage(order, []);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

it('bounds the work on hostile texts of every length', async () => {
  const works = await workOn({
    cases: [
      ['answer in one piece', 50_000],
      ['answer by the character', 10_000],
      ['claims of a hostile shop', 20_000],
      ['shopper', 2_000],
      ['shop', 20_000],
    ],
  });
  expect(works.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});

it('bounds the work on other texts of people and models', async () => {
  const works = await workOn({
    cases: [
      ['name, persona and greeting', 20_000],
      ['tool arguments', 20_000],
      ['history', 8_000],
      ['model', 20_000],
      ['words', 100_000],
      ['passages', 200_000],
      ['query', 4_000],
    ],
  });
  expect(works.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});

it('bounds the work on worst-case texts', async () => {
  const works = await workOn({ worst: true });
  expect(works.length).toBeGreaterThan(0);
  expect(works.filter(({ ms }) => ms > MAX_MS)).toEqual([]);
});

it('reads a streamed answer about as often as a whole one', async () => {
  const [whole, streamed] = ['answer in one piece', 'answer by the character'] as const;
  const works = await workOn({
    cases: [
      // The shortest first, because words that have been read are remembered.
      [streamed, 4_000],
      [whole, 16_000],
      [streamed, 16_000],
    ],
    counts: true,
  });
  const charactersOf = (name: string, length: number) =>
    works.filter((work) => work.name === name && work.length === length).map(({ characters }) => characters);
  const [once, long, short] = [
    charactersOf(whole, 16_000),
    charactersOf(streamed, 16_000),
    charactersOf(streamed, 4_000),
  ];
  for (const [at, characters] of long.entries()) {
    const { text } = works[at] ?? {};
    expect.soft(characters / (once[at] ?? 0), text).toBeLessThan(3);
    expect.soft(characters / (short[at] ?? 0), `${text}, four times as long`).toBeLessThan(4 * 1.5);
  }
});
