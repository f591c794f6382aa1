import type { Kysely } from 'kysely';
import type { Conversations } from '../../domain/conversation.ts';
import type { HandoverJob } from '../../domain/handover.ts';
import { newId, timeOf } from '../../domain/ids.ts';
import { MAX_ORDERS, ORDER_WINDOW_MS } from '../../domain/widget-event.ts';
import type { Schema } from '../schema.ts';
import type { InTurn } from '../../domain/in-turn.ts';
import type { QueryText } from '../text-query.ts';

const ASK = `with c as (update conversations set last_at = now()
    where organization_id = $1 and assistant_id = $2 and conversation_id = $3 returning 1)
  insert into exchanges
    (organization_id, assistant_id, conversation_id, exchange_id, question, page_url, page_title, created_at)
  select $1, $2, $3, $4, $5, $6, $7, $8 from c on conflict do nothing`;

const ANSWER = `with spent as (
    insert into model_spending (organization_id, month, answers)
    select organization_id, date_trunc('month', now() at time zone 'utc')::date, 1
      from organizations where organization_id = $1 and not exists (select from exchanges
        where organization_id = $1 and exchange_id = $2 and answer is not null)
    on conflict (organization_id, month) do update set answers = model_spending.answers + 1)
  update exchanges set cost = $3, input_tokens = $4, output_tokens = $5, cached_tokens = $6, answer = $7, parts = $8,
    shown = $9, tools = $10, language = $11, model = $12, fallback = $13, replaced = $14, outcome = $15,
    aborted = $16, first_ms = $17, total_ms = $18, lacking = $19, cut = $20
  where organization_id = $1 and exchange_id = $2`;

const SHOW = `update exchanges set shown = shown || $3::text[] where organization_id = $1 and exchange_id = $2`;

/** Proposing to add a product to the cart counts as showing it. */
const NOTE = `insert into widget_events
    (organization_id, event_id, assistant_id, conversation_id, type, product_id, amount)
  select $1, $2, $3, c.conversation_id, $5, $6, $7 from conversations c
  where c.organization_id = $1 and c.assistant_id = $3 and c.token_hash = $4
    and ($6::text is null or exists (select from exchanges e
      where e.organization_id = $1 and e.conversation_id = c.conversation_id
        and ($6 = any(e.shown) or e.parts @> jsonb_build_array(jsonb_build_object('productId', $6::text)))))`;

const ORDER = `insert into widget_events
    (organization_id, event_id, assistant_id, conversation_id, type, order_hash, total, currency)
  select $1, $2, $3, c.conversation_id, 'ordered', $5, $6, $7 from conversations c
  where c.organization_id = $1 and c.assistant_id = $3 and c.token_hash = $4
    and c.last_at > now() - interval '${ORDER_WINDOW_MS} ms'
    and (select count(*) from widget_events e
      where e.organization_id = $1 and e.conversation_id = c.conversation_id and e.type = 'ordered') < ${MAX_ORDERS}
  on conflict (organization_id, assistant_id, order_hash) where order_hash is not null do nothing`;

/** Enqueues a hand-over for its webhook; does nothing if it was enqueued before. */
export type EnqueueHandover = (job: HandoverJob) => Promise<void>;

/** Stores questions, answers, and the events and feedback of shoppers. */
export function createExchanges(
  db: Kysely<Schema>,
  queryText: QueryText,
  inTurn: InTurn,
  enqueueHandover: EnqueueHandover,
): Pick<Conversations, 'ask' | 'answer' | 'handOver' | 'rate' | 'show' | 'note' | 'order'> {
  return {
    async ask(organizationId, assistantId, conversationId, { exchangeId, question, page }) {
      await queryText(ASK, [
        organizationId,
        assistantId,
        conversationId,
        exchangeId,
        question,
        page?.url ?? null,
        page?.title ?? null,
        timeOf(exchangeId),
      ]);
    },

    async answer(organizationId, exchangeId, { answer, parts, report }) {
      const values = [
        organizationId,
        exchangeId,
        report.cost,
        report.inputTokens,
        report.outputTokens,
        report.cachedTokens,
        // PostgreSQL cannot store NUL, which a model may produce.
        answer.replaceAll('\0', ''),
        JSON.stringify(parts),
        report.shown,
        report.toolsUsed,
        report.language,
        report.model,
        report.fallback,
        report.replaced,
        report.outcome,
        report.aborted,
        report.firstMs,
        report.totalMs,
        report.lacking,
        JSON.stringify(report.cut).replaceAll('\\u0000', ''),
      ];
      await inTurn(organizationId, () => queryText(ANSWER, values));
    },

    handOver: (organizationId, exchangeId) => enqueueHandover({ organizationId, exchangeId }),

    async rate(organizationId, assistantId, tokenHash, exchangeId, feedback) {
      const { numUpdatedRows } = await db
        .updateTable('exchanges')
        .set({ feedback })
        .where('organization_id', '=', organizationId)
        .where('exchange_id', '=', exchangeId)
        .where('conversation_id', '=', (eb) =>
          eb
            .selectFrom('conversations as c')
            .select('c.conversation_id')
            .where('c.organization_id', '=', organizationId)
            .where('c.assistant_id', '=', assistantId)
            .where('c.token_hash', '=', tokenHash),
        )
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async show(organizationId, exchangeId, productIds) {
      await queryText(SHOW, [organizationId, exchangeId, productIds]);
    },

    async note(organizationId, assistantId, tokenHash, { type, productId, amount }) {
      await queryText(NOTE, [organizationId, newId('evt'), assistantId, tokenHash, type, productId, amount]);
    },

    async order(organizationId, assistantId, tokenHash, { orderHash, total, currency }) {
      await queryText(ORDER, [organizationId, newId('evt'), assistantId, tokenHash, orderHash, total, currency]);
    },
  };
}
