import type { Product } from '../../domain/records.ts';
import { limitsIn } from '../../text/lexicon/limits.ts';
import { endsWithPhrase } from '../../text/lexicon/phrases.ts';
import { currenciesOf } from '../../text/money/currency.ts';
import { formatMoney } from '../../text/money/format.ts';
import { readingsOf } from '../../text/money/number.ts';
import { anyOf, foldText } from '../languages/language.ts';
import type { Turn } from '../turn.ts';
import type { Claim } from './claims.ts';
import type { Context, Evidence } from './evidence.ts';
import type { Mention } from './mentions.ts';
import type { Patterns } from './patterns.ts';

/** Tolerance for a price that the text calls approximate. */
const ROUGHLY = 0.03;
/** Maximum characters between a product's name and its price. */
const MAX_DISTANCE = 40;

const limits = new Map<string, ReturnType<typeof limitsIn>>();

function limitsOf(language: string): ReturnType<typeof limitsIn> {
  let known = limits.get(language);
  if (!known) limits.set(language, (known = limitsIn(language)));
  return known;
}

interface PriceFacts {
  turn: Turn;
  /** The shopper's messages: the answer may repeat their own limits. */
  asked: string;
  evidence: Evidence;
  patterns: Patterns;
}

/**
 * Accepts an amount of money that is a known product's price, derived from such prices, in the shop's texts, or the
 * shopper's own limit. Otherwise returns the price of the product that the sentence is about, if that is clear.
 */
export function createPriceCheck({ turn, asked, evidence, patterns }: PriceFacts) {
  const { language, known, variants, askedVariants } = turn;
  const { unverified } = language.phrases;
  const { limit, around } = limitsOf(language.code);
  const topics = anyOf(Object.values(language.vocabulary.topics).join(' '));
  const service = new RegExp(`(?:^|[^\\p{L}])(?:${topics})`, 'u');
  const wanted = numbersIn(asked);

  function checkPrice({ number = '', sign, isOff }: Claim, context: Context): string | null {
    const values = readingsOf(number);
    const isInKnowledge = values.some((value) => evidence.knowledgeAmounts().has(value));
    if (isInKnowledge) return null;
    if (isOff || patterns.offBefore.test(context.sentence)) return unverified.discount;
    const before = foldText(context.sentence);
    const isNear = nearTo(values, endsWithPhrase(before, around));
    // Check titles first: resolving the sentence's subject takes longer.
    if (evidence.titleAmounts().some(isNear)) return null;
    const subjects = evidence.findSubjects(context);
    const candidates = subjects.length > 0 ? subjects.map(({ product }) => product) : [...known.values()];
    const offers = candidates.flatMap((product) => [
      product,
      ...(variants.get(product.productId) ?? []).map(({ price }) => ({ price, currency: product.currency })),
    ]);
    if (offers.some((offer) => hasPrice(offer, isNear, sign))) return null;
    if (endsWithPhrase(before, limit) && values.some((value) => wanted.includes(value))) return null;
    if (isDerived(values, context)) return null;
    return (service.test(before) ? null : correctPrice(subjects, context)) ?? unverified.price;
  }

  /** True for a difference, a sum or a multiple of prices, if the text says that it is one. */
  function isDerived(values: readonly number[], { sentence, after }: Context): boolean {
    const surroundings = `${sentence.slice(-40)} … ${after.slice(0, 40)}`;
    const wantedVariants = [...askedVariants.values()].map(({ fact }) => fact);
    const prices = [...known.values(), ...wantedVariants].flatMap(({ price }) => price ?? []);
    const any = (combine: (a: number, b: number) => number) =>
      prices.some((a, at) =>
        prices.slice(at + 1).some((b) => values.some((value) => isSameAmount(value, combine(a, b)))),
      );
    if (patterns.difference.test(surroundings) && any((a, b) => Math.abs(a - b))) return true;
    if (!patterns.sum.test(surroundings)) return false;
    return any((a, b) => a + b) || prices.some((a) => values.some((value) => isMultiple(value, a)));
  }

  /** The price of the only product that the sentence names, if its name is close to the claim. */
  function correctPrice([only, ...others]: readonly Mention[], { sentence }: Context): string | null {
    if (!only || others.length > 0 || sentence.length - only.end > MAX_DISTANCE) return null;
    const { price, currency } = only.product;
    return price === null ? null : formatMoney(price, currency, language.code);
  }

  return checkPrice;
}

const nearTo =
  (values: readonly number[], isApproximate: boolean) =>
  (amount: number): boolean =>
    values.some((value) =>
      isApproximate ? Math.abs(value - amount) <= ROUGHLY * amount : isSameAmount(value, amount),
    );

function hasPrice(
  { price, currency }: Pick<Product, 'price' | 'currency'>,
  isNear: (amount: number) => boolean,
  sign: string | undefined,
): boolean {
  if (price === null || !isNear(price)) return false;
  return sign === undefined || currency === null || (currenciesOf(sign)?.includes(currency) ?? true);
}

const isSameAmount = (a: number, b: number) => Math.abs(a - b) < 0.005;

const isMultiple = (value: number, price: number) => {
  const times = Math.round(value / price);
  return times >= 2 && times <= 99 && isSameAmount(times * price, value);
};

/** A shopper's "under 100" has no currency sign. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\p{Nd}[\p{Nd}.,]*/gu)].flatMap(([number]) => readingsOf(number.replace(/[.,]$/, '')));
