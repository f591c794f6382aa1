import type { Store } from '../domain/ports.ts';
import type { Product } from '../domain/product.ts';
import type { SearchHit } from '../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../domain/text-limits.ts';
import type { Sources } from './turn.ts';

/** A passage has about 120 words, and one word may be as long as the whole entry. */
const MAX_PASSAGE_LENGTH = 4_000;

/** Adapts a store for an adviser; texts stored before there were limits are truncated. */
export const sourcesOf = ({
  search,
  passages,
  catalogue,
  productTranslations,
  catalogueLexicons,
  conversations,
}: Pick<
  Store,
  'search' | 'passages' | 'catalogue' | 'productTranslations' | 'catalogueLexicons' | 'conversations'
>): Sources => ({
  reformulations: (...place) => conversations.reformulations(...place),
  translations: productTranslations,
  lexicons: catalogueLexicons,
  facets: (...asked) => search.facets(...asked),
  search: {
    async search(organizationId, assistantId, request) {
      const answer = await search.search(organizationId, assistantId, request);
      return { ...answer, hits: answer.hits.map(cutHit) };
    },
    similar: async (organizationId, assistantId, productId, limit) =>
      (await search.similar(organizationId, assistantId, productId, limit)).map(cutHit),
  },
  knowledge: {
    search: async (organizationId, assistantId, query, limit) =>
      (await passages.search(organizationId, assistantId, query, limit)).map((passage) => ({
        ...passage,
        title: cutText(passage.title, TEXT_LIMITS.title),
        text: cutText(passage.text, MAX_PASSAGE_LENGTH),
      })),
  },
  catalogue: {
    find: async (organizationId, assistantId, productIds) =>
      (await catalogue.find(organizationId, assistantId, productIds)).map(cutProduct),
    details: (...wanted) => catalogue.details(...wanted),
  },
});

const cutHit = (hit: SearchHit): SearchHit => ({ ...hit, product: cutProduct(hit.product) });

const CUT = ['title', 'externalId', 'description', 'currency', 'brand', 'category'] as const;

/**
 * Returns the product itself if nothing is too long, which is nearly always. Addresses are not cut: half an address is
 * a different address.
 */
function cutProduct(product: Product): Product {
  const tooLong = CUT.filter((name) => (product[name]?.length ?? 0) > TEXT_LIMITS[name]);
  return tooLong.length === 0
    ? product
    : {
        ...product,
        ...Object.fromEntries(tooLong.map((name) => [name, cutText(product[name] ?? '', TEXT_LIMITS[name])])),
      };
}
