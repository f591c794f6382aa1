import type { Context } from 'hono';
import { AuditFilter } from '../operations/records.ts';
import { parse, requirePermission } from '../actions/invoke.ts';
import type { AuditRecord } from '../domain/audit.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import type { AppEnv } from './app.ts';
import { csvFile, csvLine } from './csv.ts';

const PAGE_SIZE = 1000;
const COLUMNS = [
  'time',
  'actor',
  'on behalf of',
  'source',
  'action',
  'target',
  'IP address',
  'request ID',
  'before',
  'after',
];

/** Streams the audit log as CSV (RFC 4180), a page at a time, so that a long log does not fill the memory. */
export function exportAudit(
  c: Context<AppEnv>,
  { store, principal }: { store: TransactionalStore; principal: Principal },
): Response {
  requirePermission(principal, 'audit:view');
  const filter = parse(AuditFilter, c.req.query());

  async function* lines(): AsyncGenerator<string> {
    yield csvLine(COLUMNS);
    for (let before: string | undefined; ;) {
      const page = await store.audit.list(principal.organizationId, { ...filter, before }, PAGE_SIZE);
      yield page.map((entry) => csvLine(cells(entry))).join('');
      before = page.at(-1)?.auditId;
      if (page.length < PAGE_SIZE) return;
    }
  }

  return csvFile(c, 'audit-log', lines());
}

function cells({ createdAt, actor, via, action, target, address, requestId, before, after }: AuditRecord): string[] {
  const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));
  return [
    createdAt,
    actor.label,
    actor.onBehalfOf ?? '',
    via,
    action,
    target,
    address ?? '',
    requestId,
    json(before),
    json(after),
  ];
}
