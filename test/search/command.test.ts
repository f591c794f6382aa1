import { expect, it } from 'vitest';
import { answerLines } from '../../src/cli/search.ts';
import type { SearchAnswer } from '../../src/domain/search.ts';

const NONE: SearchAnswer = { hits: [], didYouMean: null };

async function answers(lines: string[], searchFor: (query: string) => Promise<SearchAnswer>): Promise<unknown[]> {
  const written: string[] = [];
  async function* input() {
    yield* lines;
  }
  await answerLines(input(), searchFor, (line) => void written.push(line));
  return written.map((line) => JSON.parse(line) as unknown);
}

it.each([
  ['text that is not JSON', 'x', { id: null }],
  ['a number', '7', { id: null }],
  ['null', 'null', { id: null }],
  ['a line without a query', '{"id":3}', { id: 3 }],
  ['a query that is not text', '{"id":"q","query":7}', { id: 'q' }],
])('returns an error for %s', async (_what, line, wanted) => {
  const [answer] = await answers([line], () => Promise.resolve(NONE));
  expect(answer).toMatchObject({ ...wanted, results: [], error: expect.stringMatching(/./) });
});

it('answers lines in order, however long each takes, and skips blank lines', async () => {
  const lines = Array.from({ length: 20 }, (_, id) => JSON.stringify({ id, query: String(20 - id) }));
  const slow = async (query: string) => {
    await new Promise((resolve) => setTimeout(resolve, Number(query) / 4));
    return { ...NONE, didYouMean: query };
  };
  const given = await answers(['', ...lines, ' '], slow);
  expect(given).toEqual(lines.map((_, id) => ({ id, results: [], didYouMean: String(20 - id) })));
});

it('continues after a failed search', async () => {
  const lines = [1, 2].map((id) => JSON.stringify({ id, query: String(id) }));
  const searchFor = (query: string) => (query === '1' ? Promise.reject(new Error('gone')) : Promise.resolve(NONE));
  expect(await answers(lines, searchFor)).toEqual([
    { id: 1, results: [], error: 'gone' },
    { id: 2, results: [] },
  ]);
});
