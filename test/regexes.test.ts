import { expect, it } from 'vitest';
import { collectPatterns, complaintsAbout, nameOf, readVerdicts } from './regexes/all.ts';
import { openPieces } from './regexes/pieces.ts';
import { judgeGrowth } from './regexes/recheck.ts';
import { reviewedFiles } from './regexes/reviewed.ts';
import { patternsIn } from './regexes/source.ts';

const MAX_LITERAL_LENGTH = 200;

const patterns = await collectPatterns();

const judge = (source: string, flags = '') => openPieces(source, flags).map((piece) => judgeGrowth(piece, flags));

it.each([
  ['(a+)+$', { complaint: expect.stringContaining('exponential') }],
  [String.raw`(\d+)*x`, { complaint: expect.stringContaining('exponential') }],
  ['^(?:(?:bye|bye bye)(?: |$))+$', { complaint: expect.stringContaining('exponential') }],
  [String.raw`\s+$`, 'quadratic'],
  [String.raw`\d+(?=\d*x)y`, { complaint: expect.stringContaining('3rd degree') }],
])('sees that /%s/ takes more time than a text has characters', (source, growth) => {
  expect(judge(source)).toEqual([growth]);
});

it.each([
  [String.raw`^\s+x`, ['linear']],
  [String.raw`^(?=.*\d)[a-z]+$`, ['linear']],
  [String.raw`(?<!\d)\d+x`, ['searched']],
  ['[a-z]{1,40}(?:cost|price)', []],
])('takes /%s/ for bounded', (source, growths) => {
  expect(judge(source)).toEqual(growths);
});

it('finds literals, and the places where patterns are put together', () => {
  const code = 'const a = /x+/u;\nconst b = new RegExp(`${a.source}y`);\nconst c = 4 / 2 / 1;';
  expect(patternsIn('a.ts', code)).toEqual({
    literals: [{ file: 'a.ts', line: 1, source: 'x+', flags: 'u' }],
    builtAt: [2],
  });
});

it('refuses a pattern without a verdict, a slow one, one that was never seen and a review without need', () => {
  const pieces = ['a+$', 'b+$', 'c+'].map((source, at) => ({ file: 'a.ts', line: at + 1, source, flags: '' }));
  const complaints = complaintsAbout({ pieces, unseen: ['src/a.ts:9'] }, { '/b+$/': 'quadratic', '/c+/': 'linear' });
  expect(complaints).toEqual([
    'src/a.ts:1: run "npm run regexes", which judges /a+$/',
    'src/a.ts:2: rewrite it, as time grows with the square of a text in /b+$/',
    expect.stringContaining('src/a.ts:9: let'),
    ...Object.keys(reviewedFiles).map((file) => expect.stringMatching(`^${file}: take it off`)),
  ]);
});

it('knows of each pattern in the source that its time is bounded', () => {
  expect(complaintsAbout(patterns, readVerdicts())).toEqual([]);
});

it(`finds no literal of more than ${MAX_LITERAL_LENGTH} characters in the source`, () => {
  const long = patterns.literals.filter((pattern) => nameOf(pattern).length > MAX_LITERAL_LENGTH);
  expect(long.map(({ file, line }) => `${file}:${line} has a long pattern: make it a table`)).toEqual([]);
});
