import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairTurns } from '../../src/chat/fair-turns.ts';

/** Turns for pieces of work that take so long, by a clock of their own. */
function openTurns(pieceMs: number) {
  let time = 0;
  const turns = createFairTurns(() => time);
  const begun: string[] = [];
  return {
    begun,
    /** One that is named after its organization. */
    piece: async (name: string): Promise<void> => {
      await turns.next(name.charAt(0));
      begun.push(name);
      time += pieceMs;
    },
  };
}

it('lets the event loop go on after ten milliseconds of work', async () => {
  const { begun, piece } = openTurns(4);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void piece(name);
  const seen: number[] = [begun.length];
  for (let turn = 0; turn < 3; turn++) {
    await setImmediate();
    seen.push(begun.length);
  }
  expect(seen).toEqual([0, 3, 6, 7]);
});

it.each([1, 100])('lets who comes later wait for one piece of work of %i ms, however many wait', async (ms) => {
  const { begun, piece } = openTurns(ms);
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'a4', 'b2'].map(piece));
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

it('begins what comes once all was done, and what comes from a piece of work', async () => {
  const { begun, piece } = openTurns(1);
  await piece('a1');
  await piece('a2');
  await Promise.all(['b1', 'c1'].map((name) => piece(name).then(() => piece('d1'))));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'd1']);
});
