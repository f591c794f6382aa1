import type { Product } from '../../domain/product.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { words } from '../../text/words.ts';

const MAX_BYTES = 2_000;
/** In letters: from this length on, one letter may be wrong or missing. */
const MIN_TYPO = 5;

/** True for a word of the title, even with one wrong letter. */
export const isInTitle = (word: string, product: Product): boolean => isAmongWords(word, titleWords(product));

/** True for one of the words, even with one wrong letter. */
export const isAmongWords = (word: string, all: readonly string[]): boolean =>
  all.some((own) => own === word || isMistyped(own, word));

const titles = new WeakMap<Product, readonly string[]>();

export function titleWords(product: Product): readonly string[] {
  let own = titles.get(product);
  if (!own) titles.set(product, (own = words(product.title, MAX_BYTES)));
  return own;
}

/** True if one letter is wrong or missing, except for a missing last letter, which is an inflection. */
const isMistyped = (word: string, said: string): boolean =>
  Math.min(word.length, said.length) >= MIN_TYPO &&
  Math.max(word.length, said.length) > MIN_TYPO &&
  word.slice(0, -1) !== said &&
  said.slice(0, -1) !== word &&
  editDistance(said, word, 1) <= 1;

/** In letters, and as a share of the longer word: "perforatore" and "perforateur" begin alike. */
const [MIN_COGNATE, MIN_ALIKE] = [7, 0.7];

export function areCognates(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < MIN_COGNATE) return false;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  return alike >= MIN_COGNATE && alike >= MIN_ALIKE * Math.max(one.length, other.length);
}
