import { z } from 'zod';
import { operation } from '../../actions/action.ts';
import { text } from '../../domain/records.ts';
import { AuditEntry, AuditFilter } from './records.ts';

export const list_audit = operation({
  permission: 'audit:view',
  effect: 'read',
  input: AuditFilter.extend({ before: text().optional(), limit: z.int().min(1).max(200).default(50) }),
  output: z.array(AuditEntry),
  run: ({ limit, ...filter }, { organizationId, store }) => store.audit.list(organizationId, filter, limit),
});
