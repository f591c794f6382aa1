import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { binaries, databaseAccount } from '../../src/storage/server/places.ts';
import { type AtEnd, freePort } from './process.ts';

const DEBIAN = '/usr/lib/postgresql';
/** Far longer than a running server takes. */
const CONNECT_TIMEOUT_MS = 10_000;

function findDebianPrograms(): string | undefined {
  const versions = fs.existsSync(DEBIAN) ? fs.readdirSync(DEBIAN) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  return folders.find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

/** Debian's PostgreSQL, which root may install; otherwise the one from npm, also as a separate server. */
async function findPrograms() {
  const account = databaseAccount();
  const run = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore' });
  if (findDebianPrograms() === undefined && process.getuid?.() === 0)
    try {
      run('update', '-qq');
      run('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
    } catch {
      // no Debian, or no network
    }
  const folder = findDebianPrograms();
  if (folder === undefined) return { account, ...(await binaries(account)) };
  return { account, initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') };
}

/** Signals a postmaster and its children, each of which leads a process group of its own. */
export function signalDatabase(leader: number, name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  // It starts no others while it is stopped.
  process.kill(leader, name === 'SIGKILL' ? 'SIGSTOP' : name);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(leader)], { encoding: 'utf8' });
  for (const pid of children.split('\n').map(Number)) {
    try {
      if (pid > 0) process.kill(pid, name);
    } catch (error) {
      // The process has exited since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  if (name === 'SIGKILL') process.kill(leader, name);
}

type Programs = Awaited<ReturnType<typeof findPrograms>>;

function own({ account }: Programs, place: string): void {
  if (account.ids.uid !== undefined) fs.chownSync(place, account.ids.uid, account.ids.gid ?? account.ids.uid);
}

function serverDirectory(programs: Programs): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-postgres-'));
  own(programs, directory);
  return directory;
}

/**
 * A PostgreSQL separate from the service, reached by its URL, that tests can stop, freeze and restart.
 * @param walDirectory an empty one for its write-ahead log, in segments of 1 MB
 */
export async function startPostgres(atEnd: AtEnd = onTestFinished, walDirectory?: string) {
  const programs = await findPrograms();
  const { account, initdb } = programs;
  const directory = serverDirectory(programs);
  const settings = ['--username=aisle', '--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  if (walDirectory !== undefined) {
    own(programs, walDirectory);
    settings.push(`--waldir=${walDirectory}`, '--wal-segsize=1');
  }
  const data = path.join(directory, 'data');
  execFileSync(initdb, ['-D', data, ...settings], { ...account.ids, cwd: directory, stdio: 'ignore' });
  return runServer(programs, directory, atEnd);
}

/**
 * A streaming standby of a server, under its own port; undefined without the program that copies a server, which npm's
 * PostgreSQL lacks.
 */
export async function startStandby({ url }: { url: string }, atEnd: AtEnd = onTestFinished) {
  const programs = await findPrograms();
  const copy = path.join(path.dirname(programs.postgres), 'pg_basebackup');
  if (!fs.existsSync(copy)) return undefined;
  const directory = serverDirectory(programs);
  const from = `${url}?application_name=standby`;
  const options = [
    '-d',
    from,
    '-D',
    path.join(directory, 'data'),
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ];
  execFileSync(copy, options, { ...programs.account.ids, cwd: directory, stdio: 'ignore' });
  return runServer(programs, directory, atEnd);
}

/** Runs the server whose data is in a directory. */
async function runServer(programs: Programs, directory: string, atEnd: AtEnd) {
  const { account, postgres } = programs;
  const data = path.join(directory, 'data');
  const port = await freePort();
  const url = `postgres://aisle@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  /** Does nothing if it is already running. */
  async function start(): Promise<void> {
    const options = ['-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1'];
    if (!isRunning())
      child = spawn(postgres, ['-D', data, ...options], { ...account.ids, cwd: directory, stdio: 'ignore' });
    for (;;) {
      try {
        await query('select');
        return;
      } catch (error) {
        if (!isRunning()) throw error;
        await sleep(20);
      }
    }
  }

  const isRunning = () => child?.exitCode === null && child.signalCode === null;

  /** Stops it as an administrator or a power cut does: `fast` ends the sessions first. */
  async function stop(mode: 'fast' | 'immediate'): Promise<void> {
    if (!child || !isRunning()) return;
    const gone = once(child, 'exit');
    child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
  }

  function signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    if (child?.pid !== undefined && isRunning()) signalDatabase(child.pid, name);
  }

  async function query(text: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    const connectionString = new URL(`/${database}`, url).href;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  await start();
  atEnd(async () => {
    signal('SIGCONT');
    await stop('immediate');
    fs.rmSync(directory, { recursive: true, force: true });
  });
  return {
    url,
    port,
    start,
    stop,
    /** Ends all of its processes at once, as when its machine fails. */
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    query,
    /** Creates a directory in which it may write. */
    folder(name: string): string {
      const place = path.join(directory, name);
      fs.mkdirSync(place);
      own(programs, place);
      return place;
    },
    own: (place: string) => own(programs, place),
  };
}
