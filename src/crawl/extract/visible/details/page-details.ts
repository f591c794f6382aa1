import {
  type Attribute,
  type FoundDetails,
  type ProductDetails,
  UNKNOWN_VARIANT,
  type Variant,
  detailsFrom,
} from '../../../../domain/product-details.ts';
import { sharedValue } from '../../../../domain/product-variants.ts';
import { parseAttribute } from '../../../../domain/attribute.ts';
import { parseGtin } from '../../../../text/attributes/gtin.ts';
import { GTIN_LABEL, MPN_LABEL } from '../../../../text/lexicon/code-labels.ts';
import { BRAND_LABEL } from '../../../../text/lexicon/brand-label.ts';
import { SKU_LABEL } from '../../../../text/lexicon/sku-label.ts';
import type { VisiblePage } from '../visible-page.ts';
import { readBoxes } from './boxes.ts';
import { type VisibleChoices, readChoices } from './choices.ts';
import { readListPrice } from './list-price.ts';
import { ProductPart } from './product-part.ts';
import { readRating } from './rating.ts';
import type { Row } from './row.ts';

const MAX_BRAND_LENGTH = 40;
const MPN = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ./_#-]{1,40}$/u;

/** Details, the currency of the variants' prices, and the article number and brand in tables. */
export type PageDetails = FoundDetails & { currency: string | null; sku: string | null; brand: string | null };

/**
 * Reads the details that a product's page shows. Never throws.
 * @param product the product's title, and its price, which an old price must exceed
 */
export function readPageDetails(
  visible: VisiblePage,
  { title, price }: { title: string; price: number | null },
): PageDetails {
  if (visible.heading < 0) return { ...detailsFrom('page', {}), currency: null, sku: null, brand: null };
  const part = new ProductPart(visible);
  const { rows, codes } = readBoxes(part, visible.page.h1);
  const choices = readChoices(part, visible, title);
  const found = detailsFrom('page', {
    attributes: attributesOf(rows),
    ...optionsOf(choices),
    listPrice: price === null ? null : readListPrice(visible, price, part),
    rating: readRating(part, visible),
    ...codesOf(visible, codes),
  });
  const currency = sharedValue(choices.flatMap(({ values }) => values.map((value) => value.currency)));
  const labelled = (label: RegExp): string[] => codes.flatMap(({ name, value }) => (label.test(name) ? [value] : []));
  return {
    ...found,
    currency,
    sku: labelled(SKU_LABEL).find((value) => MPN.test(value)) ?? null,
    brand: labelled(BRAND_LABEL).find((value) => value.length <= MAX_BRAND_LENGTH) ?? null,
  };
}

/** Converts rows to attributes, each once, those of a group together. */
export function attributesOf(rows: readonly Row[]): Attribute[] {
  const found = new Map<string, Attribute>();
  for (const row of rows) {
    const attribute = parseAttribute(row);
    const id = `${attribute?.name.toLowerCase()}\n${attribute?.value.toLowerCase()}`;
    if (attribute && !found.has(id)) found.set(id, attribute);
  }
  return [...Map.groupBy(found.values(), ({ group }) => group).values()].flat();
}

/** Returns options; also variants if there is a single option whose choices state their own prices or cart ids. */
export function optionsOf(choices: readonly VisibleChoices[]): Pick<ProductDetails, 'options' | 'variants'> {
  const options = choices.map(({ name, values }) => ({ name, values: [...new Set(values.map(({ value }) => value))] }));
  const [only] = choices;
  return { options, variants: only && choices.length === 1 && areVariants(only) ? variantsOf(only) : [] };
}

function areVariants({ values }: VisibleChoices): boolean {
  const cartIds = new Set(values.flatMap(({ cartId }) => cartId ?? []));
  return values.every(({ price }) => price !== null) || (values.length > 1 && cartIds.size === values.length);
}

/** Converts choices to variants; if some are marked as sold out, the others are in stock. */
function variantsOf({ values }: VisibleChoices): Variant[] {
  const usual = values.some(({ availability }) => availability === 'out_of_stock') ? 'in_stock' : 'unknown';
  return values.map(({ value, price, availability, cartId }) => ({
    ...UNKNOWN_VARIANT,
    values: [value],
    cartId,
    price,
    availability: availability === 'unknown' ? usual : availability,
  }));
}

/** Returns the GTIN and the manufacturer's number, from labels in tables and below the heading. */
function codesOf(visible: VisiblePage, rows: readonly Row[]): Pick<ProductDetails, 'gtin' | 'mpn'> {
  const { labels } = visible;
  const valueOf = (label: RegExp): string[] => rows.flatMap(({ name, value }) => (label.test(name) ? [value] : []));
  const gtins = [...valueOf(GTIN_LABEL), labels.gtin ?? ''].flatMap((value) => parseGtin(value) ?? []);
  const mpns = [...valueOf(MPN_LABEL), labels.mpn ?? ''];
  return { gtin: gtins[0] ?? null, mpn: mpns.find((value) => MPN.test(value)) ?? null };
}
