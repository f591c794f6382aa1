import type { Product } from '../../domain/product.ts';
import type { ProductDetails, Variant } from '../../domain/product-details.ts';
import { readMeasure, toBaseUnit } from '../../text/attributes/measure.ts';
import { words } from '../../text/words.ts';
import { valuesIn } from '../evidence/values.ts';
import { findAskedVariant } from '../options/asked-variant.ts';
import { stemsOf } from '../stems.ts';
import { boundIn, smallestEnough } from './enough.ts';
import type { ParsedMessage } from './message.ts';
import { MAX_PENDING, MIN_SIZE, countIn } from './purchase.ts';
import type { Talk } from './talk.ts';

/** Sizes such as "XL" and "S/M", which shops list in their order. */
const LETTERS = /^x*(?:s|m|l)\b/iu;

/** Finds the variant that the conversation has come to, as far as it has been chosen, and notes it as the one asked for. */
export async function chosenVariant(talk: Talk, product: Product) {
  const { turn, sources } = talk;
  const { productId } = product;
  const known = await sources.catalogue.details(turn.organizationId, turn.assistantId, [productId]);
  const details = known.get(productId);
  const asked = turn.askedVariants.get(productId) ?? (details && findAskedVariant(product, details, turn));
  if (asked) turn.askedVariants.set(productId, asked);
  if (details) chooseByWords(talk, product, details);
  return { details, variant: turn.askedVariants.get(productId) };
}

/** Treats "Whole beans" and "Whole bean", or "E-book" and "ebook", as equal. */
const squash = (text: string): string => stemsOf(words(text, 500).join(' ')).join('');

/**
 * Fills open options by the words of this message, or else of recent ones: "the ebook", "the big one", "the six-pack".
 */
function chooseByWords(talk: Talk, product: Product, { options, variants, attributes }: ProductDetails): void {
  const { turn, message, earlier } = talk;
  const known = turn.askedVariants.get(product.productId);
  const chosen = new Map(known?.fact.choice.map(({ name, value }) => [name, value]));
  const recent = [...earlier.slice(-MAX_PENDING).map((each) => each.message), message].toReversed();
  const inStock = variants.filter(({ availability }) => availability !== 'out_of_stock');
  for (const [option, { name, values }] of options.entries()) {
    if (chosen.has(name) || values.length < 2) continue;
    const [only, ...others] = new Set(inStock.flatMap((variant) => variant.values[option] ?? []));
    // If only one value is in stock, there is no need to ask.
    const value =
      firstIn(recent, (each) => valueIn(each, values) ?? enoughFor(each, values, attributes)) ??
      (others.length === 0 ? only : undefined);
    if (value !== undefined) chosen.set(name, value);
  }
  if (chosen.size === (known?.fact.choice.length ?? 0)) return;
  const isChosen = ({ values }: Variant) =>
    options.every(({ name }, option) => !chosen.has(name) || chosen.get(name) === values[option]);
  const at = variants.findIndex(isChosen);
  const variant = variants[at];
  if (!variant) return;
  const choice = options.flatMap(({ name }) => (chosen.has(name) ? [{ name, value: chosen.get(name) ?? '' }] : []));
  const fact = { choice, price: variant.price ?? product.price, availability: variant.availability };
  turn.askedVariants.set(product.productId, { at, variant, words: [...chosen.values()].map(squash), fact });
}

function firstIn<A, B>(items: readonly A[], read: (item: A) => B | undefined): B | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const SMALL = ['small', 'smaller', 'shorter', 'lower'] as const;
const LARGE = ['large', 'bigger', 'wider', 'longer', 'higher'] as const;

/** Finds the option value that a message gives by name, number or size. */
function valueIn({ words: said, numbers, cues }: ParsedMessage, values: readonly string[]): string | undefined {
  const phrases = new Set(said.flatMap((word, at) => [squash(word), squash(`${word} ${said[at + 1] ?? ''}`)]));
  const called = values.filter((value) => phrases.has(squash(value)));
  if (called.length > 0) return called[0];
  const counts = new Set([...said, ...numbers.map(String)]);
  const counted = values.filter((value) => counts.has(countIn(value) ?? ''));
  if (counted.length === 1) return counted[0];
  const ranked = inOrder(values);
  if (SMALL.some((cue) => cues.has(cue))) return ranked[0];
  if (LARGE.some((cue) => cues.has(cue))) return values.find((value) => /^l$/iu.test(value)) ?? ranked.at(-1);
  if (cues.has('medium')) return values.find((value) => /^m$/iu.test(value)) ?? middleOf(ranked);
  return values.find((value) => rangeHolds(value, said));
}

/** Finds the size for 20 kg by rows such as "Size L: dogs up to 25 kg", the smallest that is enough. */
function enoughFor({ text }: ParsedMessage, values: readonly string[], rows: ProductDetails['attributes']) {
  for (const {
    unit,
    numbers: [asked = 0],
  } of valuesIn(text)) {
    if (unit === null) continue;
    const steps = values.flatMap((value) => {
      const row = rows.find(({ name }) =>
        ` ${words(name, 500).join(' ')} `.includes(` ${words(value, 500).join(' ')} `),
      );
      const bound = row ? boundIn(valuesIn(row.value), unit) : null;
      return bound === null ? [] : { value, bound };
    });
    const enough = smallestEnough(steps, asked);
    if (enough) return enough.value;
  }
  return undefined;
}

/** The second of three. */
const middleOf = (ranked: readonly string[]): string | undefined =>
  ranked.length % 2 === 1 ? ranked[(ranked.length - 1) / 2] : undefined;

/** True for "43-46" if somebody has size 44. */
function rangeHolds(value: string, said: readonly string[]): boolean {
  const [, from, to] = /^(\d{1,3})\s?[-–/]\s?(\d{1,3})$/u.exec(value) ?? [];
  const isWithin = (word: string) => /^\d+$/u.test(word) && Number(from) <= Number(word) && Number(word) <= Number(to);
  return from !== undefined && Number(from) >= MIN_SIZE && said.some(isWithin);
}

/** Sorts values by size, the smallest first; empty if they have no size. */
function inOrder(values: readonly string[]): readonly string[] {
  const sized = values.map((value) => {
    const measure = readMeasure(value);
    const number = measure && (toBaseUnit(measure.number, measure.unit)?.number ?? measure.number);
    const [only, ...others] = value.match(/\d+/gu) ?? [];
    return { value, size: number ?? Number(others.length === 0 && only !== undefined ? only : Number.NaN) };
  });
  if (sized.every(({ size }) => !Number.isNaN(size)))
    return sized.toSorted((a, b) => a.size - b.size).map(({ value }) => value);
  return values.some((value) => LETTERS.test(value)) ? values : [];
}
