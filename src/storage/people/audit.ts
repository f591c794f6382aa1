import { type Kysely, sql } from 'kysely';
import { firstIdAt, newId, timeOf } from '../../domain/ids.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import { cleanClientName } from '../../domain/client-name.ts';
import type { AuditActor, AuditFilter, AuditLog } from '../../domain/audit.ts';
import type { Schema } from '../schema.ts';

/** Entries written by earlier versions have the time of their transaction, which began shortly before their identifier. */
const MAX_SKEW_MS = MINUTE_MS;

/** An identifier that sorts before all entries of a time or later, shifted by the skew. */
const idAt = (time: string, skewMs: number) => firstIdAt('aud', Math.max(Date.parse(time) + skewMs, 0));

/** The newest entries that match, in the order of the index of a filter. */
const newest = (
  db: Kysely<Schema>,
  organizationId: string,
  { action, via, target, from, to, before }: AuditFilter,
  limit: number,
  by?: { column: 'user_id' | 'key_id' | 'client_id'; actor: string },
) =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$if(by !== undefined, (query) => query.where(by?.column ?? 'user_id', '=', by?.actor ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(via !== undefined, (query) => query.where('via', '=', via ?? 'rest'))
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? ''))
    .$if(from !== undefined, (query) =>
      query
        .where('audit_id', '>=', idAt(from ?? '', -MAX_SKEW_MS))
        .where('created_at', '>=', sql<string>`${from}::timestamptz`),
    )
    .$if(to !== undefined, (query) =>
      query
        .where('audit_id', '<', idAt(to ?? '', MAX_SKEW_MS))
        .where('created_at', '<', sql<string>`${to}::timestamptz`),
    )
    .$if(before !== undefined, (query) => query.where('audit_id', '<', before ?? ''))
    .orderBy('audit_id', 'desc')
    .limit(limit);

/** Selects the newest entries of an actor, whether a user, a key or an application. */
function newestBy(db: Kysely<Schema>, organizationId: string, { actor, ...filter }: AuditFilter, limit: number) {
  const by = (column?: 'user_id' | 'key_id' | 'client_id') =>
    db
      .selectFrom(newest(db, organizationId, filter, limit, column && { column, actor: actor ?? '' }).as('a'))
      .selectAll();
  if (actor === undefined) return by();
  return by('user_id').unionAll(by('key_id')).unionAll(by('client_id'));
}

export function createAuditLog(db: Kysely<Schema>): AuditLog {
  return {
    async append({ organizationId, principal, origin, action, target, before, after }) {
      const auditId = newId('aud');
      await db
        .insertInto('audit_log')
        .values({
          organization_id: organizationId,
          audit_id: auditId,
          created_at: timeOf(auditId),
          user_id: principal?.userId ?? null,
          key_id: principal?.keyId ?? null,
          client_id: principal?.clientId ?? null,
          via: origin.via,
          address: origin.address,
          request_id: origin.requestId,
          action,
          target,
          before: before === undefined ? null : JSON.stringify(before),
          after: after === undefined ? null : JSON.stringify(after),
        })
        .execute();
    },

    async list(organizationId, filter, limit) {
      const rows = await db
        .selectFrom(newestBy(db, organizationId, filter, limit).as('l'))
        .leftJoin('users as u', 'u.id', 'l.user_id')
        .leftJoin('api_keys as k', (join) =>
          join.onRef('k.organization_id', '=', 'l.organization_id').onRef('k.key_id', '=', 'l.key_id'),
        )
        .leftJoin('oauth_clients as c', 'c.client_id', 'l.client_id')
        .selectAll('l')
        .select(['u.email', 'k.name as key_name', 'k.last_four', 'c.name as client_name'])
        .orderBy('l.audit_id', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        auditId: row.audit_id,
        createdAt: row.created_at,
        via: row.via,
        action: row.action,
        target: row.target,
        actor: actorOf(row),
        address: row.address,
        requestId: row.request_id,
        before: row.before,
        after: row.after,
      }));
    },
  };
}

interface Actors {
  user_id: string | null;
  email: string | null;
  key_id: string | null;
  key_name: string | null;
  last_four: string | null;
  client_id: string | null;
  client_name: string | null;
}

/** Returns the actor; a deleted one is identified by its id. */
function actorOf(row: Actors): AuditActor {
  const user = row.email ?? row.user_id;
  if (row.client_id !== null)
    return {
      kind: 'app',
      id: row.client_id,
      label: cleanClientName(row.client_name ?? '') || row.client_id,
      onBehalfOf: user,
    };
  if (row.key_id !== null) {
    const label = row.last_four === null ? row.key_id : `${row.key_name || 'Key'} …${row.last_four}`;
    return { kind: 'key', id: row.key_id, label, onBehalfOf: user };
  }
  if (user !== null) return { kind: 'user', id: row.user_id, label: user, onBehalfOf: null };
  return { kind: 'operator', id: null, label: 'Operator', onBehalfOf: null };
}
