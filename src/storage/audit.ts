import type { Kysely } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { AuditLog } from '../domain/ports.ts';
import type { Schema } from './schema.ts';

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
  };
}
