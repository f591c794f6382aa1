import type pg from 'pg';
import type { Amounts } from '../domain/quota.ts';
import { createQueryBuilder } from './server/connection.ts';
import { type ConnectionEvents, openConnections } from './server/connections.ts';
import { type EmbeddedOptions, openEmbedded } from './server/embedded.ts';
import { migrate } from './migrate.ts';
import { explainRefusal } from './server/places.ts';
import type { Change } from './server/changes.ts';
import { type Replica, type ReplicaEvents, openReplica } from './server/replica.ts';
import { type DatabaseStore, createDatabaseStore } from './store.ts';

export interface Database {
  store: DatabaseStore;
  /** For the job queue, which has its own tables. */
  pool: pg.Pool;
  /** The server, for the threads of this process. */
  server: pg.PoolConfig;
  /** A standby for reads, if there is one. */
  replica: Replica | undefined;
  /** Human-readable location of the data. */
  place: string;
  embedded: boolean;
  /** Called when a stop begins: it does not wait for a server that does not respond. */
  beginStop: () => void;
  close: () => Promise<void>;
}

/** Connections of a process or thread beside its pool: a session for locks and probes, and a shared one for lookups. */
export const EXTRA_CONNECTIONS = 2;
/** For the requests of one process; crawls need more. */
const DEFAULT_CONNECTIONS = 16;

export interface DatabaseOptions extends EmbeddedOptions, Omit<ConnectionEvents, 'onChange'>, ReplicaEvents {
  /** URL of a PostgreSQL server; without it, an embedded one runs in the data directory. */
  databaseUrl?: string | undefined;
  /** URL of a standby of that server, for reads that may be a little old. */
  readUrl?: string | undefined;
  /** Size of the pool; there are `EXTRA_CONNECTIONS` beside it. */
  connections?: number;
  /** Defaults for organizations without their own. */
  quotas?: Amounts;
}

/** A PostgreSQL server that is ours to use until it is released. */
export interface OpenServer extends Pick<Database, 'server' | 'place' | 'embedded'> {
  release: () => Promise<void>;
}

/** Opens the server at `databaseUrl`, or else the embedded one, without looking at its tables. @throws if it cannot be opened */
export async function openServer({
  databaseUrl,
  ...options
}: EmbeddedOptions & Pick<DatabaseOptions, 'databaseUrl'>): Promise<OpenServer> {
  if (databaseUrl) {
    const server = { connectionString: databaseUrl };
    return { server, place: new URL(databaseUrl).host, embedded: false, release: () => Promise.resolve() };
  }
  const embedded = await openEmbedded(options).catch((error: unknown) => {
    throw explainRefusal(options.dataDirectory, error);
  });
  const { connection: server, cluster: place } = embedded;
  return { server, place, embedded: true, release: () => embedded.release() };
}

/** Opens the database and migrates its schema. @throws if it cannot be opened or migrated */
export async function openDatabase({
  connections: max = DEFAULT_CONNECTIONS,
  quotas,
  readUrl,
  ...options
}: DatabaseOptions): Promise<Database> {
  const { server, place, embedded, release } = await openServer(options);
  const opened = connect({ ...server, max }, readUrl, options);
  const { connections, replica } = opened;
  const { pool } = connections;
  async function close(): Promise<void> {
    await opened.close();
    await release();
  }
  try {
    await migrate(pool);
    await connections.session();
  } catch (error) {
    await close();
    if (embedded || !(error instanceof Error)) throw error;
    throw new Error(`Cannot use the database at DATABASE_URL: ${error.message}`, { cause: error });
  }
  return {
    store: createDatabaseStore(createQueryBuilder(pool), connections, { quotas, replica }),
    pool,
    server,
    replica,
    place,
    embedded,
    beginStop: () => connections.beginStop(),
    close,
  };
}

/** Opens connections of a thread to the server of a database that its process has opened, and to its replica. */
export function shareDatabase(
  server: pg.PoolConfig,
  {
    connections: max,
    quotas,
    readUrl,
    ...events
  }: Pick<DatabaseOptions, 'quotas' | 'readUrl' | 'onUnwritten'> & { connections: number },
): Pick<Database, 'store' | 'pool' | 'replica' | 'beginStop' | 'close'> {
  const opened = connect({ ...server, max }, readUrl, events);
  const { connections, replica } = opened;
  const { pool } = connections;
  const store = createDatabaseStore(createQueryBuilder(pool), connections, { quotas, replica });
  return { store, pool, replica, beginStop: () => connections.beginStop(), close: () => opened.close() };
}

/** Opens connections to a server, and to its replica, which learns of the changes that this process makes. */
function connect(server: pg.PoolConfig, readUrl: string | undefined, events: ConnectionEvents & ReplicaEvents) {
  if (readUrl === undefined) {
    const connections = openConnections(server, events);
    return { connections, replica: undefined, close: () => connections.close() };
  }
  const onChange = (change: Change) => replica.note(change);
  const connections = openConnections(server, { ...events, onChange });
  const replica = openReplica({ connectionString: readUrl, max: server.max }, connections.shared, events);
  return {
    connections,
    replica,
    async close() {
      await Promise.all([replica.close(), connections.close()]);
    },
  };
}
