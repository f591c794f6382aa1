import { type Kysely, sql } from 'kysely';
import type { InsightTops, TimeRange } from '../../domain/insight.ts';
import { type Fragment, atEdges, inPeriod, inWhole, isOpen, splitPeriod } from './insight-period.ts';
import type { Schema } from '../schema.ts';

/** At the edges of a period, so many of the latest answers and events are read: all would take seconds. */
const LATEST = 20_000;
const TOPS = 20;

type Kind = 'product' | 'tool' | 'model' | 'lacking';
interface TopRow {
  kind: Kind;
  name: string;
  answers: number;
  clicked: number;
  added: number;
  /** Of a product; null if it was deleted. */
  title: string | null;
  /** The latest question that lacked it. */
  example: string | null;
}

/**
 * The products, tools and models that an assistant's answers used most, and what they lacked: from its weeks, and from its
 * answers at the edges of the period.
 */
export async function findTops(
  db: Kysely<Schema>,
  organizationId: string,
  assistantId: string,
  range: TimeRange,
): Promise<InsightTops> {
  const period = splitPeriod(range, 'week');
  const latest = (table: string, columns: Fragment) =>
    sql`select ${columns}, date_trunc('week', created_at at time zone 'utc')::date as week from ${sql.table(table)}
      where ${atEdges(organizationId, assistantId, period)} order by created_at desc limit ${LATEST}`;
  const [tops, counted] = await Promise.all([
    sql<TopRow>`
      with edge_answers as materialized (${latest('exchanges', sql`shown, tools, model, lacking, outcome, settled_at`)}),
      used as (
        select kind, name, week, answers, clicked, added from insight_weeks
          where ${inWhole(organizationId, assistantId, 'week', period)}
        union all select named.kind, named.name, week, 1, 0, 0 from edge_answers, lateral (
          select 'product' as kind, unnest(shown) as name
          union all select 'tool', unnest(tools)
          union all select 'model', model where model is not null
          union all select 'lacking', unnest(lacking) where ${isOpen} and settled_at is null) named
        union all select 'product', product_id, week, 0, (type = 'product_clicked')::integer,
            case type when 'added_to_cart' then coalesce(amount, 0) else 0 end
          from (${latest('widget_events', sql`type, product_id, amount`)}) e where product_id is not null
      ), summed as (
        select kind, name, sum(answers) as answers, sum(clicked) as clicked, sum(added) as added,
          max(week) filter (where answers > 0) as last_week
        from used group by kind, name
      ), ranked as (
        select *, row_number() over (partition by kind
          order by added desc, clicked desc, answers desc, case kind when 'lacking' then last_week end desc, name) as rank
        from summed where answers > 0 or clicked > 0 or added > 0
      )
      select kind, name, answers, clicked, added, p.title,
        (select question from exchanges where kind = 'lacking'
          and ${inPeriod(organizationId, assistantId, range)} and ${isOpen} and settled_at is null
          and created_at >= last_week::timestamp at time zone 'utc'
          and created_at < (last_week + 7)::timestamp at time zone 'utc' and name = any(lacking)
          order by created_at desc limit 1) as example
      from ranked left join products p on kind = 'product' and p.organization_id = ${organizationId} and p.product_id = name
      where rank <= ${TOPS} order by rank`.execute(db),
    sql<{ answers: number }>`select
      (select coalesce(sum(questions), 0) from insight_days where ${inWhole(organizationId, assistantId, 'day', period)})
      + (select count(*) from (${latest('exchanges', sql`1`)}) e) as answers`.execute(db),
  ]);
  const of = (kind: Kind) => tops.rows.filter((row) => row.kind === kind);
  return {
    answers: counted.rows[0]?.answers ?? 0,
    products: of('product').map(({ name, title, answers, clicked, added }) => {
      return { productId: name, title, shown: answers, clicked, addedToCart: added };
    }),
    lacking: of('lacking').map(({ name, answers, example }) => ({ name, questions: answers, example: example ?? '' })),
    tools: of('tool').map(({ name, answers }) => ({ tool: name, answers })),
    models: of('model').map(({ name, answers }) => ({ model: name, answers })),
  };
}
