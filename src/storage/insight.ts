import { type Kysely, sql } from 'kysely';
import { type Figures, type Insight, type InsightTops, type OpenRange, intervalsOf } from '../domain/insight.ts';
import { createInsightConversations } from './insight-conversations.ts';
import type { Schema } from './schema.ts';

/**
 * Rankings of the most used are based on this many of the latest answers and events: reading all would take seconds.
 */
const LATEST = 100_000;
const TOPS = 20;

type Fragment = ReturnType<typeof sql>;

type Counts = Omit<Figures, 'medianFirstMs'>;

const NOTHING: Counts = {
  opened: 0,
  conversations: 0,
  questions: 0,
  unanswered: 0,
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
type Row = Partial<Counts> & { start: string; ms: number | null };

/** Rounded to two digits: with few distinct values, the median is found without sorting a million rows. */
const ROUNDED_MS = sql`(round(first_ms / 10 ^ greatest(0, floor(log(greatest(first_ms, 1))) - 1))
  * 10 ^ greatest(0, floor(log(greatest(first_ms, 1))) - 1))::int`;

export function createInsight(db: Kysely<Schema>): Insight {
  const within = (organizationId: string, assistantId: string, { from, to }: OpenRange) =>
    sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and created_at >= ${from ?? '-infinity'}::timestamptz and created_at < ${to ?? 'infinity'}::timestamptz`;

  return {
    ...createInsightConversations(db),

    async series(organizationId, assistantId, range, by) {
      const rows = (table: string, ms: Fragment, counts: Fragment) =>
        sql<Row>`select to_char(start, 'YYYY-MM-DD') as start, ms, ${counts}
          from (select *, date_trunc(${by}, created_at at time zone 'utc') as start, ${ms} as ms
            from ${sql.table(table)} where ${within(organizationId, assistantId, range)}) t
          group by t.start, ms`.execute(db);
      const found = await Promise.all([
        rows('conversations', sql`null`, sql`count(*) as conversations`),
        rows(
          'exchanges',
          ROUNDED_MS,
          sql`count(*) as questions, count(*) filter (where answered = false) as unanswered,
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
      const all = found.flatMap((result) => result.rows);
      const byStart = Map.groupBy(all, ({ start }) => start);
      const series = intervalsOf(range, by).map((start) => ({ start, ...figuresOf(byStart.get(start) ?? []) }));
      return { totals: figuresOf(all), series };
    },

    async tops(organizationId, assistantId, range) {
      const latest = (table: string, columns: Fragment) =>
        sql`select ${columns} from ${sql.table(table)} where ${within(organizationId, assistantId, range)}
          order by created_at desc limit ${LATEST}`;
      const answers = latest('exchanges', sql`shown, tools, model`);
      const events = latest('widget_events', sql`type, product_id, amount`);
      const [products, tools, models] = await Promise.all([
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
        sql<InsightTops['tools'][number]>`select tool, count(*) as answers
          from (${answers}) a, unnest(a.tools) as tool
          group by tool order by 2 desc, 1 limit ${TOPS}`.execute(db),
        sql<{ model: string | null; answers: number }>`select model, count(*) as answers
          from (${answers}) a group by model order by 2 desc, 1`.execute(db),
      ]);
      return {
        answers: models.rows.reduce((sum, row) => sum + row.answers, 0),
        products: products.rows,
        tools: tools.rows,
        models: models.rows.flatMap(({ model, answers: count }) => (model === null ? [] : { model, answers: count })),
      };
    },

    async openQuestions(organizationId, assistantId, range, limit) {
      const open = sql`from exchanges where ${within(organizationId, assistantId, range)}
        and answered = false and settled_at is null`;
      const [counted, latest] = await Promise.all([
        sql<{ open: number }>`select count(*) as open ${open}`.execute(db),
        sql<{ exchangeId: string; question: string; createdAt: string }>`
          select exchange_id as "exchangeId", question, created_at as "createdAt" ${open}
          order by created_at desc, exchange_id desc limit ${limit}`.execute(db),
      ]);
      return { open: counted.rows[0]?.open ?? 0, questions: latest.rows };
    },

    async settle(organizationId, assistantId, exchangeIds, knowledgeId) {
      const rows = await db
        .updateTable('exchanges')
        .set({ settled_at: sql`now()`, knowledge_id: knowledgeId })
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .where('exchange_id', 'in', exchangeIds)
        .where('settled_at', 'is', null)
        .returning('exchange_id as exchangeId')
        .execute();
      return rows.map(({ exchangeId }) => exchangeId);
    },
  };
}

/** @param rows grouped by the time to the first part, where there is one */
function figuresOf(rows: readonly Row[]): Figures {
  const counts = { ...NOTHING };
  for (const name of Object.keys(NOTHING) as (keyof Counts)[]) for (const row of rows) counts[name] += row[name] ?? 0;
  const begun = rows.filter(({ ms }) => ms !== null).toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0));
  const half = begun.reduce((sum, { questions = 0 }) => sum + questions, 0) / 2;
  let before = 0;
  const middle = begun.find(({ questions = 0 }) => (before += questions) >= half);
  return { ...counts, cost: counts.cost / 1_000_000, medianFirstMs: middle?.ms ?? null };
}
