import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type TestContext, it } from 'vitest';
import { startPostgres } from '../setup/postgres-server.ts';
import { freePort } from '../setup/process.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const IMAGE = 'localhost/aisle-test';
/** Of the image without its layers' compression; Node itself takes 230 MB. */
const MAX_MEGABYTES = 600;
const run = promisify(execFile);

/** Those that both build and run, and answer without a service that is not started. */
const findEngine = (): string | undefined =>
  ['podman', 'docker'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);

/** Returns an engine that can reach the image that ours is built from; otherwise skips the test. */
async function engineFor(skip: TestContext['skip']): Promise<string> {
  const engine = findEngine();
  if (engine === undefined) skip('There is no podman, and no docker that answers: the image was not built.');
  const base = /^FROM (\S+)/m.exec(fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  const known = spawnSync(engine ?? '', ['image', 'inspect', base], { stdio: 'ignore' }).status === 0;
  if (!known)
    await run(engine ?? '', ['pull', '--quiet', base]).catch(() =>
      skip(`${base} cannot be pulled: the image was not built.`),
    );
  return engine ?? '';
}

it('the image is small, and serves as an ordinary user on a read-only file system', async ({
  expect,
  onTestFinished,
  skip,
}) => {
  const engine = await engineFor(skip);
  await run(engine, ['build', '--tag', IMAGE, '.'], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
  onTestFinished(() => void spawnSync(engine, ['image', 'rm', '--force', IMAGE]));
  const size = await run(engine, ['image', 'inspect', '--format', '{{.Size}}', IMAGE]);
  expect(Number(size.stdout) / 1e6).toBeLessThan(MAX_MEGABYTES);

  const server = await startPostgres(onTestFinished);
  const port = await freePort();
  // As compose.yaml runs it, but on this machine's network, where the test's database is.
  const isolation = ['--network', 'host', '--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp'];
  const settings = { DATABASE_URL: server.url, PORT: String(port), HOST: '127.0.0.1' };
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const started = await run(engine, ['run', '--detach', '--rm', ...isolation, ...variables, IMAGE]);
  const container = started.stdout.trim();
  onTestFinished(() => void spawnSync(engine, ['rm', '--force', container]));
  const status = (name: string) =>
    fetch(`http://127.0.0.1:${port}${name}`).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(() => status('/readyz')).toBe(200);
  expect(await status('/')).toBe(200);
  const inside = async (...command: string[]) => (await run(engine, ['exec', container, ...command])).stdout.trim();
  expect(await inside('id', '-un')).toBe('node');
  expect(await inside('node', 'src/cli.ts', '--version')).toMatch(/^\d+\.\d+\.\d+/);
});
