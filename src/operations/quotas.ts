import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { QUOTAS } from '../domain/quota.ts';
import { Empty } from './records.ts';

/** Shows an organization's usage and limits; only the operator changes limits. */
export const get_quotas = operation({
  permission: null,
  effect: 'read',
  input: Empty,
  output: z.array(
    z.object({
      quota: z.enum(QUOTAS),
      used: z.int(),
      limit: z.int().nullable().meta({ description: 'Null: no limit.' }),
      isOwn: z.boolean().meta({ description: 'The operator has set a limit for this organization.' }),
    }),
  ),
  run: (_input, { organizationId, store }) => store.quotas.list(organizationId),
});
