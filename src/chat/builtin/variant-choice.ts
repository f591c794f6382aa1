import type { Product } from '../../domain/product.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import { readMeasure, toBaseUnit } from '../../text/attributes/measure.ts';
import { words } from '../../text/words.ts';
import { valuesIn } from '../evidence/values.ts';
import { type WantedValue, findAskedVariant, variantWith } from '../options/asked-variant.ts';
import { stopWordsOf } from '../languages/word-lists.ts';
import { stemsOf } from '../stems.ts';
import { boundIn, smallestEnough } from './enough.ts';
import { cueFinderOf } from './cues.ts';
import type { ParsedMessage } from './message.ts';
import { MIN_SIZE, countIn, isAnsweredBy } from './amounts.ts';
import { setSizesIn } from './number-words.ts';
import { MAX_PENDING } from './pending.ts';
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
function chooseByWords(talk: Talk, product: Product, details: ProductDetails): void {
  const { options } = details;
  const known = talk.turn.askedVariants.get(product.productId);
  const before = new Map(known?.fact.choice.map(({ name, value }) => [name, value]));
  const chosen = new Map(before);
  // Of "34 waist, 32 leg", the 32 is no other waist.
  const isOfOther = (option: string, value: string) =>
    [...before].some(([name, chosenValue]) => name !== option && chosenValue === value);
  for (const [option, { name, values }] of options.entries()) {
    if (values.length < 2) continue;
    const value = before.has(name)
      ? changedTo(
          talk,
          before.get(name) ?? '',
          values.filter((each) => !isOfOther(name, each)),
        )
      : (saidLately(talk, values, details) ?? onlyInStock(option, details));
    if (value !== undefined) chosen.set(name, value);
  }
  if ([...chosen].every(([name, value]) => before.get(name) === value)) return;
  const wanted = options.flatMap(({ name }, option): WantedValue[] => {
    const value = chosen.get(name);
    return value === undefined ? [] : [[option, value]];
  });
  const asked = variantWith(product, details, wanted, [...chosen.values()].map(squash));
  if (asked) talk.turn.askedVariants.set(product.productId, asked);
}

/**
 * "Then three of the small bags", after the large one was asked for, and "16 for me", after one of 8 GB; not "the 7 kg bag for my
 * small dog".
 */
function changedTo(talk: Talk, before: string, values: readonly string[]): string | undefined {
  const { message, catalogueCode } = talk;
  const isStated = (each: ParsedMessage) => words(before, 500).some((word) => each.words.includes(word));
  if (isStated(message)) return undefined;
  const sized = message.excluded.length > 0 ? undefined : sizeIn(message, values, catalogueCode);
  if (sized !== undefined) return sized;
  const recent = lately(talk);
  const since = recent.findIndex(isStated);
  return firstIn(since < 0 ? recent : recent.slice(0, since), (each) => answerTo(talk, each, values));
}

/** This message and recent ones, the latest first. */
const lately = ({ message, earlier }: Talk): ParsedMessage[] =>
  [...earlier.slice(-MAX_PENDING).map((each) => each.message), message].toReversed();

/** Finds the only value that the bare number of a message stands for: "16 is fine". */
function answerTo(talk: Talk, { text }: ParsedMessage, values: readonly string[]): string | undefined {
  const at = talk.earlier.findLastIndex(({ message }) => message.text === text);
  const said = talk.earlier[at];
  const then =
    text === talk.message.text ? talk : said && { message: said.message, earlier: talk.earlier.slice(0, at) };
  const answered = then ? values.filter((value) => isAnsweredBy(then, value)) : [];
  return answered.length === 1 ? answered[0] : undefined;
}

function saidLately(talk: Talk, values: readonly string[], { attributes }: ProductDetails): string | undefined {
  return firstIn(lately(talk), (each) => valueIn(each, values, talk) ?? enoughFor(each, values, attributes));
}

/** If only one value is in stock, there is no need to ask. */
function onlyInStock(option: number, { variants }: ProductDetails): string | undefined {
  const inStock = variants.filter(({ availability }) => availability !== 'out_of_stock');
  const [only, ...others] = new Set(inStock.flatMap((variant) => variant.values[option] ?? []));
  return others.length === 0 ? only : undefined;
}

function firstIn<A, B>(items: readonly A[], read: (item: A) => B | undefined): B | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isSize = (concept: string): concept is 'small' | 'medium' | 'large' =>
  ['small', 'medium', 'large'].includes(concept);
const SMALL = ['small', 'smaller', 'shorter', 'lower'] as const;
const LARGE = ['large', 'bigger', 'wider', 'longer', 'higher'] as const;

/** Finds the option value that a message gives by name, number or size. */
export function valueIn(message: ParsedMessage, values: readonly string[], talk: Talk): string | undefined {
  const { words: said, numbers, cues, excluded } = message;
  const {
    catalogueCode,
    turn: { language },
  } = talk;
  // "Black or lilac … black" decides for black.
  const places = new Map(
    said.flatMap((word, at) => [squash(word), squash(`${word} ${said[at + 1] ?? ''}`)].map((phrase) => [phrase, at])),
  );
  const isOut = (value: string) => excluded.some(({ word }) => squash(word) === squash(value));
  const placeOf = (value: string) => (isOut(value) ? -1 : (places.get(squash(value)) ?? -1));
  const [called] = values.toSorted((a, b) => placeOf(b) - placeOf(a));
  if (called !== undefined && placeOf(called) >= 0) return called;
  const counts = new Set([...said, ...[...numbers, ...setSizesIn(said, language)].map(String)]);
  const counted = values.filter((value) => counts.has(countIn(value) ?? ''));
  if (counted.length === 1) return counted[0];
  const answered = answerTo(talk, message, values);
  if (answered !== undefined) return answered;
  const telling = said.filter((word) => !stopWordsOf(language).has(word));
  return (
    sizeIn({ cues }, values, catalogueCode) ??
    values.find((value) => rangeHolds(value, said)) ??
    begunIn(telling, values)
  );
}

/** In letters, of the beginning of a word that stands for it. */
const MIN_BEGINNING = 4;

/** "Choc" for "Chocolate", and "für links" for "Linkshänder", if no other value has a word that begins so. */
function begunIn(said: readonly string[], values: readonly string[]): string | undefined {
  for (const word of said) {
    if (word.length < MIN_BEGINNING || !/^\p{L}+$/u.test(word)) continue;
    const begun = values.filter((value) => words(value, 500).some((each) => each.startsWith(word)));
    if (begun.length === 1) return begun[0];
  }
  return undefined;
}

/**
 * Finds "the small one" among values that have an order, or that the shop itself calls small.
 * @param code the catalogue's language
 */
function sizeIn({ cues }: Pick<ParsedMessage, 'cues'>, values: readonly string[], code: string): string | undefined {
  const called = values.filter((value) =>
    cueFinderOf(code)(words(value, 500)).some(({ concept }) => isSize(concept) && cues.has(concept)),
  );
  if (called.length === 1) return called[0];
  const ranked = inOrder(values);
  if (SMALL.some((cue) => cues.has(cue))) return values.find((value) => /^s$/iu.test(value)) ?? ranked[0];
  if (LARGE.some((cue) => cues.has(cue))) return values.find((value) => /^l$/iu.test(value)) ?? ranked.at(-1);
  return cues.has('medium') ? (values.find((value) => /^m$/iu.test(value)) ?? middleOf(ranked)) : undefined;
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
