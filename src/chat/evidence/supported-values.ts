import { FORMER_PRICE } from '../../text/lexicon/former-price.ts';
import { SAVING } from '../../text/lexicon/saving.ts';
import { stemsOf } from '../stems.ts';
import { claimKey } from './claims.ts';
import type { Context } from './context.ts';
import type { ProductFacts } from './facts.ts';
import { type SumCues, follows, followsFrom, isReduction } from './calculations.ts';
import { isInPassages } from './in-passages.ts';
import { chosenVariants, variantsIn } from './named-variants.ts';
import { isCurrency, isSameValue } from './same-value.ts';
import { type AnswerValue, countsIn, valuesIn } from './values.ts';
import { MIN_CONTENT_WORD } from './facts.ts';
import { KINDS } from './groups.ts';

const MAX_BYTES = 8_000;
/** Groups about shipping. */
const SHIPPING: ReadonlySet<string> = new Set(['delivery', 'shippingCost']);
const MAX_PIECES = 20;
/** Maximum number of products that a sentence may calculate with. */
const MAX_THINGS = 5;
/** Maximum number of the answer's latest values to calculate with. */
const MAX_EARLIER = 5;

/** True if a value is in the evidence on its subject, or follows from it. */
export function isValueSupported(
  value: AnswerValue,
  about: readonly ProductFacts[],
  clause: string,
  context: Context,
): boolean {
  const isRough = value.kind !== 'percent' && context.says(clause, 'approximately');
  const readings = [value, value.alternative].flatMap((each) => (each ? [{ ...each, isRough }] : []));
  return readings.some((each) => isKnown(each, about, clause, context));
}

function isKnown(value: AnswerValue, about: readonly ProductFacts[], clause: string, context: Context): boolean {
  const { sentence } = context;
  if (value.kind === 'count' && (isPlainCount(value, sentence, context) || isQuotient(value, context))) return true;
  if (about.length === 0 && isCounted(value, context)) return true;
  const subjects = subjectsOf(value, about, clause, context);
  if (isTotal(value, clause, context)) return isCalculated(value, about, context);
  return (
    subjects.some((product) => has(product, value, context, clause) || isReducedBy(product, value)) ||
    isInPassages(value, clause, context) ||
    isWish(value, about, clause, context) ||
    isCalculated(value, about, context)
  );
}

/** True for a number or a price of what a search finds, in a sentence that names no product. */
const isCounted = (value: AnswerValue, { named, evidence }: Context): boolean =>
  named.length === 0 && evidence.counted.some(({ values }) => values.some((each) => isSameValue(value, each)));

/** True for the total of several things, which the price of one of them cannot prove. */
function isTotal(value: AnswerValue, clause: string, context: Context): boolean {
  const { sentence, previous, named, languages, says } = context;
  const amountsIn = (text: string) => valuesIn(text, languages).filter(({ kind }) => kind === 'money');
  const amounts = amountsIn(sentence);
  const isOfSeveral =
    countOf(named) > 1 ||
    countsIn(clause).some((count) => count >= 2 && count <= MAX_PIECES) ||
    (named.length === 0 && amountsIn(previous).length > 1);
  return value.kind === 'money' && amounts.length === 1 && isOfSeveral && says(clause, 'total');
}

const isSameKind = (a: AnswerValue, b: AnswerValue): boolean => a.kind === b.kind && a.unit === b.unit;

/** True for a number from the shopper: something they want, have or asked about. */
function isWish(
  value: AnswerValue,
  about: readonly ProductFacts[],
  clause: string,
  { sentence, question, says }: Context,
): boolean {
  if (value.kind === 'percent') return false;
  const isTheirs =
    about.length === 0 || isCondition(value, clause) || ['you', 'unknown'].some((each) => says(sentence, each));
  return isTheirs && question.values.some((each) => isSameValue(value, each) || isBareAmount(value, each));
}

/** True if a value follows from those of the products, the shop's fees and the answer so far. */
function isCalculated(value: AnswerValue, about: readonly ProductFacts[], context: Context): boolean {
  const { sentence, previous, evidence, question, named, mentioned, says, shown } = context;
  const cues: SumCues = {
    isSum: says(sentence, 'sum') || says(question.text, 'sum'),
    isDifference: says(sentence, 'difference') || says(question.text, 'difference'),
    isRemainder: says(sentence, 'remainder'),
    isEach: says(sentence, 'each'),
    isRatio: says(sentence, 'ratio'),
  };
  const isMoney = value.kind === 'money';
  const products = [
    ...new Set([...named.map(({ product }) => product), ...about, ...mentioned.toReversed(), ...shown]),
  ];
  const things = products.slice(0, MAX_THINGS);
  const numbersOf = (product: ProductFacts): number[] =>
    isMoney
      ? [...(cues.isDifference ? product.prices : pricesIn(product, context)), ...product.formerPrices]
      : product.values.filter((each) => isSameKind(value, each)).flatMap((each) => each.numbers);
  const earlier = context.accepted
    .slice(-MAX_EARLIER)
    .filter((each) => isSameKind(value, each))
    .map(({ numbers }) => numbers.slice(0, 1));
  const cart = isMoney ? amountsOf(question.values).map((amount) => [amount]) : [];
  const limits = [...evidence.passages.flatMap(({ values }) => values), ...question.values];
  const terms = {
    things: [...things.map(numbersOf), ...earlier, ...cart],
    counts: [sentence, previous, question.text].flatMap((text) => countsIn(text)),
    limits: limits.filter(({ kind }) => kind === value.kind).flatMap(({ numbers }) => numbers),
    fees: isMoney && speaksOfShipping(context) ? amountsOf(evidence.passages.flatMap(({ values }) => values)) : [],
    rates: isMoney ? things.flatMap(ratesOf) : [],
  };
  const isRough = value.isRough === true;
  return value.numbers.some(
    (number) =>
      follows(number, terms, cues, isRough) || followsFrom(number, givenIn(value, about, context), terms.limits),
  );
}

/** Returns numbers of the same kind from the answer so far, from the shopper, and from the sentence's own products. */
function givenIn(value: AnswerValue, about: readonly ProductFacts[], context: Context): number[] {
  const { sentence, question, accepted, languages } = context;
  const beside = valuesIn(sentence, languages).filter((other) => about.some((product) => has(product, other, context)));
  return [...accepted.slice(-MAX_EARLIER), ...question.values, ...beside]
    .filter((each) => isSameKind(value, each))
    .flatMap(({ numbers }) => numbers.slice(0, 1));
}

/**
 * True if the product has this value. A price must be that of the variant which the sentence names; others, and former
 * prices, must be labelled as such or stand next to the right one.
 */
function has(product: ProductFacts, value: AnswerValue, context: Context, clause = context.sentence): boolean {
  const { sentence, asked, languages } = context;
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(clause)));
  if (value.kind !== 'money') {
    // Some shops do not state the currency of their prices.
    const isPrice = value.kind === 'count' && product.prices.some((price) => value.numbers.includes(price));
    return isPrice || product.values.some((each) => isSameValue(value, each));
  }
  const { currency } = product.product;
  if (!isCurrency(value, currency === null ? [] : [currency])) return false;
  const chosen = chosenVariants(product, [clause, before, asked], context);
  const own = chosen.flatMap(({ price }) => price ?? []);
  const prices = own.length > 0 ? own : product.prices;
  const is = (price: number) => value.numbers.includes(price);
  if (prices.some(is)) return true;
  const isBeside = valuesIn(sentence, languages).some(({ kind, numbers }) => {
    return (kind === 'money' || kind === 'count') && numbers.some((number) => prices.includes(number));
  });
  return (product.formerPrices.some(is) && (isBeside || isReduced(sentence))) || (isBeside && product.prices.some(is));
}

/** A bare amount such as "under 10" is in the shop's currency. */
const isBareAmount = (value: AnswerValue, asked: AnswerValue): boolean =>
  value.kind === 'money' && asked.kind === 'count' && asked.numbers.some((number) => value.numbers.includes(number));

/** True for a value at the beginning of a clause, as in "At three years" or "Bei 50 cm". */
const isCondition = ({ start, kind }: AnswerValue, clause: string): boolean =>
  kind !== 'money' && /^[\s*_]{0,4}\p{L}{1,5}\s{1,2}(?:\p{L}{1,6}\s{1,2})?$/u.test(clause.slice(0, start));

/**
 * Returns the products that a value may belong to. A comparison that names fewer products than values refers to some of
 * them in other words: "10 %, against 8 % for the other".
 */
function subjectsOf(
  value: AnswerValue,
  about: readonly ProductFacts[],
  clause: string,
  context: Context,
): readonly ProductFacts[] {
  if (about.length === 0) return context.evidence.products;
  const { sentence, named, mentioned, shown, question, names, says, languages } = context;
  const namesakes = names.sharing(sentence);
  const isComparing =
    ['contrast', 'difference', 'sum'].some((each) => says(sentence, each)) || isPaired(value, about, context);
  if (!isComparing || valuesIn(sentence, languages).length <= countOf(named))
    return [...about, ...namesakes, ...calledIn(clause, context)];
  return [
    ...new Set([
      ...about,
      ...namesakes,
      ...mentioned,
      ...shown,
      ...names.in(question.text).map(({ product }) => product),
    ]),
  ];
}

/** Finds products mentioned or shown before that a clause refers to by their kind, such as "the soap". */
function calledIn(clause: string, { mentioned, shown, claimsIn }: Context): ProductFacts[] {
  const kinds = claimsIn(clause)
    .filter(({ group }) => KINDS.has(group))
    .map(claimKey);
  const stems = new Set(stemsOf(clause, MAX_BYTES).filter((stem) => stem.length >= MIN_CONTENT_WORD));
  return [...new Set([...mentioned, ...shown])].filter(
    ({ title, traits }) => kinds.some((kind) => traits.has(kind)) || title.some((stem) => stems.has(stem)),
  );
}

/** True if the sentence also gives such a value for its own product: "310 g, against 540 g". */
function isPaired(value: AnswerValue, about: readonly ProductFacts[], context: Context): boolean {
  const { sentence, languages } = context;
  return (
    !isReduced(sentence) &&
    valuesIn(sentence, languages).some(
      (other) =>
        (isSameKind(value, other) || value.kind === 'count' || other.kind === 'count') &&
        !isSameValue(value, other) &&
        about.some((product) => has(product, other, context)),
    )
  );
}

const isReducedBy = ({ prices, formerPrices }: ProductFacts, { kind, numbers }: AnswerValue): boolean =>
  kind === 'percent' && numbers.some((number) => isReduction(number, prices, formerPrices));

/** True for a number of portions that is the quotient of two measures in the context: 50 g at 2 g a cup are 25. */
function isQuotient({ numbers }: AnswerValue, { sentence, previous, question, languages }: Context): boolean {
  const measures = [sentence, previous, question.text]
    .flatMap((text) => valuesIn(text, languages))
    .filter(({ kind }) => kind === 'measure');
  const isSame = (a: number, b: number) => numbers.some((number) => Math.abs(a / b - number) < 0.5);
  return measures.some((whole) =>
    measures.some(
      (part) => whole.unit === part.unit && whole.numbers.some((a) => part.numbers.some((b) => b < a && isSame(a, b))),
    ),
  );
}

const amountsOf = (values: readonly AnswerValue[]): number[] =>
  values.flatMap(({ kind, numbers }) => (kind === 'money' ? numbers : []));

const speaksOfShipping = ({ sentence, previous, claimsIn }: Context): boolean =>
  claimsIn(`${previous}\n${sentence}`).some(({ group }) => SHIPPING.has(group));

/** Returns the prices of a product's variants with the amounts in their names: 500 g, 20 pieces. */
function ratesOf({ variants, prices, values }: ProductFacts): { price: number; amount: number }[] {
  const sized = variants.flatMap(({ price, values: chosen }) =>
    chosen.flatMap((value) =>
      valuesIn(value ?? '')
        .flatMap(({ kind, numbers }) => (kind === 'measure' || kind === 'count' ? numbers : []))
        .map((amount) => ({ price, amount })),
    ),
  );
  const whole =
    variants.length > 0
      ? []
      : values
          .filter(({ kind }) => kind === 'measure' || kind === 'count')
          .flatMap(({ numbers }) => numbers.map((amount) => ({ price: prices[0] ?? null, amount })));
  return [...sized, ...whole].flatMap(({ price, amount }) => (price !== null && amount > 1 ? [{ price, amount }] : []));
}

/** Returns the prices of the variants that a sentence names, or else of the product. */
function pricesIn(product: ProductFacts, context: Context): readonly number[] {
  const own = variantsIn(product, context.sentence, context).flatMap(({ price }) => price ?? []);
  return own.length > 0 ? own : product.prices;
}

const isReduced = (sentence: string): boolean => FORMER_PRICE.test(sentence) || SAVING.test(sentence);

/** True for a count of things, such as the number of products shown, or an item number. */
function isPlainCount(
  value: AnswerValue,
  sentence: string,
  { named, shown, question, evidence, says }: Context,
): boolean {
  const [number = 0] = value.numbers;
  if (number === 0) return true;
  if (/^\s*\d{1,2}[.)]/u.test(sentence) && value.start < 4) return true;
  if (value.isInWords && number <= 12) return true;
  if (number <= evidence.products.length && says(sentence, 'things')) return true;
  return number === countOf(named) || number === shown.length || countsIn(question.text).includes(number);
}

const countOf = (named: Context['named']): number => new Set(named.map(({ product }) => product)).size;
