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
  ['no JSON', 'x', { id: null }],
  ['no object', '7', { id: null }],
  ['null', 'null', { id: null }],
  ['no query', '{"id":3}', { id: 3 }],
  ['a query that is no text', '{"id":"q","query":7}', { id: 'q' }],
])('answers a line that is %s with what is wrong', async (_what, line, wanted) => {
  const [answer] = await answers([line], () => Promise.resolve(NONE));
  expect(answer).toMatchObject({ ...wanted, results: [], error: expect.stringMatching(/./) });
});

it('answers each line in its order, however long each takes, and leaves blank ones out', async () => {
  const lines = Array.from({ length: 20 }, (_, id) => JSON.stringify({ id, query: String(20 - id) }));
  const slow = async (query: string) => {
    await new Promise((resolve) => setTimeout(resolve, Number(query) / 4));
    return { ...NONE, didYouMean: query };
  };
  const given = await answers(['', ...lines, ' '], slow);
  expect(given).toEqual(lines.map((_, id) => ({ id, results: [], didYouMean: String(20 - id) })));
});

it('goes on after a search that failed', async () => {
  const lines = [1, 2].map((id) => JSON.stringify({ id, query: String(id) }));
  const searchFor = (query: string) => (query === '1' ? Promise.reject(new Error('gone')) : Promise.resolve(NONE));
  expect(await answers(lines, searchFor)).toEqual([
    { id: 1, results: [], error: 'gone' },
    { id: 2, results: [] },
  ]);
});
