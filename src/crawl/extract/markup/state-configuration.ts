import { readChoice } from '../choice-text.ts';
import { buildVariants, MAX_VARIANTS, type Choice, type Variants } from './choices.ts';
import { amountOf, fieldsOf, textOf, type StateFields } from './state-fields.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { imagesOf } from './gallery.ts';
import type { Reference } from './state-variants.ts';

const MAX_ATTRIBUTES = 20;
const MAX_VALUES = 500;

/** The choices of one variant, and their surcharges on the product's prices, as in Magento 1. */
type Chosen = { choices: Choice[]; price: number; oldPrice: number };
type Prices = { price: number | null; oldPrice: number | null };

/**
 * Reads the configuration in a Magento form: attributes, each with options that list the ids of the products that have
 * them, and prices by id (Magento 2) or surcharges (Magento 1).
 */
export function readConfiguration(fields: StateFields, reference: Reference): Variants | null {
  const chosen = new Map<string, Chosen>();
  const names: string[] = [];
  const attributes = [...(fieldsOf(fields.get('attributes'))?.values() ?? [])];
  for (const each of attributes.slice(0, MAX_ATTRIBUTES)) {
    const attribute = fieldsOf(each);
    const name = attribute && textOf(attribute, 'label', 'code');
    const values = attribute?.get('options');
    if (typeof name !== 'string' || !Array.isArray(values)) continue;
    names.push(name);
    for (const value of values.slice(0, MAX_VALUES)) addValue(chosen, name, fieldsOf(value));
  }
  if (chosen.size === 0) return null;
  const prices = pricesOf(fields, chosen, reference);
  const skus = fieldsOf(fields.get('sku') ?? fields.get('skus'));
  const images = fieldsOf(fields.get('images'));
  const salable = fieldsOf(fields.get('salable'));
  const rows = [...chosen].map(([id, { choices }]) => {
    const { price = null, oldPrice = null } = prices.get(id) ?? {};
    const pictures = images?.get(id);
    const isKnown = salable !== null && salable.has(id);
    return {
      name: null,
      choices,
      variant: {
        cartId: id,
        sku: skus && textOf(skus, id),
        gtin: null,
        price,
        listPrice: price !== null && oldPrice !== null && oldPrice > price ? oldPrice : null,
        availability: isKnown ? (salable.get(id) === false ? 'out_of_stock' : 'in_stock') : 'unknown',
        imageUrl: imagesOf(Array.isArray(pictures) ? pictures.flatMap(pictureOf) : [], reference.base)[0] ?? null,
        url: null,
      },
    } as const;
  });
  const found = buildVariants(rows, names, true);
  return found.options.length > 0 ? found : null;
}

function addValue(chosen: Map<string, Chosen>, name: string, option: StateFields | null): void {
  const label = option && textOf(option, 'label', 'value');
  const products = option?.get('products');
  if (!option || typeof label !== 'string' || !Array.isArray(products)) return;
  const { value } = readChoice(label);
  for (const id of products.slice(0, MAX_VARIANTS).map(String)) {
    const known = chosen.get(id) ?? { choices: [], price: 0, oldPrice: 0 };
    known.choices.push({ name, value });
    known.price += numberIn(option.get('price')) ?? 0;
    known.oldPrice += numberIn(option.get('oldPrice')) ?? 0;
    if (chosen.size < MAX_VARIANTS) chosen.set(id, known);
  }
}

/** Returns each variant's prices by id: its own, or the product's plus surcharges if they fit the known price. */
function pricesOf(
  fields: StateFields,
  chosen: ReadonlyMap<string, Chosen>,
  { currency, price: known }: Reference,
): Map<string, Prices> {
  const own = fieldsOf(fields.get('optionPrices'));
  if (own) {
    const amount = (id: string, name: string): number | null => {
      const price = fieldsOf(own.get(id))?.get(name);
      return parsePrice(amountOf(price) ?? '', { currency: currency ?? '', decimalSeparator: '.' }).amount;
    };
    return new Map(
      [...chosen.keys()].map((id) => [id, { price: amount(id, 'finalPrice'), oldPrice: amount(id, 'oldPrice') }]),
    );
  }
  const [base, old] = [numberIn(fields.get('basePrice')), numberIn(fields.get('oldPrice'))];
  if (base === null) return new Map();
  const totals = [...chosen].map(([id, more]): [string, Prices] => [
    id,
    { price: rounded(base + more.price), oldPrice: old === null ? null : rounded(old + more.oldPrice) },
  ]);
  const amounts = totals.map(([, { price }]) => price ?? 0);
  // Some shops state these prices without tax.
  const isFitting = known === null || (Math.min(...amounts) <= known && known <= Math.max(...amounts));
  return new Map(isFitting ? totals : []);
}

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function pictureOf(picture: unknown): string[] {
  const fields = fieldsOf(picture);
  return (fields && textOf(fields, 'full', 'img', 'thumb'))?.split('\n') ?? [];
}
