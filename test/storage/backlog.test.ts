import { expect, it } from 'vitest';
import { unavailable } from '../../src/domain/refusal.ts';
import { createBacklog } from '../../src/storage/chat/backlog.ts';

const away = () => Promise.reject(unavailable());

it('drops writes over its capacity, and the rest when closed', async () => {
  const unwritten: number[] = [];
  const backlog = createBacklog((_, writes) => unwritten.push(writes));
  for (let n = 0; n < 1_000; n++) await backlog.line()(away);
  expect(unwritten).toEqual([]);
  await backlog.line()(away);
  expect(unwritten).toEqual([1]);
  await backlog.close();
  expect(unwritten).toHaveLength(1_001);
});

it('runs the writes of a queue in order, and continues after a failed one', async () => {
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
