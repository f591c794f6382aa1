import type { ProductTranslations, StoredTranslation } from '../../domain/product-translation.ts';
import type { QueryText } from '../text-query.ts';

const COLUMNS = `product_id as "productId", language, source_hash as "sourceHash", title, content as "text"`;

const FIND = `select ${COLUMNS} from product_translations
  where organization_id = $1 and assistant_id = $2 and language = $3 and product_id = any($4::text[])`;

const OF_PRODUCT = `select ${COLUMNS} from product_translations
  where organization_id = $1 and product_id = $2 order by language`;

const PUT = `insert into product_translations
    (organization_id, assistant_id, product_id, language, source_hash, title, content)
  select $1, $2, given.product_id, given.language, given.source_hash, given.title, given.content
    from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
        as given (product_id, language, source_hash, title, content)
      join products using (product_id)
    where products.organization_id = $1 and products.assistant_id = $2
  on conflict (organization_id, product_id, language) do update
    set source_hash = excluded.source_hash, title = excluded.title, content = excluded.content`;

type TranslationRow = StoredTranslation & { productId: string };

export const createProductTranslations = (queryText: QueryText): ProductTranslations => ({
  async find(organizationId, assistantId, language, productIds) {
    const rows = await queryText<TranslationRow>(FIND, [organizationId, assistantId, language, productIds]);
    return new Map(rows.map(({ productId, ...translation }) => [productId, translation]));
  },
  async of(organizationId, productId) {
    const rows = await queryText<TranslationRow>(OF_PRODUCT, [organizationId, productId]);
    return rows.map(({ language, sourceHash, title, text }) => ({ language, sourceHash, title, text }));
  },
  async put(organizationId, assistantId, rows) {
    if (rows.length === 0) return;
    const column = (name: keyof TranslationRow) => rows.map((row) => row[name]);
    await queryText(PUT, [
      organizationId,
      assistantId,
      column('productId'),
      column('language'),
      column('sourceHash'),
      column('title'),
      column('text'),
    ]);
  },
});
