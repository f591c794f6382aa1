import type { Answer } from './answer.ts';
import { ASPECTS, DEGREES } from './aspects.ts';
import { proposeCart } from './cart-answers.ts';
import type { Evidence } from './gather.ts';
import { choose, hasConditions, rulesOut } from './choose.ts';
import { list, more, shifted } from './list-answers.ts';
import type { Product } from '../../domain/records.ts';
import { fitProduct, isNamed as isCalled } from './matching.ts';
import { amongShown, answerOnTarget, compare, describe, inViewOf, similar } from './product-answers.ts';
import { handOver, isSaidByShop, quoteShop } from './shop-answers.ts';
import {
  about,
  ask,
  bye,
  discount,
  hello,
  isOfNoLanguage,
  isThanked,
  isWordless,
  kinds,
  news,
  refuse,
  speaks,
  thanks,
} from './small-talk.ts';
import { superlative, withCarriedCues } from './superlatives.ts';
import { completesPurchase } from './purchase.ts';
import { sumOf, termWeight } from './weights.ts';

interface Intent {
  name: string;
  /** How likely the shopper means this, from 0 to 100, by what the message says and what the shop has. */
  score(evidence: Evidence): number;
  answer(evidence: Evidence): Answer | Promise<Answer>;
}

type Cue = Parameters<Evidence['message']['cues']['has']>[0];

const says = ({ message }: Evidence, ...cues: Cue[]): boolean => cues.some((cue) => message.cues.has(cue));
const cuesOf = (table: object): Cue[] => Object.keys(table) as Cue[];
/** A message that is nothing else: hardly another word. */
const isOnly = ({ message }: Evidence, most: number): boolean =>
  message.terms.length <= most && message.excluded.length === 0;
const findsThings = (evidence: Evidence): boolean => {
  const { kinds: named, score } = choose(evidence);
  return named.length > 0 && score >= 0.5;
};

/** Tried by score: what the shop has decides between equals. */
export const INTENTS: readonly Intent[] = [
  {
    name: 'attack',
    score: (e) => (says(e, 'attack') || (says(e, 'insult') && !needsPerson(e)) ? 100 : 0),
    answer: ({ talk }) => refuse(talk),
  },
  { name: 'person', score: (e) => (says(e, 'person') ? 95 : 0), answer: (e) => handOver(e, 'request') },
  {
    name: 'complaint',
    score: (e) => (says(e, 'complaint') && !findsQuestion(e) && !(e.message.isQuestion && e.shop?.isOnTopic) ? 92 : 0),
    answer: (e) => handOver(e, 'complaint'),
  },
  {
    name: 'order',
    score: (e) => (says(e, 'order') && !findsQuestion(e) ? 90 : 0),
    answer: (e) => handOver(e, 'order'),
  },
  { name: 'cart', score: cartScore, answer: proposeCart },
  {
    name: 'hello',
    score: (e) => (says(e, 'hello') && isOnly(e, 0) && !e.message.isQuestion ? 86 : 0),
    answer: ({ talk }) => hello(talk),
  },
  {
    name: 'bye',
    score: (e) => (says(e, 'bye') && isOnly(e, 1) ? 85 : 0),
    answer: ({ talk }) => bye(talk),
  },
  {
    name: 'thanks',
    score: (e) =>
      says(e, 'thanks', 'decline', 'agree') &&
      ((isOnly(e, says(e, 'decline') ? 2 : 0) && !findsThings(e)) || isThanked(e)) &&
      !asksFact(e) &&
      !says(e, 'cart', 'instead', 'have', 'more', 'similar', 'cheaper', 'cheapest')
        ? 84
        : 0,
    answer: ({ talk }) => thanks(talk),
  },
  { name: 'about', score: (e) => (says(e, 'about') && isOnly(e, 2) ? 80 : 0), answer: ({ talk }) => about(talk) },
  { name: 'compare', score: compareScore, answer: compare },
  { name: 'among', score: amongScore, answer: amongShown },
  { name: 'superlative', score: superlativeScore, answer: superlative },
  {
    name: 'shift',
    score: (e) => (says(e, 'cheaper', 'dearer') && e.talk.list.length > 0 && e.alone.kinds.length === 0 ? 69 : 0),
    answer: shifted,
  },
  {
    name: 'similar',
    score: (e) =>
      says(e, 'similar', 'goesWith') &&
      (e.target ?? e.talk.list[0]) &&
      (e.named.length > 0 || e.alone.kinds.length === 0)
        ? 66
        : 0,
    answer: similar,
  },
  { name: 'more', score: (e) => (says(e, 'more') && e.talk.list.length > 0 && isOnly(e, 1) ? 66 : 0), answer: more },
  {
    name: 'kinds',
    score: (e) => (says(e, 'kinds') && isOnly(e, 1) ? 64 : 0),
    answer: ({ talk }) => kinds(talk, false),
  },
  { name: 'news', score: (e) => (says(e, 'new') && isOnly(e, 1) ? 64 : 0), answer: ({ talk }) => news(talk) },
  {
    name: 'discount',
    score: (e) => (e.message.groups.has('discount') && isOnly(e, 2) && !e.shop?.isOnTopic ? 50 : 0),
    answer: ({ talk }) => discount(talk),
  },
  {
    name: 'unread',
    score: ({ talk }) => (isWordless(talk) ? 12 : isOfNoLanguage(talk) ? 8 : 0),
    answer: ({ talk }) => (isOfNoLanguage(talk) ? speaks(talk) : ask(talk)),
  },
  { name: 'brands', score: (e) => (says(e, 'brands') ? 64 : 0), answer: ({ talk }) => kinds(talk, true) },
  {
    name: 'detail',
    score: (e) => (says(e, 'detail') && e.target ? 62 : 0),
    answer: (e) => (e.target ? describe(e.target, e.talk, 5) : list(e)),
  },
  {
    name: 'outside',
    score: (e) => (says(e, 'outside') ? (isOfShop(e) || e.shop?.isOnTopic ? 20 : 60) : 0),
    answer: ({ talk }) => refuse(talk),
  },
  { name: 'product', score: productScore, answer: answerOnTarget },
  { name: 'shop', score: shopScore, answer: quoteShop },
  { name: 'find', score: findScore, answer: list },
];

/** "A python print bag" is a thing here, unlike "a poem about tents": the shop has the word itself. */
const isOfShop = (e: Evidence): boolean => {
  const { hits, kinds: named, score } = choose(e);
  const own = e.message.asked.filter((term) => !e.message.terms.includes(term));
  const isWord = own.some((term) => hits.some(({ fields }) => fitProduct(term, fields) > 0));
  return named.length > 0 && score >= 0.5 && isWord;
};

/** Whoever is angry about an order is helped all the same. */
const needsPerson = (e: Evidence): boolean => says(e, 'complaint', 'order', 'person');

const asksFact = (e: Evidence): boolean => says(e, 'price', 'inStock', ...cuesOf(ASPECTS));

/** "Is it broken in?" of a product is no complaint. */
const findsQuestion = (e: Evidence): boolean => says(e, 'have', 'best', 'gift') && findsThings(e);

function cartScore(e: Evidence): number {
  const { talk, message, named } = e;
  const hasTarget = named.length > 0 || talk.list.length > 0 || choose(e).hits.length > 0;
  if (!hasTarget) return 0;
  // "No thanks, I'll take the other one" buys all the same.
  if (says(e, 'cart')) return isAskedAbout(e) ? 40 : 88;
  const isElse = says(e, 'decline', 'compare', 'similar', 'goesWith', 'more', 'have', 'person', 'order', 'thanks');
  if (message.isQuestion || isElse || asksFact(e) || says(e, 'cheaper', ...cuesOf(DEGREES))) return 0;
  return completesPurchase(e) ? 87 : 0;
}

/** "Can I take it on a plane?" buys nothing. */
const isAskedAbout = ({ message, shop }: Evidence): boolean =>
  message.opensAsQuestion || (message.isQuestion && (shop?.share ?? 0) > 0.5);

function compareScore(e: Evidence): number {
  const several = comparesSeveral(e) || inViewOf(e.talk).length > 1;
  if (says(e, 'compare')) return several ? 72 : choose(e).hits.length > 1 ? (e.named.length === 1 ? 72 : 50) : 0;
  return says(e, 'best') && several && isOnly(e, 0) ? 60 : 0;
}

const comparesSeveral = ({ named, talk }: Evidence): boolean =>
  named.length > 1 || talk.list.length > 1 || (named.length === 1 && talk.list.some((each) => each !== named[0]));

/** "Which of them has a hood?" */
function amongScore(e: Evidence): number {
  const { talk, message, named, alone } = e;
  const isOfThem =
    says(e, 'them', 'both') || (message.isQuestion && alone.kinds.every((term) => termWeight(term) <= 1));
  return talk.list.length > 1 &&
    named.length === 0 &&
    message.terms.length > 0 &&
    // What somebody cannot bear needs proof, which only a search looks for.
    message.avoided.length === 0 &&
    isOfThem &&
    !says(e, 'have', 'cart') &&
    !e.shop?.isOnTopic
    ? 55
    : 0;
}

function superlativeScore(e: Evidence): number {
  const carried = withCarriedCues(e);
  if (
    carried !== e.message &&
    !e.message.isQuestion &&
    e.message.terms.length > 0 &&
    e.together &&
    !says(e, 'cart', 'have')
  )
    return 68;
  const isPrice = says(e, 'cheapest', 'dearest');
  if (!isPrice && !comparesMeasures(e)) return 0;
  if (!isPrice && e.talk.focus && e.alone.kinds.length === 0 && says(e, 'it')) return 20;
  return says(e, 'have') && !isPrice && e.talk.list.length === 0 ? 60 : 70;
}

/** "The most protein" says of what. */
const comparesMeasures = (e: Evidence): boolean =>
  says(e, 'bestRated', ...cuesOf(DEGREES)) ||
  (says(e, 'most', 'least') && e.message.terms.some((term) => !e.alone.kinds.includes(term)));

/** True as long as nothing but the product of the open page has been in view. */
const isOnItsPage = ({ page, earlier }: Evidence['talk']): boolean =>
  page !== null && !earlier.some(({ shown }) => shown.length > 0);

const isOfAnotherKind = ({ kinds: wanted, hits }: Evidence['alone'], target: Product): boolean =>
  wanted.some((term) => termWeight(term) > 1) && !hits.some(({ product }) => product.productId === target.productId);

function productScore(e: Evidence): number {
  const { target, said, named, message, talk } = e;
  if (!target) return 0;
  // Several are compared, or chosen from.
  const isNamed = named.length === 1;
  return (
    26 +
    Math.min(20, 8 * (said[0]?.score ?? 0)) +
    sumOf([
      [isNamed, 24],
      [isOnItsPage(talk), isAskedOfPage(e) ? 26 : 18],
      [says(e, 'it', 'them'), 8],
      [asksFact(e), 14],
      [message.isQuestion, 6],
      [isSaidByShop(e), -24],
      [!isNamed && (says(e, 'cheapest', 'dearest') || comparesMeasures(e)), -16],
      [says(e, 'compare') && comparesSeveral(e), -30],
    ]) +
    (isNamed || isAskedOfPage(e) ? 0 : searchSigns(e, target))
  );
}

/** "Any milk in this?", on its page, looks for no milk. */
const isAskedOfPage = (e: Evidence): boolean =>
  isOnItsPage(e.talk) &&
  (says(e, 'it') || (e.message.isQuestion && (e.said.length > 0 || !(says(e, 'have') || namesAnotherKind(e)))));

/** "Tents?", on the page of a jacket. */
const namesAnotherKind = ({ message, alone, target }: Evidence): boolean =>
  !message.opensAsQuestion && target !== null && isOfAnotherKind(alone, target);

/** What speaks for the search for another thing. */
const searchSigns = (e: Evidence, target: Product): number =>
  sumOf([
    [isOfAnotherKind(e.alone, target), -34],
    [says(e, 'have'), -8],
    [says(e, 'instead'), -14],
    [says(e, 'instead') && says(e, 'more'), -20],
    [e.message.excluded.length > 0, -20],
  ]);

function shopScore(e: Evidence): number {
  const { shop, alone, named, message } = e;
  if (!shop) return message.isQuestion ? 8 : 0;
  return (
    14 +
    22 * shop.share +
    (shop.isOnTopic ? 24 : 0) -
    (says(e, 'have') && alone.kinds.length > 0 ? 10 : 0) -
    (named.length > 0 ? 12 : 0)
  );
}

function findScore(e: Evidence): number {
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
    (isKind ? 14 : 0) +
    (says(e, 'have', 'gift', 'best') ? 10 : 0) +
    (hasConditions(message) ? 8 : 0) +
    (message.excluded.length > 0 ? 10 : 0) +
    (rulesOut(e) ? 26 : 0) +
    (together && talk.list.length > 1 ? 6 : 0)
  );
}
