import {
  type Attribute,
  type FoundDetails,
  type ProductDetails,
  UNKNOWN_VARIANT,
  type Variant,
  detailsFrom,
} from '../../../../domain/product-details.ts';
import { parseAttribute } from '../../../../domain/attribute.ts';
import { parseGtin } from '../../../../text/attributes/gtin.ts';
import { GTIN_LABEL, MPN_LABEL } from '../../../../text/lexicon/code-labels.ts';
import type { VisiblePage } from '../visible-page.ts';
import { readBoxes } from './boxes.ts';
import { type Choices, readChoices } from './choices.ts';
import { readListPrice } from './list-price.ts';
import { ProductPart } from './product-part.ts';
import { readRating } from './rating.ts';
import type { Row } from './row.ts';

const MPN = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ./_#-]{1,40}$/u;

/**
 * Reads the details that a product's page shows. Never throws.
 * @param product its title, and its price, which an old price must exceed
 */
export function readPageDetails(
  visible: VisiblePage,
  { title, price }: { title: string; price: number | null },
): FoundDetails {
  if (visible.heading < 0) return detailsFrom('page', {});
  const part = new ProductPart(visible);
  const { rows, codes } = readBoxes(part, visible.page.h1);
  return detailsFrom('page', {
    attributes: attributesOf(rows),
    ...optionsOf(readChoices(part, visible, title)),
    listPrice: price === null ? null : readListPrice(visible, price, part),
    rating: readRating(part, visible),
    ...codesOf(visible, codes),
  });
}

/** The rows as attributes, each once, those of a group together. */
function attributesOf(rows: readonly Row[]): Attribute[] {
  const found = new Map<string, Attribute>();
  for (const row of rows) {
    const attribute = parseAttribute(row);
    const id = `${attribute?.name.toLowerCase()}\n${attribute?.value.toLowerCase()}`;
    if (attribute && !found.has(id)) found.set(id, attribute);
  }
  return [...Map.groupBy(found.values(), ({ group }) => group).values()].flat();
}

/** Options alone, unless there is one of which each choice states its own price. */
function optionsOf(choices: readonly Choices[]): Pick<ProductDetails, 'options' | 'variants'> {
  const options = choices.map(({ name, values }) => ({ name, values: [...new Set(values.map(({ value }) => value))] }));
  const [only] = choices;
  const isPriced = only && choices.length === 1 && only.values.every(({ price }) => price !== null);
  return { options, variants: isPriced ? only.values.map(variantOf) : [] };
}

const variantOf = ({ value, price, availability, cartId }: Choices['values'][number]): Variant => ({
  ...UNKNOWN_VARIANT,
  values: [value],
  cartId,
  price,
  availability,
});

/** The numbers that labels call a GTIN or the manufacturer's, in tables and below the heading. */
function codesOf(visible: VisiblePage, rows: readonly Row[]): Pick<ProductDetails, 'gtin' | 'mpn'> {
  const { labels } = visible;
  const valueOf = (label: RegExp): string[] => rows.flatMap(({ name, value }) => (label.test(name) ? [value] : []));
  const gtins = [...valueOf(GTIN_LABEL), labels.gtin ?? ''].flatMap((value) => parseGtin(value) ?? []);
  const mpns = [...valueOf(MPN_LABEL), labels.mpn ?? ''];
  return { gtin: gtins[0] ?? null, mpn: mpns.find((value) => MPN.test(value)) ?? null };
}
