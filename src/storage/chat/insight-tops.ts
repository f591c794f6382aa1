import { type Kysely, sql } from 'kysely';
import type { InsightTops, TimeRange } from '../../domain/insight.ts';
import { type Fragment, inPeriod, isOpen } from './insight-period.ts';
import type { Schema } from '../schema.ts';

/**
 * Rankings of the most used are based on this many of the latest answers and events: reading all would take seconds.
 */
const LATEST = 100_000;
const TOPS = 20;

/** The products, tools and models that an assistant's latest answers used most, and what they lacked. */
export async function findTops(
  db: Kysely<Schema>,
  organizationId: string,
  assistantId: string,
  range: TimeRange,
): Promise<InsightTops> {
  const latest = (table: string, columns: Fragment) =>
    sql`select ${columns} from ${sql.table(table)} where ${inPeriod(organizationId, assistantId, range)}
      order by created_at desc limit ${LATEST}`;
  const answers = latest('exchanges', sql`shown, tools, model`);
  const events = latest('widget_events', sql`type, product_id, amount`);
  const [products, lacking, tools, models] = await Promise.all([
    sql<InsightTops['products'][number]>`
      with shown as (select product_id, count(*) as shown
          from (${answers}) a, unnest(a.shown) as product_id group by product_id),
        used as (select product_id, count(*) filter (where type = 'product_clicked') as clicked,
            coalesce(sum(amount) filter (where type = 'added_to_cart'), 0) as added
          from (${events}) e where product_id is not null group by product_id),
        tops as (select product_id, coalesce(shown, 0) as shown, coalesce(clicked, 0) as clicked,
            coalesce(added, 0) as added
          from shown full join used using (product_id)
          order by added desc, clicked desc, shown desc, product_id limit ${TOPS})
      select t.product_id as "productId", p.title, t.shown, t.clicked, t.added as "addedToCart"
      from tops t left join products p on p.organization_id = ${organizationId} and p.product_id = t.product_id
      order by t.added desc, t.clicked desc, t.shown desc, t.product_id`.execute(db),
    sql<
      InsightTops['lacking'][number]
    >`select name, count(*) as questions, (array_agg(question order by at desc))[1] as example
      from (select question, lacking, created_at as at from exchanges
          where ${inPeriod(organizationId, assistantId, range)} and ${isOpen} and settled_at is null
          order by created_at desc limit ${LATEST}) e, unnest(e.lacking) as name
      group by name order by 2 desc, max(at) desc, 1 limit ${TOPS}`.execute(db),
    sql<InsightTops['tools'][number]>`select tool, count(*) as answers
      from (${answers}) a, unnest(a.tools) as tool
      group by tool order by 2 desc, 1 limit ${TOPS}`.execute(db),
    sql<{ model: string | null; answers: number }>`select model, count(*) as answers
      from (${answers}) a group by model order by 2 desc, 1`.execute(db),
  ]);
  return {
    answers: models.rows.reduce((sum, row) => sum + row.answers, 0),
    products: products.rows,
    lacking: lacking.rows,
    tools: tools.rows,
    models: models.rows.flatMap(({ model, answers: count }) => (model === null ? [] : { model, answers: count })),
  };
}
