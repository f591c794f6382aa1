import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import { toBaseUnit } from '../../text/attributes/measure.ts';
import { valuesIn } from '../evidence/values.ts';
import { type FactReader, readFacts } from '../evidence/facts.ts';
import { DEGREES, type Degree } from './aspects.ts';
import { speaksOf } from './matching.ts';
import type { ParsedMessage } from './message.ts';

/** The number in a product's table for the compared quality. */
export interface Measured {
  product: Product;
  value: number;
  /** The row, as the shop words it. */
  row: string;
  key: string | null;
}

/** Units that identify the quantity by themselves. */
const TELLING_UNITS: ReadonlySet<string> = new Set(['g', 'min', '°C', 'lm', 'W', 'dB']);

type Details = ReadonlyMap<string, ProductDetails>;
type AttributeRow = ProductDetails['attributes'][number];

export const degreesIn = (cues: ReadonlySet<string>): Degree[] =>
  Object.entries(DEGREES).flatMap(([cue, degree]) => (degree && cues.has(cue) ? [degree] : []));

/**
 * Ranks products by the compared quality in their tables, the best first. A row that the message names ("the most
 * protein", "the bigger screen") takes precedence over the rows of the degree; of several possible degrees, the one
 * that most products have a number for is taken.
 */
export function bestMeasured(
  { cues, asked }: ParsedMessage,
  products: readonly Product[],
  details: Details,
  reader: FactReader,
): Measured[] {
  const degrees = degreesIn(cues);
  const sign = cues.has('least') ? -1 : (degrees[0]?.sign ?? (cues.has('most') ? 1 : 0));
  if (sign === 0) return [];
  const named = asked.map((term) =>
    read(products, details, ({ name }) => speaksOf(term, readFacts(name, reader)) >= NAMES_ROW),
  );
  const tries = [
    ...named.filter(isTelling).map((measured) => ({ measured, sign })),
    ...degrees.map((degree) => ({ measured: measure(products, details, degree, reader), sign: degree.sign })),
  ];
  const isNamed = named.some(isTelling);
  const best = isNamed ? tries[0] : tries.toSorted((a, b) => b.measured.length - a.measured.length)[0];
  return (best?.measured ?? []).toSorted((a, b) => (best?.sign ?? 1) * (b.value - a.value));
}

/** The minimum fit for a word to name a row, rather than just occur in it. */
const NAMES_ROW = 0.7;
const isTelling = (measured: readonly Measured[]): boolean => measured.length > 1;

/** Ranks products by their customer rating. */
export const bestRated = (products: readonly Product[], details: Details): Measured[] =>
  products
    .flatMap((product) => {
      const { rating } = details.get(product.productId) ?? {};
      if (!rating) return [];
      return { product, value: rating.value / rating.scale, row: `★ ${rating.value}/${rating.scale}`, key: null };
    })
    .toSorted((a, b) => b.value - a.value);

/** Reads the first number in a wanted row of each product's table. */
function read(
  products: readonly Product[],
  details: Details,
  isWanted: (row: AttributeRow, unit: string | null) => boolean,
  axis: Axis | null = null,
): Measured[] {
  return products.flatMap((product) => {
    for (const row of details.get(product.productId)?.attributes ?? []) {
      const { amount, unit } = amountIn(row, axis);
      if (amount !== undefined && isWanted(row, unit))
        return { product, value: amount, row: `${row.name}: ${row.value}`, key: row.key };
    }
    return [];
  });
}

/** Reads the number of a row, and its base unit. */
function amountIn(row: AttributeRow, axis: Axis | null): { amount: number | undefined; unit: string | null } {
  const { value, number, unit } = row;
  const stated = valuesIn(value).find(({ kind }) => kind === 'measure' || kind === 'count');
  const based = number === null ? null : toBaseUnit(number, unit);
  const amount = sizeIn(row, axis) ?? based?.number ?? number ?? stated?.numbers[0];
  return { amount, unit: based?.unit ?? stated?.unit ?? null };
}

/** The direction of a measure; null stands for all of them together. */
type Axis = 'width' | 'height' | 'depth' | 'length';

/** Letters for the axes among several measures: "B x T x H", "W 80 × D 40 cm". */
const AXES: readonly (readonly [Axis, RegExp])[] = [
  ['width', /^(?:b|br|w|an|anch)$/u],
  ['height', /^(?:h|al|alt)$/u],
  ['depth', /^(?:t|d|p|f|prof)$/u],
  ['length', /^(?:l|lg|lo)$/u],
];
const LETTERS = /(?<!\p{L})\p{L}{1,4}(?!\p{L})/gu;

/**
 * Reads one of the measures in a row such as "264 x 160 x 82 cm", in base units, or their product without an axis.
 * Returns null if the row has a single measure.
 */
function sizeIn({ name, value }: AttributeRow, axis: Axis | null): number | null {
  const numbers = valuesIn(value).flatMap(({ kind, numbers: [number = 0] }) => (kind === 'measure' ? number : []));
  if (numbers.length < 2) return null;
  if (axis === null) return numbers.reduce((product, number) => product * number, 1);
  const named = `${name} ${value}`.toLowerCase().match(LETTERS) ?? [];
  const letters = named.flatMap((each) => AXES.find(([, pattern]) => pattern.test(each))?.[0] ?? []);
  const at = letters.indexOf(axis);
  // Without letters, the height comes last, and "the widest" refers to the longest side.
  return numbers[at] ?? (axis === 'height' ? numbers.at(-1) : Math.max(...numbers)) ?? null;
}

const axisOf = ({ keys: [key] }: Degree): Axis | null => AXES.find(([axis]) => axis === key)?.[0] ?? null;

/** Reads the first attribute that at least two of the products have. */
function measure(products: readonly Product[], details: Details, degree: Degree, reader: FactReader): Measured[] {
  const { keys, unit } = degree;
  // "Height when unfolded" is a height, and so is the last of several measures.
  const tells = (wanted: string, { name, key }: AttributeRow): boolean =>
    key === null && readFacts(name, reader).claims.has(`attributes.${wanted}`);
  const all = axisOf(degree) ? [...keys, 'dimensions'] : keys;
  const tries = [
    ...all.map((wanted) => (row: AttributeRow) => row.key === wanted),
    ...all.map((wanted) => (row: AttributeRow) => row.key === wanted || tells(wanted, row)),
    // A wash at 30 °C says nothing of how warm a thing is.
    ...(unit === null || !TELLING_UNITS.has(unit)
      ? []
      : [(row: AttributeRow, own: string | null) => row.key === null && own === unit]),
  ];
  for (const isWanted of tries) {
    const measured = read(products, details, isWanted, axisOf(degree));
    if (measured.length > 1 || (measured.length === 1 && products.length === 1)) return measured;
  }
  return [];
}
