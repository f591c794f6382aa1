import type { Outcome } from '../../domain/answer.ts';
import type { HandoverReason } from '../../domain/handover.ts';
import type { Product } from '../../domain/product.ts';
import { fold } from '../../text/fold.ts';
import { formatMoney } from '../../text/money/format.ts';
import type { AskedFact } from '../options/asked-variant.ts';
import type { Language } from '../languages/language.ts';
import type { MessageTerm } from './message.ts';
import type { Talk } from './talk.ts';

export interface CartProposal {
  product: Product;
  externalId: string | null;
  amount: number;
}

export interface Answer {
  text: string;
  /** Products whose cards accompany it, in this order. */
  show?: readonly Product[];
  /** True if the cards are shown as a comparison. */
  isComparison?: boolean;
  carts?: readonly CartProposal[];
  handOver?: HandoverReason;
  outcome: Outcome;
}

/** Cards of one answer. */
export const MAX_CARDS = 4;

export const bold = (text: string): string => `**${text.replaceAll('*', '')}**`;

export const priceOf = ({ price, currency }: Pick<Product, 'price' | 'currency'>, { code }: Language): string | null =>
  price === null ? null : formatMoney(price, currency, code);

/** Tells the gate which product a sentence is about; shoppers do not see it. */
export const about = (sentence: string, { productId }: Product): string =>
  sentence.endsWith('.') ? `${sentence.slice(0, -1)} [[${productId}]].` : `${sentence} [[${productId}]]`;

const isGone = ({ availability }: Pick<AskedFact, 'availability'>): boolean =>
  availability === 'out_of_stock' || availability === 'not_offered';

/** European usage, as in the phrases of the languages. */
export const localeOf = (code: string): string => ({ en: 'en-GB', pt: 'pt-PT' })[code] ?? code;

/** "S, M and L". */
export const joined = (values: readonly string[], code: string): string =>
  new Intl.ListFormat(localeOf(code)).format(values);

/** Returns the product as the shopper asked for it: in that variant, unless it is unavailable. */
export function offerOf(product: Product, { askedVariants }: Talk['turn']) {
  const { fact } = askedVariants.get(product.productId) ?? {};
  const { title, currency } = product;
  if (!fact || isGone(fact)) return { title, price: product.price, currency, availability: product.availability };
  const { choice, price } = fact;
  const availability = fact.availability === 'not_offered' ? product.availability : fact.availability;
  return { title: `${title} (${choice.map(({ value }) => value).join(', ')})`, price, currency, availability };
}

/** Says "X costs €10 (in stock).", and whether the requested variant is unavailable. */
export function offerText(product: Product, talk: Talk): string {
  const { turn } = talk;
  const { language } = turn;
  const offer = offerOf(product, turn);
  const sentence = language.phrases.sentence(bold(offer.title), priceOf(offer, language), offer.availability);
  const fact = turn.askedVariants.get(product.productId)?.fact;
  return [sentence, fact ? goneText(fact, language) : ''].filter(Boolean).join(' ');
}

function goneText({ choice, availability, inStockInstead }: AskedFact, { phrases, code }: Language): string {
  if (!isGone({ availability })) return '';
  const varied = choice.find(({ name }) => name === inStockInstead?.name) ?? choice.at(-1);
  if (!varied) return '';
  const fixed = choice.filter((each) => each !== varied).map(({ value }) => value);
  return phrases.gone(
    fixed.join(', '),
    `${varied.name} ${varied.value}`,
    availability === 'out_of_stock',
    inStockInstead ? joined(inStockInstead.values, code) : '',
  );
}

const MAX_WORDS = 3;
/** In letters. Longer words belong to no language. */
const MAX_LETTERS = 40;

/** Quotes the shopper's words as they were written; null if there are too many for an answer. */
export function quoted(terms: readonly MessageTerm[], { turn, message }: Talk): string | null {
  if (terms.length === 0 || terms.length > MAX_WORDS) return null;
  const written = new Map(
    (message.text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [fold(word.toLowerCase()), word]),
  );
  const words = terms.flatMap(({ word }) => word.split(' ').map((each) => written.get(each)?.slice(0, MAX_LETTERS)));
  if (words.includes(undefined)) return null;
  const said = turn.language.phrases.quote(words.join(' '));
  turn.toolFacts.push(said);
  return said;
}

/** The price limits as they follow "4 options": " under €100.00". */
export function limitsText(
  { minPrice, maxPrice }: { minPrice?: number | undefined; maxPrice?: number | undefined },
  talk: Talk,
): string {
  const { phrases, code } = talk.turn.language;
  const currency = [...talk.turn.known.values()].find((product) => product.currency !== null)?.currency ?? null;
  const money = (amount: number) => {
    const text = formatMoney(amount, currency, code);
    // The shopper's own limit, which an answer may repeat.
    talk.turn.toolFacts.push(text);
    return text;
  };
  if (minPrice !== undefined && maxPrice !== undefined) return ` ${phrases.between(money(minPrice), money(maxPrice))}`;
  if (maxPrice !== undefined) return ` ${phrases.under(money(maxPrice))}`;
  return minPrice === undefined ? '' : ` ${phrases.over(money(minPrice))}`;
}
