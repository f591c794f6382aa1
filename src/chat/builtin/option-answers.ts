import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import type { Cue } from '../languages/cues.ts';
import { bold } from './answer.ts';
import { ASPECTS } from './aspects.ts';
import type { ParsedMessage } from './message.ts';
import { isInTitle } from './title-words.ts';
import type { Talk } from './talk.ts';

const CALLED_BY_SIZE: readonly Cue[] = ['small', 'medium', 'large'];
const OTHER_SIZE: readonly Cue[] = ['size', 'bigger', 'smaller', 'longer', 'shorter'];

export const isCalledBySize = ({ cues }: ParsedMessage): boolean => CALLED_BY_SIZE.some((cue) => cues.has(cue));

/** Says which choice there is, if that is asked. */
export const choiceOf = (talk: Talk, product: Product): string[] =>
  asksForOption(talk) ? [talk.turn.language.phrases.listed(optionsOf(talk, product).join('; '))] : [];

/** Says how a product is rated, if that is asked and known. */
export function ratingOf({ turn, message }: Talk, product: Product): string[] {
  const { rating = null } = turn.read.get(product.productId) ?? {};
  return message.cues.has('reviews') && rating ? [ratingText(product, rating)] : [];
}

/** "**Oak Lamp**: ★ 4.7/5 (120)". */
const ratingText = ({ title }: Product, { value, scale, count }: NonNullable<ProductDetails['rating']>): string =>
  `${bold(title)}: ★ ${value}/${scale}${count === null ? '' : ` (${count})`}.`;

/** True for "What sizes are there?", "Which colours?" or "Does it come bigger?" about a product with such a choice. */
export function asksForOption(talk: Talk): boolean {
  const { message, focus } = talk;
  const isAsked = message.isQuestion || message.cues.has('question') || message.cues.has('have');
  if (!isAsked || focus === null) return false;
  const options = choicesOf(talk, focus);
  const keys = new Set(message.words.flatMap((word) => attributeKey(word) ?? []));
  const called = options.filter(({ name }) => keys.has(attributeKey(name) ?? ''));
  const { fact } = talk.turn.askedVariants.get(focus.productId) ?? {};
  // "Which colours are there in L?"
  const isOpen = called.some(({ name }) => !fact?.choice.some((each) => each.name === name));
  if (choosesVariant(talk, focus) && !isOpen) return false;
  // "Which size fits in the cabin?" asks for more than what there is, unlike "Which colours are left?"
  const more = message.terms.filter(({ word }) => attributeKey(word) === null && !isInTitle(word, focus));
  const isMore =
    more.length > 1 || more.some(({ concepts }) => concepts.size > 0) || (more.length > 0 && asksAspect(message));
  if (isMore || options.length === 0) return false;
  return called.length > 0 || OTHER_SIZE.some((cue) => message.cues.has(cue));
}

const asksAspect = ({ cues }: ParsedMessage): boolean => Object.keys(ASPECTS).some((cue) => cues.has(cue as Cue));

const choicesOf = ({ turn }: Talk, { productId }: Product): ProductDetails['options'] =>
  (turn.read.get(productId)?.options ?? []).filter(({ values }) => values.length > 1);

const optionsOf = (talk: Talk, product: Product): string[] =>
  choicesOf(talk, product).map(({ name, values }) => `${name}: ${values.join(', ')}`);

/** True if this message, rather than an earlier one, names a size, a colour or the like of the product. */
export function choosesVariant({ turn, message }: Talk, { productId }: Product): boolean {
  const { words } = turn.askedVariants.get(productId) ?? {};
  return words !== undefined && (isCalledBySize(message) || words.some((word) => message.words.includes(word)));
}
