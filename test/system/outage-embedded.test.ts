import fs from 'node:fs';
import path from 'node:path';
import { describe, inject, it } from 'vitest';
import { copyDirectory } from '../setup/cluster.ts';
import { signalDatabase } from '../setup/postgres-server.ts';
import { dataDirectory, postmaster, temporaryDirectory } from '../setup/process.ts';
import {
  MAX_MS,
  NO_SPACE,
  SHORT_PAUSE_MS,
  bugs,
  giveRoom,
  health,
  keptEmbedded,
  kinds,
  mountSmall,
  randomText,
  serveShop,
  sitOut,
  startWriters,
} from './outage-stage.ts';

describe.concurrent('the embedded database', () => {
  it('freezes for 30 s: calls are refused, and the service recovers', async ({ expect, onTestFinished }) => {
    const directory = dataDirectory(onTestFinished);
    const staged = await serveShop(directory, {}, onTestFinished);
    const leader = postmaster(directory);
    const outage = {
      staged,
      begin: () => signalDatabase(leader, 'SIGSTOP'),
      end: () => signalDatabase(leader, 'SIGCONT'),
      kept: () => keptEmbedded(directory),
    };
    expect(await sitOut(outage, expect)).toEqual([]);
  });

  it('has no space for its log: it is restarted until it has', async ({ expect, onTestFinished, skip }) => {
    const place = temporaryDirectory(onTestFinished);
    if (!mountSmall(place, '130m', onTestFinished)) skip();
    copyDirectory(inject('dataDirectory'), place);
    const staged = await serveShop(place, {}, onTestFinished);
    const { service } = staged;
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length).toBeGreaterThan(100);
    const ballast = path.join(place, 'ballast');
    expect(() => fs.writeFileSync(ballast, Buffer.alloc(130 * 1024 * 1024))).toThrow(/ENOSPC/);
    const isRunning = () => fs.existsSync(path.join(place, 'postgres/data/postmaster.pid'));
    await expect.poll(isRunning, { interval: 10 }).toBe(false);
    giveRoom(place);
    const before = writers.written.length;
    await expect.poll(() => writers.written.length).toBeGreaterThan(before);
    await writers.stop();
    expect(bugs(service)).toEqual([]);
    expect(kinds(writers.refused).filter((kind) => !NO_SPACE.has(kind))).toEqual([]);
    expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
    expect(await health(service)).toEqual([200]);
    expect(await service.end('SIGTERM')).toBe(0);
    const kept = await keptEmbedded(place);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
  });
});
