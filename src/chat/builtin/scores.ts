import type { Product } from '../../domain/product.ts';
import { ASPECTS, DEGREES, cuesOf } from './aspects.ts';
import type { Cue } from '../languages/cues.ts';
import { choose, hasConditions, rulesOut } from './choose.ts';
import type { Evidence } from './gather.ts';
import { fitProduct, isNamed as isCalled } from './matching.ts';
import type { MessageTerm } from './message.ts';
import { suits } from './needs.ts';
import { isDenied } from './passages.ts';
import { asksForOption } from './option-answers.ts';
import { inViewOf } from './product-answers.ts';
import { areChoice } from './choices.ts';
import { asksPolicy, isSaidByShop } from './shop-answers.ts';
import { withCarriedCues } from './superlatives.ts';
import { isOnItsPage } from './talk.ts';
import { sumOf, termWeight } from './weights.ts';

export const says = ({ message }: Evidence, ...cues: Cue[]): boolean => cues.some((cue) => message.cues.has(cue));
/** True if a message has at most so many other content words. */
export const isOnly = ({ message }: Evidence, most: number): boolean =>
  message.terms.length <= most && message.excluded.length === 0;
export const findsThings = (evidence: Evidence): boolean => {
  const { kinds: named, score } = choose(evidence);
  return named.length > 0 && score >= 0.5;
};

/** True for "a python print bag" but not "a poem about tents": the shop's products have the word itself. */
export const isOfShop = (e: Evidence): boolean => {
  const { hits, kinds: named, score } = choose(e);
  const own = e.message.asked.filter((term) => !e.message.terms.includes(term));
  const isWord = own.some((term) => hits.some(({ fields }) => fitProduct(term, fields) > 0));
  return named.length > 0 && score >= 0.5 && isWord;
};

/** Even an angry shopper is helped with an order. */
export const needsPerson = (e: Evidence): boolean => says(e, 'complaint', 'order', 'person');

export const asksFact = (e: Evidence): boolean => says(e, 'price', 'inStock', ...cuesOf(ASPECTS));

/** True if cues ask for products that exist: then "broken in" is no complaint. */
export const findsQuestion = (e: Evidence): boolean => says(e, 'have', 'best', 'gift') && findsThings(e);

export function compareScore(e: Evidence): number {
  const several = comparesSeveral(e) || inViewOf(e.talk).length > 1;
  if (says(e, 'compare')) return several ? 72 : choose(e).hits.length > 1 ? (e.named.length === 1 ? 72 : 50) : 0;
  return says(e, 'best') && several && isOnly(e, 0) ? 60 : 0;
}

const comparesSeveral = ({ named, talk }: Evidence): boolean =>
  named.length > 1 || talk.list.length > 1 || (named.length === 1 && talk.list.some((each) => each !== named[0]));

/** Scores "Which of them has a hood?" */
export function amongScore(e: Evidence): number {
  const { talk, message, named, alone } = e;
  const isOfThem =
    says(e, 'them', 'both') || (message.isQuestion && alone.kinds.every((term) => termWeight(term) <= 1));
  return talk.list.length > 1 &&
    named.length === 0 &&
    message.terms.length > 0 &&
    // Ingredients to avoid need proof, which only a search looks for.
    message.avoided.length === 0 &&
    isOfThem &&
    !says(e, 'cart') &&
    // "Is there any chicken in them?"
    (!says(e, 'have') || says(e, 'them')) &&
    !e.shop?.isOnTopic
    ? 55
    : 0;
}

export function superlativeScore(e: Evidence): number {
  if (carriesDegree(e)) return 68;
  const isPrice = says(e, 'cheapest', 'dearest');
  if (!isPrice && !comparesMeasures(e)) return 0;
  const isOfFocus = says(e, 'it') || asksForOption(e.talk);
  if (!isPrice && e.talk.focus && e.alone.kinds.length === 0 && isOfFocus) return 20;
  // "Do you have something warmer?" is a search; "the tallest post that you have" is a superlative.
  return says(e, 'have') && !isPrice && e.talk.list.length === 0 && !findsThings(e) ? 60 : 70;
}

/** True for "for women, I mean" after "your warmest coat?" */
const carriesDegree = (e: Evidence): boolean =>
  withCarriedCues(e) !== e.message &&
  !e.message.isQuestion &&
  e.message.terms.length > 0 &&
  e.together !== null &&
  // "No, rather trainers" after the most expensive boots.
  !(says(e, 'instead', 'decline', 'thanks') && e.alone.kinds.some((term) => termWeight(term) > 1)) &&
  !says(e, 'cart', 'have');

/** True for a measurable comparison; "the most" needs a term, as in "the most protein". */
const comparesMeasures = (e: Evidence): boolean =>
  says(e, 'bestRated', ...cuesOf(DEGREES)) ||
  (says(e, 'most', 'least') && e.message.terms.some((term) => !e.alone.kinds.includes(term)));

/** True for "Do you have cheaper ones?", also if it names the kind that is in view. */
export const shifts = (e: Evidence): boolean =>
  says(e, 'cheaper', 'dearer') &&
  e.talk.list.length > 0 &&
  (e.alone.kinds.length === 0 ||
    e.talk.list.every(({ productId }) => e.alone.hits.some(({ product }) => product.productId === productId)));

/** True for a message that asks for other things than those in view. */
const asksForOthers = (e: Evidence): boolean => says(e, 'have', 'instead', 'more', 'similar', 'goesWith');

/**
 * True if a message names a kind of thing that the target is not. A question names another only if the shop has it: "Is the
 * board afraid of hot cups?" is no search for cups if none are sold, nor is "Is there down in that jacket?" for others.
 */
function isOfAnotherKind(e: Evidence, target: Product): boolean {
  const { kinds, hits } = e.alone;
  if (hits.some(({ product }) => product.productId === target.productId)) return false;
  const things = kinds.filter((term) => termWeight(term) > 1);
  if (!e.message.isQuestion && !isOnItsPage(e.talk)) return things.length > 0;
  const others = asksForOthers(e) ? things : things.filter((term) => e.strange.some(({ word }) => word === term.word));
  return others.some((term) => hits.some(({ fields }) => isCalled(term, fields)));
}

export function productScore(e: Evidence): number {
  const { target, said, named, message, talk } = e;
  if (!target) return 0;
  const isQuestion = message.isQuestion || says(e, 'have', 'question');
  // With several named products, the shopper compares them or chooses from them.
  const isNamed = named.length === 1;
  return (
    26 +
    Math.min(20, 8 * (said[0]?.score ?? 0)) +
    sumOf([
      [isNamed, 24],
      [isOnItsPage(talk), isAskedOfPage(e) ? 26 : 18],
      [says(e, 'it', 'them'), 8],
      [asksFact(e) || says(e, 'reviews') || asksForOption(talk), 14],
      [message.isQuestion, 6],
      // "Have you got it in black?" if that is one of its colours.
      [isQuestion && target === talk.focus && areChoice(message.terms, talk, target), 18],
      [isSaidByShop(e), -24],
      [asksPolicy(e), -40],
      [!isNamed && (says(e, 'cheapest', 'dearest') || comparesMeasures(e)), -16],
      [says(e, 'compare') && comparesSeveral(e), -30],
    ]) +
    (isNamed || isAskedOfPage(e) ? 0 : searchSigns(e, target))
  );
}

/** True for "Any milk in this?" on a product's page, which is not a search for milk. */
const isAskedOfPage = (e: Evidence): boolean =>
  isOnItsPage(e.talk) &&
  (says(e, 'it') || (e.message.isQuestion && (e.said.length > 0 || !(says(e, 'have') || namesAnotherKind(e)))));

/** True for "Are those vegan?", which is not a search for vegan things. */
const isAskedOfFocus = (e: Evidence): boolean =>
  e.talk.focus !== null &&
  e.message.opensAsQuestion &&
  e.message.excluded.length === 0 &&
  e.alone.kinds.every((term) => termWeight(term) <= 1) &&
  !asksForOthers(e);

/** True for "Tents?" on the page of a jacket. */
const namesAnotherKind = (e: Evidence): boolean =>
  !e.message.opensAsQuestion && e.target !== null && isOfAnotherKind(e, e.target);

/** From this score on, a passage clearly answers. */
export const CLEAR = 2;

/** True for "How long does the battery last?", which the product in view tells, even if the shop sells batteries. */
const isFactOf = (e: Evidence): boolean =>
  (asksFact(e) || e.message.isQuestion || says(e, 'question')) && !asksForOthers(e) && (e.said[0]?.score ?? 0) >= CLEAR;

const isDeniedBy = ({ said, message }: Evidence): boolean =>
  said.some(({ passage }) => message.terms.some((term) => isDenied(term, passage.facts)));

const isAllStrange = ({ message, strange }: Evidence): boolean =>
  message.terms.some((term) => termWeight(term) > 1) && message.terms.every((term) => strange.includes(term));

const isAnother = (term: MessageTerm, { alone, strange }: Evidence): boolean =>
  term.isIndefinite === true &&
  strange.some(({ word }) => word === term.word) &&
  alone.hits.some(({ fields }) => isCalled(term, fields));

/** True for "Is it not too scary?", which is no search for something that is not. */
const asksWhetherNot = (e: Evidence): boolean =>
  e.talk.focus !== null && e.message.opensAsQuestion && says(e, 'it') && !asksForOthers(e) && e.said.length > 0;

/** Signs that the shopper is searching for something else. */
const searchSigns = (e: Evidence, target: Product): number =>
  sumOf([
    [isOfAnotherKind(e, target) && !isFactOf(e), -34],
    [says(e, 'have'), -8],
    // "Have you got a vegan one?" about one that is not.
    [says(e, 'have') && !says(e, 'it') && isDeniedBy(e), -40],
    // "And a robot that mops", of which the shop has some, but not in view.
    [e.message.terms.some((term) => isAnother(term, e)), -24],
    // "Last thing, snorkels?"
    [isAllStrange(e) && !says(e, 'it', 'them') && !asksFact(e) && !e.message.opensAsQuestion, -14],
    [says(e, 'instead'), -14],
    [says(e, 'decline') && says(e, 'instead', 'have', 'more'), -20],
    [says(e, 'instead', 'have') && says(e, 'more'), -20],
    [e.message.excluded.length > 0 && !asksWhetherNot(e), says(e, 'have') ? -40 : -20],
    // "Is there one below 100?"
    [says(e, 'have') && Object.keys(e.message.limits).length > 0, -20],
  ]);

/** True for "Do you wash dogs?": a question about the shop's services is not answered with a product. */
const asksShop = (e: Evidence): boolean =>
  says(e, 'you') &&
  e.named.length + e.said.length === 0 &&
  !asksFact(e) &&
  !says(e, 'have', 'best', 'gift', 'cart', 'compare', 'more', 'similar', 'goesWith', 'instead');

export function shopScore(e: Evidence): number {
  const { shop, alone, named, message } = e;
  if (!shop) return message.isQuestion ? (asksShop(e) ? 45 : 8) : 0;
  if (shop.isFollowUp) return 36;
  return (
    14 +
    22 * shop.share +
    (shop.isOnTopic ? 24 : 0) +
    (asksPolicy(e) ? 20 : 0) +
    (says(e, 'you') && !says(e, 'have') ? 12 : 0) -
    (says(e, 'have') && alone.kinds.length > 0 ? 10 : 0) -
    (named.length > 0 ? 12 : 0)
  );
}

export function findScore(e: Evidence): number {
  const { alone, together, message, talk } = e;
  const found = choose(e);
  const count = message.terms.length + message.excluded.length + message.measures.length + message.avoided.length;
  if (count + Object.keys(message.limits).length === 0 && message.age === null)
    return says(e, 'have', 'best', 'gift') ? 12 : 2;
  const isKind = alone.kinds.some(
    (term) => termWeight(term) > 1 && alone.hits.some(({ fields }) => isCalled(term, fields)),
  );
  return (
    16 +
    (found.hits.length > 0 ? 22 * found.score : -12) +
    sumOf([
      [isKind, 14],
      [says(e, 'have', 'gift', 'best'), 10],
      [hasConditions(message), 8],
      [message.excluded.length > 0 && !asksWhetherNot(e), 10],
      [rulesOut(e) && !isAskedOfPage(e) && !isAskedOfFocus(e), 26],
      [isForThatAge(e), 20],
      [together !== null && talk.list.length > 1, 6],
    ])
  );
}

/** True for "And for her brother, who is 7" if there are products for that age. */
const isForThatAge = (e: Evidence): boolean =>
  e.message.age !== null &&
  !(e.message.isQuestion && e.talk.focus) &&
  choose(e).hits.some(({ fields }) => suits(fields, e.message.age) === true);
