import { type ProductDetails, type Variant, featuredVariant } from '../../domain/product-details.ts';
import type { Availability, Product } from '../../domain/product.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { type Language, foldText } from '../languages/language.ts';
import { readOptions } from './option-words.ts';

/** Maximum messages to read, the latest ones. */
const MAX_MESSAGES = 20;
/** Maximum values to name instead of one that is sold out. */
const MAX_INSTEAD = 8;

/** The shopper's messages, oldest first, and the language to read them in. */
export interface AskedIn {
  asked: readonly string[];
  language: Language;
}

interface ChosenValue {
  /** The option's name, in the shop's words. */
  name: string;
  value: string;
}

/** An option's position, and its value. */
export type WantedValue = [number, string];

/** The requested options of a product, as shown to models. */
export interface AskedFact {
  choice: ChosenValue[];
  price: number | null;
  availability: Availability | 'not_offered';
  /** Values of one of the options that are in stock, with the other options as asked. */
  inStockInstead?: { name: string; values: string[] };
}

/** The variant that a shopper asked for. */
export interface AskedVariant {
  /** Its position among the product's variants; that of the closest one if it does not exist. */
  at: number;
  variant: Variant;
  /** The shopper's and the shop's words for the requested values, folded. */
  words: readonly string[];
  fact: AskedFact;
}

/** Finds the variant that the shopper asked for by its colour, size or the like; undefined if nothing was asked. */
export function findAskedVariant(
  product: Pick<Product, 'price' | 'externalId' | 'availability'>,
  details: Pick<ProductDetails, 'options' | 'variants'>,
  { asked, language }: AskedIn,
): AskedVariant | undefined {
  if (details.variants.length < 2) return undefined;
  const stated = readOptions(asked.slice(-MAX_MESSAGES), details, language);
  if (stated.size === 0) return undefined;
  const wanted = [...stated].map(([option, { value }]): WantedValue => [option, value]).toSorted(([a], [b]) => a - b);
  const words = [...stated.values()].flatMap(({ value, words: said }) => [...said, ...foldText(value).split(/\s+/)]);
  return variantWith(product, details, wanted, words);
}

/**
 * Finds the variant with these values, and tells what is in stock instead if it is not.
 * @param wanted in the order of the options
 * @param words folded, that the shopper and the shop have for them
 */
export function variantWith(
  product: Pick<Product, 'price' | 'externalId' | 'availability'>,
  details: Pick<ProductDetails, 'options' | 'variants'>,
  wanted: readonly WantedValue[],
  words: readonly string[],
): AskedVariant | undefined {
  const { options, variants } = details;
  const nameOf = (option: number) => options[option]?.name ?? '';
  const found = pickExact(product, variants, wanted);
  const isStocked = variants.some(({ availability }) => availability !== 'unknown');
  const availability = found ? (isStocked ? found : product).availability : 'not_offered';
  const isGone = availability === 'out_of_stock' || availability === 'not_offered';
  const instead = isGone ? findInstead(details, wanted) : undefined;
  const variant =
    found ?? featuredVariant(instead?.variants ?? variants.filter((each) => hasAll(each, wanted.slice(0, 1))));
  if (!variant) return undefined;
  return {
    at: variants.indexOf(variant),
    variant,
    words,
    fact: {
      choice: wanted.map(([option, value]) => ({ name: nameOf(option), value })),
      price: found?.price ?? product.price,
      availability,
      ...(instead && { inStockInstead: { name: nameOf(instead.option), values: valuesOf(instead) } }),
    },
  };
}

/** Picks a variant with these values: the product's own one if it is in stock, else a representative one. */
function pickExact(
  { externalId }: Pick<Product, 'externalId'>,
  variants: readonly Variant[],
  wanted: readonly WantedValue[],
): Variant | undefined {
  const exact = variants.filter((variant) => hasAll(variant, wanted));
  const own = exact.find(({ cartId }) => cartId !== null && cartId === externalId);
  return own?.availability === 'in_stock' ? own : featuredVariant(exact);
}

const hasAll = ({ values }: Variant, wanted: readonly WantedValue[]): boolean =>
  wanted.every(([option, value]) => values[option] === value);

/** Variants in stock that differ in one option only: the size if there is one, else the last option. */
interface Instead {
  option: number;
  variants: readonly Variant[];
}

function findInstead(
  { options, variants }: Pick<ProductDetails, 'options' | 'variants'>,
  wanted: readonly WantedValue[],
): Instead | undefined {
  const isOther = ([option]: WantedValue) => Number(attributeKey(options[option]?.name ?? '') !== 'size');
  for (const [option] of wanted.toReversed().toSorted((a, b) => isOther(a) - isOther(b))) {
    const others = wanted.filter(([other]) => other !== option);
    const found = variants.filter((each) => each.availability === 'in_stock' && hasAll(each, others));
    if (found.length > 0) return { option, variants: found };
  }
  return undefined;
}

const valuesOf = ({ option, variants }: Instead): string[] =>
  [...new Set(variants.flatMap(({ values }) => values[option] ?? []))].slice(0, MAX_INSTEAD);
