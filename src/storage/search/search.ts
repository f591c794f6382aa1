import type { Catalogue, Search } from '../../domain/ports.ts';
import type { Product } from '../../domain/product.ts';
import { createSearchEngine } from '../../search/engine.ts';
import { readVector } from '../../search/vector.ts';
import { readDetails } from '../catalogue/product-details.ts';
import { PRODUCT_COLUMNS } from '../catalogue/product-rows.ts';
import { readCandidates, readNewest } from './search-candidates.ts';
import type { OpenCorpus, SearchCatalogues } from './search-catalogues.ts';
import { readSynonyms, writeSynonyms } from './search-synonyms.ts';
import type { QueryText } from '../text-query.ts';

/** Candidates belong to one assistant; a condition on it would tempt the planner to read all of its products. */
const PRODUCTS = `select ${PRODUCT_COLUMNS} from products where organization_id = $1 and product_id = any($2::text[])`;

const STEMS_OF_PRODUCT = `select ts_filter(words, '{c,d}')::text as words, lengths from product_words
  where organization_id = $1 and assistant_id = $2 and product_id = $3`;

/** @param catalogues search data per catalogue, shared by the searches of a process */
export function createSearch(queryText: QueryText, catalogues: SearchCatalogues): Search {
  const engine = createSearchEngine((organizationId, assistantId) => {
    const key: [string, string] = [organizationId, assistantId];
    let opened: Promise<OpenCorpus> | undefined;
    const opening = () => (opened ??= catalogues.open([...key, 'products']));
    return {
      known: async () => (await opening()).known,
      stemmer: (language) => catalogues.stemmer(language),
      candidates: async (wanted) => readCandidates(queryText, key, (await opening()).tag, wanted),
      newest: (filters, limit) => readNewest(queryText, key, filters, limit),
      async stemsOf(productId) {
        const [row] = await queryText<{ words: string; lengths: number[] }>(STEMS_OF_PRODUCT, [...key, productId]);
        return row && { places: readVector(row.words), lengths: row.lengths };
      },
      details: (productIds) => readDetails(queryText, organizationId, productIds),
      products: (productIds) => queryText<Product>(PRODUCTS, [organizationId, productIds]),
    };
  });
  return {
    ...engine,
    refresh: (organizationId, assistantId) => catalogues.refresh(organizationId, assistantId),
    synonyms: (organizationId, assistantId) => readSynonyms(queryText, organizationId, assistantId),
    setSynonyms: (organizationId, assistantId, groups) => writeSynonyms(queryText, organizationId, assistantId, groups),
  };
}

/** Adds search to a catalogue's list. */
export function searchable(catalogue: Catalogue, search: Search): Catalogue {
  return {
    ...catalogue,
    async list(organizationId, assistantId, { search: query, limit }) {
      if (!query?.trim()) return catalogue.list(organizationId, assistantId, { limit });
      const { hits } = await search.search(organizationId, assistantId, { query, limit, match: 'all' });
      return hits.map(({ product }) => product);
    },
  };
}
