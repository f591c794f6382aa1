import type { Product } from '../../domain/product.ts';
import { words } from '../../text/words.ts';
import { readOptions } from '../options/option-words.ts';
import { callsBySize } from './cues.ts';
import { readAll } from './finding.ts';
import { fitProduct } from './matching.ts';
import type { MessageTerm } from './message.ts';
import type { Talk } from './talk.ts';
import { isInTitle } from './title-words.ts';

const MAX_BYTES = 2_000;
/** In letters. Shorter beginnings do not stand for an option's name. */
const MIN_NAME = 4;

/** True if the words only choose a variant: "the 3 kg bag", of an option that is called "size of the bag". */
export function areChoice(terms: readonly MessageTerm[], { turn }: Talk, { productId }: Product): boolean {
  const { fact, words: said = [] } = turn.askedVariants.get(productId) ?? {};
  const names = (fact?.choice ?? []).flatMap(({ name }) => words(name, MAX_BYTES));
  // "Topf" is the "Topfgröße" that was chosen.
  const isChosen = (word: string) =>
    said.includes(word) || names.some((name) => name === word || (word.length >= MIN_NAME && name.startsWith(word)));
  return terms.length > 0 && terms.every(({ word }) => word.split(' ').every(isChosen));
}

/** True for "500" or "the red one" after the question which size or colour it should be: this names no other product. */
export const choosesOption = (talk: Talk): boolean =>
  talk.focus !== null &&
  talk.earlier.at(-1)?.isChoiceOpen === true &&
  (talk.message.terms.length === 0 || areChoice(talk.message.terms, talk, talk.focus));

/** The words of a message that choose a variant of a product: two for "8 with the grey seat". */
function chosenIn({ message, turn }: Talk, { productId }: Product): string[] {
  const details = turn.read.get(productId);
  const stated = details ? [...readOptions([message.text], details, turn.language).values()] : [];
  // "The medium one" is the middle one of what is in view, even if its values are not called so.
  return stated.flatMap(({ words: said }) => said.filter((word) => !callsBySize(word, turn.language.code)));
}

/** True if a message chooses a variant of a product. */
export const choosesOf = (talk: Talk, product: Product): boolean => chosenIn(talk, product).length > 0;

/** Finds the only product that has this variant, or more of it than all others: "8 with the grey seat". */
export function byVariant(talk: Talk, products: readonly Product[]): Product[] {
  const counts = products.map((product) => chosenIn(talk, product).length);
  const most = Math.max(0, ...counts);
  const chosen = products.filter((_, at) => counts[at] === most);
  return most > 0 && chosen.length === 1 ? chosen : [];
}

/** "And 3 of the 230 g cartridges" after a stove: finds what has such a choice if nothing in view has, or is like that. */
export async function byChoice(talk: Talk, products: readonly Product[]): Promise<Product[]> {
  const { list, message } = talk;
  const { terms } = message;
  if (message.isQuestion || list.length === 0) return [];
  const inView = await readAll(talk, list);
  const isOfView = (word: string) =>
    terms.some((term) => term.word === word && inView.some((fields) => fitProduct(term, fields) > 0));
  const least = Math.max(...list.map((product) => chosenIn(talk, product).length));
  const counts = products.map((product) => {
    const count = chosenIn(talk, product).filter((word) => !isOfView(word)).length;
    return count <= least ? 0 : count + terms.filter(({ word }) => isInTitle(word, product)).length;
  });
  const most = Math.max(0, ...counts);
  const best = products.filter((_, at) => counts[at] === most);
  return most > 0 && best.length === 1 ? best : [];
}
