import { MAX_AMOUNT } from '../../domain/chat.ts';
import { readMeasure } from '../../text/attributes/measure.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/records.ts';
import type { Cue } from '../languages/cues.ts';
import { words } from '../../text/words.ts';
import { readOptions } from '../option-words.ts';
import type { Evidence } from './gather.ts';
import { isNamed } from './matching.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import { areChoice } from './references.ts';
import { onesOf } from './word-lists.ts';
import type { Talk } from './talk.ts';

/** Messages that may have begun a purchase which this one completes. */
export const MAX_PENDING = 3;
const MAX_BYTES = 2_000;

/** True if an earlier message began to buy, and something was still open: which size, which colour. */
function isPending({ earlier }: Talk): boolean {
  const recent = earlier.slice(-MAX_PENDING).toReversed();
  if (recent[0]?.isChoiceOpen) return true;
  const at = recent.findIndex(({ message: { cues, isQuestion } }) =>
    ['cart', 'agree', ...(isQuestion ? [] : ['please'])].some((cue) => cues.has(cue as 'cart')),
  );
  return at >= 0 && recent.slice(0, at + 1).every(({ shown }) => shown.length === 1);
}

/** The size that was still open, "three of the vegan one, please": a choice or a number, and nothing else that the shop has. */
export function completesPurchase(evidence: Evidence): boolean {
  const { talk, message, named } = evidence;
  const { cues } = message;
  // "Is the Larkdale 8 …" counts nothing.
  const numbers = without(
    message.numbers,
    named.flatMap((each) => numbersInName(message, each)),
  );
  const thing = thingOf(evidence);
  if (!thing) return false;
  const isChosen = choosesNow(evidence, thing);
  const isThis = named.length === 1 || isChosen;
  const isSaid = numbers.length > 0 || isThis;
  const isOpen = isPending(talk);
  if (asksForMore(evidence, cues.has('please') || (isOpen && isSaid))) return false;
  const says = (...signs: Cue[]) => signs.some((sign) => cues.has(sign));
  if (isOpen && (says('agree') || message.terms.length > 0)) return true;
  if (isOpen || says('please', 'agree')) return isSaid;
  if (isChosen) return isOneOrMore(talk, numbers);
  return numbers.some((number) => number > 1) && (isThis || says('it', 'them', 'pieces'));
}

/** In words, that may say to buy it in a way that is not known: "stash two for me". */
const MAX_VERBS = 2;

/** "I want it", "quiero 3", "ponme uno": of the one thing in view, and no word of anything else; but not "I have one". */
export function wantsSome({ talk, message, alone, named }: Evidence): boolean {
  const { cues, terms, numbers, limits } = message;
  const says = (...signs: Cue[]) => signs.some((sign) => cues.has(sign));
  const isOfSome = (term: MessageTerm) => term.concepts.size > 0 || isInShop(term, alone.hits);
  const isOther = terms.length > MAX_VERBS || terms.some(isOfSome) || Object.keys(limits).length > 0;
  const isWish = terms.length > 0 || says('have', 'agree', 'please', 'thanks');
  if (talk.list.length !== 1 || named.length > 1 || isOther || !isWish || says('last', 'instead', 'more')) return false;
  // "One, please", "just the one, thanks".
  const last = message.words.slice(says('please', 'thanks') ? -2 : -1);
  const isOne = last.some((word) => onesOf(talk.turn.language).has(word));
  return isOne || numbers.some((number) => number > 1) || (terms.length === 0 && says('have') && says('it'));
}

/** Not "3 pcs" and the like, which nothing here has. */
const isInShop = ({ word }: MessageTerm, hits: Evidence['alone']['hits']): boolean =>
  hits.some(({ lacks }) => !lacks.some((term) => term.word === word));

/** The one product that a message may be about, once something has been in view. */
const thingOf = ({ target, named, talk }: Evidence): Product | null =>
  named.length <= 1 && talk.list.length > 0 ? target : null;

/** "2 in sage", of the product in view: what is chosen, and nothing besides that the shop has. */
const choosesNow = ({ talk, message, alone }: Evidence, product: Product): boolean =>
  areChoice(
    message.terms.filter((term) => term.concepts.size > 0 || isInShop(term, alone.hits)),
    talk,
    product,
  );

/** "Turquoise, then: one for left-handers", "The M in red, 2". */
const isOneOrMore = ({ turn: { language }, message }: Talk, numbers: readonly number[]): boolean =>
  numbers.length > 0 || message.words.some((word) => onesOf(language).has(word));

/** True for words that the product has nothing of. "One for my sister" says no more than what it is for. */
function asksForMore({ message: { cues, limits }, strange, alone }: Evidence, isWilling: boolean): boolean {
  const isSized = (['small', 'medium', 'large'] as const).some((cue) => cues.has(cue));
  return (
    Object.keys(limits).length > 0 ||
    strange.length > Number(isWilling) + Number(isSized) ||
    strange.some((term) => alone.hits.some(({ fields }) => isNamed(term, fields)))
  );
}

/** A number of pieces: one that is no option, and is not part of what the product is called. */
export function amountOf({ talk, message }: Evidence, product: Product, details: ProductDetails | undefined): number {
  const before = isPending(talk) ? talk.earlier.slice(-MAX_PENDING + 1).toReversed() : [];
  // "Is the 2-seater in stock?" counted nothing: only what began to buy does.
  const begun = before.filter(
    ({ message: { cues }, isChoiceOpen }) =>
      isChoiceOpen || cues.has('cart') || (cues.has('please') && !cues.has('compare')),
  );
  for (const each of [message, ...begun.map((exchange) => exchange.message)]) {
    const free = without(each.numbers, [
      ...numbersInName(each, product),
      ...numbersChosen(talk, each, product, details),
    ]);
    const possible = free.filter((number) => number >= 1 && number <= MAX_AMOUNT);
    // "Nice one, two please" wants two.
    const amount = possible.find((number) => number > 1) ?? possible[0];
    if (amount !== undefined) return amount;
  }
  return 1;
}

/** Each number that is taken counts once: "3 of the Larkdale 3". */
const without = (numbers: readonly number[], taken: readonly number[]): number[] =>
  taken.reduce(
    (left, number) => (left.includes(number) ? left.toSpliced(left.lastIndexOf(number), 1) : left),
    [...numbers],
  );

/** "The Fjordbook 13", but not "13 of them". */
function numbersInName({ words: said }: ParsedMessage, { title }: Product): number[] {
  const own = words(title, MAX_BYTES);
  const isNamedSo = own.some((word) => /^\p{L}{3,}$/u.test(word) && said.includes(word));
  return isNamedSo ? own.map(Number).filter(Number.isInteger) : [];
}

function numbersChosen(
  { turn }: Talk,
  { text }: ParsedMessage,
  product: Product,
  details: ProductDetails | undefined,
): number[] {
  const stated = details ? [...readOptions([text], details, turn.language).values()] : [];
  const counted = turn.askedVariants.get(product.productId)?.fact.choice.map(({ value }) => countIn(value)) ?? [];
  return [...stated.flatMap((each) => each.words).map(Number), ...counted.map(Number)].filter(Number.isInteger);
}

/** The number that a value such as "6 pezzi" or "01 Avorio" begins with; undefined for a measure, which needs its unit. */
export function countIn(value: string): string | undefined {
  const [number = ''] = words(value, MAX_BYTES);
  return /^\d+$/u.test(number) && !readMeasure(value)?.unit ? number : undefined;
}
