import type { Availability } from '../../domain/product.ts';
import type { FieldRule, PageTemplate, PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { parseAvailability } from '../extract/availability.ts';
import { currencyOfSite, parseCurrency } from '../../text/money/currency.ts';
import { isHomePage, resolveUrl } from '../extract/address.ts';
import { EMPTY, type Draft } from '../extract/draft.ts';
import { imageOf } from '../extract/image.ts';
import { labelledValues } from '../extract/visible/labels.ts';
import type { Element, Piece } from '../extract/html/outline.ts';
import { cleanText, isAlike } from '../extract/html/text.ts';
import { findPrice, parsePrice } from '../../text/money/price.ts';
import type { PatternPage } from './pattern-page.ts';

const MAX_PRICE_LENGTH = 80;
const MAX_WORDS = 5;
const MAX_STATUS_LENGTH = 160;
const MAX_TITLE_LENGTH = 500;
const MAX_VALUE_LENGTH = 120;
const MAX_LABEL_PIECES = 60;
const MAX_STATUS_PIECES = 8;
const MAX_CLEAR_STATUS_LENGTH = 40;
const MIN_DESCRIPTION_LENGTH = 30;
/** A bare number, optionally with cents. */
const BARE_NUMBER = /^\d[\d\s.,'’]*(?:[,.]?[-–—])?$/;
const LABEL = /^[^:：]{1,40}[:：]\s*/;
const DISABLED = /(?:^|[\s_-])(?:disabled|sold-?out|out-?of-?stock|unavailable)(?:$|[\s_-])/;

type PatternPrice = { amount: number; currency: string | null };

/** The result of reading a page by one of a pattern's templates. */
export type TemplateReading = { template: PageTemplate; draft: Draft };

/** Reads a page by the template that finds the most fields on it. Returns null when it is of none of them. */
export function readTemplates(pattern: SitePattern, page: PatternPage): TemplateReading | null {
  let best: TemplateReading | null = null;
  for (const template of [pattern, ...(pattern.others ?? [])]) {
    const draft = readDraft(template, page);
    if (draft && (!best || listFields(draft).length > listFields(best.draft).length)) best = { template, draft };
  }
  return best;
}

/** The fields that a draft has. */
export function listFields(draft: Draft): PatternField[] {
  const known = Object.entries(draft).filter(([, value]) => value !== null && value !== 'unknown');
  return known.map(([field]) => field as PatternField);
}

/** Reads a page by one template. Returns null when it is not a product page of it. */
export function readDraft({ fields }: PageTemplate, page: PatternPage): Draft | null {
  const first = <Value>(field: PatternField, read: (page: PatternPage, rule: FieldRule) => Value | null) =>
    (fields[field] ?? [])
      .values()
      .map((rule) => read(page, rule))
      .find((value) => value !== null) ?? null;
  const title = first('title', readTitle);
  if (title === null || isHomePage(page.page.url)) return null;
  const price = first('price', readPrice);
  // Any page can have a button, so a product without a price must at least state its availability.
  if (price === null && !statesAvailability(page, fields.availability)) return null;
  const labels = readLabels(page, fields.title);
  return {
    ...EMPTY,
    title,
    price: price?.amount ?? null,
    currency: price && (price.currency ?? first('currency', readCurrency)),
    availability: first('availability', readAvailability) ?? findStatus(page, fields, labels.availability ?? ''),
    imageUrl: first('imageUrl', readImage),
    brand: first('brand', readValue) ?? cleanText(labels.brand ?? ''),
    category: first('category', (each, rule) => readCategory(each, rule, title)),
    externalId: cleanText(labels.sku ?? '') ?? first('externalId', readValue),
    description: first('description', readDescription),
  };
}

function statesAvailability(page: PatternPage, rules: readonly FieldRule[] = []): boolean {
  return rules.some((rule) => rule.take !== 'works' && readAvailability(page, rule) !== null);
}

/** Reads labelled values below the page's title, such as "Art. no.: 12". */
function readLabels(page: PatternPage, titles: readonly FieldRule[] = []): ReturnType<typeof labelledValues> {
  const first =
    titles
      .values()
      .map((rule) => page.elementAt(rule)?.first)
      .find((at) => at !== undefined) ?? 0;
  const isVisible = ({ element }: Piece) =>
    !page.visibility.of(element).isHidden && !page.visibility.of(element).isAside;
  return labelledValues(page.outline, page.outline.pieces.slice(first, first + MAX_LABEL_PIECES), isVisible);
}

/** Reads the availability from a label, or from the text between the title and the price and just below them. */
function findStatus(
  page: PatternPage,
  { title = [], price = [] }: PageTemplate['fields'],
  label: string,
): Availability {
  const labelled = parseAvailability(label);
  if (labelled !== 'unknown') return labelled;
  const places = [...title, ...price].flatMap((rule) => page.elementAt(rule)?.first ?? []);
  const pieces = page.outline.pieces.slice(Math.min(...places), Math.max(...places) + MAX_STATUS_PIECES);
  for (const piece of pieces) {
    const { isHidden, isAside, link } = page.visibility.of(piece.element);
    if (isHidden || isAside || link || piece.start < 0 || piece.end - piece.start > MAX_CLEAR_STATUS_LENGTH) continue;
    const status = parseAvailability(page.outline.textOf(piece));
    if (status !== 'unknown') return status;
  }
  return 'unknown';
}

export function readTitle(page: PatternPage, rule: FieldRule): string | null {
  const text = readText(page, rule);
  return text !== null && text.length <= MAX_TITLE_LENGTH && /[\p{L}\p{N}]/u.test(text) ? text : null;
}

export function readPrice(page: PatternPage, rule: FieldRule): PatternPrice | null {
  const text = readText(page, rule);
  // A sentence that mentions a price is not a price.
  if (text === null || text.length > MAX_PRICE_LENGTH || (text.match(/\p{L}{2,}/gu)?.length ?? 0) > MAX_WORDS)
    return null;
  const siteCurrency = currencyOfSite(page.page.url, page.page.lang);
  const price = findPrice(text, siteCurrency);
  if (price) return price.amount > 0 ? price : null;
  const { amount } = BARE_NUMBER.test(text) ? parsePrice(text) : { amount: null };
  return amount !== null && amount > 0 ? { amount, currency: siteCurrency } : null;
}

export function readAvailability(page: PatternPage, rule: FieldRule): Availability | null {
  const element = page.elementAt(rule);
  const text = element && (page.readFrom(element, rule.take) ?? '');
  if (element === null || text === null || text.length > MAX_STATUS_LENGTH) return null;
  const status = parseAvailability(text);
  if (rule.take === 'works') return status !== 'out_of_stock' && isEnabled(page, element) ? 'in_stock' : 'out_of_stock';
  return status === 'unknown' ? null : status;
}

export function readImage(page: PatternPage, rule: FieldRule): string | null {
  const element = page.elementAt(rule);
  return element && imageOf([page.outline.attributes(element).get(rule.take) ?? ''], page.page.base);
}

/** Reads a short value and strips a leading label. */
export function readValue(page: PatternPage, rule: FieldRule): string | null {
  const value = readText(page, rule)?.replace(LABEL, '').trim() ?? '';
  return value !== '' && value.length <= MAX_VALUE_LENGTH ? value : null;
}

export function readDescription(page: PatternPage, rule: FieldRule): string | null {
  const text = readText(page, rule);
  return text !== null && text.length >= MIN_DESCRIPTION_LENGTH ? text : null;
}

function readText(page: PatternPage, rule: FieldRule): string | null {
  const element = page.elementAt(rule);
  return element && page.readFrom(element, rule.take);
}

/** Reads the linked steps of a breadcrumb trail, without the front page and the product itself. */
export function readCategory(page: PatternPage, rule: FieldRule, title: string): string | null {
  const element = page.elementAt(rule);
  if (!element) return null;
  const names: string[] = [];
  for (const piece of page.outline.pieces.slice(element.first, element.last)) {
    const { link } = page.visibility.of(piece.element);
    const url = link && resolveUrl(page.outline.attributes(link).get('href') ?? '', page.page.base);
    const name = page.outline.textOf(piece);
    if (url && !isHomePage(url) && /\p{L}/u.test(name) && !isAlike(title, name) && name.length <= MAX_VALUE_LENGTH)
      names.push(name);
  }
  return [...new Set(names)].slice(0, 8).join(' > ') || null;
}

function readCurrency(page: PatternPage, rule: FieldRule): string | null {
  return parseCurrency(readText(page, rule) ?? '', currencyOfSite(page.page.url, page.page.lang));
}

function isEnabled(page: PatternPage, button: Element): boolean {
  return !page.outline.attributes(button).has('disabled') && !DISABLED.test(page.outline.label(button));
}
