import { detailsFrom, featuredVariant, type FoundDetails } from '../../../domain/product-details.ts';
import type { Draft } from '../draft.ts';
import type { Page } from '../html/scan-page.ts';
import type { Variants } from './choices.ts';
import { isNamed, NAMES } from './page-state.ts';
import { readConfiguration } from './state-configuration.ts';
import { fieldsOf, textOf, type StateFields } from './state-fields.ts';
import { jsonIn } from './state-json.ts';
import { isTellingName, listsOfVariants, readListPrice, readVariantList, type Reference } from './state-variants.ts';

const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 30;

/**
 * Finds the options and variants of the page's product in its scripts and data attributes: those of an object with the
 * product's name, or the only nameless ones of the page, which are those of its form.
 * @param draft the product as known so far; its price tells whether the scripts count in hundredths
 */
export function readStateDetails(page: Page, draft: Draft): FoundDetails | null {
  if (isChoosable(draft.details)) return null;
  const titles = [draft.title, page.h1].filter((title) => title !== null);
  const reference: Reference = { price: draft.price, currency: draft.currency, base: page.base };
  const nameless = new Map<string, Variants>();
  let listPrice: number | null = null;
  let left = MAX_OBJECTS;
  const find = (value: unknown, depth: number): Variants | null => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || left-- <= 0) return null;
    const fields = isProductLike(value) ? fieldsOf(value) : null;
    const isOwn = fields !== null && titles.some((title) => isOf(fields, title));
    if (isOwn) {
      const found = variantsOf(fields, reference);
      if (found) return found;
      listPrice ??= readListPrice(fields, reference);
    }
    const form = fields ? readNameless(fields, reference) : depth === 0 ? readList(value, reference) : null;
    if (form) nameless.set(JSON.stringify(form.variants), form);
    for (const each of Object.values(value)) {
      const inner = find(each, depth + 1);
      if (inner) return inner;
    }
    return null;
  };
  for (const value of jsonIn(page)) {
    const found = find(value, 0);
    if (found) return fromState(found);
  }
  const fitting = [...nameless.values()].filter((each) => isPriced(each, draft.price));
  const [sole, ...others] = nameless.size === 1 ? nameless.values() : fitting;
  if (sole && others.length === 0) return fromState(sole);
  return listPrice === null ? null : detailsFrom('state', { listPrice });
}

/** True for an object that may have variants or a list price; most of a page's objects have neither. */
function isProductLike(value: object): boolean {
  return !Array.isArray(value) && Object.keys(value).some(isTellingName);
}

function fromState(found: Variants): FoundDetails {
  return detailsFrom('state', { ...found, listPrice: featuredVariant(found.variants)?.listPrice ?? null });
}

/** Reads a list outside of any product. */
const readList = (value: object, reference: Reference): Variants | null =>
  Array.isArray(value) ? readVariantList(value, null, reference) : null;

/** Reads a form's configuration, or variants if neither they nor their product have a name. */
function readNameless(fields: StateFields, reference: Reference): Variants | null {
  const form = readConfiguration(fields, reference);
  if (form || textOf(fields, ...NAMES) !== null) return form;
  const [list, ...others] = listsOfVariants(fields);
  const isNameless = list && others.length === 0 && list.every((each) => textOf(each, ...NAMES) === null);
  const found = isNameless ? readVariantList(list, fields, reference) : null;
  return found && isPriced(found, reference.price) ? found : null;
}

function isPriced({ variants }: Variants, price: number | null): boolean {
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return price !== null && Math.min(...prices) <= price && price <= Math.max(...prices);
}

const isChoosable = (known: FoundDetails | undefined): boolean => (known?.details.options.length ?? 0) > 0;

/** True if it has the product's name, or has no name but variants that do. */
function isOf(fields: StateFields, title: string): boolean {
  if (textOf(fields, ...NAMES) !== null) return isNamed(fields, title);
  return listsOfVariants(fields).some((list) => {
    const name = list[0] && textOf(list[0], ...NAMES);
    return typeof name === 'string' && name.toLowerCase().startsWith(title.toLowerCase());
  });
}

function variantsOf(fields: StateFields, reference: Reference): Variants | null {
  for (const list of listsOfVariants(fields)) {
    const found = readVariantList(list, fields, reference);
    if (found) return found;
  }
  return null;
}
