import { buildVariants, MAX_VARIANTS, type Choice, type Variants } from './choices.ts';
import { amountOf, fieldsOf, textOf, type StateFields } from './state-fields.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { imagesOf } from './gallery.ts';
import type { Reference } from './state-variants.ts';

const MAX_ATTRIBUTES = 20;
const MAX_VALUES = 500;

/**
 * Reads a configuration as Magento's forms have it: attributes, each with options that list the ids of the products that
 * have them, and prices by id.
 */
export function readConfiguration(fields: StateFields, { currency, base }: Reference): Variants | null {
  const choices = new Map<string, Choice[]>();
  const names: string[] = [];
  const attributes = [...(fieldsOf(fields.get('attributes'))?.values() ?? [])];
  for (const each of attributes.slice(0, MAX_ATTRIBUTES)) {
    const attribute = fieldsOf(each);
    const name = attribute && textOf(attribute, 'label', 'code');
    const values = attribute?.get('options');
    if (typeof name !== 'string' || !Array.isArray(values)) continue;
    names.push(name);
    for (const value of values.slice(0, MAX_VALUES)) addValue(choices, name, fieldsOf(value));
  }
  if (choices.size === 0) return null;
  const prices = fieldsOf(fields.get('optionPrices'));
  const skus = fieldsOf(fields.get('sku') ?? fields.get('skus'));
  const images = fieldsOf(fields.get('images'));
  const salable = fieldsOf(fields.get('salable'));
  const amount = (id: string, name: string): number | null => {
    const price = fieldsOf(prices?.get(id))?.get(name);
    return parsePrice(amountOf(price) ?? '', { currency: currency ?? '', decimalSeparator: '.' }).amount;
  };
  const rows = [...choices].map(([id, chosen]) => {
    const price = amount(id, 'finalPrice');
    const listPrice = amount(id, 'oldPrice');
    const pictures = images?.get(id);
    const isKnown = salable !== null && salable.has(id);
    return {
      name: null,
      choices: chosen,
      variant: {
        cartId: id,
        sku: skus && textOf(skus, id),
        gtin: null,
        price,
        listPrice: price !== null && listPrice !== null && listPrice > price ? listPrice : null,
        availability: isKnown ? (salable.get(id) === false ? 'out_of_stock' : 'in_stock') : 'unknown',
        imageUrl: imagesOf(Array.isArray(pictures) ? pictures.flatMap(pictureOf) : [], base)[0] ?? null,
        url: null,
      },
    } as const;
  });
  const found = buildVariants(rows, names, true);
  return found.options.length > 0 ? found : null;
}

function addValue(choices: Map<string, Choice[]>, name: string, option: StateFields | null): void {
  const value = option && textOf(option, 'label', 'value');
  const products = option?.get('products');
  if (typeof value !== 'string' || !Array.isArray(products)) return;
  for (const id of products.slice(0, MAX_VARIANTS).map(String)) {
    const known = choices.get(id);
    if (known) known.push({ name, value });
    else if (choices.size < MAX_VARIANTS) choices.set(id, [{ name, value }]);
  }
}

function pictureOf(picture: unknown): string[] {
  const fields = fieldsOf(picture);
  return (fields && textOf(fields, 'full', 'img', 'thumb'))?.split('\n') ?? [];
}
