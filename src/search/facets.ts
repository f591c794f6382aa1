import type { Attribute, ProductDetails } from '../domain/product-details.ts';
import type { Product } from '../domain/product.ts';
import type { FacetName, FacetValue, Facets, PriceFacet } from '../domain/facets.ts';
import { toBaseUnit } from '../text/attributes/measure.ts';
import { foldName, isReduced } from './detail-filters.ts';
import { type DetailConditions, readBatch } from './hits.ts';
import type { Ranked } from './rank.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

/** Maximum number of products counted. */
export const MAX_COUNTED = 1_000;
const MAX_NAMES = 20;
const MAX_VALUES = 50;
const MAX_PRICE_RANGES = 5;
const MAX_CURRENCIES = 5;
/** In characters. Longer values are texts, which nobody chooses from a list. */
const MAX_VALUE_LENGTH = 100;
/** Products read at once. */
const BATCH = 200;

/** Counts the best products that meet the conditions. */
export async function countFacets(
  catalogue: StoredCatalogue,
  ranked: readonly Ranked[],
  conditions: DetailConditions,
): Promise<Facets> {
  const products: Product[] = [];
  const [brands, categories] = [new Tally(), new Tally()];
  const [attributes, options] = [new FacetNames(), new FacetNames()];
  const availability = { in_stock: 0, out_of_stock: 0, unknown: 0 };
  let onSale = 0;
  for (let at = 0; at < Math.min(ranked.length, MAX_COUNTED); at += BATCH) {
    const batch = ranked.slice(at, Math.min(at + BATCH, MAX_COUNTED));
    for (const { product, details } of await readBatch(catalogue, batch, conditions, true)) {
      products.push(product);
      brands.add([product.brand ?? '']);
      categories.add([product.category ?? '']);
      availability[product.availability] += 1;
      if (isReduced(product, details)) onSale += 1;
      countDetails(details, attributes, options);
    }
  }
  return {
    counted: products.length,
    isComplete: ranked.length < MAX_COUNTED,
    brands: brands.top(),
    categories: categories.top(),
    availability,
    onSale,
    prices: pricesOf(products),
    attributes: attributes.top(),
    options: options.top(),
  };
}

function countDetails(
  { attributes, options }: ProductDetails,
  attributeNames: FacetNames,
  optionNames: FacetNames,
): void {
  for (const same of Map.groupBy(attributes, ({ key, name }) => key ?? foldName(name)).values())
    attributeNames.add(same[0]?.name ?? '', same[0]?.key ?? null, same);
  for (const { name, values } of options)
    optionNames.add(
      name,
      null,
      values.map((value) => ({ value, number: null, unit: null })),
    );
}

/** Counts values, each once per product, ignoring case and marks. */
class Tally {
  private readonly counts = new Map<string, FacetValue>();

  add(values: readonly string[]): void {
    for (const [key, value] of new Map(values.map((each) => [foldName(each), each]))) {
      if (value.trim() === '' || value.length > MAX_VALUE_LENGTH) continue;
      const known = this.counts.get(key);
      if (known) known.count += 1;
      else this.counts.set(key, { value, count: 1 });
    }
  }

  top(): FacetValue[] {
    return [...this.counts.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_VALUES);
  }
}

type RawValue = Pick<Attribute, 'value' | 'number' | 'unit'>;

/** Counts names, with their values. */
class FacetNames {
  private readonly names = new Map<string, { name: string; key: string | null; count: number; values: RawValue[][] }>();

  add(name: string, key: string | null, values: RawValue[]): void {
    const id = key ?? foldName(name);
    const known = this.names.get(id) ?? { name, key, count: 0, values: [] };
    known.count += 1;
    known.values.push(values);
    this.names.set(id, known);
  }

  top(): FacetName[] {
    const common = [...this.names.values()].toSorted((a, b) => b.count - a.count).slice(0, MAX_NAMES);
    return common.map(({ name, key, count, values }) => {
      const range = rangeOf(values.flat());
      const tally = new Tally();
      if (!range) for (const each of values) tally.add(each.map(({ value }) => value));
      return { name, key, count, values: tally.top(), range };
    });
  }
}

/** Returns the range of values, in the most common unit; null unless all are numbers in units of the same kind. */
function rangeOf(values: readonly RawValue[]): FacetName['range'] {
  const units = new Map<string | null, number>();
  for (const { unit } of values) units.set(unit, (units.get(unit) ?? 0) + 1);
  const unit = [...units].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  const one = toBaseUnit(1, unit);
  let [min, max] = [Infinity, -Infinity];
  for (const { number, unit: own } of values) {
    const size = own === unit ? number : converted(number, own, one);
    if (size === null) return null;
    min = Math.min(min, size);
    max = Math.max(max, size);
  }
  return values.length > 0 ? { min, max, unit } : null;
}

function converted(number: number | null, unit: string | null, one: ReturnType<typeof toBaseUnit>): number | null {
  const base = number === null ? null : toBaseUnit(number, unit);
  return base && one && base.unit === one.unit ? Number((base.number / one.number).toPrecision(6)) : null;
}

function pricesOf(products: readonly Product[]): PriceFacet[] {
  const byCurrency = Map.groupBy(
    products.filter(({ price }) => price !== null),
    ({ currency }) => currency,
  );
  return [...byCurrency]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MAX_CURRENCIES)
    .map(([currency, priced]) => {
      const prices = priced.map(({ price }) => price ?? 0).toSorted((a, b) => a - b);
      const [min, max] = [prices[0] ?? 0, prices.at(-1) ?? 0];
      return { currency, min, max, ranges: priceRanges(prices, min, max) };
    });
}

/** Splits prices into ranges of about the same number of products, with round ends. */
function priceRanges(prices: readonly number[], min: number, max: number): PriceFacet['ranges'] {
  const inner = Array.from({ length: MAX_PRICE_RANGES - 1 }, (_, at) =>
    Number((prices[Math.floor(((at + 1) * prices.length) / MAX_PRICE_RANGES)] ?? max).toPrecision(2)),
  );
  const ends = [...new Set([min, ...inner.filter((end) => end > min && end < max), max])];
  const from = ends.length > 1 ? ends.slice(0, -1) : ends;
  return from.map((low, at) => {
    const high = ends[at + 1] ?? max;
    const isLast = at === from.length - 1;
    const count = prices.filter((price) => price >= low && (isLast || price < high)).length;
    return { min: low, max: high, count };
  });
}
