import type { Product } from '../../domain/product.ts';
import type { Cue } from '../languages/cues.ts';
import { isCounted, quantitiesIn } from './amounts.ts';
import { asks, messageSentences } from '../../text/sentences.ts';
import { choosesVariant } from './option-answers.ts';
import { isPending } from './pending.ts';
import { callsBySize } from './cues.ts';
import type { Evidence } from './gather.ts';
import { isNamed } from './matching.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import { areChoice } from './choices.ts';
import { isInTitle } from './title-words.ts';
import { onesOf } from '../languages/word-lists.ts';
import type { Talk } from './talk.ts';
import { valueIn } from './variant-choice.ts';
import { termWeight } from './weights.ts';

/** Clauses of a sentence to look for what is turned down in, and characters of one that is about an amount alone. */
const [MAX_CLAUSES, MAX_AMOUNT_LENGTH] = [5, 20];

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
  const isMeant = (isOpen && isSaid) || isWilling(evidence, isChosen);
  if (asksForMore(evidence, isMeant)) return false;
  if (settlesChoice(evidence, thing) || (isOpen && answersShortly(message))) return true;
  if (isOpen || says(message, 'please', 'agree', 'decide')) return isSaid;
  if (isChosen) return isOneOrMore(talk, numbers);
  return isOfSome(message, numbers, talk) && (isThis || says(message, 'it', 'them', 'pieces'));
}

/** True for an amount, of which "one" has to be the last word: "the palette, one". */
const isOfSome = (message: ParsedMessage, numbers: readonly number[], talk: Talk): boolean =>
  endsInOne(talk, message) || numbers.some((number) => number > 1);

const isWilling = (evidence: Evidence, isChosen: boolean): boolean =>
  says(evidence.message, 'please', 'decide') || (says(evidence.message, 'agree') && isChosen) || wantsChosen(evidence);

const says = ({ cues }: ParsedMessage, ...signs: Cue[]): boolean => signs.some((sign) => cues.has(sign));

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
  const sentences = messageSentences(message.text);
  // Text that follows a question belongs to it: "And in pink? 70 cm".
  const asked = sentences.findIndex(asks);
  const rest = sentences.slice(sentences.findLastIndex(asks) + 1).join(' ');
  // "Yellow? If you have it in L, one please."
  const isAfter = asked === 0 && says(talk.read(rest), 'please', 'cart');
  if (asked === 0 && !isAfter) return evidence;
  const stated = isAfter ? [rest] : sentences.slice(0, asked > 0 ? asked : sentences.length);
  const isAmount = (sentence: string) =>
    sentence.length <= MAX_AMOUNT_LENGTH && talk.read(sentence).numbers.some((number) => number > 1);
  // "Blue, then. Two of them."
  const last = stated.slice(isAmount(stated.at(-1) ?? '') ? -2 : -1).join(' ');
  const clauses = last.split(/(?<=[,;])\s+/u).slice(-MAX_CLAUSES);
  const turnedDown = clauses.findLastIndex((clause) => talk.read(clause).cues.has('decline'));
  const isOver = turnedDown >= 0 && turnedDown < clauses.length - 1;
  const decision = isOver ? clauses.slice(turnedDown + 1).join(' ') : last;
  if (decision === message.text) return evidence;
  const own = talk.read(decision);
  const isOwn = ({ word }: MessageTerm) => own.terms.some((term) => term.word === word);
  const isPointing = says(own, ...POINTING);
  const isMentioned = (product: Product) =>
    isPointing || own.asked.some(({ word }) => word.split(' ').some((each) => isInTitle(each, product)));
  return { ...evidence, message: own, strange: strange.filter(isOwn), named: named.filter(isMentioned) };
}

/**
 * True for "M" or "petrol, size 40" if this is all that was left to choose; in a purchase that has begun, it may say more
 * that the shop does not know: "black, large, final answer".
 */
export function settlesChoice(
  { talk, message, alone }: Pick<Evidence, 'talk' | 'message' | 'alone'>,
  { productId }: Product,
): boolean {
  const { fact, words: said = [] } = talk.turn.askedVariants.get(productId) ?? {};
  const open = (talk.turn.read.get(productId)?.options ?? []).filter(({ values }) => values.length > 1);
  const isSized = (word: string) => callsBySize(word, talk.turn.language.code);
  // "No quiero la roja".
  const isOut = (word: string) => message.excluded.some((term) => term.word.split(' ').includes(word));
  const isChosen = (word: string) => (said.includes(word) || isSized(word)) && !isOut(word);
  const isOpen = isPending(talk);
  const isNothing = (term: MessageTerm) => isOpen && term.concepts.size === 0 && !isInShop(term, alone.hits);
  return (
    open.length > 0 &&
    open.every(
      ({ name, values }) =>
        fact?.choice.some((each) => each.name === name) || valueIn(message, values, talk) !== undefined,
    ) &&
    message.words.some(isChosen) &&
    message.terms.every((term) => term.word.split(' ').every(isChosen) || isNothing(term))
  );
}

/** True for "Charcoal, L. One of those" about the one product in view: a whole choice, and an amount or a begun purchase. */
export function choosesWhole(evidence: Evidence): boolean {
  const { talk, message } = evidence;
  const thing = thingOf(evidence);
  const isElse = message.isQuestion || message.excluded.length + Object.keys(message.limits).length > 0;
  if (!thing || talk.list.length !== 1 || isElse) return false;
  const isMeant = isPending(talk) || isOneOrMore(talk, quantitiesIn(evidence, thing));
  const [first = '', ...others] = messageSentences(message.text);
  return (
    isMeant &&
    [message, ...(others.length > 0 ? [talk.read(first)] : [])].some((each) =>
      settlesChoice({ ...evidence, message: each }, thing),
    )
  );
}

/** True for "I want 4 chairs in mustard" and "I'd like the 7-kg bag" of what is in view, although a wish may begin a search. */
export function wantsChosen(evidence: Evidence): boolean {
  const { talk, message, alone } = evidence;
  const thing = thingOf(evidence);
  if (!thing || message.isQuestion || message.excluded.length > 0 || !choosesVariant(talk, thing)) return false;
  const own = alone.hits.find(({ product }) => product.productId === thing.productId)?.fields;
  // "Then I need a new power bank that charges my laptop" describes one.
  const isMore = message.terms.some(
    (term) =>
      !areChoice([term], talk, thing) &&
      (term.concepts.size > 0 || isInShop(term, alone.hits)) &&
      !isInTitle(term.word, thing) &&
      !(own && isNamed(term, own)),
  );
  return !isMore && (says(message, 'want') || quantitiesIn(evidence, thing).some((number) => number > 1));
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

const CHANGING: readonly Cue[] = ['it', 'them', 'pieces', 'instead', 'decide', 'agree', 'decline'];

/** True for "3 of them instead of one" right after one was proposed for the cart. */
export function changesAmount(evidence: Evidence): boolean {
  const { talk, message, alone } = evidence;
  const thing = thingOf(evidence);
  if (!thing || talk.earlier.at(-1)?.isProposed !== true || talk.list.length !== 1 || message.isQuestion) return false;
  const isOther = message.terms.some(
    (term) => (term.concepts.size > 0 || isInShop(term, alone.hits)) && !isInTitle(term.word, thing),
  );
  const isMeant = message.terms.length === 0 || says(message, ...CHANGING);
  return (
    isMeant && !isOther && !says(message, 'have', 'more') && quantitiesIn(evidence, thing).some((each) => each > 1)
  );
}

/** Maximum number of words of an unknown way to ask for it: "stash two for me". */
const MAX_VERBS = 2;

/** True for "I want it", "quiero 3" or "ponme uno" about the one product in view, and no other; not "I have one". */
export function wantsSome({ talk, message, alone, named }: Evidence): boolean {
  const { terms, numbers, limits } = message;
  const isOfShop = (term: MessageTerm) => term.concepts.size > 0 || isInShop(term, alone.hits);
  const isOther = terms.length > MAX_VERBS || terms.some(isOfShop) || Object.keys(limits).length > 0;
  const isWish = terms.length > 0 || says(message, 'have', 'agree', 'please', 'thanks');
  if (talk.list.length !== 1 || named.length > 1 || isOther || !isWish || says(message, 'last', 'instead', 'more'))
    return false;
  return (
    endsInOne(talk, message) ||
    numbers.some((number) => number > 1) ||
    (terms.length === 0 && says(message, 'have') && says(message, 'it'))
  );
}

/** True for "one, please", "just the one, thanks" and "the palette, one". */
function endsInOne({ turn }: Talk, message: ParsedMessage): boolean {
  const { terms, words: said } = message;
  const isPolite = says(message, 'please', 'thanks') && terms.every(({ word }) => word !== said.at(-1));
  return said.slice(isPolite ? -2 : -1).some((word) => onesOf(turn.language).has(word));
}

/** False for words such as "pcs" in "3 pcs", which no product has. */
export const isInShop = ({ word }: MessageTerm, hits: Evidence['alone']['hits']): boolean =>
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
  // Mustard is a colour here, although it is a thing elsewhere.
  const chosen = others.filter((term) => areChoice([term], talk, product));
  return chosen.length > 0 && others.every((term) => chosen.includes(term) || isOfIt(term));
};

/** True for a number, the word "one" or a wish: "Turquoise, then: one for left-handers", "The M in red, 2". */
const isOneOrMore = ({ turn: { language }, message }: Talk, numbers: readonly number[]): boolean =>
  numbers.length > 0 || says(message, 'want') || message.words.some((word) => onesOf(language).has(word));

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
