import pg from 'pg';
import { unavailable } from '../../domain/refusal.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** A healthy server answers a trivial statement within this time, however busy it is. */
const ANSWER_TIMEOUT_MS = 1_000;
const TICK_MS = 100;
/** The most that a tick counts toward the timeout: it may come late, but also after a standstill of this process. */
const MAX_TICK_MS = 150;

/** The server accepts connections or statements but does not answer them. */
export class NoAnswer extends Error {
  constructor(ms: number) {
    super(`The database server has not responded for ${ms} ms.`);
    this.name = 'NoAnswer';
  }
}

/** One long-lived connection, which probes the server and holds session-level state such as locks. */
export interface DatabaseSession {
  /** Runs a short statement. @throws the driver's error; the session is over then */
  query<T extends object>(text: string, values?: unknown[]): Promise<T[]>;
  /** Aborted once the session is over, and its advisory locks with it. */
  lost: AbortSignal;
  close: () => void;
}

/** @throws the driver's error when the server cannot be reached */
export async function openSession(connection: pg.ClientConfig): Promise<DatabaseSession> {
  const client = new pg.Client({
    ...connection,
    application_name: 'aisle-session',
    keepAlive: true,
  });
  const over = new AbortController();
  client.on('error', () => {}); // `end` follows
  client.on('end', () => over.abort(unavailable()));
  try {
    await withinTime(client.connect(), CONNECT_TIMEOUT_MS);
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
  return {
    lost: over.signal,
    async query<T extends object>(text: string, values: unknown[] = []) {
      try {
        return (await withinTime(client.query<T & pg.QueryResultRow>(text, values), ANSWER_TIMEOUT_MS)).rows;
      } catch (error) {
        client.connection.stream.destroy();
        over.abort(unavailable());
        throw error;
      }
    },
    close: () => void client.connection.stream.destroy(),
  };
}

/**
 * Counts time by ticks: none passes while this process or the whole machine stands still, when the answer may be here unread.
 * @throws {NoAnswer}
 */
async function withinTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  let left = ms;
  let tickedAt = performance.now();
  const ticking = setInterval(() => {
    // Waits one extra tick: the last one may have been a standstill.
    if (left <= 0) late.reject(new NoAnswer(ms));
    const now = performance.now();
    left -= Math.min(now - tickedAt, MAX_TICK_MS);
    tickedAt = now;
  }, TICK_MS);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearInterval(ticking);
  }
}
