import type { Answer } from './answer.ts';
import { ASPECTS, DEGREES } from './aspects.ts';
import { isPending, proposeCart } from './cart-answers.ts';
import type { Evidence } from './gather.ts';
import { choose } from './choose.ts';
import { list, more, shifted } from './list-answers.ts';
import type { Product } from '../../domain/records.ts';
import { isNamed as isCalled } from './matching.ts';
import {
  amongShown,
  answerOnProduct,
  compare,
  describe,
  similar,
  superlative,
  withCarriedCues,
} from './product-answers.ts';
import { handOver, quoteShop } from './shop-answers.ts';
import { about, bye, hello, kinds, refuse, thanks } from './small-talk.ts';
import { termWeight } from './weights.ts';

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
  { name: 'attack', score: (e) => (says(e, 'attack', 'insult') ? 100 : 0), answer: ({ talk }) => refuse(talk) },
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
      isOnly(e, says(e, 'decline') ? 2 : 0) &&
      !asksFact(e) &&
      !says(e, 'more', 'similar', 'cheaper', 'cheapest')
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
      says(e, 'similar', 'goesWith') && (e.target ?? e.talk.list[0]) && e.alone.kinds.length === 0 ? 66 : 0,
    answer: similar,
  },
  { name: 'more', score: (e) => (says(e, 'more') && e.talk.list.length > 0 && isOnly(e, 1) ? 66 : 0), answer: more },
  {
    name: 'kinds',
    score: (e) => (says(e, 'kinds') && isOnly(e, 1) ? 64 : 0),
    answer: ({ talk }) => kinds(talk, false),
  },
  { name: 'brands', score: (e) => (says(e, 'brands') ? 64 : 0), answer: ({ talk }) => kinds(talk, true) },
  {
    name: 'detail',
    score: (e) => (says(e, 'detail') && e.target ? 62 : 0),
    answer: (e) => (e.target ? describe(e.target, e.talk, 5) : list(e)),
  },
  {
    name: 'outside',
    score: (e) => (says(e, 'outside') ? (findsThings(e) || e.shop?.isOnTopic ? 20 : 60) : 0),
    answer: ({ talk }) => refuse(talk),
  },
  { name: 'product', score: productScore, answer: answerOnProduct },
  { name: 'shop', score: shopScore, answer: quoteShop },
  { name: 'find', score: findScore, answer: list },
];

const asksFact = (e: Evidence): boolean => says(e, 'price', 'inStock', ...cuesOf(ASPECTS));

/** "Is it broken in?" of a product is no complaint. */
const findsQuestion = (e: Evidence): boolean => says(e, 'have') && findsThings(e);

function cartScore(e: Evidence): number {
  const { talk, message, named } = e;
  const hasTarget = named.length > 0 || talk.list.length > 0 || choose(e).hits.length > 0;
  if (!hasTarget || says(e, 'decline')) return 0;
  if (says(e, 'cart')) return isAskedAbout(e) ? 40 : 88;
  if (message.isQuestion || says(e, 'compare', 'similar', 'more', 'person', 'order', 'thanks', ...cuesOf(DEGREES)))
    return 0;
  return completesPurchase(e) ? 87 : 0;
}

/** "Can I take it on a plane?" buys nothing. */
const isAskedAbout = ({ message, shop }: Evidence): boolean =>
  message.opensAsQuestion || (message.isQuestion && (shop?.share ?? 0) > 0.5);

/** The size that was still open, or "three of the vegan one": a number, and nothing but what it is of. */
function completesPurchase(e: Evidence): boolean {
  const { talk, message, named } = e;
  const isChoice = talk.turn.askedVariants.size > 0 && message.terms.length <= 4;
  if (isChoice && (isPending(talk) || (says(e, 'agree') && named.length === 1))) return true;
  const isCount = message.numbers.length > 0 && Object.keys(message.limits).length === 0 && message.terms.length <= 2;
  return isCount && !asksFact(e) && (named.length === 1 || says(e, 'it', 'agree', 'pieces'));
}

function compareScore(e: Evidence): number {
  const { named, talk } = e;
  const several =
    named.length > 1 || talk.list.length > 1 || (named.length === 1 && talk.list.some((each) => each !== named[0]));
  if (says(e, 'compare')) return several ? 72 : choose(e).hits.length > 1 ? 50 : 0;
  return 0;
}

/** "Which of them has a hood?" */
function amongScore(e: Evidence): number {
  const { talk, message, named, alone } = e;
  const isOfThem =
    says(e, 'them', 'both') || (message.isQuestion && alone.kinds.every((term) => termWeight(term) <= 1));
  return talk.list.length > 1 &&
    named.length === 0 &&
    message.terms.length > 0 &&
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
  const isDegree = says(e, ...cuesOf(DEGREES));
  const isPrice = says(e, 'cheapest', 'dearest');
  if (!isDegree && !isPrice) return 0;
  if (e.talk.focus && e.alone.kinds.length === 0 && says(e, 'it')) return 20;
  return says(e, 'have') && !isPrice && e.talk.list.length === 0 ? 60 : 70;
}

/** True as long as nothing but the product of the open page has been in view. */
const isOnItsPage = ({ page, earlier }: Evidence['talk']): boolean =>
  page !== null && !earlier.some(({ shown }) => shown.length > 0);

const isOfAnotherKind = ({ kinds: wanted, hits }: Evidence['alone'], target: Product): boolean =>
  wanted.some((term) => termWeight(term) > 1) && !hits.some(({ product }) => product.productId === target.productId);

function productScore(e: Evidence): number {
  const { target, said, named, alone, message, talk, shop } = e;
  if (!target) return 0;
  const [best] = said;
  const isNamed = named.length > 0;
  return (
    26 +
    Math.min(20, 8 * (best?.score ?? 0)) +
    sumOf([
      [isNamed, 24],
      [isOnItsPage(talk), 18],
      [says(e, 'it', 'them'), 8],
      [asksFact(e), 14],
      [message.isQuestion, 6],
      [!best && shop?.isOnTopic === true, -24],
      [!isNamed && isOfAnotherKind(alone, target), -34],
      [!isNamed && says(e, 'have'), -8],
      [!isNamed && message.excluded.length > 0, -20],
    ])
  );
}

const sumOf = (signs: readonly [isThere: boolean, points: number][]): number =>
  signs.reduce((sum, [isThere, points]) => sum + (isThere ? points : 0), 0);

function shopScore(e: Evidence): number {
  const { shop, alone, named } = e;
  if (!shop) return 4;
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
  if (
    message.terms.length + message.excluded.length + message.measures.length + Object.keys(message.limits).length ===
    0
  )
    return says(e, 'have', 'best', 'gift') ? 12 : 2;
  const isKind = alone.kinds.some(
    (term) => termWeight(term) > 1 && alone.hits.some(({ fields }) => isCalled(term, fields)),
  );
  return (
    16 +
    (found.hits.length > 0 ? 22 * found.score : -12) +
    (isKind ? 14 : 0) +
    (says(e, 'have', 'gift', 'best') ? 10 : 0) +
    (Object.keys(message.limits).length > 0 ? 8 : 0) +
    (message.excluded.length > 0 ? 10 : 0) +
    (together && talk.list.length > 1 ? 6 : 0)
  );
}
