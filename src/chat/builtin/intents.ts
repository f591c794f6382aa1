import type { Answer } from './answer.ts';
import { proposeCart } from './cart-answers.ts';
import { cartScore } from './cart-score.ts';
import type { Evidence } from './gather.ts';
import { list, more, shifted } from './list-answers.ts';
import { missingScore, sayMissing } from './missing-answers.ts';
import { amongShown, answerOnTarget, compare, describe, factsOfShown, similar } from './product-answers.ts';
import { prices, reduced } from './offers.ts';
import { MIN_SHARE, handOver, quoteShop } from './shop-answers.ts';
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
import { superlative } from './superlatives.ts';
import { isUnrelated } from './unrelated.ts';
import { answerWhichThen, asksWhichThen } from './which-then.ts';
import { corrects } from './purchase.ts';
import {
  amongScore,
  asksFact,
  compareScore,
  findScore,
  findsQuestion,
  findsThings,
  isOfShop,
  isOnly,
  needsPerson,
  productScore,
  says,
  shifts,
  shopScore,
  superlativeScore,
} from './scores.ts';

interface Intent {
  name: string;
  /** Likelihood of this intent, from 0 to 100, by what the message says and what the shop has. */
  score(evidence: Evidence): number;
  answer(evidence: Evidence): Answer | Promise<Answer>;
}

/** True for "How heavy are they?" about several in view, which the shop's texts do not answer. */
const asksFactOfAll = (e: Evidence): boolean =>
  asksFact(e) &&
  !says(e, 'price', 'inStock') &&
  !e.target &&
  e.talk.list.length > 1 &&
  e.named.length === 0 &&
  (e.shop?.share ?? 0) < MIN_SHARE &&
  isOnly(e, 0);

/** The highest score wins; of equal scores, the first in this list. */
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
  {
    // Shoppers who report a delivery are seldom happy about it.
    name: 'received',
    score: (e) => (says(e, 'received') && !e.message.isQuestion && !says(e, 'have', 'cart', 'thanks') ? 78 : 0),
    answer: (e) => handOver(e, 'complaint'),
  },
  { name: 'missing', score: missingScore, answer: sayMissing },
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
      (says(e, 'thanks') || !e.message.isQuestion) &&
      ((isOnly(e, says(e, 'decline') ? 2 : 0) && !findsThings(e)) || isThanked(e)) &&
      !asksFact(e) &&
      !says(e, 'cart', 'instead', 'have', 'more', 'similar', 'cheaper', 'cheapest') &&
      !corrects(e)
        ? 84
        : 0,
    answer: ({ talk }) => thanks(talk),
  },
  { name: 'about', score: (e) => (says(e, 'about') && isOnly(e, 2) ? 80 : 0), answer: ({ talk }) => about(talk) },
  {
    name: 'reduced',
    score: (e) => (says(e, 'onSale') && !says(e, 'cart', 'decline') ? 63 : 0),
    answer: reduced,
  },
  {
    name: 'prices',
    score: (e) => (says(e, 'price') && e.talk.list.length > 1 && e.named.length === 0 && isOnly(e, 0) ? 62 : 0),
    answer: prices,
  },
  {
    name: 'facts',
    score: (e) => (asksFactOfAll(e) ? 61 : 0),
    answer: factsOfShown,
  },
  { name: 'compare', score: compareScore, answer: compare },
  { name: 'among', score: amongScore, answer: amongShown },
  { name: 'superlative', score: superlativeScore, answer: superlative },
  {
    name: 'shift',
    score: (e) => (shifts(e) ? 69 : 0),
    answer: shifted,
  },
  { name: 'which then', score: (e) => (asksWhichThen(e) ? 71 : 0), answer: answerWhichThen },
  {
    name: 'similar',
    score: (e) =>
      says(e, 'similar', 'goesWith') &&
      (e.target ?? e.talk.list[0]) &&
      (e.named.length > 0 || (says(e, 'goesWith') ? e.alone.hits.length : e.alone.kinds.length) === 0)
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
    score: (e) => (says(e, 'outside') ? (isOfShop(e) || e.shop?.isOnTopic ? 20 : 60) : isUnrelated(e) ? 46 : 0),
    answer: ({ talk }) => refuse(talk),
  },
  { name: 'product', score: productScore, answer: answerOnTarget },
  { name: 'shop', score: shopScore, answer: quoteShop },
  { name: 'find', score: findScore, answer: list },
];
