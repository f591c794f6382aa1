import { describe, expect, it } from 'vitest';
import { type WordChange, addChanges, withChanges } from '../../src/search/vocabulary-changes.ts';
import { correctSpelling } from '../../src/search/spelling.ts';
import { vocabularyOf } from './vocabulary-text.ts';

const base = vocabularyOf({ jacket: 3, jackets: 1, jam: 2, rainjacket: 4, '++jacket': 2, lamp: 5 });
const changes = new Map<string, WordChange>();
addChanges(changes, 'jacket 1 1\njackets -1 -1\njaguar 9 9\n++jacket -1 0');
addChanges(changes, 'stormjacket 1 1\n+jaguar 9 0\njade 1 0');
addChanges(changes, '');
const known = withChanges(base, changes);
const names = (found: { lexeme: string }[]) => found.map(({ lexeme }) => lexeme);

describe('a vocabulary with changes', () => {
  it.each([
    ['jacket', 4],
    ['jackets', 0],
    ['jaguar', 9],
    ['++jacket', 1],
    ['+jaguar', 9],
    ['lamp', 5],
    ['none', 0],
  ])('counts %j in %i products', (word, df) => {
    expect(known.df(word)).toBe(df);
  });

  it('completes words from both, most frequent first, and omits those that are gone', () => {
    expect(names(known.completions('ja', 9))).toEqual(['jaguar', 'jacket', 'jam', 'jade']);
    expect(names(known.completions('ja', 2))).toEqual(['jaguar', 'jacket']);
    expect(names(known.completions('jackets', 1))).toEqual([]);
    expect(names(known.endings('jacket', 9))).toEqual(['rainjacket', 'stormjacket']);
  });

  it('corrects to a new word of a name, and not to one that is gone or only in descriptions', async () => {
    expect(await correctSpelling('jaguaar', known)).toBe('jaguar');
    expect(await correctSpelling('jaade', known)).toBeUndefined();
    expect([...known.ofLength(7, 7, 'jackets')]).toEqual([]);
  });

  it('sums changes of the same word', () => {
    const sum = new Map<string, WordChange>();
    addChanges(sum, 'a 1 1');
    addChanges(sum, 'a -1 -1\nb 2 0');
    expect([...sum]).toEqual([
      ['a', { df: 0, named: 0 }],
      ['b', { df: 2, named: 0 }],
    ]);
  });
});
