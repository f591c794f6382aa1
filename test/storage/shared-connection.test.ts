import { expect, it } from 'vitest';
import { preparedQueries } from '../../src/storage/text-query.ts';
import { sharedDatabase } from '../setup/service.ts';

const { connections } = await sharedDatabase();
const { shared, pool } = connections;

interface Row {
  pid: number;
  n: number;
}

const PROCESS = 'select pg_backend_pid() as pid, $1::int as n';
const FAULT = 'select 1 / $1::int as n';

it('answers concurrent callers over one connection, each with its own rows', async () => {
  const numbers = Array.from({ length: 50 }, (_, n) => n);
  const answers = await Promise.all(numbers.map((n) => shared.query({ name: 'process', text: PROCESS, values: [n] })));
  expect(answers.map(({ rows: [row] }) => (row as Row).n)).toEqual(numbers);
  expect(new Set(answers.map(({ rows: [row] }) => (row as Row).pid)).size).toBe(1);
  expect(shared.pendingCount()).toBe(0);
});

it('keeps the prepared statements of those who share it apart', async () => {
  const [one, two] = [preparedQueries(shared), preparedQueries(shared)];
  expect(await one('select 1 as n', [])).toEqual([{ n: 1 }]);
  expect(await two('select 2 as n', [])).toEqual([{ n: 2 }]);
});

it('fails only the statement at fault', async () => {
  const answers = await Promise.allSettled(
    [1, 0, 1].map((n) => shared.query({ name: 'fault', text: FAULT, values: [n] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('opens another connection once the last was lost', async () => {
  const ask = async () => {
    const { rows } = await shared.query({ name: 'process', text: PROCESS, values: [0] });
    return (rows[0] as Row).pid;
  };
  const first = await ask();
  await pool.query('select pg_terminate_backend($1)', [first]);
  await expect.poll(() => ask().catch(() => first)).not.toBe(first);
});
