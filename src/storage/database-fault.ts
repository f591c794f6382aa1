import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Refusal, unavailable } from '../domain/refusal.ts';
import { NoAnswer } from './session.ts';

/** SQLSTATEs that end a session or refuse one: connection exceptions, shutdowns, crashes, start-up (appendix A). */
const SESSION_OVER = /^(08...|57P0[1-5])$/;
/** A server that cannot serve this statement now: no resources, too slow, locked by another, a standby, an I/O error. */
const OVERLOADED = /^(53...|57014|55P03|25006|58...)$/;
const DISK_FULL = '53100';
/** The driver names no code where a session ends in the middle of something, or cannot begin in time. */
const DRIVER_LOST = /^(Connection terminated|Client (has encountered|was closed)|timeout expired)/;
/** … nor where all connections of the pool stay in use. */
const POOL_BUSY = /^timeout exceeded/;

/** What a failure of the driver or the server means to whoever asked. */
export interface DatabaseFault {
  refusal: Refusal;
  /** Whether the session is over, so that the server itself may be gone. */
  isLost: boolean;
}

/** Tells failures that pass by themselves from mistakes of ours, which give undefined. */
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

/** The fault that the work under way has met, if any. */
const met = new AsyncLocalStorage<{ refusal?: Refusal }>();

/** Keeps the fault for whoever surfaces it. */
export function noteFault(refusal: Refusal): void {
  const work = met.getStore();
  if (work) work.refusal ??= refusal;
}

/**
 * Does work that goes through a library which makes errors of its own out of ours, or answers as if nothing had happened.
 * @throws {Refusal} the first fault of the database that the work met, whatever came of the work
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
