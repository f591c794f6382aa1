import { MAX_AMOUNT } from '../../domain/widget-event.ts';
import { readMeasure } from '../../text/attributes/measure.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import type { Cue } from '../languages/cues.ts';
import type { Language } from '../languages/language.ts';
import { words } from '../../text/words.ts';
import { readOptions } from '../options/option-words.ts';
import { cueFinderOf } from './cues.ts';
import type { Evidence } from './gather.ts';
import { isNamed } from './matching.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import { areChoice, isInTitle } from './references.ts';
import { numbersIn } from './number-words.ts';
import { definiteOf, grammarWordsOf, onesOf } from '../languages/word-lists.ts';
import type { Talk } from './talk.ts';
import { termWeight } from './weights.ts';

/** Number of earlier messages in which a purchase may have begun that this one completes. */
export const MAX_PENDING = 3;
const MAX_BYTES = 2_000;

/** True if an earlier message began a purchase that still lacks something, such as the size or colour. */
function isPending({ earlier }: Talk): boolean {
  const recent = earlier.slice(-MAX_PENDING).toReversed();
  if (recent[0]?.isChoiceOpen) return true;
  const at = recent.findIndex(({ message: { cues, isQuestion } }) =>
    ['cart', 'agree', ...(isQuestion ? [] : ['please', 'decide'])].some((cue) => cues.has(cue as 'cart')),
  );
  return at >= 0 && recent.slice(0, at + 1).every(({ shown }) => shown.length === 1);
}

/**
 * True if the message gives what a purchase lacks, such as the size or "three of the vegan one, please": a choice or a
 * number, and nothing else that the shop has.
 * @param evidence of what may be a purchase
 */
export function completesPurchase(evidence: Evidence): boolean {
  const { talk, message, named } = evidence;
  const thing = thingOf(evidence);
  if (!thing) return false;
  const numbers = quantitiesIn(evidence, thing);
  const isChosen = choosesNow(evidence, thing);
  const isThis = named.length === 1 || isChosen;
  const isSaid = numbers.length > 0 || isThis;
  const isOpen = isPending(talk);
  if (asksForMore(evidence, (isOpen && isSaid) || isWilling(message, isChosen))) return false;
  if (settlesChoice(evidence, thing) || (isOpen && answersShortly(message))) return true;
  if (isOpen || says(message, 'please', 'agree', 'decide')) return isSaid;
  if (isChosen) return isOneOrMore(talk, numbers);
  return numbers.some((number) => number > 1) && (isThis || says(message, 'it', 'them', 'pieces'));
}

const isWilling = (message: ParsedMessage, isChosen: boolean): boolean =>
  says(message, 'please', 'decide') || (says(message, 'agree') && isChosen);

const says = ({ cues }: ParsedMessage, ...signs: Cue[]): boolean => signs.some((sign) => cues.has(sign));

/** The number in "Is the Larkdale 8 …" or "the one with 5" is not a quantity. */
const quantitiesIn = ({ talk, message, named }: Evidence, thing: Product): number[] =>
  without(message.numbers, [
    ...named.flatMap((each) => numbersInName(message, each)),
    ...numbersCalled(message, talk.turn.language),
    ...sizesSaid(talk, message, thing),
  ]);

/** True for "yes", "the small one" or "the ebook". */
const answersShortly = (message: ParsedMessage): boolean =>
  message.words.length <= MAX_SHORT &&
  (says(message, 'agree', 'small', 'medium', 'large') ||
    (message.terms.length > 0 && message.terms.length <= MAX_CHOSEN));

/** Maximum number of words of an answer to the question which size or colour it should be, and of all its words. */
const MAX_CHOSEN = 3;
const MAX_SHORT = 8;
const POINTING: readonly Cue[] = ['first', 'second', 'third', 'fourth', 'last', 'other', 'both'];

/**
 * Keeps the part of a message that may be a purchase: the last sentence before it asks, as in "Sorry, she can't stand
 * perfume. The other one then, 100 ml. Do you gift-wrap?", and of it what comes after something was turned down.
 */
export function decisionIn(evidence: Evidence): Evidence {
  const { talk, message, strange, named } = evidence;
  const sentences = message.text.split(/(?<=[.!?…])\s+/u).filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
  // What follows a question belongs to it: "And in pink? 70 cm".
  const asks = sentences.findIndex((sentence) => sentence.trimEnd().endsWith('?'));
  if (asks === 0) return evidence;
  const last = (asks > 0 ? sentences[asks - 1] : sentences.at(-1)) ?? '';
  const clauses = last.split(/(?<=[,;])\s+/u);
  const turnedDown = clauses.findLastIndex((clause) => talk.read(clause).cues.has('decline'));
  const decision = turnedDown < clauses.length - 1 ? clauses.slice(turnedDown + 1).join(' ') : last;
  if (decision === message.text) return evidence;
  const own = talk.read(decision);
  const isOwn = ({ word }: MessageTerm) => own.terms.some((term) => term.word === word);
  const isPointing = says(own, ...POINTING);
  const isMentioned = (product: Product) =>
    isPointing || own.asked.some(({ word }) => word.split(' ').some((each) => isInTitle(each, product)));
  return { ...evidence, message: own, strange: strange.filter(isOwn), named: named.filter(isMentioned) };
}

/** True for "M" or "petrol, size 40" if this is all that was left to choose. */
function settlesChoice({ talk, message }: Evidence, { productId }: Product): boolean {
  const { fact, words: said = [] } = talk.turn.askedVariants.get(productId) ?? {};
  const open = (talk.turn.read.get(productId)?.options ?? []).filter(({ values }) => values.length > 1);
  const isChosen = (word: string) => said.includes(word);
  return (
    open.length > 0 &&
    open.every(({ name }) => fact?.choice.some((each) => each.name === name)) &&
    message.words.some(isChosen) &&
    message.terms.every(({ word }) => word.split(' ').every(isChosen))
  );
}

/** True for "no, 2 are enough" right after a product was proposed for the cart. */
export function corrects({ talk, message }: Evidence): boolean {
  const last = talk.earlier.at(-1);
  return (
    talk.focus !== null &&
    last !== undefined &&
    (last.isChoiceOpen || last.message.cues.has('cart') || last.message.numbers.length > 0) &&
    !message.isQuestion &&
    message.numbers.length > 0
  );
}

/** Maximum number of words of an unknown way to ask for it: "stash two for me". */
const MAX_VERBS = 2;

/** True for "I want it", "quiero 3" or "ponme uno" about the one product in view, and no other; not "I have one". */
export function wantsSome({ talk, message, alone, named }: Evidence): boolean {
  const { terms, numbers, limits } = message;
  const isOfSome = (term: MessageTerm) => term.concepts.size > 0 || isInShop(term, alone.hits);
  const isOther = terms.length > MAX_VERBS || terms.some(isOfSome) || Object.keys(limits).length > 0;
  const isWish = terms.length > 0 || says(message, 'have', 'agree', 'please', 'thanks');
  if (talk.list.length !== 1 || named.length > 1 || isOther || !isWish || says(message, 'last', 'instead', 'more'))
    return false;
  // "One, please", "just the one, thanks".
  const isPolite = says(message, 'please', 'thanks') && terms.every(({ word }) => word !== message.words.at(-1));
  const last = message.words.slice(isPolite ? -2 : -1);
  const isOne = last.some((word) => onesOf(talk.turn.language).has(word));
  return (
    isOne ||
    numbers.some((number) => number > 1) ||
    (terms.length === 0 && says(message, 'have') && says(message, 'it'))
  );
}

/** False for words such as "pcs" in "3 pcs", which no product has. */
const isInShop = ({ word }: MessageTerm, hits: Evidence['alone']['hits']): boolean =>
  hits.some(({ lacks }) => !lacks.some((term) => term.word === word));

/** True for "OK, that one then" about the one product in view. */
export const settlesOn = ({ talk, message, named }: Evidence): boolean =>
  talk.list.length === 1 &&
  named.length <= 1 &&
  message.terms.length + message.excluded.length === 0 &&
  says(message, 'decide') &&
  says(message, 'it', 'agree') &&
  !says(message, 'have', 'instead', 'more', 'question');

/** Returns the single product that a message may be about, if any product is in view. */
const thingOf = ({ target, named, talk }: Evidence): Product | null =>
  named.length <= 1 && talk.list.length > 0 ? target : null;

/** True for "2 in sage" or "the kettle in sage" about the product in view: a choice, and nothing else that the shop has. */
const choosesNow = ({ talk, message, alone, named, strange }: Evidence, product: Product): boolean => {
  const isOfIt = (term: MessageTerm) =>
    termWeight(term) > 1
      ? strange.every(({ word }) => word !== term.word)
      : named.includes(product) && isInTitle(term.word, product);
  const others = message.terms.filter((term) => term.concepts.size > 0 || isInShop(term, alone.hits));
  return areChoice(
    others.filter((term) => !isOfIt(term)),
    talk,
    product,
  );
};

/** True if there is a number or the word "one": "Turquoise, then: one for left-handers", "The M in red, 2". */
const isOneOrMore = ({ turn: { language }, message }: Talk, numbers: readonly number[]): boolean =>
  numbers.length > 0 || message.words.some((word) => onesOf(language).has(word));

/** True if words do not match the product. "One for my sister" only says whom it is for. */
function asksForMore({ talk, message, strange, alone }: Evidence, isMeant: boolean): boolean {
  const { cues, limits } = message;
  const { language } = talk.turn;
  const isSized = (['small', 'medium', 'large'] as const).some((cue) => cues.has(cue));
  const others = strange.filter((term) => !isCounted(term, message, language));
  return (
    Object.keys(limits).length > 0 ||
    others.length > Number(isMeant) + Number(isSized) ||
    others.some((term) => alone.hits.some(({ fields }) => isNamed(term, fields)))
  );
}

/** True for the 2 of "31 euros? then 2 packs of 250". */
const isOfPieces = ({ words: said }: ParsedMessage, number: number, { code }: Language): boolean =>
  said.some(
    (word, at) =>
      word === String(number) &&
      cueFinderOf(code)(said.slice(at + 1, at + 2)).some(({ concept }) => concept === 'pieces'),
  );

/** True for the "boxes" of "2 boxes of them", which say how it is packed. */
const isCounted = ({ word }: MessageTerm, { words: said }: ParsedMessage, language: Language): boolean => {
  const at = said.indexOf(word);
  return at > 0 && numbersIn(said.slice(at - 1, at), language).some((number) => number > 1);
};

/** Returns the quantity: a number that is neither an option nor part of the product's name; 1 if there is none. */
export function amountOf({ talk, message }: Evidence, product: Product, details: ProductDetails | undefined): number {
  const before = isPending(talk) ? talk.earlier.slice(-MAX_PENDING + 1).toReversed() : [];
  // Only messages that began a purchase of it can have a quantity, unlike "Is the 2-seater in stock?".
  const begun = before.filter(
    ({ message: { cues }, isChoiceOpen, shown }) =>
      shown.some(({ productId }) => productId === product.productId) &&
      (isChoiceOpen || cues.has('cart') || (cues.has('please') && !cues.has('compare'))),
  );
  for (const each of [message, ...begun.map((exchange) => exchange.message)]) {
    const free = without(each.numbers, [
      ...numbersInName(each, product),
      ...numbersChosen(talk, each, product, details),
      ...sizesSaid(talk, each, product),
    ]);
    const counted = each.numbers.filter(
      (number) => free.includes(number) && isOfPieces(each, number, talk.turn.language),
    );
    const possible = [...counted, ...free].filter((number) => number >= 1 && number <= MAX_AMOUNT);
    // "Nice one, two please" means two.
    const amount = possible.find((number) => number > 1) ?? possible[0];
    if (amount !== undefined) return amount;
  }
  return 1;
}

/** Removes each taken number only once: "3 of the Larkdale 3" keeps a 3. */
const without = (numbers: readonly number[], taken: readonly number[]): number[] =>
  taken.reduce(
    (left, number) => (left.includes(number) ? left.toSpliced(left.lastIndexOf(number), 1) : left),
    [...numbers],
  );

/** Finds numbers of the product's name, as in "the Fjordbook 13", but not in "13 of them". */
function numbersInName({ words: said }: ParsedMessage, { title }: Product): number[] {
  const own = words(title, MAX_BYTES);
  const isNamedSo = own.some((word) => /^\p{L}{3,}$/u.test(word) && said.includes(word));
  return isNamedSo ? own.map(Number).filter(Number.isInteger) : [];
}

/** Finds numbers that tell which one is meant: "the 5", "la de 5". */
function numbersCalled({ words: said }: ParsedMessage, language: Language): number[] {
  const definite = definiteOf(language);
  const isDefinite = (at: number) => definite.has(said[at] ?? '');
  const isCalled = (at: number) =>
    isDefinite(at - 1) || (isDefinite(at - 2) && grammarWordsOf(language).has(said[at - 1] ?? ''));
  return said.flatMap((word, at) => (/^\d+$/u.test(word) && isCalled(at) ? Number(word) : []));
}

/** Sizes begin here; smaller numbers are quantities. */
export const MIN_SIZE = 16;
/** How far a size that a shopper has may be from those there are. */
const NEAR_SIZE = 6;

/** Finds sizes that there are, or might be: "he has 46" is not a quantity of shoes in 40 to 45. */
function sizesSaid(talk: Talk, message: ParsedMessage, { productId }: Product): number[] {
  const options = talk.turn.read.get(productId)?.options ?? [];
  const ranges = options
    .filter(({ values }) => values.length > 1 && values.every((value) => /^[\d\s–/-]+$/u.test(value)))
    .map(({ values }) => values.flatMap((value) => value.match(/\d{1,3}/gu) ?? []).map(Number))
    .filter((sizes) => sizes.every((size) => size >= MIN_SIZE));
  const isSize = (number: number) =>
    ranges.some((sizes) => Math.min(...sizes) - NEAR_SIZE <= number && number <= Math.max(...sizes) + NEAR_SIZE);
  return message.numbers.filter(isSize);
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

/** Returns the leading number of a value such as "6 pezzi" or "01 Avorio"; undefined for a measure with a unit. */
export function countIn(value: string): string | undefined {
  const [number = ''] = words(value, MAX_BYTES);
  return /^\d+$/u.test(number) && !readMeasure(value)?.unit ? number : undefined;
}
