import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { httpUrl } from '../domain/fields.ts';

/** Reads the facts that a shop's own page states about it, for a new assistant. */
export const look_at_shop = operation({
  permission: 'assistants:edit',
  effect: 'read',
  input: z.strictObject({ siteUrl: httpUrl() }),
  output: z.object({
    url: z.string(),
    name: z.string().nullable(),
    logoUrl: z.string().nullable(),
    colour: z.string().nullable(),
    language: z.string().nullable(),
    platform: z.string().nullable(),
  }),
  run: ({ siteUrl }, { shops }) => shops.visit(siteUrl),
});
