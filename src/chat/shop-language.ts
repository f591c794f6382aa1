import type { CatalogueSearch } from '../domain/search.ts';
import { languageOf } from './languages/index.ts';
import type { Language } from './languages/language.ts';

/** Products by which the language of a catalogue is told, and characters of each. */
const PRODUCTS = 5;
const LENGTH = 300;

/** The language that a shop writes in, for a shopper who says no more than "T-Shirt"; English when that is not told. */
export async function shopLanguage(
  search: CatalogueSearch,
  { organizationId, assistantId }: { organizationId: string; assistantId: string },
): Promise<Language> {
  // A filter without words gives any products. Where there is no search the answer has to say so, in some language.
  const request = { query: '', match: 'any' as const, limit: PRODUCTS, filters: { minPrice: 0 } };
  const { hits } = await search.search(organizationId, assistantId, request).catch(() => ({ hits: [] }));
  const texts = hits.map(({ product: { title, description } }) => `${title} ${description ?? ''}`.slice(0, LENGTH));
  return languageOf([texts.join(' ')]);
}
