import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { correctSpelling } from '../../src/search/spelling.ts';
import { editDistance } from '../../src/text/edit-distance.ts';
import { vocabularyOf } from './vocabulary-text.ts';

const names = (found: { lexeme: string }[]) => found.map(({ lexeme }) => lexeme);

describe('a vocabulary', () => {
  const known = vocabularyOf({
    jacket: 3,
    jackets: 1,
    '~jack': 9,
    '++jacket': 2,
    rainjacket: 4,
    zoo: 1,
    куртка: 7,
    a: 2,
  });

  it.each([
    ['', 0],
    ['jac', 0],
    ['jacketss', 0],
    ['zzzz', 0],
    [' ', 0],
    ['\n', 0],
    ['jacket', 3],
    ['++jacket', 2],
    ['jack', 9],
    ['a', 2],
    ['zoo', 1],
    ['куртка', 7],
  ])('counts %j in %i products', (word, df) => {
    expect(known.df(word)).toBe(df);
  });

  it.each([
    ['zz', []],
    ['jacketsx', []],
    ['jac', ['jack', 'jacket', 'jackets']],
    ['jackets', ['jackets']],
    ['кур', ['куртка']],
    ['zo', ['zoo']],
  ])('completes %s', (prefix, wanted) => {
    expect(names(known.completions(prefix, 5))).toEqual(wanted);
  });

  it.each([
    ['jacket', ['rainjacket']],
    ['zoo', []],
    ['ка', ['куртка']],
    ['x'.repeat(500), []],
  ])('finds words that end in %s', (suffix, wanted) => {
    expect(names(known.endings(suffix, 5))).toEqual(wanted);
  });

  it('returns the most frequent words up to a limit', () => {
    expect(names(known.completions('j', 1))).toEqual(['jack']);
  });

  it('may be empty', () => {
    const none = vocabularyOf({});
    expect([none.df('a'), none.completions('a', 5), none.endings('a', 5), [...none.ofLength(0, 99, '')]]).toEqual([
      0,
      [],
      [],
      [],
    ]);
  });
});

describe('a spelling correction', () => {
  const known = vocabularyOf({
    keyboard: 3,
    mouse: 2,
    mode: 90,
    lamp: 5,
    lamps: 2,
    '~lampa': 50,
    ab: 1,
    x2000: 1,
    куртка: 2,
    headphones: 3,
  });

  it.each([
    ['xylophone', undefined],
    ['ab', undefined],
    ['abc', undefined],
    ['x3000', undefined],
    ['keyboardkeyboard', undefined],
    ['y'.repeat(1_000), undefined],
    ['keybord', 'keyboard'],
    ['keyborad', 'keyboard'],
    ['kyeborad', 'keyboard'],
    ['eyboard', 'keyboard'],
    ['mose', 'mouse'],
    ['lampz', 'lamp'],
    ['куртак', 'куртка'],
    ['hedphons', 'headphones'],
  ])('%s: %s', async (word, correction) => {
    expect(await correctSpelling(word, known)).toBe(correction);
  });
});

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['jacket', 'jacket', 0],
  ['jaket', 'jacket', 1],
  ['jakcet', 'jacket', 1],
  ['packet', 'jacket', 1],
  ['jacket', 'kitchen', 3],
])('%j and %j have the edit distance %i, at most one above the limit', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

it('yields to the event loop while a word is compared with very many', async () => {
  const words = Array.from(
    { length: 30_000 },
    (_, at) => [`jacket${at.toString(36).replaceAll(/\d/g, 'é')}`, 1] as const,
  );
  const known = vocabularyOf(Object.fromEntries(words));
  const asked = correctSpelling('zqzwzzvzqz', known);
  const others = (async () => {
    let turns = 0;
    while (!(await Promise.race([asked.then(() => true), setImmediate(false)]))) turns += 1;
    return turns;
  })();
  expect(await asked).toBeUndefined();
  expect(await others).toBeGreaterThan(1);
});
