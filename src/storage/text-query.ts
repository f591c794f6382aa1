import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { type SharedConnection, namedQuery } from './server/shared-connection.ts';

/** Runs SQL text as it is and returns its rows. */
export type QueryText = <T extends object>(text: string, values: unknown[]) => Promise<T[]>;

/**
 * Runs the reads of every request: as text, because building a query each time costs as much as running it; as prepared
 * statements, because PostgreSQL plans them once per connection (105 µs instead of 250 for the check of a key).
 */
export function preparedQueries(connection: Pick<SharedConnection, 'query'>): QueryText {
  const names = new Map<string, string>();
  return async <T extends object>(text: string, values: unknown[]) => {
    // Named by its text: two of these functions may share a connection, where a name stands for one statement.
    const name = names.get(text) ?? `read_${createHash('sha256').update(text).digest('base64url')}`;
    names.set(text, name);
    const { rows } = await connection.query(namedQuery({ name, text, values }));
    return rows as T[];
  };
}

/** Runs queries in a transaction. */
export function queriesIn(db: Kysely<Schema>): QueryText {
  return async <T extends object>(text: string, values: unknown[]) => {
    const { rows } = await db.executeQuery<T>(CompiledQuery.raw(text, values));
    return rows;
  };
}
