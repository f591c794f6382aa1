import { type Kysely, sql } from 'kysely';
import { type Figures, type InsightSeries, type Interval, type TimeRange, intervalsOf } from '../../domain/insight.ts';
import { type Fragment, atEdges, inWhole, splitPeriod } from './insight-period.ts';
import type { Schema } from '../schema.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';

type FigureCounts = Omit<Figures, 'medianFirstMs' | 'orders' | 'orderTotals'>;

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

/** Counts of an interval; cost in millionths. */
type SeriesRow = Partial<FigureCounts> & { start: string };
/** The median wait of an interval, or of the whole period. */
type WaitRow = { start: string | null; ms: number };
/** The orders of an interval, or of the whole period, in one currency; it is empty for those without a total. */
type OrderRow = { start: string | null; currency: string; orders: number; total: number };

/** Each figure as the days have it, where they call it something else. */
const OF_DAYS = sql.join(
  (Object.keys(NOTHING) as (keyof FigureCounts)[]).map(
    (name) =>
      sql`sum(${sql.ref(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}) as ${sql.ref(name)}`,
  ),
);

/** An assistant's activity in a period, in total and by interval: from its days, and from its answers at the edges. */
export async function findSeries(
  db: Kysely<Schema>,
  organizationId: string,
  assistantId: string,
  range: TimeRange,
  by: Interval,
): Promise<InsightSeries> {
  const period = splitPeriod(range, 'day');
  const startOf = (time: Fragment) => sql`to_char(date_trunc(${by}, ${time}), 'YYYY-MM-DD')`;
  const inDays = inWhole(organizationId, assistantId, 'day', period);
  const left = atEdges(organizationId, assistantId, period);
  const start = startOf(sql`created_at at time zone 'utc'`);
  const rows = (table: string, counts: Fragment) =>
    sql<SeriesRow>`select ${start} as start, ${counts} from ${sql.table(table)} where ${left} group by 1`.execute(db);
  const findMedians = sql<WaitRow>`
    with waits as (
      select ${startOf(sql`day`)} as start, ms, answers from insight_waits where ${inDays}
      union all select ${start}, two_digits(first_ms), 1 from exchanges where ${left} and first_ms is not null
    ), summed as (
      select start, ms, sum(answers) as answers from waits group by grouping sets ((start, ms), (ms))
    ), running as (
      select start, ms, sum(answers) over (partition by start order by ms) as until, sum(answers) over (partition by start) as all
      from summed
    )
    select start, min(ms) as ms from running where until >= "all" / 2 and "all" > 0 group by start`.execute(db);
  const findOrders = sql<OrderRow>`
    with ordered as (
      select ${startOf(sql`day`)} as start, currency, orders, total from insight_orders where ${inDays}
      union all select ${start}, coalesce(currency, ''), 1, coalesce(total, 0) from widget_events
        where ${left} and type = 'ordered'
    )
    select start, currency, sum(orders) as orders, sum(total) as total from ordered
    group by grouping sets ((start, currency), (currency)) having sum(orders) > 0 order by 3 desc, 2`.execute(db);
  const findAnyOrder = sql<{ has: boolean }>`select exists (select from insight_orders
    where organization_id = ${organizationId} and assistant_id = ${assistantId}) as has`.execute(db);
  const [waits, orders, reported, ...counted] = await Promise.all([
    findMedians,
    findOrders,
    findAnyOrder,
    sql<SeriesRow>`select ${startOf(sql`day`)} as start, ${OF_DAYS} from insight_days where ${inDays} group by 1`.execute(
      db,
    ),
    rows('conversations', sql`count(*) as conversations`),
    rows(
      'exchanges',
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
      sql`count(*) filter (where type = 'opened') as opened,
        count(*) filter (where type = 'product_clicked') as "productClicks",
        count(*) filter (where type = 'added_to_cart') as carts,
        coalesce(sum(amount) filter (where type = 'added_to_cart'), 0) as "cartPieces"`,
    ),
  ]);
  const medians = new Map(waits.rows.map((row) => [row.start, row.ms]));
  const ordersByStart = Map.groupBy(orders.rows, (row) => row.start);
  const all = counted.flatMap((result) => result.rows);
  const byStart = Map.groupBy(all, (row) => row.start);
  const figures = (key: string | null, own: readonly SeriesRow[]) => ({
    ...sumOf(own),
    ...sumOrders(ordersByStart.get(key) ?? []),
    medianFirstMs: medians.get(key) ?? null,
  });
  const series = intervalsOf(range, by).map((key) => ({ start: key, ...figures(key, byStart.get(key) ?? []) }));
  return { totals: figures(null, all), series, hasOrders: reported.rows[0]?.has ?? false };
}

function sumOf(rows: readonly SeriesRow[]): FigureCounts {
  const counts = { ...NOTHING };
  for (const name of Object.keys(NOTHING) as (keyof FigureCounts)[])
    for (const row of rows) counts[name] += row[name] ?? 0;
  return { ...counts, cost: counts.cost / MICROS_PER_DOLLAR };
}

const sumOrders = (rows: readonly OrderRow[]): Pick<Figures, 'orders' | 'orderTotals'> => ({
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  orderTotals: rows.flatMap(({ currency, total }) => (currency === '' ? [] : { currency, total })),
});
