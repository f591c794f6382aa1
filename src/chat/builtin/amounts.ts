import { MAX_AMOUNT } from '../../domain/widget-event.ts';
import { readMeasure } from '../../text/attributes/measure.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import type { Language } from '../languages/language.ts';
import { words } from '../../text/words.ts';
import { readOptions } from '../options/option-words.ts';
import { callsBySize, cueFinderOf } from './cues.ts';
import type { Evidence } from './gather.ts';
import type { ParsedMessage, MessageTerm } from './message.ts';
import { asks, messageSentences } from '../../text/sentences.ts';
import { numbersIn, setSizesIn } from './number-words.ts';
import { isCalledBySize } from './option-answers.ts';
import { definiteOf, grammarWordsOf } from '../languages/word-lists.ts';
import { MAX_PENDING, isPending } from './pending.ts';
import type { Talk } from './talk.ts';
import { isOfTopics } from './weights.ts';

const MAX_BYTES = 2_000;

/** The number in "Is the Larkdale 8 …" or "the one with 5" is not a quantity. */
export const quantitiesIn = ({ talk, message, named }: Evidence, thing: Product): number[] =>
  without(message.numbers, [
    ...named.flatMap((each) => numbersInName(message, each)),
    ...numbersCalled(message, talk.turn.language),
    ...sizesSaid(talk, message, thing),
  ]);

/** True for the 2 of "31 euros? then 2 packs of 250". */
const isOfPieces = ({ words: said }: ParsedMessage, number: number, { code }: Language): boolean =>
  said.some(
    (word, at) =>
      word === String(number) &&
      cueFinderOf(code)(said.slice(at + 1, at + 2)).some(({ concept }) => concept === 'pieces'),
  );

/** True for the "boxes" of "2 boxes of them", which say how it is packed. */
export const isCounted = (term: MessageTerm, { words: said }: ParsedMessage, language: Language): boolean => {
  const at = said.indexOf(term.word);
  // "Three of the small bags", unlike "three of the gas canisters".
  const isPacking = term.concepts.size > 0 && isOfTopics(term);
  const isBetween = (each: string) =>
    isPacking && (grammarWordsOf(language).has(each) || callsBySize(each, language.code));
  const before = said.slice(0, Math.max(0, at)).findLast((each) => !isBetween(each));
  return before !== undefined && numbersIn([before], language).some((number) => number > 1);
};

/** Returns the quantity: a number that is neither an option nor part of the product's name; 1 if there is none. */
export function amountOf({ talk }: Evidence, product: Product, details: ProductDetails | undefined): number {
  const before = isPending(talk) ? talk.earlier.slice(-MAX_PENDING + 1).toReversed() : [];
  // Only messages that began a purchase of it can have a quantity, unlike "Is the 2-seater in stock?".
  const begun = before.filter(
    ({ message: { cues }, isChoiceOpen, shown }) =>
      shown.some(({ productId }) => productId === product.productId) &&
      (isChoiceOpen || cues.has('cart') || (cues.has('please') && !cues.has('compare'))),
  );
  const stated = statedIn(talk);
  const questioned = stated === talk.message ? [] : [talk.message];
  for (const each of [stated, ...questioned, ...begun.map((exchange) => exchange.message)]) {
    const most = each !== stated && each.isQuestion ? MAX_QUESTIONED : MAX_AMOUNT;
    const chosen = numbersChosen(talk, each, product, details);
    const free = without(each.numbers, [
      ...numbersInName(each, product).filter((number) => !isOfPieces(each, number, talk.turn.language)),
      ...chosen,
      ...sizesSaid(talk, each, product),
      ...sizesCalled(each),
      ...numbersOfTheOne(each, talk.turn.language).filter((number) => !chosen.includes(number)),
      ...(each.age === null ? [] : [each.age]),
      ...numbersOfItself(product, details).filter((number) => !isOfPieces(each, number, talk.turn.language)),
    ]);
    const counted = each.numbers.filter(
      (number) => free.includes(number) && isOfPieces(each, number, talk.turn.language),
    );
    const possible = [...counted, ...free].filter((number) => number >= 1 && number <= most);
    // "Nice one, two please" means two.
    const amount = possible.find((number) => number > 1) ?? possible[0];
    if (amount !== undefined) return amount;
  }
  return 1;
}

/** Amounts that are as usual as models and sizes called by a number end here. */
const MAX_USUAL = 6;

/**
 * Finds numbers that rather stand for the product, or for what it costs, than for an amount of it: "the 27 fits" about a
 * 27-inch monitor, "16 is fine" about its memory, "38? OK".
 */
function numbersOfItself({ title, price }: Product, details: ProductDetails | undefined): number[] {
  const { options = [], variants = [] } = details ?? {};
  const values = options.flatMap((option) => option.values);
  const named = [title, ...values].flatMap((text) => text.match(/\d+/gu) ?? []).map(Number);
  const prices = [price, ...variants.map((variant) => variant.price)];
  return [
    ...new Set([...named.filter((number) => number > MAX_USUAL), ...prices.filter((each) => Number.isInteger(each))]),
  ].filter((number) => number !== null);
}

/** In a question beside a purchase, larger numbers are sizes and the like rather than pieces. */
const MAX_QUESTIONED = 12;

/** Omits questions beside a purchase, whose numbers are none of pieces: "I'm a 38, so that's UK 5? Add the black one". */
function statedIn({ message, read }: Talk): ParsedMessage {
  const stated = messageSentences(message.text).filter(
    (sentence) => !asks(sentence) || read(sentence).cues.has('cart'),
  );
  return stated.length === 0 ? message : read(stated.join(' '));
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
  const called = said.flatMap((word, at) =>
    /^\d+$/u.test(word) && definite.has(said[at - 1] ?? '') ? Number(word) : [],
  );
  return [...called, ...numbersOfTheOne({ words: said }, language)];
}

/** Finds the 5 of "la de 5", which is never an amount. */
function numbersOfTheOne({ words: said }: Pick<ParsedMessage, 'words'>, language: Language): number[] {
  const [definite, grammar] = [definiteOf(language), grammarWordsOf(language)];
  const isOne = (at: number) =>
    definite.has(said[at - 2] ?? '') && grammar.has(said[at - 1] ?? '') && !definite.has(said[at - 1] ?? '');
  return said.flatMap((word, at) => (/^\d+$/u.test(word) && isOne(at) ? Number(word) : []));
}

/** Sizes begin here; smaller numbers are quantities. */
export const MIN_SIZE = 16;
/** The greatest difference between a shopper's size and the sizes that there are. */
const NEAR_SIZE = 6;

/** Finds the 44 of "size 44". */
const sizesCalled = ({ words: said }: ParsedMessage): number[] =>
  said.flatMap((word, at) => (/^\d+$/u.test(word) && attributeKey(said[at - 1] ?? '') === 'size' ? Number(word) : []));

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

/** True for "16 is fine" if a value is "16 GB"; smaller numbers only after the question which memory it should be. */
export function isAnsweredBy({ earlier, message }: Pick<Talk, 'earlier' | 'message'>, value: string): boolean {
  const number = readMeasure(value)?.number;
  if (number === undefined || (number <= MAX_USUAL && !earlier.at(-1)?.isChoiceOpen)) return false;
  // "2 of the small ones" are two, even if the small one is 2 kg.
  if (isCalledBySize(message)) return false;
  return message.words.includes(String(number));
}

function numbersChosen(
  talk: Talk,
  { text }: ParsedMessage,
  product: Product,
  details: ProductDetails | undefined,
): number[] {
  const { turn, message } = talk;
  const stated = details ? [...readOptions([text], details, turn.language).values()] : [];
  const choice = turn.askedVariants.get(product.productId)?.fact.choice ?? [];
  const isAnswer = ({ value }: { value: string }) => text === message.text && isAnsweredBy(talk, value);
  const sets = setSizesIn(message.words, turn.language);
  const counted = choice
    .map((each) => Number(isAnswer(each) ? readMeasure(each.value)?.number : countIn(each.value)))
    .filter((number) => !sets.includes(number));
  // "El de 2, dos bolsas" chooses 2 kg once, however it is told.
  // "The two-pack" is one.
  const own = stated.flatMap((each) => [...each.words.map(Number), ...numbersIn(each.words, turn.language)]);
  return [...new Set([...own, ...counted])].filter(Number.isInteger);
}

/** Returns the number of a value such as "6 pezzi", "01 Avorio", "UK 6" or "3er-Set"; undefined for a measure with a unit. */
export function countIn(value: string): string | undefined {
  const all = words(value, MAX_BYTES);
  const [number] = [all[0], all.at(-1)].flatMap((word) => /^(\d+)(?:er)?$/u.exec(word ?? '')?.[1] ?? []);
  return readMeasure(value)?.unit ? undefined : number;
}
