import { type Kysely, sql } from 'kysely';
import { type Figures, type InsightSeries, type Interval, type TimeRange, intervalsOf } from '../../domain/insight.ts';
import { type Fragment, inPeriod } from './insight-period.ts';
import type { Schema } from '../schema.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';

type FigureCounts = Omit<Figures, 'medianFirstMs'>;

const NOTHING: FigureCounts = {
  opened: 0,
  conversations: 0,
  questions: 0,
  unanswered: 0,
  partly: 0,
  refused: 0,
  handedOver: 0,
  thumbsUp: 0,
  thumbsDown: 0,
  productClicks: 0,
  carts: 0,
  cartPieces: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  replaced: 0,
  fallbacks: 0,
  aborted: 0,
};

/** Counts for an interval, with answers counted when they began; cost in millionths. */
type SeriesRow = Partial<FigureCounts> & { start: string; ms: number | null };

/** Rounded to two digits: with few distinct values, the median is found without sorting a million rows. */
const ROUNDED_MS = sql`(round(first_ms / 10 ^ greatest(0, floor(log(greatest(first_ms, 1))) - 1))
  * 10 ^ greatest(0, floor(log(greatest(first_ms, 1))) - 1))::int`;

/** An assistant's activity in a period, in total and by interval. */
export async function findSeries(
  db: Kysely<Schema>,
  organizationId: string,
  assistantId: string,
  range: TimeRange,
  by: Interval,
): Promise<InsightSeries> {
  const rows = (table: string, ms: Fragment, counts: Fragment) =>
    sql<SeriesRow>`select to_char(start, 'YYYY-MM-DD') as start, ms, ${counts}
      from (select *, date_trunc(${by}, created_at at time zone 'utc') as start, ${ms} as ms
        from ${sql.table(table)} where ${inPeriod(organizationId, assistantId, range)}) t
      group by t.start, ms`.execute(db);
  const counted = await Promise.all([
    rows('conversations', sql`null`, sql`count(*) as conversations`),
    rows(
      'exchanges',
      ROUNDED_MS,
      sql`count(*) as questions, count(*) filter (where outcome = 'unanswered') as unanswered,
        count(*) filter (where outcome = 'partly') as partly,
        count(*) filter (where outcome = 'refused') as refused,
        count(*) filter (where outcome = 'handed_over') as "handedOver",
        count(*) filter (where feedback = 'up') as "thumbsUp",
        count(*) filter (where feedback = 'down') as "thumbsDown",
        sum(input_tokens) as "inputTokens", sum(output_tokens) as "outputTokens",
        coalesce(sum(cost), 0) as cost, sum(replaced) as replaced,
        count(fallback) as fallbacks, count(*) filter (where aborted) as aborted`,
    ),
    rows(
      'widget_events',
      sql`null`,
      sql`count(*) filter (where type = 'opened') as opened,
        count(*) filter (where type = 'product_clicked') as "productClicks",
        count(*) filter (where type = 'added_to_cart') as carts,
        coalesce(sum(amount) filter (where type = 'added_to_cart'), 0) as "cartPieces"`,
    ),
  ]);
  const all = counted.flatMap((result) => result.rows);
  const byStart = Map.groupBy(all, ({ start }) => start);
  const series = intervalsOf(range, by).map((start) => ({ start, ...figuresOf(byStart.get(start) ?? []) }));
  return { totals: figuresOf(all), series };
}

/** @param rows grouped by the time to the first part, where there is one */
function figuresOf(rows: readonly SeriesRow[]): Figures {
  const counts = { ...NOTHING };
  for (const name of Object.keys(NOTHING) as (keyof FigureCounts)[])
    for (const row of rows) counts[name] += row[name] ?? 0;
  const begun = rows.filter(({ ms }) => ms !== null).toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0));
  const half = begun.reduce((sum, { questions = 0 }) => sum + questions, 0) / 2;
  let before = 0;
  const middle = begun.find(({ questions = 0 }) => (before += questions) >= half);
  return { ...counts, cost: counts.cost / MICROS_PER_DOLLAR, medianFirstMs: middle?.ms ?? null };
}
