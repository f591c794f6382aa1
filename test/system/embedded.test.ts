import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import {
  aisle,
  createKey,
  dataDirectory,
  killDatabase,
  post,
  postmaster,
  serve,
  temporaryDirectory,
} from '../setup/process.ts';

const lockOf = (directory: string) => path.join(directory, 'postgres/data/postmaster.pid');

describe('the data directory', () => {
  it('refuses a second service with one line, but not the command line', async () => {
    const directory = dataDirectory();
    const first = await serve(directory);
    const second = await aisle(['serve'], { DATA_DIR: directory, PORT: '0' });
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(
      /^aisle: Another Aisle service uses the data directory \S+\. Stop it, or set DATA_DIR\.\n$/,
    );
    const key = await createKey(directory);
    expect((await post(first, key, 'list_assistants')).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('is released on SIGINT, and by the command line', async () => {
    const directory = temporaryDirectory();
    const service = await serve(directory);
    expect(await service.end('SIGINT')).toBe(0);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
    await createKey(directory);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('is taken over with the running server of a killed process', async () => {
    const directory = dataDirectory();
    const service = await serve(directory);
    const key = await createKey(directory);
    await service.end('SIGKILL');
    const left = fs.readFileSync(lockOf(directory), 'utf8');
    const next = await serve(directory);
    expect(fs.readFileSync(lockOf(directory), 'utf8')).toBe(left);
    expect((await post(next, key, 'list_assistants')).status).toBe(200);
  });

  it('starts although the lock names an unrelated process', async () => {
    const directory = dataDirectory();
    await createKey(directory);
    fs.writeFileSync(lockOf(directory), `${process.pid}\n${directory}\n0\n5432\n\n\n\n`);
    const { uid, gid } = fs.statSync(path.dirname(lockOf(directory)));
    fs.chownSync(lockOf(directory), uid, gid);
    await createKey(directory);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('starts after an interrupted first start', async () => {
    const directory = temporaryDirectory();
    await createKey(directory);
    const data = path.join(directory, 'postgres/data');
    fs.renameSync(data, `${data}.1`);
    const service = await serve(directory);
    expect(service.output()).toContain(path.join(directory, 'postgres'));
  });

  it('starts again when another process stops its database before it is ready', async () => {
    const directory = dataDirectory();
    let stopped = 0;
    const stopping = setInterval(() => {
      if (stopped || !fs.existsSync(lockOf(directory))) return;
      stopped = postmaster(directory);
      if (stopped) process.kill(stopped, 'SIGINT');
    }, 1);
    expect(await createKey(directory).finally(() => clearInterval(stopping))).toMatch(/\w/);
    expect(stopped).toBeGreaterThan(0);
  });

  it('is shared by concurrent commands', async () => {
    const directory = temporaryDirectory();
    const keys = await Promise.all([1, 2, 3].map(() => createKey(directory)));
    expect(new Set(keys).size).toBe(3);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });
});

describe('the service goes on when its database is killed', () => {
  const children = (directory: string) =>
    execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(postmaster(directory))], { encoding: 'utf8' }).split('\n');
  const killChild = (directory: string, name: string) => {
    const line = children(directory).find((each) => each.includes(name));
    process.kill(Number(line?.trim().split(' ')[0]), 'SIGKILL');
  };

  it.each<[string, (directory: string) => void]>([
    ['all of it', killDatabase],
    ['the postmaster', (directory) => process.kill(postmaster(directory), 'SIGKILL')],
    ['the checkpointer', (directory) => killChild(directory, 'checkpointer')],
    ['the backend of a call', (directory) => killChild(directory, 'idle')],
  ])('%s', async (_what, kill) => {
    const directory = dataDirectory();
    const key = inject('shopKey');
    const service = await serve(directory);
    const write = async (name: string) => (await post(service, key, 'create_assistant', { name })).status;
    expect(await write('before')).toBe(200);
    kill(directory);
    const statuses = new Set<number>();
    const recovered = async () => {
      const status = await write('after');
      statuses.add(status);
      return status;
    };
    await expect.poll(() => /"msg":"Database available again"/.test(service.output())).toBe(true);
    await expect.poll(recovered).toBe(200);
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    const { body } = await post(service, key, 'list_assistants');
    expect(body.result).toContainEqual(expect.objectContaining({ name: 'before' }));
    expect(service.output().match(/Database unavailable/g)).toHaveLength(1);
    expect(service.output()).not.toMatch(/secretKey|connectionParameters/);
    // The data directory is still its own.
    expect((await aisle(['serve'], { DATA_DIR: directory, PORT: '0' })).stderr).toMatch(
      /^aisle: Another Aisle service/,
    );
    expect(await service.end('SIGTERM')).toBe(0);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });
});

it('loses no answered write in 20 kills of the service, or of the database and then the service', async () => {
  const directory = dataDirectory();
  const key = inject('shopKey');
  const answered: string[] = [];
  for (let round = 0; round < 20; round++) {
    const service = await serve(directory);
    const enough = Promise.withResolvers<void>();
    const wanted = answered.length + 3 + ((round * 7) % 11);
    const writer = async (lane: number) => {
      for (let i = 0; ; i++) {
        const name = `${round}-${lane}-${i}`;
        const answer = await post(service, key, 'create_assistant', { name }).catch(() => undefined);
        if (answer?.status === 200) answered.push(name);
        if (answered.length >= wanted) enough.resolve();
        if (!answer) return;
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    // After so many answers and not so much time: each writer is in the middle of another one, on any machine.
    await enough.promise;
    if (round % 2 === 1) killDatabase(directory);
    await service.end('SIGKILL');
    await Promise.all(writers);
  }
  const last = await serve(directory);
  const { body } = await post(last, key, 'list_assistants');
  const kept = new Set((body.result as { name: string }[]).map((assistant) => assistant.name));
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.filter((name) => !kept.has(name))).toEqual([]);
});
