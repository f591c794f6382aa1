import { type ProductFields, UNKNOWN_DETAILS } from '../../domain/records.ts';
import { isThumbnail } from './image.ts';

/** What one source says of a product; null where it says nothing. The address is settled after all have spoken. */
export type Draft = Omit<ProductFields, 'url' | 'title'> & { title: string | null };

export const EMPTY: Draft = { title: null, ...UNKNOWN_DETAILS };

/** Field by field, the first source that says something; a price only with the currency said beside it. */
export function mergeDrafts(drafts: Draft[]): Draft {
  return drafts.reduce(
    (known, next) => ({
      title: known.title ?? next.title,
      externalId: known.externalId ?? next.externalId,
      description: known.description ?? next.description,
      price: known.price ?? next.price,
      currency: known.price !== null && known.currency !== null ? known.currency : (next.currency ?? known.currency),
      availability: known.availability === 'unknown' ? next.availability : known.availability,
      imageUrl: known.imageUrl && !(next.imageUrl && isThumbnail(known.imageUrl)) ? known.imageUrl : next.imageUrl,
      brand: known.brand ?? next.brand,
      category: known.category ?? next.category,
    }),
    EMPTY,
  );
}
