import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type Transaction,
} from 'kysely';
import type pg from 'pg';
import type { Schema } from '../schema.ts';

/** The transaction that the account library's statements join, if any. */
const current = new AsyncLocalStorage<Transaction<Schema>>();

/** Runs `work` with the account library's statements inside the transaction. */
export function joinTransaction<T>(transaction: Transaction<Schema>, work: () => Promise<T>): Promise<T> {
  return current.run(transaction, work);
}

/** The database as the account library sees it: the same connections, with times as dates. */
export function createAccountsDatabase(pool: pg.Pool): Kysely<object> {
  const postgres = new PostgresDialect({ pool });
  const dialect: Dialect = {
    createAdapter: () => postgres.createAdapter(),
    createQueryCompiler: () => postgres.createQueryCompiler(),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createDriver: () => joiningDriver(postgres.createDriver()),
  };
  return new Kysely<object>({ dialect, plugins: [dates] });
}

/**
 * A driver that uses the connection of the surrounding transaction, if any; begin, commit and rollback are then no-ops.
 */
function joiningDriver(own: Driver): Driver {
  const joined = new WeakSet<DatabaseConnection>();
  const unlessJoined =
    (step: (connection: DatabaseConnection) => Promise<void>) =>
    (connection: DatabaseConnection): Promise<void> =>
      joined.has(connection) ? Promise.resolve() : step(connection);
  return {
    init: () => own.init(),
    destroy: () => own.destroy(),
    async acquireConnection() {
      const transaction = current.getStore();
      if (!transaction) return own.acquireConnection();
      const connection: DatabaseConnection = {
        executeQuery: <R>(query: CompiledQuery) => transaction.executeQuery<R>(query),
        streamQuery: () => {
          throw new Error('Nothing is streamed here.');
        },
      };
      joined.add(connection);
      return connection;
    },
    beginTransaction: (connection, settings) =>
      unlessJoined((own_) => own.beginTransaction(own_, settings))(connection),
    commitTransaction: unlessJoined((connection) => own.commitTransaction(connection)),
    rollbackTransaction: unlessJoined((connection) => own.rollbackTransaction(connection)),
    releaseConnection: unlessJoined((connection) => own.releaseConnection(connection)),
  };
}

/** Our pool reads times as text; the account library compares dates. Time columns end in `_at`. */
const dates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    for (const row of result.rows)
      for (const [name, value] of Object.entries(row))
        if (name.endsWith('_at') && typeof value === 'string') row[name] = new Date(value);
    return Promise.resolve(result);
  },
};
