import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFewAtOnce } from '../../src/chat/few-at-once.ts';

/** Work that ends when it is told to. */
function openWork(max: number) {
  const fewAtOnce = createFewAtOnce(max);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    fewAtOnce(name.charAt(0), () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return { begun, ends, work };
}

it('lets an organization wait behind its own work, and no other behind it', async () => {
  const { begun, ends, work } = openWork(2);
  const first = work('a1');
  for (const name of ['a2', 'a3', 'a4', 'b1']) void work(name);
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.get('a1')?.();
  expect(await first).toBe('a1');
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('goes on after work that failed', async () => {
  const { begun, ends, work } = openWork(1);
  const first = work('a1');
  void work('a2');
  await setImmediate();
  ends.get('a1')?.(new Error('The database is gone.'));
  await expect(first).rejects.toThrow('The database is gone.');
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2']);
});
