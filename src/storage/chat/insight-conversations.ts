import { type Kysely, sql } from 'kysely';
import type {
  ConversationFilter,
  ConversationRecord,
  ConversationSummary,
  ExportedExchange,
  Insight,
} from '../../domain/insight.ts';
import { isOpen } from './insight-period.ts';
import type { Schema } from '../schema.ts';

/** Maximum rows per conversation, more than anyone reads. */
const MAX_ROWS = 1000;

/** Exchanges searched for text, in conversations that begin in the period and last no longer than a day. */
const MAX_SEARCHED = 100_000;

/** The columns of an exchange, by the names of its record. */
const EXCHANGE = sql`exchange_id as "exchangeId", question, page_url as "pageUrl", page_title as "pageTitle", answer,
  tools, language, model, fallback, input_tokens as "inputTokens", cached_tokens as "cachedTokens",
  output_tokens as "outputTokens", cost / 1e6 as cost, replaced, outcome, lacking, cut, aborted,
  first_ms as "firstMs", total_ms as "totalMs", feedback, settled_at as "settledAt", knowledge_id as "knowledgeId",
  created_at as "createdAt"`;

/** Builds a condition on an optional value, which is true if the value is absent. */
const when = <T>(value: T | undefined, condition: (value: T) => ReturnType<typeof sql>) =>
  value === undefined ? sql`true` : condition(value);

/** Conversations for a merchant to read. */
export function createInsightConversations(
  db: Kysely<Schema>,
): Pick<Insight, 'conversations' | 'conversation' | 'exportedExchanges' | 'deleteConversation'> {
  return {
    async conversations(organizationId, assistantId, filter, limit) {
      const { rows } = await sql<ConversationSummary>`
        select c.conversation_id as "conversationId", c.created_at as "createdAt", c.last_at as "lastAt",
          x."firstQuestion", x.exchanges, x.unanswered, x."thumbsUp", x."thumbsDown", x.cost, x.fallback,
          (select coalesce(sum(amount), 0) from widget_events w where w.organization_id = c.organization_id
            and w.conversation_id = c.conversation_id and w.type = 'added_to_cart') as "addedToCart"
        from (select * ${selected(organizationId, assistantId, filter, limit)}) c
          cross join lateral (select count(*) as exchanges, count(*) filter (where ${isOpen}) as unanswered,
              count(*) filter (where feedback = 'up') as "thumbsUp",
              count(*) filter (where feedback = 'down') as "thumbsDown",
              sum(cost) / 1e6 as cost, coalesce(bool_or(fallback is not null), false) as fallback,
              (array_agg(question order by exchange_id))[1] as "firstQuestion"
            from exchanges e
            where e.organization_id = c.organization_id and e.conversation_id = c.conversation_id) x
        order by c.conversation_id desc`.execute(db);
      return rows;
    },

    async conversation(organizationId, conversationId) {
      const ofIt = sql`organization_id = ${organizationId} and conversation_id = ${conversationId}`;
      const [conversations, exchanges, events] = await Promise.all([
        sql<Omit<ConversationRecord, 'exchanges' | 'events'>>`
          select conversation_id as "conversationId", assistant_id as "assistantId", created_at as "createdAt",
            last_at as "lastAt"
          from conversations where ${ofIt}`.execute(db),
        sql<ConversationRecord['exchanges'][number]>`
          select ${EXCHANGE}, parts
          from exchanges where ${ofIt} order by exchange_id limit ${MAX_ROWS}`.execute(db),
        sql<ConversationRecord['events'][number]>`
          select type, product_id as "productId", amount, total, currency, created_at as "createdAt"
          from widget_events where ${ofIt} order by event_id limit ${MAX_ROWS}`.execute(db),
      ]);
      const [conversation] = conversations.rows;
      return conversation && { ...conversation, exchanges: exchanges.rows, events: events.rows };
    },

    async exportedExchanges(organizationId, assistantId, filter, limit) {
      const page = await sql<{ conversationId: string }>`select conversation_id as "conversationId"
        ${selected(organizationId, assistantId, filter, limit)}`.execute(db);
      const ids = page.rows.map(({ conversationId }) => conversationId);
      const { rows: exchanges } = await sql<ExportedExchange>`
        select conversation_id as "conversationId", ${EXCHANGE}, shown
        from exchanges where organization_id = ${organizationId} and conversation_id = any(${ids})
        order by conversation_id desc, exchange_id`.execute(db);
      return { exchanges, next: ids.length < limit ? null : (ids.at(-1) ?? null) };
    },

    deleteConversation: (organizationId, conversationId) =>
      db
        .deleteFrom('conversations')
        .where('organization_id', '=', organizationId)
        .where('conversation_id', '=', conversationId)
        .returning(['conversation_id as conversationId', 'assistant_id as assistantId', 'created_at as createdAt'])
        .executeTakeFirst(),
  };
}

/** Selects from the conversations that match, newest first. */
const selected = (organizationId: string, assistantId: string, filter: ConversationFilter, limit: number) =>
  sql`from conversations
    where organization_id = ${organizationId} and assistant_id = ${assistantId}
      and ${conditions(organizationId, assistantId, filter)}
    order by conversation_id desc limit ${limit}`;

/** Searches the exchanges of the whole assistant, rather than conversation by conversation. */
function conditions(organizationId: string, assistantId: string, filter: ConversationFilter) {
  const { from, to, unanswered, feedback, search, before } = filter;
  const having = (condition: ReturnType<typeof sql>) => sql`conversation_id in (select conversation_id from exchanges
    where organization_id = ${organizationId} and assistant_id = ${assistantId} and ${condition})`;
  const all = [
    when(from, (time) => sql`created_at >= ${time}::timestamptz`),
    when(to, (time) => sql`created_at < ${time}::timestamptz`),
    when(before, (id) => sql`conversation_id < ${id}`),
    when(feedback, (given) => having(sql`feedback = ${given}`)),
    when(unanswered, (is) => (is ? having(isOpen) : sql`not ${having(isOpen)}`)),
    when(
      search,
      (text) => sql`conversation_id in (select conversation_id from (
        select conversation_id, question, answer from exchanges
        where organization_id = ${organizationId} and assistant_id = ${assistantId}
          and ${when(from, (time) => sql`created_at >= ${time}::timestamptz`)}
          and ${when(to, (time) => sql`created_at < ${time}::timestamptz + interval '1 day'`)}
        order by created_at desc limit ${MAX_SEARCHED}) e
      where question ilike ${containing(text)} or answer ilike ${containing(text)})`,
    ),
  ];
  return sql.join(all, sql` and `);
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
