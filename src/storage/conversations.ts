import { type Kysely, sql } from 'kysely';
import type { WidgetAssistant } from '../domain/assistant.ts';
import type { Conversations, Exchange, Material } from '../domain/chat.ts';
import { newId, timeOf } from '../domain/ids.ts';
import { pageIdentity } from '../domain/url.ts';
import { columnsInView } from './assistant-columns.ts';
import type { Schema } from './schema.ts';
import { toSqlText } from './selection.ts';
import type { InTurn } from './spending-turns.ts';
import type { QueryText } from './text-query.ts';

/**
 * Maximum rows per organization or assistant at a time: the limit makes PostgreSQL read them from the index, not all.
 */
const REAP_BATCH_SIZE = 10_000;

const EMBED_KEY = /^aisle_pk_([0-9a-z]{26})_[0-9a-z]{26}$/;

const ASSISTANT = `select organization_id as "organizationId", ${toSqlText(columnsInView('widget'))}
  from assistants where organization_id = $1 and embed_key = $2`;

/** In a large catalogue, the newest products represent the whole. */
const MATERIAL = `with newest as materialized (
    select product_id, title, category, availability from products
    where organization_id = $1 and assistant_id = $2 order by product_id desc limit 5000)
  select
    coalesce((select language from search_catalogues where organization_id = $1 and assistant_id = $2), 'english')
      as language,
    array(select btrim(regexp_replace(category, '^.*[>/|»›](?=.*\\S)', '')) as leaf from newest
      where category ~ '\\w' and availability <> 'out_of_stock'
      group by leaf order by count(*) desc, leaf limit 10) as categories,
    array(select title from newest where availability = 'in_stock' order by product_id desc limit 10) as products,
    array(select title from knowledge where organization_id = $1 and assistant_id = $2
      order by knowledge_id desc limit 10) as knowledge`;

const PRODUCT_ON = `select product_id as "productId" from products
  where organization_id = $1 and assistant_id = $2
    and page_hash = substring(sha256(convert_to($3, 'utf8')) for 16)
  order by external_id is distinct from $4, product_id limit 1`;

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
    shown = $9, tools = $10, language = $11, model = $12, fallback = $13, replaced = $14, answered = $15,
    aborted = $16, first_ms = $17, total_ms = $18
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

export function createConversations(db: Kysely<Schema>, queryText: QueryText, inTurn: InTurn): Conversations {
  return {
    async assistant(embedKey) {
      const [, organization] = EMBED_KEY.exec(embedKey) ?? [];
      if (organization === undefined) return undefined;
      const [assistant] = await queryText<WidgetAssistant>(ASSISTANT, [`org_${organization}`, embedKey]);
      return assistant;
    },

    async material(organizationId, assistantId) {
      const [material] = await queryText<Material>(MATERIAL, [organizationId, assistantId]);
      return material ?? { language: 'english', categories: [], products: [], knowledge: [] };
    },

    async productOn(organizationId, assistantId, { url, externalId }) {
      const values = [organizationId, assistantId, pageIdentity(url), externalId];
      const [product] = await queryText<{ productId: string }>(PRODUCT_ON, values);
      return product?.productId;
    },

    async open(organizationId, assistantId, tokenHash) {
      const conversationId = newId('cnv');
      const values = [organizationId, conversationId, assistantId, tokenHash, timeOf(conversationId)];
      const [opened] = await queryText<{ conversationId: string }>(OPEN, values);
      return opened?.conversationId ?? conversationId;
    },

    async find(organizationId, assistantId, tokenHash, limit) {
      const rows = await queryText<
        { conversationId: string; exchangeId: string | null } & Omit<Exchange, 'exchangeId'>
      >(FIND, [organizationId, assistantId, tokenHash, limit]);
      const [first] = rows;
      if (!first) return undefined;
      const { conversationId } = first;
      const exchanges = rows.flatMap(({ exchangeId, question, answer, parts, feedback, createdAt }) =>
        exchangeId === null ? [] : { exchangeId, question, answer, parts, feedback, createdAt },
      );
      return { conversationId, exchanges };
    },

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
        report.answered,
        report.aborted,
        report.firstMs,
        report.totalMs,
      ];
      await inTurn(organizationId, () => queryText(ANSWER, values));
    },

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

    async erase(organizationId, assistantId, tokenHash) {
      const { numDeletedRows } = await db
        .deleteFrom('conversations')
        .where('organization_id', '=', organizationId)
        .where('assistant_id', '=', assistantId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async show(organizationId, exchangeId, productIds) {
      await queryText(SHOW, [organizationId, exchangeId, productIds]);
    },

    async note(organizationId, assistantId, tokenHash, { type, productId, amount }) {
      await queryText(NOTE, [organizationId, newId('evt'), assistantId, tokenHash, type, productId, amount]);
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
