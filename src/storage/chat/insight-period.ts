import { sql } from 'kysely';
import { DAY_MS } from '../../domain/durations.ts';
import type { OpenRange, TimeRange } from '../../domain/insight.ts';

export type Fragment = ReturnType<typeof sql>;

/** Matches the rows of an assistant in a period. */
export const inPeriod = (organizationId: string, assistantId: string, { from, to }: OpenRange): Fragment =>
  sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and created_at >= ${from ?? '-infinity'}::timestamptz and created_at < ${to ?? 'infinity'}::timestamptz`;

/** Matches questions that the shop's texts do not, or only partly, answer, for the merchant to settle. */
export const isOpen: Fragment = sql`outcome in ('partly', 'unanswered')`;

/** Days are counted from Thursday, 1 January 1970; weeks begin on Monday. */
const UNITS = { day: { ms: DAY_MS, beginsAt: 0 }, week: { ms: 7 * DAY_MS, beginsAt: 4 * DAY_MS } };

/** The part of a period that is made of whole days or weeks, which have been added up, and what is left on either side. */
export interface SplitPeriod {
  /** Days, such as 2026-11-01; the second is exclusive. */
  whole: TimeRange;
  edges: TimeRange[];
}

/** @param now nothing is later, so a day or week under way is whole if the period goes on until then */
export function splitPeriod({ from, to }: TimeRange, unit: keyof typeof UNITS, now = Date.now()): SplitPeriod {
  const { ms, beginsAt } = UNITS[unit];
  const down = (time: number) => Math.floor((time - beginsAt) / ms) * ms + beginsAt;
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const begin = down(first + ms - 1);
  const end = last > now ? down(now) + ms : down(last);
  const isWhole = begin < end;
  const edges = isWhole ? [[first, begin] as const, [end, last] as const] : [[first, last] as const];
  const iso = (time: number) => new Date(time).toISOString();
  return {
    whole: { from: iso(begin).slice(0, 10), to: iso(isWhole ? end : begin).slice(0, 10) },
    edges: edges
      .filter((edge) => edge[0] < Math.min(edge[1], now))
      .map((edge) => ({ from: iso(edge[0]), to: iso(edge[1]) })),
  };
}

/** Matches the whole days or weeks of a period. @param column the one that holds their first day */
export const inWhole = (
  organizationId: string,
  assistantId: string,
  column: string,
  { whole }: SplitPeriod,
): Fragment =>
  sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and ${sql.ref(column)} >= ${whole.from}::date and ${sql.ref(column)} < ${whole.to}::date`;

/** Matches the rows of an assistant at the edges of a period. */
export function atEdges(organizationId: string, assistantId: string, { edges }: SplitPeriod): Fragment {
  const times = edges.map(
    ({ from, to }) => sql`created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`,
  );
  return sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and (${edges.length === 0 ? sql`false` : sql.join(times, sql` or `)})`;
}
