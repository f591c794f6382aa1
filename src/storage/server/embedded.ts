import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type SystemAccount, binaries, clusterDirectory, databaseAccount, socketDirectory } from './places.ts';

/** Advisory lock that each process shares while it uses the embedded server. */
const USERS_LOCK = 4_750_001;
/** Advisory lock held exclusively by the process that serves from this data directory. */
const SERVER_LOCK = 4_750_002;

const READY_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Pause between attempts to reconnect to the server. */
const RESTORE_PAUSE_MS = 500;
/** A server with much to write is slow to stop. */
const RELEASE_TIMEOUT_MS = 60_000;

/** For disposable data. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A checkpoint makes the next change of each page log it whole: with more log between checkpoints, imports log a seventh less. */
const FEW_CHECKPOINTS = { max_wal_size: '2GB' };

export interface EmbeddedServer {
  connection: { host: string; port: number; user: string; database: string };
  /** Resolved path of the cluster. */
  cluster: string;
  /** Releases the locks; the last process to do so stops the server. */
  release(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDirectory: string;
  /** Locks the data directory for this process (`aisle serve`); others may still use the database. */
  exclusive?: boolean;
  /** False only for disposable data, such as that of tests. */
  durable?: boolean;
  /** Called when another process has taken over the data directory: this one has to exit. */
  onLost?: (error: Error) => void;
}

/**
 * Starts PostgreSQL from the npm binaries on a unix socket, or joins the server that already runs for this data
 * directory: that of a running service, or one left behind by a killed one.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const account = databaseAccount();
  const cluster = clusterDirectory(path.resolve(options.dataDirectory), account);
  const programs = await binaries(account);
  await createCluster(cluster, account, programs.initdb);
  const connection = { host: socketDirectory(cluster, account), port: 5432, user: 'aisle', database: 'postgres' };

  const released = new AbortController();
  let restoring: Promise<void> | undefined;
  let keeper = await enter();

  /** Takes our locks, starting a server if none is running. */
  async function enter(): Promise<pg.Client> {
    const client = await join(connection, () =>
      launch(cluster, connection.host, account, programs.postgres, options.durable ?? true),
    );
    if (options.exclusive && !(await tryLock(client, SERVER_LOCK))) {
      await client.end();
      throw new DirectoryTaken(options.dataDirectory);
    }
    client.on('end', () => {
      if (!released.signal.aborted) restoring = restore();
    });
    return client;
  }

  /**
   * Reconnects: if one of the server's processes was killed, it restarts itself or exits; either way our locks are
   * lost.
   */
  async function restore(): Promise<void> {
    while (!released.signal.aborted) {
      try {
        keeper = await enter();
        return;
      } catch (error) {
        if (error instanceof DirectoryTaken) {
          options.onLost?.(error);
          return;
        }
        await sleep(RESTORE_PAUSE_MS);
      }
    }
  }

  async function letGo(): Promise<void> {
    await restoring;
    await keeper.query('select pg_advisory_unlock_all()');
    const isLast = await tryLock(keeper, USERS_LOCK);
    // Stopping the server ends this session too.
    if (isLast) await stop(cluster);
    await keeper.end();
  }

  async function release(): Promise<void> {
    released.abort();
    // A server that does not respond is left alone: the next start joins or recovers it.
    await Promise.race([letGo().catch(() => {}), sleep(RELEASE_TIMEOUT_MS, undefined, { ref: false })]);
  }
  return { connection, cluster, release };
}

class DirectoryTaken extends Error {
  constructor(dataDirectory: string) {
    super(`Another Aisle service uses the data directory ${path.resolve(dataDirectory)}. Stop it, or set DATA_DIR.`);
  }
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock]);
  return rows[0]?.locked === true;
}

/** Created elsewhere and moved into place, so that a killed first start leaves nothing incomplete. */
async function createCluster(cluster: string, account: SystemAccount, initdb: string): Promise<void> {
  const data = path.join(cluster, 'data');
  if (fs.existsSync(data)) {
    sweep(cluster);
    return;
  }
  const unfinished = path.join(cluster, `data.${process.pid}`);
  fs.rmSync(unfinished, { recursive: true, force: true });
  const settings = ['--username=aisle', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const locale = ['--builtin-locale=C.UTF-8', '--auth-local=peer', '--auth-host=reject', '--no-instructions'];
  try {
    await promisify(execFile)(initdb, ['-D', unfinished, ...settings, ...locale], {
      ...account.ids,
      cwd: cluster,
      env: { PATH: process.env['PATH'], LC_MESSAGES: 'C' },
    });
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw new Error(
      `PostgreSQL could not initialize ${cluster}: ${lastLine(String((error as { stderr?: string }).stderr))}`,
      {
        cause: error,
      },
    );
  }
  // Only we can connect, through the socket, as verified by the operating system.
  fs.writeFileSync(path.join(unfinished, 'pg_hba.conf'), 'local all aisle peer map=aisle\n');
  const users = new Set([os.userInfo().username, account.name]);
  fs.writeFileSync(
    path.join(unfinished, 'pg_ident.conf'),
    [...users].map((user) => `aisle "${user}" aisle\n`).join(''),
  );
  try {
    fs.renameSync(unfinished, data);
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true }); // another process was first
  }
}

/** Removes the leftovers of killed starts: incomplete clusters, and logs. */
function sweep(cluster: string): void {
  for (const name of fs.readdirSync(cluster)) {
    const pid = /^(?:data\.(\d+)|start\.(\d+)\..*log)$/.exec(name)?.slice(1).find(Boolean);
    if (pid && !isAlive(Number(pid))) fs.rmSync(path.join(cluster, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Connects as one of the server's users, launching the server if it is not running. */
async function join(connection: pg.ClientConfig, start: () => () => string | undefined): Promise<pg.Client> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  let failure: (() => string | undefined) | undefined;
  for (;;) {
    const client = new pg.Client({
      ...connection,
      application_name: 'aisle-keeper',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', () => {}); // reported by the query that meets it
    try {
      await client.connect();
      // Waits while the last user stops the server, then fails: another server is started.
      await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const code = (error as { code?: string }).code ?? '';
      if (performance.now() > deadline) throw new Error('PostgreSQL did not become ready in time.', { cause: error });
      if (code === '28000')
        throw new Error('The data directory belongs to another user. Set DATA_DIR.', { cause: error });
      const absent = code === 'ECONNREFUSED' || code === 'ENOENT';
      if (absent && !failure) failure = start();
      const reason = failure?.();
      if (reason === RESTART) failure = undefined;
      else if (reason) throw new Error(`PostgreSQL did not start: ${reason}`, { cause: error });
      await sleep(20);
    }
  }
}

/** Returned by the launcher when the start should be retried. */
const RESTART = 'restart';

let launches = 0;

/** Spawns the server. The returned function returns the reason for its exit; undefined while none is known. */
function launch(
  cluster: string,
  socket: string,
  account: SystemAccount,
  postgres: string,
  durable: boolean,
): () => string | undefined {
  const data = path.join(cluster, 'data');
  const log = path.join(cluster, `start.${process.pid}.${(launches += 1)}.log`);
  const output = fs.openSync(log, 'w');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    ...FEW_CHECKPOINTS,
    ...(!durable && NOT_DURABLE),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', data, ...options], {
    ...account.ids,
    cwd: cluster,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    // Detached: a terminal's Ctrl-C must reach only us; we drain first and stop the server last.
    detached: true,
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code) => {
    const said = fs.existsSync(log) ? fs.readFileSync(log, 'utf8') : '';
    fs.rmSync(log, { force: true });
    // Its last user has stopped it, before we were one; or processes of a killed server are still exiting.
    if (code === 0 || said.includes('shared memory block')) ended = RESTART;
    else if (!said.includes('postmaster.pid')) ended = lastLine(said);
    else {
      // Another process of ours started it, or the PID file names a process that is no longer PostgreSQL.
      dropStaleLock(data);
      ended = RESTART;
    }
  });
  return () => ended;
}

function dropStaleLock(data: string): void {
  const pid = serverPid(data);
  if (pid === undefined || !fs.existsSync('/proc/self/comm')) return;
  let command = '';
  try {
    command = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    // no such process
  }
  if (command !== 'postgres') fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
}

function serverPid(data: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL's fast shutdown: it ends sessions, writes everything, then removes the lock file. */
async function stop(cluster: string): Promise<void> {
  const data = path.join(cluster, 'data');
  const pid = serverPid(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 30_000 && serverPid(data) !== undefined; waited += 10) await sleep(10);
}

/** Returns the last line; a full disk leaves the output empty. */
function lastLine(output: string): string {
  const line = output.trim().split('\n').at(-1);
  return line?.replace(/^.*?(FATAL|error):\s*/, '') || 'no reason given';
}
