import { type Kysely, sql } from 'kysely';
import { type Figures, type Insight, type InsightTops, intervalsOf } from '../domain/insight.ts';
import { createInsightConversations } from './insight-conversations.ts';
import type { Schema } from './schema.ts';

/** What was used most is told from so many of the latest answers and events: reading them all would take seconds. */
const LATEST = 100_000;
const TOPS = 20;

const NOTHING: Figures = {
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
  medianFirstMs: null,
};

/** The figures of an interval; of the whole range where it has no start. */
type Row = Partial<Figures> & { start: string | null };

export function createInsight(db: Kysely<Schema>): Insight {
  const within = (organizationId: string, assistantId: string, { from, to }: Parameters<Insight['openQuestions']>[2]) =>
    sql`organization_id = ${organizationId} and assistant_id = ${assistantId}
      and created_at >= ${from ?? '-infinity'}::timestamptz and created_at < ${to ?? 'infinity'}::timestamptz`;

  return {
    ...createInsightConversations(db),

    async series(organizationId, assistantId, range, by) {
      const start = sql`to_char(date_trunc(${by}, created_at at time zone 'utc'), 'YYYY-MM-DD')`;
      const rows = (table: string, figures: ReturnType<typeof sql>) =>
        sql<Row>`select start, ${figures}
          from (select *, ${start} as start from ${sql.table(table)}
            where ${within(organizationId, assistantId, range)}) t
          group by grouping sets ((start), ())`.execute(db);
      const found = await Promise.all([
        rows('conversations', sql`count(*) as conversations`),
        rows(
          'exchanges',
          sql`count(*) as questions, count(*) filter (where answered = false) as unanswered,
            count(*) filter (where feedback = 'up') as "thumbsUp",
            count(*) filter (where feedback = 'down') as "thumbsDown",
            coalesce(sum(input_tokens), 0) as "inputTokens", coalesce(sum(output_tokens), 0) as "outputTokens",
            coalesce(sum(cost), 0) / 1e6 as cost, coalesce(sum(replaced), 0) as replaced,
            count(fallback) as fallbacks, count(*) filter (where aborted) as aborted,
            percentile_cont(0.5) within group (order by first_ms) as "medianFirstMs"`,
        ),
        rows(
          'widget_events',
          sql`count(*) filter (where type = 'opened') as opened,
            count(*) filter (where type = 'product_clicked') as "productClicks",
            count(*) filter (where type = 'added_to_cart') as carts,
            coalesce(sum(amount) filter (where type = 'added_to_cart'), 0) as "cartPieces"`,
        ),
      ]);
      const figures = new Map<string | null, Figures>();
      for (const { start: at, ...some } of found.flatMap((result) => result.rows))
        figures.set(at, { ...NOTHING, ...figures.get(at), ...some });
      return {
        totals: figures.get(null) ?? NOTHING,
        series: intervalsOf(range, by).map((at) => ({ start: at, ...(figures.get(at) ?? NOTHING) })),
      };
    },

    async tops(organizationId, assistantId, range) {
      const latest = (table: string, columns: ReturnType<typeof sql>) =>
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
