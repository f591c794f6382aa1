import { beforeEach } from 'vitest';
import { type CrawledProduct, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import type { SearchFilters } from '../../src/domain/search.ts';
import { sharedDatabase } from '../setup/service.ts';

/** A product, of which tests state only the fields that they need. */
export type Given = Partial<CrawledProduct> & { title: string };

/** Opens a database for a file, with a new organization and a new assistant for each of its tests. */
export async function openSearchedShop() {
  const database = await sharedDatabase();
  const { assistants, catalogue, organizations, search: engine } = database.store;
  let organizationId: string;
  let assistantId: string;
  let count = 0;

  beforeEach(async () => {
    ({ organizationId } = await organizations.insert('Shop'));
    assistantId = await addAssistant();
  });

  async function addAssistant(owner = organizationId): Promise<string> {
    return (await assistants.insert(owner, { name: 'Shop', modelName: 'none' })).assistantId;
  }

  /** Returns a URL that no product has yet. */
  const newUrl = () => `https://shop.test/${(count += 1)}`;

  /** Adds products and refreshes the search index. */
  async function fill(
    products: readonly (Given | string)[],
    into = assistantId,
    owner = organizationId,
  ): Promise<void> {
    const found = products.map((given): CrawledProduct => {
      const fields = typeof given === 'string' ? { title: given } : given;
      return { ...UNKNOWN_FIELDS, url: newUrl(), ...fields };
    });
    await catalogue.merge(owner, into, found);
    await engine.refresh(owner, into);
  }

  async function search(query: string, filters?: SearchFilters, match: 'any' | 'all' = 'any') {
    const answer = await engine.search(organizationId, assistantId, { query, filters, limit: 20, match });
    return { titles: answer.hits.map(({ product }) => product.title), didYouMean: answer.didYouMean };
  }

  return {
    database,
    get organizationId() {
      return organizationId;
    },
    get assistantId() {
      return assistantId;
    },
    addAssistant,
    newUrl,
    fill,
    search,
    titles: async (query: string, filters?: SearchFilters) => (await search(query, filters)).titles,
  };
}
