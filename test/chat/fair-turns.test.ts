import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairTurns } from '../../src/chat/fair-turns.ts';

/** Creates turns for tasks of a fixed duration, by a simulated clock. */
function openTurns(pieceMs: number) {
  let time = 0;
  const turns = createFairTurns(() => time);
  const begun: string[] = [];
  return {
    begun,
    /** Runs a task; the first letter of its name is its organization. */
    piece: async (name: string): Promise<void> => {
      await turns.next(name.charAt(0));
      begun.push(name);
      time += pieceMs;
    },
  };
}

it('yields to the event loop after four milliseconds of work', async () => {
  const { begun, piece } = openTurns(1.5);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void piece(name);
  const seen: number[] = [begun.length];
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate();
    seen.push(begun.length);
  }
  expect(seen).toEqual([0, 3, 6, 7]);
});

it.each([1, 100])('alternates between organizations with queued tasks of %i ms', async (ms) => {
  const { begun, piece } = openTurns(ms);
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'a4', 'b2'].map(piece));
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

it('runs tasks that are added to an empty queue or by another task', async () => {
  const { begun, piece } = openTurns(1);
  await piece('a1');
  await piece('a2');
  await Promise.all(['b1', 'c1'].map((name) => piece(name).then(() => piece('d1'))));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'd1']);
});
