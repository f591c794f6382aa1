import { type Kysely, sql } from 'kysely';
import type { Conversations, ConversationExchange } from '../../domain/conversation.ts';
import { newId, timeOf } from '../../domain/ids.ts';
import { type EnqueueHandover, createExchanges } from './exchanges.ts';
import type { Schema } from '../schema.ts';
import type { InTurn } from '../../domain/in-turn.ts';
import { createStorefront } from '../catalogue/storefront.ts';
import type { QueryText } from '../text-query.ts';

/**
 * Maximum rows per organization or assistant at a time: the limit makes PostgreSQL read them from the index, not all.
 */
const REAP_BATCH_SIZE = 10_000;

/** Returns one row without an exchange for an empty conversation. */
const FIND = `select c.conversation_id as "conversationId", e.exchange_id as "exchangeId", e.question, e.answer, e.parts,
    e.feedback, e.created_at as "createdAt"
  from conversations c
    left join lateral (select * from exchanges
      where organization_id = c.organization_id and conversation_id = c.conversation_id
      order by exchange_id desc limit $4) e on true
  where c.organization_id = $1 and c.assistant_id = $2 and c.token_hash = $3
  order by e.exchange_id`;

const OPEN = `insert into conversations
    (organization_id, conversation_id, assistant_id, token_hash, created_at, last_at)
  values ($1, $2, $3, $4, $5, $5)
  on conflict (organization_id, token_hash) do update set last_at = excluded.last_at
  returning conversation_id as "conversationId"`;

export function createConversations(
  db: Kysely<Schema>,
  queryText: QueryText,
  inTurn: InTurn,
  enqueueHandover: EnqueueHandover,
): Conversations {
  return {
    ...createStorefront(queryText),
    ...createExchanges(db, queryText, inTurn, enqueueHandover),

    async open(organizationId, assistantId, tokenHash) {
      const conversationId = newId('cnv');
      const values = [organizationId, conversationId, assistantId, tokenHash, timeOf(conversationId)];
      const [opened] = await queryText<{ conversationId: string }>(OPEN, values);
      return opened?.conversationId ?? conversationId;
    },

    async find(organizationId, assistantId, tokenHash, limit) {
      const rows = await queryText<
        { conversationId: string; exchangeId: string | null } & Omit<ConversationExchange, 'exchangeId'>
      >(FIND, [organizationId, assistantId, tokenHash, limit]);
      const [first] = rows;
      if (!first) return undefined;
      const { conversationId } = first;
      const exchanges = rows.flatMap(({ exchangeId, question, answer, parts, feedback, createdAt }) =>
        exchangeId === null ? [] : { exchangeId, question, answer, parts, feedback, createdAt },
      );
      return { conversationId, exchanges };
    },

    async erase(organizationId, assistantId, tokenHash) {
      const { numDeletedRows } = await db
        .deleteFrom('conversations')
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async reap(now) {
      const kept = sql`${now.toISOString()}::timestamptz - o.retention_days * interval '1 day'`;
      await sql`delete from widget_events e using (
          select a.organization_id, old.event_id from organizations o join assistants a using (organization_id)
            cross join lateral (select event_id from widget_events
              where organization_id = a.organization_id and assistant_id = a.assistant_id and created_at < ${kept}
              order by created_at limit ${REAP_BATCH_SIZE}) old) gone
        where e.organization_id = gone.organization_id and e.event_id = gone.event_id`.execute(db);
      const { numAffectedRows } = await sql`delete from conversations c using (
          select o.organization_id, old.conversation_id from organizations o
            cross join lateral (select conversation_id from conversations
              where organization_id = o.organization_id and last_at < ${kept} order by last_at limit ${REAP_BATCH_SIZE}) old) gone
        where c.organization_id = gone.organization_id and c.conversation_id = gone.conversation_id`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
}
