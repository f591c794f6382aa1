import type { Attribute, ProductDetails } from '../domain/product-details.ts';
import type { AttributeLimit } from '../text/attributes/limits.ts';
import { type Measure, readMeasure, toBaseUnit } from '../text/attributes/measure.ts';
import { readMeasures } from '../text/attributes/measures.ts';
import { attributeKey } from '../text/lexicon/attribute-names.ts';

/** In characters. The rest of a title is not read. */
const MAX_TITLE_LENGTH = 300;

/** The verdict on a product: within all limits, beyond one of them, or silent about them. */
export type LimitVerdict = 'within' | 'beyond' | 'silent';

/** The attributes that a limit without a name refers to, by its base unit; other units refer to any attribute. */
const KEYS_BY_UNIT: Readonly<Record<string, readonly string[]>> = {
  g: ['weight', 'capacity', 'max_load'],
  min: ['battery_life'],
};

/** @param title counts if the details are silent: "Laptop 16 GB" */
export function judgeLimits(title: string, details: ProductDetails, limits: readonly AttributeLimit[]): LimitVerdict {
  const verdicts = limits.map((limit) => judge(title, details, limit));
  if (verdicts.includes('beyond')) return 'beyond';
  return verdicts.every((verdict) => verdict === 'within') ? 'within' : 'silent';
}

function judge(title: string, { attributes, options }: ProductDetails, limit: AttributeLimit): LimitVerdict {
  const base = toBaseUnit(0, limit.unit)?.unit ?? limit.unit;
  const keys = limit.key === null ? KEYS_BY_UNIT[base] : [limit.key];
  const sizes = attributes.flatMap((attribute) =>
    attribute.number !== null && isMeant(attribute.key, keys)
      ? { key: attribute.key, size: sizeIn(base, attribute.number, attribute.unit) }
      : [],
  );
  const stated = sizes.flatMap(({ key, size }) => (size === null ? [] : { key, size }));
  const chosen = base === 'mm' && limit.key === null ? largest(stated) : stated.map(({ size }) => size);
  const choices = options.flatMap(({ name, values }) =>
    isMeant(attributeKey(name), keys) ? values.flatMap((value) => sizeOf(base, value) ?? []) : [],
  );
  const isWithin = within(limit);
  if ([...chosen, ...choices].some(isWithin)) return 'within';
  if (chosen.length > 0 || choices.length > 0) return 'beyond';
  const isInTitle = limit.key === null || (limit.key === 'weight' && base === 'g');
  return isInTitle && titleSizes(base, title).some(isWithin) ? 'within' : 'silent';
}

const isMeant = (key: Attribute['key'], keys: readonly string[] | undefined): boolean =>
  keys === undefined || (key !== null && keys.includes(key));

/** Picks the size for an unnamed limit on length: the screen's, or else the largest, that of the whole product. */
function largest(stated: readonly { key: string | null; size: number }[]): number[] {
  const screens = stated.filter(({ key }) => key === 'screen_size');
  const sizes = (screens.length > 0 ? screens : stated).map(({ size }) => size);
  return sizes.length > 0 ? [Math.max(...sizes)] : [];
}

function within({ min, max, unit }: AttributeLimit): (size: number) => boolean {
  const least = min === null ? -Infinity : (toBaseUnit(min, unit)?.number ?? min);
  const most = max === null ? Infinity : (toBaseUnit(max, unit)?.number ?? max);
  return (size) => size >= least && size <= most;
}

/** Converts a number to the base unit; null if its unit is of another kind. */
function sizeIn(base: string, number: number, unit: Measure['unit']): number | null {
  const measure = toBaseUnit(number, unit) ?? { number, unit };
  return measure.unit === base ? measure.number : null;
}

function sizeOf(base: string, value: string): number | null {
  const measure = /^\p{Nd}/u.test(value) ? readMeasure(value) : null;
  return measure && sizeIn(base, measure.number, measure.unit);
}

const titleSizes = (base: string, title: string): number[] =>
  readMeasures(title.slice(0, MAX_TITLE_LENGTH)).amounts.flatMap(
    (measure) => (measure?.unit ? sizeIn(base, measure.value, measure.unit) : null) ?? [],
  );
