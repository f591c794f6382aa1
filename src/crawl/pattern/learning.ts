import { type KeptPattern, type PageTemplate, SitePattern } from '../../domain/site-pattern.ts';
import { isHomePage } from '../extract/address.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { checkPattern, measureFilled } from './check.ts';
import { learnDetails } from './details-induction.ts';
import { readDraft, readPrice, readTemplates, readTitle } from './field.ts';
import { type Induced, MIN_PRODUCTS, inducePair, induceTemplate } from './induction.ts';
import { type SamplePage, samplePages } from './sample-page.ts';

/** A pattern that passed the check on pages it was not learned from. */
export type Learned = { pattern: SitePattern; filled: KeptPattern['filled'] };

/** Learning reads the whole sample, so it gets the time limit of this many pages. */
export const LEARNING_PAGES = 3;
/** Maximum total size of a sample's pages, which are copied to a thread at once. */
export const MAX_LEARNING_BYTES = 8_000_000;
/** Every third page is held out for the check. */
const HOLDOUT_EVERY = 3;
/** Up to this many product pages, each is checked against what all others teach. */
const MAX_FEW = 8;
const MAX_TEMPLATES = 4;

/** Prepares the pages of a sample; the home page has no product of its own, but names those of others. */
export function openSample(pages: readonly Page[]): SamplePage[] {
  return samplePages(pages)
    .filter(({ page }) => !isHomePage(page.url))
    .toSorted((a, b) => (a.page.url < b.page.url ? -1 : 1));
}

/** Splits pages into those to learn from and those held out for the check. */
export function splitSample(pages: readonly SamplePage[]): { known: SamplePage[]; unknown: SamplePage[] } {
  return {
    known: pages.filter((_, at) => at % HOLDOUT_EVERY !== 1),
    unknown: pages.filter((_, at) => at % HOLDOUT_EVERY === 1),
  };
}

/**
 * Learns a site's templates without a model, the most common first, beside those already known. Returns null when the
 * pages share no template, or none but the known ones.
 */
export function learnByInduction(pages: readonly SamplePage[], known: SitePattern | null = null): Learned | null {
  const templates = known ? [known, ...(known.others ?? [])] : [];
  const count = templates.length;
  let left = known ? pages.filter((page) => !readTemplates(known, page)) : pages;
  while (templates.length < MAX_TEMPLATES) {
    const template = learnTemplate(left);
    if (!template) break;
    templates.push(template);
    left = left.filter((page) => !readDraft(template, page));
  }
  return templates.length > count ? joinTemplates(templates, pages) : null;
}

/** Joins templates into a pattern, with the share of all their pages that have each field. */
export function joinTemplates([first, ...others]: PageTemplate[], pages: readonly SamplePage[]): Learned | null {
  if (!first) return null;
  const own = { fields: first.fields, details: first.details };
  const pattern = SitePattern.parse({ ...own, ...(others.length > 0 && { others }) });
  return { pattern, filled: measureFilled(pages.flatMap((page) => readTemplates(pattern, page)?.draft ?? [])) };
}

function learnTemplate(pages: readonly SamplePage[]): PageTemplate | null {
  const all = induceTemplate(pages);
  if (!all) return null;
  const few = all.products.length <= MAX_FEW ? acceptFew(all, pages) : null;
  if (few) return few;
  const { known, unknown } = splitSample(pages);
  const induced = induceTemplate(known);
  return induced && acceptTemplate(induced.template, known, unknown);
}

/** Accepts a template if on each product page, the others teach where to find its title and price. */
function acceptFew({ template, pair }: Induced, pages: readonly SamplePage[]): PageTemplate | null {
  const isTaught = (page: SamplePage) => {
    const others = inducePair(
      pair.products.filter((each) => each !== page),
      MIN_PRODUCTS - 1,
    );
    return (
      others !== null &&
      readTitle(page, others.title) === readTitle(page, pair.title) &&
      readPrice(page, others.price)?.amount === readPrice(page, pair.price)?.amount
    );
  };
  if (!pair.products.every(isTaught)) return null;
  const { known, unknown } = splitSample(pages);
  return acceptTemplate(template, known, unknown, pages);
}

/**
 * Returns the template without rules for empty fields, and with the places of details; null when it fails the check.
 * @param checked the pages to check it on, by default the unknown ones
 */
export function acceptTemplate(
  { fields: proposed }: PageTemplate,
  known: readonly SamplePage[],
  unknown: readonly SamplePage[],
  checked = unknown,
): PageTemplate | null {
  const { isGood, filled } = checkPattern({ fields: proposed }, checked);
  if (!isGood) return null;
  const fields = Object.fromEntries(Object.entries(proposed).filter(([field]) => Object.hasOwn(filled, field)));
  const template = SitePattern.parse({ fields });
  return { ...template, details: learnDetails(template, known, unknown) ?? {} };
}
