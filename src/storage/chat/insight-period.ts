import { sql } from 'kysely';
import type { OpenRange } from '../../domain/insight.ts';

export type Fragment = ReturnType<typeof sql>;

/** Matches the rows of an assistant in a period. */
export const inPeriod = (organizationId: string, assistantId: string, { from, to }: OpenRange): Fragment =>
  sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and created_at >= ${from ?? '-infinity'}::timestamptz and created_at < ${to ?? 'infinity'}::timestamptz`;

/** Matches questions that the shop's texts do not, or only partly, answer, for the merchant to settle. */
export const isOpen: Fragment = sql`outcome in ('partly', 'unanswered')`;
