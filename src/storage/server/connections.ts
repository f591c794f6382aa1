import type pg from 'pg';
import type { Backlog } from '../../domain/backlog.ts';
import { isOutage, unavailable } from '../../domain/refusal.ts';
import type { Change } from './changes.ts';
import { clientSettings, createPool } from './connection.ts';
import { type OnUnwritten, createBacklog } from '../chat/backlog.ts';
import { noteFault } from './database-fault.ts';
import { createGuardedClients } from './guarded-client.ts';
import { type Outage, type OutageEvents, createOutage } from './outage.ts';
import { type SharedConnection, createSharedConnection } from './shared-connection.ts';
import { NoAnswer, type DatabaseSession, openSession } from './session.ts';

/** A server that does not respond does not confirm the disconnect either. */
const GOODBYE_TIMEOUT_MS = 2_000;
/** What a stop gives to statements in progress, of the 25 s that it may take. */
const STOP_MS = 15_000;

/** All database connections of a process. */
export interface Connections {
  /** Calls that cannot reach the server are refused as `unavailable`; during a confirmed outage, immediately. */
  pool: pg.Pool;
  /** One more connection, for short reads; refused like the others. */
  shared: SharedConnection;
  /** Returns the session that outlives single calls, opening a new one if the last was lost. */
  session: () => Promise<DatabaseSession>;
  backlog: Backlog;
  /** Called when a stop begins: after a time, all calls are refused, pending ones included. */
  beginStop: () => void;
  close: () => Promise<void>;
}

export interface ConnectionEvents extends OutageEvents {
  onUnwritten?: OnUnwritten;
  /** Called with each committed change, before its caller learns of it. */
  onChange?: ((change: Change) => void) | undefined;
}

/** Opens a pool that survives the loss of its server, and the session that monitors the server. */
export function openConnections(connection: pg.PoolConfig, events: ConnectionEvents = {}): Connections {
  const backlog = createBacklog(events.onUnwritten ?? (() => {}));
  let current: Promise<DatabaseSession> | undefined;
  let isClosed = false;

  function session(): Promise<DatabaseSession> {
    if (current) return current;
    // A probe that loses its session to the close would otherwise open another, which keeps the process running.
    if (isClosed) return Promise.reject(unavailable());
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
      // A closed session does not mean that the server is down; try a new one.
      if (!isKnown || error instanceof NoAnswer) throw error;
      return ask();
    });
  }

  const outage = createOutage({
    ...events,
    probe,
    isAwaited: () => shared.pendingCount() > 0 || pool.totalCount > pool.idleCount || pool.waitingCount > 0,
    cutOff: () => clients.cutOff(),
  });
  const clients = createGuardedClients(outage, events.onChange);
  const pool = createPool({ ...connection, Client: clients.Client });
  guardPool(pool, outage, clients.explain);
  const shared = createSharedConnection(() => new clients.Client(clientSettings({ ...connection, pipeline: true })));

  return {
    pool,
    shared,
    session,
    backlog,
    beginStop: () => void setTimeout(() => outage.giveUp(), STOP_MS).unref(),
    async close() {
      await backlog.close();
      isClosed = true;
      outage.close();
      void current?.then(
        (last) => last.close(),
        () => {},
      );
      setTimeout(clients.cutOff, GOODBYE_TIMEOUT_MS).unref();
      shared.close();
      await pool.end();
    },
  };
}

type OnConnected = (error: Error | undefined, ...rest: unknown[]) => void;

/**
 * Makes calls fail immediately instead of waiting for a connection during an outage, and explains the pool's own errors:
 * it has others than its clients for connections that are busy or that come too late.
 */
function guardPool(pool: pg.Pool, outage: Outage, explain: (error: Error) => Error): void {
  const connect = pool.connect.bind(pool) as (done?: OnConnected) => Promise<pg.PoolClient>;
  pool.connect = ((done?: OnConnected) => {
    if (done)
      return outage.isCertain()
        ? process.nextTick(() => done(unavailable()))
        : connect((error, ...rest) => done(error && explain(error), ...rest));
    const client = outage.isCertain() ? Promise.reject<pg.PoolClient>(unavailable()) : connect();
    return client.catch((error: Error) => {
      if (isOutage(error)) noteFault(error);
      throw explain(error);
    });
  }) as typeof pool.connect;
}

/** Counts a pool's connections by state; `waiting` are calls without one. */
export function poolUse({ totalCount, idleCount, waitingCount, options }: pg.Pool) {
  return { idle: idleCount, active: totalCount - idleCount, waiting: waitingCount, max: options.max };
}
