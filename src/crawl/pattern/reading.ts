import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { type Draft, mergeDrafts, withSource } from '../extract/draft.ts';
import { type PageReading, addressOf } from '../extract/index.ts';
import { isAlike } from '../extract/html/text.ts';
import { readDraft } from './field.ts';
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
  const draft = readDraft(pattern, new PatternPage(reading.page));
  if (!draft) return { ...reading, byPattern: null, looksSold };
  return { ...applyPattern(reading, withSource('pattern', draft)), byPattern: listFields(draft), looksSold };
}

/** Markup takes precedence; on a page without it, the pattern does, then the visible content. */
function applyPattern(reading: PageReading, draft: Draft): PageReading {
  const { page, products, isMarked } = reading;
  const [own] = products.length === 1 ? products : [];
  if (isMarked && !(own && isAlike(own.title, draft.title))) return reading;
  const merged = mergeDrafts(isMarked && own ? [own, draft] : own ? [draft, own] : [draft]);
  const title = merged.title ?? own?.title;
  return title === undefined
    ? reading
    : { ...reading, products: [{ ...merged, title, url: own?.url ?? addressOf(page) }] };
}

function listFields(draft: Draft): PatternField[] {
  const known = Object.entries(draft).filter(([, value]) => value !== null && value !== 'unknown');
  return known.map(([field]) => field as PatternField);
}
