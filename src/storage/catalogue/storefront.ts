import type { WidgetAssistant } from '../../domain/assistant.ts';
import type { Conversations, Material, Reformulation } from '../../domain/conversation.ts';
import { pageIdentity } from '../../domain/url.ts';
import { columnsInView } from '../assistant-columns.ts';
import { toSqlText } from '../selection.ts';
import type { QueryText } from '../text-query.ts';

const EMBED_KEY = /^aisle_pk_([0-9a-z]{26})_[0-9a-z]{26}$/;

const ASSISTANT = `select organization_id as "organizationId", ${toSqlText(columnsInView('widget'))}
  from assistants where organization_id = $1 and embed_key = $2`;

/** In a large catalogue, the newest products represent the whole. */
const MATERIAL = `with newest as materialized (
    select product_id, title, category, availability from products
    where organization_id = $1 and assistant_id = $2 order by product_id desc limit 5000)
  select
    coalesce((select language from search_catalogues
      where organization_id = $1 and assistant_id = $2 and kind = 'products'), 'english')
      as language,
    array(select btrim(regexp_replace(category, '^.*[>/|»›](?=.*\\S)', '')) as leaf from newest
      where category ~ '\\w' and availability <> 'out_of_stock'
      group by leaf order by count(*) desc, leaf limit 10) as categories,
    array(select title from newest where availability = 'in_stock' order by product_id desc limit 10) as products,
    array(select title from knowledge where organization_id = $1 and assistant_id = $2
      order by knowledge_id desc limit 10) as knowledge`;

/** At least this many conversations must agree, so that no single shopper can teach a shop words. */
const MIN_CONVERSATIONS = 3;
const PLAIN = (column: string) => `btrim(regexp_replace(lower(${column}), '[^[:alnum:]]+', ' ', 'g'))`;

const REFORMULATIONS = `with missed as materialized (
    select conversation_id, exchange_id, question from exchanges
    where organization_id = $1 and assistant_id = $2 and created_at > now() - interval '90 days'
      and outcome in ('partly', 'unanswered') and shown = '{}' and length(question) < 200
    order by created_at desc limit 2000)
  select ${PLAIN('missed.question')} as said, ${PLAIN('next.question')} as rephrased
  from missed cross join lateral (
    select question, outcome, shown from exchanges
    where organization_id = $1 and conversation_id = missed.conversation_id and exchange_id > missed.exchange_id
    order by exchange_id limit 1) as next
  where next.outcome = 'answered' and next.shown <> '{}' and length(next.question) < 200
  group by said, rephrased having count(distinct conversation_id) >= ${MIN_CONVERSATIONS}
  order by count(distinct conversation_id) desc, said limit 100`;

const PRODUCT_ON = `select product_id as "productId" from products
  where organization_id = $1 and assistant_id = $2
    and page_hash = substring(sha256(convert_to($3, 'utf8')) for 16)
  order by external_id is distinct from $4, product_id limit 1`;

/** Reads the data of a shop that the widget and the adviser need besides its catalogue. */
export function createStorefront(
  queryText: QueryText,
): Pick<Conversations, 'assistant' | 'material' | 'reformulations' | 'productOn'> {
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

    reformulations: (organizationId, assistantId) =>
      queryText<Reformulation>(REFORMULATIONS, [organizationId, assistantId]),

    async productOn(organizationId, assistantId, { url, externalId }) {
      const values = [organizationId, assistantId, pageIdentity(url), externalId];
      const [product] = await queryText<{ productId: string }>(PRODUCT_ON, values);
      return product?.productId;
    },
  };
}
