import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/records.ts';
import { toBaseUnit } from '../../text/attributes/measure.ts';
import { valuesIn } from '../evidence/values.ts';
import type { Degree } from './aspects.ts';

/** A number that a product's table gives for what is compared. */
export interface Measured {
  product: Product;
  value: number;
  /** The row, as the shop words it. */
  row: string;
  key: string | null;
}

/** Units that hardly anything else is in. */
const TELLING_UNITS: ReadonlySet<string> = new Set(['g', 'min', '°C', 'lm', 'W', 'dB']);

/** Reads what products' tables say, of the first attribute that at least two of them have. */
export function measure(
  products: readonly Product[],
  details: ReadonlyMap<string, ProductDetails>,
  { keys, unit }: Degree,
): Measured[] {
  const read = (
    product: Product,
    isWanted: (key: string | null, unitOf: string | null) => boolean,
  ): Measured | null => {
    for (const { name, value, key, number, unit: own } of details.get(product.productId)?.attributes ?? []) {
      const stated = valuesIn(value).find(({ kind }) => kind === 'measure' || kind === 'count');
      const based = number === null ? null : toBaseUnit(number, own);
      const amount = based?.number ?? number ?? stated?.numbers[0];
      if (amount === undefined || !isWanted(key, based?.unit ?? stated?.unit ?? null)) continue;
      return { product, value: amount, row: `${name}: ${value}`, key };
    }
    return null;
  };
  const tries = [
    ...keys.map((wanted) => (key: string | null) => key === wanted),
    // A wash at 30 °C says nothing of how warm a thing is.
    ...(unit === null || !TELLING_UNITS.has(unit)
      ? []
      : [(key: string | null, own: string | null) => key === null && own === unit]),
  ];
  for (const isWanted of tries) {
    const measured = products.flatMap((product) => read(product, isWanted) ?? []);
    if (measured.length > 1 || (measured.length === 1 && products.length === 1)) return measured;
  }
  return [];
}
