import { expect, it } from 'vitest';
import { unavailable } from '../../src/domain/refusal.ts';
import { createBacklog } from '../../src/storage/backlog.ts';

const away = () => Promise.reject(unavailable());

it('gives up what is too much to hold, and at its end the rest', async () => {
  const unwritten: number[] = [];
  const backlog = createBacklog((_, writes) => unwritten.push(writes));
  for (let n = 0; n < 1_000; n++) await backlog.line()(away);
  expect(unwritten).toEqual([]);
  await backlog.line()(away);
  expect(unwritten).toEqual([1]);
  await backlog.close();
  expect(unwritten).toHaveLength(1_001);
});

it('makes the writes of a line in their order, and goes on past one that fails by itself', async () => {
  const errors: unknown[] = [];
  const backlog = createBacklog((error) => errors.push(error));
  const made: string[] = [];
  let isAway = true;
  const write = backlog.line();
  await write(async () => void (isAway ? await away() : made.push('question')));
  await write(async () => void made.push('cards'));
  expect(made).toEqual([]);
  isAway = false;
  await write(() => Promise.reject(new Error('a bug')));
  await write(async () => void made.push('answer'));
  expect(made).toEqual(['question', 'cards', 'answer']);
  expect(errors).toEqual([new Error('a bug')]);
});
