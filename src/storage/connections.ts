import type pg from 'pg';
import type { Backlog } from '../domain/backlog.ts';
import { isOutage, unavailable } from '../domain/refusal.ts';
import { createPool } from './connection.ts';
import { type OnUnwritten, createBacklog } from './backlog.ts';
import { noteFault } from './database-fault.ts';
import { createGuardedClients } from './guarded-client.ts';
import { type Outage, type OutageEvents, createOutage } from './outage.ts';
import { NoAnswer, type Session, openSession } from './session.ts';

const GOODBYE_TIMEOUT_MS = 5_000;

/** All that a process has of connections to its database. */
export interface Connections {
  /** Calls that find no server are refused as `unavailable`, and while it is certain to be away, at once. */
  pool: pg.Pool;
  /** The session that outlives single calls; a new one after the last was lost. */
  session: () => Promise<Session>;
  backlog: Backlog;
  close: () => Promise<void>;
}

export interface ConnectionEvents extends OutageEvents {
  onUnwritten?: OnUnwritten;
}

/** Opens a pool that survives the loss of its server, and the session that watches over that. */
export function openConnections(connection: pg.PoolConfig, events: ConnectionEvents = {}): Connections {
  const backlog = createBacklog(events.onUnwritten ?? (() => {}));
  let current: Promise<Session> | undefined;

  function session(): Promise<Session> {
    if (current) return current;
    const opened = openSession(connection);
    const forget = () => {
      if (current === opened) current = undefined;
    };
    opened.then(({ lost }) => (lost.aborted ? forget() : lost.addEventListener('abort', forget)), forget);
    return (current = opened);
  }

  async function probe(): Promise<void> {
    const ask = async () => void (await (await session()).query('select'));
    const isKnown = current !== undefined;
    await ask().catch((error: unknown) => {
      // A session that ended says nothing about the server; a new one does.
      if (!isKnown || error instanceof NoAnswer) throw error;
      return ask();
    });
  }

  const outage = createOutage({
    ...events,
    probe,
    isAwaited: () => pool.totalCount > pool.idleCount || pool.waitingCount > 0,
    cutOff: () => clients.cutOff(),
  });
  const clients = createGuardedClients(outage);
  const pool = createPool({ ...connection, Client: clients.Client });
  refuseDuring(outage, pool);

  return {
    pool,
    session,
    backlog,
    async close() {
      await backlog.close();
      outage.close();
      void current?.then(
        (last) => last.close(),
        () => {},
      );
      // A server that does not answer does not say goodbye either.
      setTimeout(clients.cutOff, GOODBYE_TIMEOUT_MS).unref();
      await pool.end();
    },
  };
}

/** Nobody waits for a connection that cannot come. */
function refuseDuring(outage: Outage, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<pg.PoolClient>;
  pool.connect = ((done?: (error: Error) => void) => {
    if (done) return outage.isCertain() ? process.nextTick(() => done(unavailable())) : connect(done);
    const client = outage.isCertain() ? Promise.reject<pg.PoolClient>(unavailable()) : connect();
    return client.catch((error: unknown) => {
      if (isOutage(error)) noteFault(error);
      throw error;
    });
  }) as typeof pool.connect;
}
