import { DETAIL_NAMES, type FoundDetails, NO_DETAILS, mergeDetails } from '../../domain/product-details.ts';
import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { type Draft, mergeDrafts, withSource } from '../extract/draft.ts';
import { type PageReading, addressOf } from '../extract/index.ts';
import { isAlike } from '../extract/html/text.ts';
import { readDetails } from './details-reading.ts';
import { listFields, readTemplates } from './field.ts';
import { PatternPage } from './pattern-page.ts';

export interface PatternReading extends PageReading {
  /** The fields that the pattern found; null when it did not recognize a product or there is no pattern. */
  byPattern: PatternField[] | null;
  /** True if the page looks like a product page without the pattern. */
  looksSold: boolean;
}

/** Fills what a page's markup leaves out from the site's pattern. */
export function readByPattern(reading: PageReading, pattern: SitePattern | null): PatternReading {
  const looksSold = reading.products.length === 1;
  if (!pattern) return { ...reading, byPattern: null, looksSold };
  const page = new PatternPage(reading.page);
  const found = readTemplates(pattern, page);
  if (!found) return { ...reading, byPattern: null, looksSold };
  const { template, draft } = found;
  const applied = applyPattern(reading, withSource('pattern', draft), (product) =>
    readDetails(template, page, product),
  );
  return { ...applied, byPattern: listFields(draft), looksSold };
}

/** Markup takes precedence; on a page without it, the pattern does, then the visible content. */
function applyPattern(
  reading: PageReading,
  draft: Draft,
  readMore: (product: { title: string; price: number | null }) => FoundDetails,
): PageReading {
  const { page, products, isMarked } = reading;
  const [own] = products.length === 1 ? products : [];
  if (isMarked && !(own && isAlike(own.title, draft.title))) return reading;
  const merged = mergeDrafts(isMarked && own ? [own, draft] : own ? [draft, own] : [draft]);
  const title = merged.title ?? own?.title;
  if (title === undefined) return reading;
  const details = joinDetails(own?.details, readMore({ title, price: merged.price }));
  return { ...reading, products: [{ ...merged, title, ...details, url: own?.url ?? addressOf(page) }] };
}

/** Merges details: markup and scripts take precedence, then the pattern, then the visible page. */
function joinDetails(own: FoundDetails | undefined, more: FoundDetails): { details?: FoundDetails } {
  const details = mergeDetails([own ? statedIn(own) : [], more, own ?? []].flat());
  return Object.keys(details.sources).length > 0 ? { details } : {};
}

/** Returns the details that are not from the visible page. */
function statedIn({ details, sources }: FoundDetails): FoundDetails {
  const stated = DETAIL_NAMES.filter((name) => sources[name] !== undefined && sources[name] !== 'page');
  return {
    details: { ...NO_DETAILS, ...Object.fromEntries(stated.map((name) => [name, details[name]])) },
    sources: Object.fromEntries(stated.map((name) => [name, sources[name]])),
  };
}
