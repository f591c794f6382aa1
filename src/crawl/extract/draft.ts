import { mergeDetails, type FoundDetails } from '../../domain/product-details.ts';
import { sourcesFor, SOURCED_FIELDS, type Source, type FieldSources, UNKNOWN_FIELDS } from '../../domain/provenance.ts';
import type { ProductFields } from '../../domain/product.ts';
import { isThumbnail } from './image.ts';

/** A product as one source describes it; missing fields are null. The address is set after all sources are merged. */
export type Draft = Omit<ProductFields, 'url' | 'title'> & {
  title: string | null;
  sources?: FieldSources;
  details?: FoundDetails;
};

export const EMPTY: Draft = { title: null, ...UNKNOWN_FIELDS };

/** Tags each field of the draft that has a value with its source. */
export const withSource = (source: Source, draft: Draft): Draft => ({ ...draft, sources: sourcesFor(source, draft) });

/** Takes each field from the first source that has it; a price and its currency come from the same source. */
export function mergeDrafts(drafts: Draft[]): Draft {
  return drafts.reduce((known, next) => {
    const merged = {
      title: known.title ?? next.title,
      externalId: known.externalId ?? next.externalId,
      description: known.description ?? next.description,
      price: known.price ?? next.price,
      currency: mergeCurrencies(known, next),
      availability: known.availability === 'unknown' ? next.availability : known.availability,
      imageUrl: mergeImages(known.imageUrl, next.imageUrl),
      brand: known.brand ?? next.brand,
      category: known.category ?? next.category,
    };
    const details = [known.details, next.details].filter((each) => each !== undefined);
    return {
      ...merged,
      ...((known.sources || next.sources) && { sources: mergeSources(merged, known, next) }),
      ...(details.length > 0 && { details: mergeDetails(details) }),
    };
  }, EMPTY);
}

function mergeCurrencies(known: Draft, next: Draft): string | null {
  return known.price !== null && known.currency !== null ? known.currency : (next.currency ?? known.currency);
}

/** Prefers the first image, unless only the next one is larger than a thumbnail can be. */
function mergeImages(known: string | null, next: string | null): string | null {
  return known && !(next && isThumbnail(known)) ? known : next;
}

function mergeSources(merged: Draft, known: Draft, next: Draft): FieldSources {
  const stated = SOURCED_FIELDS.filter((name) => merged[name] !== null && merged[name] !== 'unknown');
  return Object.fromEntries(
    stated.flatMap((name) => {
      const source = (merged[name] === known[name] && known.sources?.[name]) || next.sources?.[name];
      return source ? [[name, source]] : [];
    }),
  );
}
