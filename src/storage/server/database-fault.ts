import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Refusal, unavailable } from '../../domain/refusal.ts';
import { NoAnswer } from './session.ts';

/**
 * SQLSTATEs that end or refuse a session: connection exceptions, shutdowns, crashes, start-up, a transaction that stood
 * still for too long (appendix A).
 */
const SESSION_OVER = /^(08...|57P0[1-5]|25P0[34])$/;
/** The server cannot run this statement now: a deadlock, no resources, timeout, lock timeout, standby, or an I/O error. */
const OVERLOADED = /^(40001|40P01|53...|57014|55P03|25006|58...)$/;
const DISK_FULL = '53100';
/** The driver sets no code when a session is lost or cannot be opened in time. */
const DRIVER_LOST = /^(Connection terminated|Client (has encountered|was closed)|timeout expired)/;
/** Nor does it when all connections of the pool are busy. */
const POOL_BUSY = /^timeout exceeded/;

/** A failure of the driver or the server, as reported to the caller. */
export interface DatabaseFault {
  refusal: Refusal;
  /** True if the session has ended, so that the server itself may be down. */
  isLost: boolean;
}

/** Classifies transient failures; returns undefined for bugs. */
export function readFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    const { code = '' } = error;
    if (SESSION_OVER.test(code)) return { refusal: unavailable(), isLost: true };
    if (code === DISK_FULL) return { refusal: diskFull(), isLost: false };
    return OVERLOADED.test(code) ? { refusal: overloaded(), isLost: false } : undefined;
  }
  // A socket's own errors (ECONNREFUSED, EPIPE, ENOENT, …) name the system call that failed.
  if (error instanceof NoAnswer || 'syscall' in error || DRIVER_LOST.test(error.message))
    return { refusal: unavailable(), isLost: true };
  return POOL_BUSY.test(error.message) ? { refusal: overloaded(), isLost: false } : undefined;
}

/** The fault that the current work has met, if any. */
const met = new AsyncLocalStorage<{ refusal?: Refusal }>();

/** Keeps the fault for `surfaceFaults`. */
export function noteFault(refusal: Refusal): void {
  const work = met.getStore();
  if (work) work.refusal ??= refusal;
}

/**
 * Runs work through a library that replaces our errors with its own, or answers as if nothing had happened.
 * @throws {Refusal} the first database fault that the work met, whatever the result of the work
 */
export async function surfaceFaults<T>(work: () => Promise<T>): Promise<T> {
  const seen: { refusal?: Refusal } = {};
  const done = await met.run(seen, work).catch((error: unknown) => {
    throw seen.refusal ?? error;
  });
  if (seen.refusal) throw seen.refusal;
  return done;
}

const diskFull = () =>
  new Refusal(
    'insufficient_storage',
    "The service's database is out of disk space. Nothing was changed; try again later.",
    { headers: { 'Retry-After': '30' } },
  );

const overloaded = () => unavailable("The service's database is too busy right now. Try again in a few seconds.");
