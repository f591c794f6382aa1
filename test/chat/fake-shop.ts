import { stemsBy } from '../../src/search/vector.ts';
import { present, titleParts } from '../../src/chat/product-texts.ts';
import { includesStem, stemsOf } from '../../src/chat/stems.ts';
import type { Sources } from '../../src/chat/turn.ts';
import { UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import type { Knowledge } from '../../src/domain/knowledge.ts';
import type { Product } from '../../src/domain/product.ts';
import type { MatchedWord, SearchHit } from '../../src/domain/search.ts';
import { products as exampleProducts } from '../../examples/storefront/catalogue.ts';
import { searchEntries } from './fake-knowledge.ts';

export const ORGANIZATION = 'org_1';
export const ASSISTANT = 'ast_1';
export const SITE = 'https://brackenholm.example/';

const TIME = '2026-11-01T00:00:00.000Z';

export const product = (productId: string, fields: Partial<Product> = {}): Product => ({
  ...UNKNOWN_FIELDS,
  productId,
  assistantId: ASSISTANT,
  url: `${SITE}products/${productId}`,
  title: productId,
  createdAt: TIME,
  updatedAt: TIME,
  ...fields,
});

export const entry = (title: string, content: string): Knowledge => ({
  knowledgeId: `knw_${title}`,
  assistantId: ASSISTANT,
  title,
  content,
  sourceType: 'guide',
  createdAt: TIME,
  updatedAt: TIME,
});

/** The catalogue of the example shop, as a crawl finds it. */
export const exampleCatalogue: Product[] = exampleProducts.map((each) =>
  product(`prd_${each.sku}`, {
    url: new URL(each.path, SITE).href,
    title: each.title,
    externalId: each.sku,
    description: each.description,
    price: each.price,
    currency: 'EUR',
    availability: each.availability === 'out_of_stock' ? 'out_of_stock' : 'in_stock',
    imageUrl: each.imagePath && new URL(each.imagePath, SITE).href,
    brand: each.brand,
    category: each.category,
  }),
);

function judgeWords({ title, brand, category, description }: Product, words: readonly string[]) {
  const [called, purpose] = titleParts(title);
  const places = {
    title: new Set(stemsOf(present(called))),
    family: new Set(stemsOf(`${brand ?? ''} ${category ?? ''}`)),
    text: new Set(stemsOf(present(`${purpose} ${description ?? ''}`), 65_536)),
  };
  const matched = words.flatMap((word): MatchedWord[] => {
    const stems = stemsOf(word);
    const place = (['title', 'family'] as const).find((each) =>
      stems.every((stem) => includesStem(places[each], stem)),
    );
    if (place) return [{ word, place }];
    return stems.every((stem) => places.text.has(stem)) ? [{ word, place: 'text' }] : [];
  });
  const had = new Set(matched.map(({ word }) => word));
  return { matched, lacks: words.filter((word) => !had.has(word)) };
}

/**
 * Implements the ports over a list of products, ranked by rare words, mainly in titles. It replaces the search engine,
 * which has its own tests, and suffices for questions about sixty products.
 */
/** @param details by product */
export function sourcesOf(
  products: readonly Product[],
  knowledge: readonly Knowledge[] = [],
  details: Readonly<Record<string, ProductDetails>> = {},
): Sources {
  const tenant = (organizationId: string, assistantId: string) =>
    organizationId === ORGANIZATION ? products.filter((each) => each.assistantId === assistantId) : [];

  function rank(all: readonly Product[], query: string): SearchHit[] {
    const words = [...new Set(query.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
    if (words.length === 0) return all.map((each) => ({ product: each, score: 0, matched: [], lacks: [] }));
    const judged = all.map((each) => ({ product: each, ...judgeWords(each, words) }));
    const rarity = new Map(
      words.map((word) => {
        const having = judged.filter(({ lacks }) => !lacks.includes(word)).length;
        return [word, Math.log(1 + all.length / (having + 0.5))];
      }),
    );
    return judged
      .map((each) => {
        const length = stemsOf(each.product.title).length;
        const worth = ({ word, place }: MatchedWord) =>
          (rarity.get(word) ?? 0) * (place === 'title' ? 4 - length / 20 : 1);
        return { ...each, score: each.matched.reduce((sum, match) => sum + worth(match), 0) };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  }

  return {
    search: {
      search(organizationId, assistantId, { query, filters = {}, limit }) {
        const { minPrice = 0, maxPrice = Infinity, availability, brand, category } = filters;
        const all = tenant(organizationId, assistantId).filter(
          (each) =>
            (each.price ?? 0) >= minPrice &&
            (each.price ?? 0) <= maxPrice &&
            (availability === undefined || each.availability === availability) &&
            (brand === undefined || each.brand === brand) &&
            (category === undefined || each.category === category),
        );
        return Promise.resolve({ hits: rank(all, query).slice(0, limit), didYouMean: null });
      },
      similar(organizationId, assistantId, productId, limit) {
        const all = tenant(organizationId, assistantId);
        const like = all.find((each) => each.productId === productId);
        const others = all.filter((each) => each.productId !== productId && each.category === like?.category);
        return Promise.resolve(rank(others, `${like?.title} ${like?.description}`).slice(0, limit));
      },
    },
    facets(organizationId, assistantId, { query, filters = {} }) {
      const all = tenant(organizationId, assistantId).filter(({ brand }) => [brand, undefined].includes(filters.brand));
      const found = rank(all, query).map(({ product: each }) => each);
      const count = (values: readonly (string | null)[]) =>
        Map.groupBy(
          values.flatMap((value) => value ?? []),
          (value) => value,
        )
          .entries()
          .map(([value, each]) => ({ value, count: each.length }))
          .toArray();
      const prices = found.flatMap(({ price }) => price ?? []);
      return Promise.resolve({
        counted: found.length,
        isComplete: true,
        brands: count(found.map(({ brand }) => brand)),
        categories: count(found.map(({ category }) => category)),
        availability: { in_stock: found.length, out_of_stock: 0, unknown: 0 },
        onSale: 0,
        prices: [{ currency: 'EUR', min: Math.min(...prices), max: Math.max(...prices), ranges: [] }],
        attributes: [],
        options: [],
      });
    },
    knowledge: {
      search(organizationId, assistantId, query, limit) {
        const own = organizationId === ORGANIZATION && assistantId === ASSISTANT ? knowledge : [];
        const stemmer = () => Promise.resolve(stemsBy((word) => stemsOf(word).join('')));
        return searchEntries(own, stemmer, query, limit);
      },
    },
    catalogue: {
      find: (organizationId, assistantId, productIds) =>
        Promise.resolve(tenant(organizationId, assistantId).filter((each) => productIds.includes(each.productId))),
      details: (organizationId, assistantId, productIds) => {
        const ids = tenant(organizationId, assistantId).map(({ productId }) => productId);
        const own = ids.filter((id) => productIds.includes(id));
        return Promise.resolve(new Map(own.flatMap((id) => (details[id] ? [[id, details[id]] as const] : []))));
      },
    },
  };
}
