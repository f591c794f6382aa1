import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { type Deployment, deploy } from '../setup/deployment.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { insertKey, post, temporaryDirectory } from '../setup/process.ts';
import { type Server, bugs, health, logged, loggedOutages } from './outage-stage.ts';

const WRITERS = 4;
/** Between two calls of a writer. */
const PAUSE_MS = 20;
/** So many calls are answered before each kill. */
const ANSWERS_BETWEEN = 15;

async function killBackend(server: Server, type: string): Promise<void> {
  const [found] = await server.query(
    `select pid from pg_stat_activity where backend_type = '${type}' and pid <> pg_backend_pid() limit 1`,
  );
  process.kill(Number(found?.['pid']), 'SIGKILL');
}

const DATABASE_KILLS: [string, (server: Server) => Promise<void>][] = [
  [
    'all of it',
    async (server) => {
      server.kill();
      await server.stop('immediate');
      await server.start();
    },
  ],
  ['the checkpointer', (server) => killBackend(server, 'checkpointer')],
  ['the backend of a call', (server) => killBackend(server, 'client backend')],
];

/** Writers that record what was answered, and go on when their call ends without an answer. */
function startWriting(service: Deployment, key: string) {
  const written: string[] = [];
  /** Of the answers; undefined stands for calls without one. */
  const statuses = new Set<number | undefined>();
  const over = new AbortController();
  async function write(lane: number): Promise<void> {
    for (let n = 0; !over.signal.aborted; n++) {
      const name = `${lane}-${n}`;
      const answer = await post(service, key, 'create_assistant', { name }).catch(() => undefined);
      if (answer?.status === 200) written.push(name);
      statuses.add(answer?.status);
      await sleep(PAUSE_MS);
    }
  }
  const lanes = Array.from({ length: WRITERS }, (_, lane) => write(lane));
  async function stop(): Promise<void> {
    over.abort();
    await Promise.all(lanes);
  }
  onTestFinished(stop);
  return {
    written,
    statuses,
    /** Waits for some more answers. */
    async writeMore(): Promise<void> {
      const wanted = written.length + ANSWERS_BETWEEN;
      await expect.poll(() => written.length, { interval: 10 }).toBeGreaterThan(wanted);
    },
    stop,
  };
}

it('two web and two worker processes, or their database, are killed in turn: no answered write is lost', async () => {
  const server = await startPostgres();
  const key = await insertKey({ dataDirectory: '', databaseUrl: server.url });
  const settings = { DATABASE_URL: server.url, QUOTA_ASSISTANTS: '0', RATE_LIMIT: '0' };
  const service = await deploy(temporaryDirectory(), settings, onTestFinished, 'two web and two worker processes');
  const writing = startWriting(service, key);
  for (let round = 0; round < 2 * service.processes.length; round++) {
    await writing.writeMore();
    await service.replace(service.processes[round % service.processes.length], 'SIGKILL');
  }
  // Whoever calls a process that lives does not notice that another one has died.
  expect([...writing.statuses].filter((status) => status !== undefined)).toEqual([200]);
  for (const [at, [what, kill]] of DATABASE_KILLS.entries()) {
    await writing.writeMore();
    await kill(server);
    await expect.poll(() => service.processes.map(logged), { message: what }).toEqual(loggedOutages(service, at + 1));
    expect(await health(service)).toEqual([200]);
  }
  await writing.writeMore();
  await writing.stop();
  expect([...writing.statuses].filter((status) => status !== undefined && status !== 503)).toEqual([200]);
  expect(bugs(service)).toEqual([]);
  const kept = new Set((await server.query('select name from assistants')).map(({ name }) => name));
  expect(writing.written.filter((name) => !kept.has(name))).toEqual([]);
  expect(await service.end('SIGTERM')).toBe(0);
});
