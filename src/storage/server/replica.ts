import type pg from 'pg';
import type { Change, Topic } from './changes.ts';
import { type Connections, openConnections } from './connections.ts';
import { type SharedConnection, namedQuery } from './shared-connection.ts';

/** A replica that is further behind is not used; docs/operating.md promises this. */
const MAX_LAG_MS = 5_000;
/** A late replica is used again once it is this close: not at the limit, where it might go back and forth. */
const CAUGHT_UP_MS = 2_000;
/** Interval of comparing the replica's position with the primary's. */
const TICK_MS = 250;
/** A call that cannot get a connection in this time goes to the primary. */
const CONNECT_TIMEOUT_MS = 1_000;

const REPLAYED = `select current_database() as database, pg_is_in_recovery() as "isStandby",
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 as position`;

const WRITTEN = `select current_database() as database, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::int8 as inserted,
  pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 as flushed`;

/** The log is written in pages that begin with a header of at most this size, in bytes. */
const LOG_PAGE_BYTES = 8192;
const MAX_HEADER_BYTES = 40;

interface Replayed {
  database: string;
  isStandby: boolean;
  /** Null before the first record. */
  position: number | null;
}

interface Written {
  database: string;
  inserted: number;
  flushed: number;
}

export interface ReplicaEvents {
  /** Called once when the replica cannot be used, with what is wrong. */
  onReplicaLost?: ((problem: string, error?: Error) => void) | undefined;
  /** Called once when it is used again. */
  onReplicaBack?: ((durationMs: number) => void) | undefined;
}

export interface ReplicaState {
  isUsed: boolean;
  /** Upper bound of how old its data may be, in seconds; infinite before the first look. */
  behindSeconds: number;
}

/** A standby of the primary, for reads that may be a little old. */
export interface Replica extends Pick<Connections, 'pool' | 'close'> {
  /** True if it has all changes of an organization that this process made, and is not too far behind for the others. */
  has(organizationId: string, topics: readonly Topic[]): boolean;
  /** True if this process made changes that it may not have yet. */
  lacks(organizationId: string, topics: readonly Topic[]): boolean;
  /** Notes a change in the primary. */
  note(change: Change): void;
  state(): ReplicaState;
}

/** @param primary a connection to the server that it follows */
export function openReplica(
  connection: pg.PoolConfig,
  primary: Pick<SharedConnection, 'query'>,
  { onReplicaLost = () => {}, onReplicaBack = () => {} }: ReplicaEvents = {},
): Replica {
  const opened = performance.now();
  const progress = createProgress();
  let outage: Error | undefined;
  let fault: string | undefined;
  let isLate = false;
  let lostAt: number | undefined;
  let isLooking = false;
  let isClosed = false;

  const own = openConnections(
    { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connection },
    {
      onOutage: (error) => announce(() => (outage = error)),
      onRecovery: () => announce(() => (outage = undefined)),
    },
  );
  // A frozen server would keep a new session waiting for longer than an existing one.
  own.session().catch(() => {});

  /** Reports the beginning or the end of a problem, after `change`. */
  function announce(change: () => void): void {
    change();
    if (isClosed) return;
    const problem = outage?.message ?? fault ?? (isLate ? `It is more than ${MAX_LAG_MS / 1000} s behind.` : undefined);
    if (problem !== undefined && lostAt === undefined) {
      lostAt = performance.now();
      onReplicaLost(problem, outage);
    } else if (problem === undefined && lostAt !== undefined) {
      onReplicaBack(Math.round(performance.now() - lostAt));
      lostAt = undefined;
    }
  }

  async function look(): Promise<void> {
    let problem: string | undefined;
    try {
      const replayed = await ask<Replayed>(own.shared, 'replayed', REPLAYED);
      // Asked afterwards, so that a standby of this server cannot be ahead of the answer.
      const at = performance.now();
      const written = await ask<Written>(primary, 'written', WRITTEN).catch(() => undefined);
      // An outage of the primary says nothing about the replica.
      if (!replayed || !written) return;
      problem = compare(replayed, written, at);
    } catch (error) {
      problem = (error as Error).message;
    }
    announce(() => {
      fault = problem;
      const behindMs = performance.now() - Math.max(progress.horizon(), opened);
      isLate = behindMs > (isLate ? CAUGHT_UP_MS : MAX_LAG_MS);
    });
  }

  /** Returns what is wrong, if anything. */
  function compare({ database, isStandby, position }: Replayed, written: Written, at: number): string | undefined {
    if (!isStandby) return 'It is no standby: reads go to DATABASE_URL.';
    if (database !== written.database) return `It is connected to the database ${database}, not ${written.database}.`;
    const end = endOf(written);
    if (position === null || position > end) return 'It does not follow the server at DATABASE_URL.';
    progress.reach(position, { at, position: end });
    return undefined;
  }

  const behindMs = () => performance.now() - progress.horizon();
  const isUsed = () => !outage && fault === undefined && !isLate && behindMs() <= MAX_LAG_MS;

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    progress.forget();
    void look().finally(() => (isLooking = false));
  }, TICK_MS);
  timer.unref();

  return {
    pool: own.pool,
    has: (...wanted) => isUsed() && !progress.lacks(...wanted),
    lacks: (...wanted) => progress.lacks(...wanted),
    note: (change) => progress.note(change),
    state: () => ({ isUsed: isUsed(), behindSeconds: behindMs() / 1000 }),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await own.close();
    },
  };
}

/** Asks a server for its position. */
const ask = async <T>(server: Pick<SharedConnection, 'query'>, name: string, text: string): Promise<T | undefined> =>
  (await server.query(namedQuery({ name, text, values: [] }))).rows[0] as T | undefined;

/** A position in the primary's log, at which it was when asked at that time or a little later. */
interface Mark {
  at: number;
  position: number;
}

/** Tracks what a replica has reached, in times of this process. */
function createProgress() {
  /** When changes were committed, by organization and topic. */
  const changed = new Map<string, number>();
  /** Marks that it has not reached yet, oldest first. */
  let ahead: Mark[] = [];
  let horizon = -Infinity;
  const keyOf = (organizationId: string, topic: Topic) => `${organizationId} ${topic}`;
  return {
    /** All that was committed before this time is in the replica. */
    horizon: () => horizon,
    /** @param latest where the primary was a little later */
    reach(position: number, latest: Mark): void {
      ahead.push(latest);
      horizon = ahead.findLast((mark) => mark.position <= position)?.at ?? horizon;
      ahead = ahead.filter(({ at }) => at > Math.max(horizon, latest.at - MAX_LAG_MS));
    },
    /** Forgets changes that are older than the limit: a replica that lacks them is not used anyway. */
    forget(): void {
      const oldest = performance.now() - MAX_LAG_MS;
      for (const [key, at] of changed) if (at < oldest) changed.delete(key);
    },
    note: ({ organizationId, topic }: Change): void =>
      void changed.set(keyOf(organizationId, topic), performance.now()),
    lacks: (organizationId: string, topics: readonly Topic[]): boolean =>
      topics.some((topic) => (changed.get(keyOf(organizationId, topic)) ?? -Infinity) >= horizon),
  };
}

/**
 * The end of what the primary has written. When nothing is being written, the next record may come after the header of a
 * page that has none yet, and a standby stops before that header.
 */
const endOf = ({ inserted, flushed }: Written): number =>
  flushed % LOG_PAGE_BYTES === 0 && inserted - flushed <= MAX_HEADER_BYTES ? flushed : inserted;
