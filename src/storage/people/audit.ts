import { type Kysely, sql } from 'kysely';
import { newId } from '../../domain/ids.ts';
import { cleanClientName } from '../../domain/client-name.ts';
import type { AuditActor, AuditLog } from '../../domain/audit.ts';
import type { Schema } from '../schema.ts';

export function createAuditLog(db: Kysely<Schema>): AuditLog {
  return {
    async append({ organizationId, principal, origin, action, target, before, after }) {
      await db
        .insertInto('audit_log')
        .values({
          organization_id: organizationId,
          audit_id: newId('aud'),
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

    async list(organizationId, { action, actor, via, target, from, to, before }, limit) {
      const rows = await db
        .selectFrom('audit_log as l')
        .leftJoin('users as u', 'u.id', 'l.user_id')
        .leftJoin('api_keys as k', (join) =>
          join.onRef('k.organization_id', '=', 'l.organization_id').onRef('k.key_id', '=', 'l.key_id'),
        )
        .leftJoin('oauth_clients as c', 'c.client_id', 'l.client_id')
        .selectAll('l')
        .select(['u.email', 'k.name as key_name', 'k.last_four', 'c.name as client_name'])
        .where('l.organization_id', '=', organizationId)
        .$if(action !== undefined, (query) => query.where('l.action', '=', action ?? ''))
        .$if(via !== undefined, (query) => query.where('l.via', '=', via ?? 'rest'))
        .$if(target !== undefined, (query) => query.where('l.target', '=', target ?? ''))
        .$if(actor !== undefined, (query) =>
          query.where((eb) =>
            eb.or((['user_id', 'key_id', 'client_id'] as const).map((column) => eb(`l.${column}`, '=', actor ?? ''))),
          ),
        )
        .$if(from !== undefined, (query) => query.where('l.created_at', '>=', sql<string>`${from}::timestamptz`))
        .$if(to !== undefined, (query) => query.where('l.created_at', '<', sql<string>`${to}::timestamptz`))
        .$if(before !== undefined, (query) => query.where('l.audit_id', '<', before ?? ''))
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
