import type { CatalogueSearch } from '../domain/search.ts';
import { languageOf } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { createMemo } from './memo.ts';

/** Number of products used to detect a catalogue's language, and characters of each. */
const PRODUCTS = 5;
const MAX_LENGTH = 300;

type Tenant = Readonly<Record<'organizationId' | 'assistantId', string>>;

/** Detects the shop's language for a shopper who says no more than "T-Shirt"; English if it cannot be detected. */
export function createShopLanguage(search: CatalogueSearch): (tenant: Tenant) => Promise<Language> {
  async function detect({ organizationId, assistantId }: Tenant): Promise<Language> {
    // A filter without words matches any product.
    const request = { query: '', match: 'any' as const, limit: PRODUCTS, filters: { minPrice: 0 } };
    const { hits } = await search.search(organizationId, assistantId, request);
    const texts = hits.map(({ product: { title, description } }) =>
      `${title} ${description ?? ''}`.slice(0, MAX_LENGTH),
    );
    return languageOf([texts.join(' ')]);
  }

  // Cached: detection costs a search, and a shop seldom changes its language.
  const languages = createMemo(detect);
  // If the search fails, the answer still needs a language to say so.
  return (tenant) => languages.of(tenant).catch(() => languageOf([]));
}
