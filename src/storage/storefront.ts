import type { WidgetAssistant } from '../domain/assistant.ts';
import type { Conversations, Material } from '../domain/chat.ts';
import { pageIdentity } from '../domain/url.ts';
import { columnsInView } from './assistant-columns.ts';
import { toSqlText } from './selection.ts';
import type { QueryText } from './text-query.ts';

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

/** Reads the assistant, sample topics and product of a page for the widget. */
export function createStorefront(queryText: QueryText): Pick<Conversations, 'assistant' | 'material' | 'productOn'> {
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
  };
}
