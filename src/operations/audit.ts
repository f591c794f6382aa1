import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { identifier } from '../domain/fields.ts';
import { AuditEntry, AuditFilter, listLimit } from './records.ts';

export const list_audit = operation({
  permission: 'audit:view',
  effect: 'read',
  input: AuditFilter.extend({ before: identifier().optional(), limit: listLimit }),
  output: z.array(AuditEntry),
  run: ({ limit, ...filter }, { organizationId, store }) => store.audit.list(organizationId, filter, limit),
});
