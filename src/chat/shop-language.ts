import { createLruCache } from '../domain/lru-cache.ts';
import type { CatalogueSearch } from '../domain/search.ts';
import { languageOf } from './languages/index.ts';
import type { Language } from './languages/language.ts';

/** Products by which the language of a catalogue is told, and characters of each. */
const PRODUCTS = 5;
const LENGTH = 300;
/** How long what was told counts: it costs a search, and a shop seldom changes its language. */
const FRESH_MS = 60_000;
/** Assistants remembered at once. */
const KEPT = 1_000;

type Tenant = Readonly<Record<'organizationId' | 'assistantId', string>>;

/** Tells the language that a shop writes in, for a shopper who says no more than "T-Shirt"; English when that is not told. */
export function createShopLanguage(search: CatalogueSearch): (tenant: Tenant) => Promise<Language> {
  const kept = createLruCache<{ at: number; language: Promise<Language> }>(KEPT);

  async function tell({ organizationId, assistantId }: Tenant): Promise<Language> {
    // A filter without words gives any products.
    const request = { query: '', match: 'any' as const, limit: PRODUCTS, filters: { minPrice: 0 } };
    const { hits } = await search.search(organizationId, assistantId, request);
    const texts = hits.map(({ product: { title, description } }) => `${title} ${description ?? ''}`.slice(0, LENGTH));
    return languageOf([texts.join(' ')]);
  }

  return (tenant) => {
    const { assistantId } = tenant;
    const known = kept.get(assistantId);
    if (known && Date.now() - known.at < FRESH_MS) return known.language;
    // Where there is no search, the answer has to say so, in some language.
    const language = tell(tenant).catch(() => {
      kept.delete(assistantId);
      return languageOf([]);
    });
    kept.set(assistantId, { at: Date.now(), language });
    return language;
  };
}
