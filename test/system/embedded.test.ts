import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aisle, createKey, killDatabase, post, serve, dataDirectory, temporaryDirectory } from '../setup/process.ts';

const lockOf = (directory: string) => path.join(directory, 'postgres/data/postmaster.pid');

describe('the data directory', () => {
  it('refuses a second service in one line, and lets the command line in', async () => {
    const directory = dataDirectory();
    const first = await serve(directory);
    const second = await aisle(['serve'], { DATA_DIR: directory, PORT: '0' });
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(/^aisle: Another aisle serves from \S+: stop it, or set DATA_DIR\.\n$/);
    const key = await createKey(directory);
    expect((await post(first, key, 'list_assistants')).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('is let go in order on SIGINT, and by the command line alone', async () => {
    const directory = temporaryDirectory();
    const service = await serve(directory);
    expect(await service.end('SIGINT')).toBe(0);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
    await createKey(directory);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('is adopted with the server that a killed process left', async () => {
    const directory = dataDirectory();
    const service = await serve(directory);
    const key = await createKey(directory);
    await service.end('SIGKILL');
    const left = fs.readFileSync(lockOf(directory), 'utf8');
    const next = await serve(directory);
    expect(fs.readFileSync(lockOf(directory), 'utf8')).toBe(left);
    expect((await post(next, key, 'list_assistants')).status).toBe(200);
  });

  it('starts although the lock names a process that is another by now', async () => {
    const directory = dataDirectory();
    await createKey(directory);
    fs.writeFileSync(lockOf(directory), `${process.pid}\n${directory}\n0\n5432\n\n\n\n`);
    const { uid, gid } = fs.statSync(path.dirname(lockOf(directory)));
    fs.chownSync(lockOf(directory), uid, gid);
    await createKey(directory);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });

  it('starts after a first start that was cut off', async () => {
    const directory = temporaryDirectory();
    await createKey(directory);
    const data = path.join(directory, 'postgres/data');
    fs.renameSync(data, `${data}.1`);
    const service = await serve(directory);
    expect(service.output()).toContain(path.join(directory, 'postgres'));
  });

  it('is shared by commands that start at once', async () => {
    const directory = temporaryDirectory();
    const keys = await Promise.all([1, 2, 3].map(() => createKey(directory)));
    expect(new Set(keys).size).toBe(3);
    expect(fs.existsSync(lockOf(directory))).toBe(false);
  });
});

it('says so and ends when its database is killed', async () => {
  const directory = dataDirectory();
  const service = await serve(directory);
  killDatabase(directory);
  expect(await service.ended).toBe(1);
  expect(service.output()).toMatch(/^aisle: The database stopped\. Start aisle again/m);
  expect(service.output()).not.toMatch(/secretKey|connectionParameters/);
  await serve(directory);
});

it('loses no answered write in 20 kills of the service, or of the database and then the service', async () => {
  const directory = dataDirectory();
  const key = await createKey(directory);
  const answered: string[] = [];
  for (let round = 0; round < 20; round++) {
    const service = await serve(directory);
    const writer = async (lane: number) => {
      for (let i = 0; ; i++) {
        const name = `${round}-${lane}-${i}`;
        const answer = await post(service, key, 'create_assistant', { name }).catch(() => undefined);
        if (answer?.status === 200) answered.push(name);
        if (!answer) return;
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    await new Promise((resolve) => setTimeout(resolve, 40 + ((round * 37) % 160)));
    if (round % 2 === 1) killDatabase(directory);
    await service.end('SIGKILL');
    await Promise.all(writers);
  }
  const last = await serve(directory);
  const { body } = await post(last, key, 'list_assistants');
  const kept = new Set((body.result as { name: string }[]).map((assistant) => assistant.name));
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.filter((name) => !kept.has(name))).toEqual([]);
}, 120_000);
