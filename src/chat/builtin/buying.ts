import type { Product } from '../../domain/product.ts';
import { asks, messageSentences } from '../../text/sentences.ts';
import type { Cue } from '../languages/cues.ts';
import { onesOf } from '../languages/word-lists.ts';
import { isCounted, quantitiesIn } from './amounts.ts';
import { ASPECTS, DEGREES } from './aspects.ts';
import weights from './buying.json' with { type: 'json' };
import { choose } from './choose.ts';
import type { Evidence } from './gather.ts';
import type { MessageTerm, ParsedMessage } from './message.ts';
import { choosesVariant } from './option-answers.ts';
import { isPending } from './pending.ts';
import { isInShop, settlesChoice } from './purchase.ts';
import { areChoice } from './choices.ts';
import { CLEAR, findsThings } from './scores.ts';
import { isInTitle } from './title-words.ts';
import { valueIn } from './variant-choice.ts';
import { termWeight } from './weights.ts';

/** What a message and its conversation say on whether somebody buys: the strength of each sign, from 0 to 1. */
export type BuyingSigns = Readonly<Record<string, number>>;

const WEIGHTS = new Map<string, number>(Object.entries(weights));

/**
 * Returns the logarithm of the odds that somebody buys, above 0 if that is likelier than not.
 * @param known of each sign; learned from conversations: `npm run bench -- conversations train`
 */
export const buyingOdds = (signs: BuyingSigns, known: ReadonlyMap<string, number> = WEIGHTS): number =>
  Object.entries(signs).reduce((sum, [name, strength]) => sum + strength * (known.get(name) ?? 0), 0);

/** Counts from which on a sign is as strong as it can be. */
const MANY = { terms: 3, words: 16 };
const SHORT = 4;
/** The share of a question from which on a text of the shop clearly answers it. */
const CLEAR_SHARE = 0.5;

const share = (count: number, many: number): number => Math.min(1, count / many);

/** Collects the signs of a purchase, and those of other wishes. */
export function buyingSigns(e: Evidence): BuyingSigns {
  const product = e.named[0] ?? e.talk.focus;
  return {
    bias: 1,
    ...ofCues(e),
    ...ofForm(e.message),
    ...ofConversation(e),
    ...ofTerms(e, product),
    ...ofNumbers(e, product),
    ...ofAnswers(e),
  };
}

/** Cues that say the same to a purchase. */
function groupOf(cue: Cue): string {
  if (cue in ASPECTS) return 'aspect';
  return cue in DEGREES ? 'degree' : cue;
}

/** What is stated, and what is asked: "OK, that one then. How wide is it?" does both. */
function ofCues({ talk, message }: Evidence): BuyingSigns {
  const sentences = messageSentences(message.text).map((sentence) => ({
    isAsked: asks(sentence),
    cues: talk.read(sentence).cues,
  }));
  const isIn = (cue: Cue, isAsked: boolean) => sentences.some((each) => each.isAsked === isAsked && each.cues.has(cue));
  return Object.fromEntries(
    [...message.cues].flatMap((cue) => [
      // A phrase may also run across sentences, and is then in none of them.
      ...(isIn(cue, false) || !isIn(cue, true) ? [[`says ${groupOf(cue)}`, 1]] : []),
      ...(isIn(cue, true) ? [[`asks ${groupOf(cue)}`, 1]] : []),
    ]),
  ) as BuyingSigns;
}

function ofForm({
  text,
  words,
  isQuestion,
  opensAsQuestion,
  excluded,
  avoided,
  limits,
  measures,
  people,
  age,
}: ParsedMessage): BuyingSigns {
  const sentences = messageSentences(text);
  return {
    question: Number(isQuestion),
    'opens as question': Number(opensAsQuestion),
    'only questions': Number(sentences.every(asks)),
    'question first': Number(asks(sentences[0] ?? '')),
    'question last': Number(asks(sentences.at(-1) ?? '')),
    short: Number(words.length <= SHORT),
    words: share(words.length, MANY.words),
    sentences: Number(sentences.length > 1),
    'rules out': Number(excluded.length + avoided.length > 0),
    limits: Number(Object.keys(limits).length + measures.length > 0),
    'for someone': Number(people.size > 0 || age !== null),
  };
}

/** Cues of somebody who goes on buying after something was turned down. */
export const DECIDING: readonly Cue[] = ['decide', 'please', 'pieces', 'other', 'instead', 'cart'];

/** True for "no thanks, he has size 11", but not for "forget the chocolate, just the biscuits". */
const onlyDeclines = ({ cues }: ParsedMessage, isNamed: boolean): boolean =>
  cues.has('decline') && !isNamed && !DECIDING.some((cue) => cues.has(cue));

function ofConversation({ talk, message, named, target, missing }: Evidence): BuyingSigns {
  const last = talk.earlier.at(-1);
  return {
    'one in view': Number(talk.list.length === 1),
    'several in view': Number(talk.list.length > 1),
    'names one': Number(named.length === 1),
    'names several': Number(named.length > 1),
    'names another': Number(named.length === 1 && talk.list.every((each) => each !== named[0])),
    'names the missing': Number(missing.length > 0),
    'about none': Number(target === null && named.length === 0),
    first: Number(last === undefined),
    pending: Number(isPending(talk)),
    'choice is open': Number(last?.isChoiceOpen === true),
    proposed: Number(last?.isProposed === true),
    'bought before': Number(talk.earlier.some(({ isProposed }) => isProposed)),
    'adds to what was bought': Number(message.cues.has('also') && talk.earlier.some(({ isProposed }) => isProposed)),
    'wanted before': Number(last?.message.cues.has('cart') === true),
    'asked before': Number(last?.message.isQuestion === true),
    'only declines': Number(onlyDeclines(message, named.length > 0)),
  };
}

/** Of what the words are: the choice of a variant, the product's own, something else that the shop has, or nothing. */
function ofTerms({ talk, message, strange, alone }: Evidence, product: Product | null): BuyingSigns {
  const { terms } = message;
  const isChoice = (term: MessageTerm) => product !== null && areChoice([term], talk, product);
  const isOwn = (term: MessageTerm) =>
    product !== null && (isInTitle(term.word, product) || !strange.some(({ word }) => word === term.word));
  const isOfShop = (term: MessageTerm) => term.concepts.size > 0 || isInShop(term, alone.hits);
  const kinds = Map.groupBy(terms, (term) =>
    isChoice(term) ? 'choice' : isOwn(term) ? 'own' : isOfShop(term) ? 'other' : 'unknown',
  );
  const count = (kind: 'choice' | 'own' | 'other' | 'unknown') => kinds.get(kind)?.length ?? 0;
  const isOther = (kinds.get('other') ?? []).some((term) => termWeight(term) > 1);
  return {
    'no words': Number(terms.length === 0),
    'only choice': Number(count('choice') > 0 && count('choice') === terms.length),
    'nothing else': Number(terms.length > 0 && count('other') === 0),
    choice: Number(count('choice') > 0),
    own: Number(count('own') > 0),
    'other words': share(count('other'), MANY.terms),
    'another thing': Number(isOther),
    'unknown words': share(count('unknown'), MANY.terms),
    chooses: Number(product !== null && choosesVariant(talk, product)),
    'counts words': Number(terms.some((term) => isCounted(term, message, talk.turn.language))),
    ...ofValues({ talk, message }, product),
    settles: Number(product !== null && settlesChoice({ talk, message, alone }, product)),
  };
}

/** Whether a value is stated, in whatever way, that was open or is another than before, and whether all are known with it. */
function ofValues({ talk, message }: Pick<Evidence, 'talk' | 'message'>, product: Product | null): BuyingSigns {
  const { turn } = talk;
  const options = (product && turn.read.get(product.productId)?.options) ?? [];
  const open = options.filter(({ values }) => values.length > 1);
  const { fact } = turn.askedVariants.get(product?.productId ?? '') ?? {};
  const isTold = ({ values }: (typeof open)[number]) => valueIn(message, values, talk) !== undefined;
  const stated = open.filter(isTold);
  const isKnown = (option: (typeof open)[number]) => fact?.choice.some(({ name }) => name === option.name) === true;
  return {
    'tells a value': Number(stated.length > 0),
    'tells all values': Number(stated.length > 0 && open.every((each) => stated.includes(each) || isKnown(each))),
  };
}

function ofNumbers(e: Evidence, product: Product | null): BuyingSigns {
  const { talk, message } = e;
  const free = product ? quantitiesIn(e, product) : message.numbers;
  const ones = onesOf(talk.turn.language);
  const isPolite = message.cues.has('please') || message.cues.has('thanks');
  const isAmount = free.some((number) => number > 1) || message.words.some((word) => ones.has(word));
  const says = (cues: readonly Cue[]) => cues.some((cue) => message.cues.has(cue));
  const isWished = (message.terms.length > 0 || says(WISHES)) && !says(OTHER_WISHES);
  return {
    several: Number(free.some((number) => number > 1)),
    'one piece': Number(free.includes(1)),
    'has one': Number(message.words.some((word) => ones.has(word))),
    'ends in one': Number(message.words.slice(isPolite ? -2 : -1).some((word) => ones.has(word))),
    'other number': Number(free.length < message.numbers.length),
    'amount without a wish': Number(isAmount && !isWished),
    'amount that is wished': Number(isAmount && isWished),
  };
}

/** Cues of a wish for an amount. Without one, and without another word, it rather states something: "I have two". */
const WISHES: readonly Cue[] = ['have', 'agree', 'please', 'thanks', 'cart', 'decide', 'want', 'pieces'];

/** Cues of a wish for something else: "OK, one question", "another one". */
const OTHER_WISHES: readonly Cue[] = ['question', 'more', 'last', 'instead'];

/** What the message could be answered with instead. */
function ofAnswers(e: Evidence): BuyingSigns {
  return {
    'finds things': Number(findsThings(e)),
    'finds nothing': Number(choose(e).hits.length === 0),
    'product answers': Number((e.said[0]?.score ?? 0) >= CLEAR),
    'shop answers': Number((e.shop?.share ?? 0) > CLEAR_SHARE),
    'shop is asked': Number(e.shop?.isOnTopic === true),
  };
}
