import { expect, it } from 'vitest';
import { createLruCache } from '../../src/domain/lru-cache.ts';

const NAMES = ['a', 'b', 'c', 'd'];

/** Puts values of these sizes in and looks one up between, as `set a 2`, `get a`, `delete a`. */
function keptAfter(steps: string, most: number): string {
  const cache = createLruCache<{ size: number }>(most, ({ size }) => size);
  for (const step of steps.split(', ')) {
    const [what, key = '', size] = step.split(' ');
    if (what === 'set') cache.set(key, { size: Number(size) });
    else if (what === 'get') cache.get(key);
    else cache.delete(key);
  }
  return NAMES.filter((name) => cache.get(name) !== undefined).join('');
}

it.each([
  ['set a 1, set b 1, set c 1', 'abc'],
  ['set a 1, set b 1, set c 1, set d 1', 'bcd'],
  ['set a 1, set b 1, set c 1, get a, set d 1', 'acd'],
  ['set a 1, set b 1, set c 1, set a 1, set d 1', 'acd'],
  ['set a 1, set b 1, set c 2', 'bc'],
  ['set a 1, set b 1, set c 3', 'c'],
  ['set a 1, set b 9', 'b'],
  ['set a 9, set b 1', 'b'],
  ['set a 2, set a 1, set b 2', 'ab'],
  ['set a 3, delete a, set b 3', 'b'],
  ['set a 1, delete b, set c 2', 'ac'],
  ['get a, delete a', ''],
])('with room for three, %s leaves %s', (steps, left) => {
  expect(keptAfter(steps, 3)).toBe(left);
});

it('counts values where they have no size, and gives the one that was set last', () => {
  const cache = createLruCache(2);
  const [first, second] = [{ n: 1 }, { n: 2 }];
  for (const [key, value] of [
    ['a', first],
    ['b', first],
    ['b', second],
    ['c', first],
  ] as const)
    cache.set(key, value);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, second, first]);
});
