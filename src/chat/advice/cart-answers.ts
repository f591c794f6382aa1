import type { ProductDetails, Variant } from '../../domain/product-details.ts';
import type { Product } from '../../domain/records.ts';
import { MAX_AMOUNT } from '../../domain/chat.ts';
import { stemsOf } from '../stems.ts';
import { words } from '../../text/words.ts';
import { findAskedVariant } from '../asked-variant.ts';
import { type Answer, MAX_CARDS, bold, offerOf, offerText, priceOf } from './answer.ts';
import type { Evidence } from './gather.ts';
import { choose } from './choose.ts';
import { similar } from './product-answers.ts';
import type { Talk } from './talk.ts';

/** Messages that may have begun a purchase which this one completes. */
const MAX_PENDING = 3;

/** What the shopper wants to buy: one product, or several that fit equally well. */
function wantedForCart(evidence: Evidence): readonly Product[] {
  const { named, talk } = evidence;
  if (named.length > 0) return named;
  const found = choose(evidence);
  const best = found.hits.filter(({ score }) => score > found.score - 0.05).map(({ product }) => product);
  // "One navy M of that": only what names a thing is another product.
  const isOther = found.kinds.length > 0 && evidence.alone.kinds.length > 0;
  if (talk.focus && !(isOther && !best.includes(talk.focus))) return [talk.focus];
  if (isOther && best.length > 0) {
    const seen = new Set(talk.earlier.flatMap(({ shown }) => shown));
    const known = best.filter((product) => [...seen].some(({ productId }) => productId === product.productId));
    return known.length > 0 ? known : best;
  }
  return talk.focus ? [talk.focus] : talk.list;
}

/** Proposes a product for the cart, or asks what is missing. */
export async function proposeCart(evidence: Evidence): Promise<Answer> {
  const { talk } = evidence;
  const { phrases } = talk.turn.language;
  const wanted = wantedForCart(evidence);
  const [product] = wanted;
  if (!product || wanted.length > 1)
    return { text: phrases.which, show: wanted.slice(0, MAX_CARDS), outcome: 'answered' };
  const { details, variant } = await chosenVariant(talk, product);
  const availability = variant?.fact.availability ?? product.availability;
  if (availability === 'out_of_stock' || availability === 'not_offered')
    return sayGone(evidence, product, variant !== undefined);
  const open = details && openOption(details, variant?.fact.choice.map(({ name }) => name) ?? []);
  if (open) {
    const text = phrases.choose(bold(product.title), open.name, open.values.join(', '));
    return { text, show: [product], outcome: 'answered' };
  }
  return propose(evidence, product, variant ? variant.variant.cartId : product.externalId);
}

function propose(evidence: Evidence, product: Product, externalId: string | null): Answer {
  const { turn } = evidence.talk;
  const { phrases } = turn.language;
  const amount = amountOf(evidence, product);
  const offer = offerOf(product, turn);
  const price = priceOf(offer, turn.language);
  const cost = price === null ? '' : ` (${amount > 1 ? phrases.each(price) : price})`;
  return {
    text: phrases.cart(`${amount > 1 ? `${amount} × ` : ''}${bold(offer.title)}${cost}`),
    show: [product],
    cart: { product, externalId, amount },
    outcome: 'answered',
  };
}

/** Says what is not to be had, and offers similar products unless another variant is. */
async function sayGone(evidence: Evidence, product: Product, isVariant: boolean): Promise<Answer> {
  const { talk } = evidence;
  const instead = isVariant ? null : await similar({ ...evidence, target: product });
  const others = instead?.show?.filter((other) => other !== product) ?? [];
  const text = [offerText(product, talk), others.length > 0 ? (instead?.text ?? '') : ''].filter(Boolean).join(' ');
  return { text, show: [product, ...others].slice(0, MAX_CARDS), outcome: 'answered' };
}

async function chosenVariant(talk: Talk, product: Product) {
  const { turn, sources } = talk;
  const { productId } = product;
  const known = await sources.catalogue.details(turn.organizationId, turn.assistantId, [productId]);
  const details = known.get(productId);
  const asked = turn.askedVariants.get(productId) ?? (details && findAskedVariant(product, details, turn));
  if (asked) turn.askedVariants.set(productId, asked);
  if (details) chooseByWords(talk, product, details);
  return { details, variant: turn.askedVariants.get(productId) };
}

/** "Whole beans" and "Whole bean", "E-book" and "ebook" are the same. */
const squash = (text: string): string => stemsOf(words(text, 500).join(' ')).join('');

/** "30 waist 32 leg", "the ebook": values of the options that are still open, in their order, by the words that are left. */
function chooseByWords(
  { turn, message, earlier }: Talk,
  product: Product,
  { options, variants }: ProductDetails,
): void {
  const known = turn.askedVariants.get(product.productId);
  const chosen = new Map(known?.fact.choice.map(({ name, value }) => [name, value]));
  const recent = [...earlier.slice(-MAX_PENDING).map((each) => each.message), message];
  const left = recent
    .flatMap(({ words: said }) => said.flatMap((word, at) => [squash(word), squash(`${word} ${said[at + 1] ?? ''}`)]))
    .filter((word) => ![...chosen.values()].some((value) => squash(value) === word));
  for (const { name, values } of options) {
    const at = left.findLastIndex((word) => values.some((value) => squash(value) === word));
    const value = values.find((each) => squash(each) === left[at]);
    if (chosen.has(name) || value === undefined) continue;
    chosen.set(name, value);
    left.splice(at, 1);
  }
  if (chosen.size === (known?.fact.choice.length ?? 0)) return;
  const isChosen = ({ values }: Variant) =>
    options.every(({ name }, option) => !chosen.has(name) || chosen.get(name) === values[option]);
  const at = variants.findIndex(isChosen);
  const variant = variants[at];
  if (!variant) return;
  const choice = options.flatMap(({ name }) => (chosen.has(name) ? [{ name, value: chosen.get(name) ?? '' }] : []));
  const fact = { choice, price: variant.price ?? product.price, availability: variant.availability };
  turn.askedVariants.set(product.productId, { at, variant, words: [...chosen.values()].map(squash), fact });
}

/** The first option of which the shopper has chosen no value, if there is something to choose. */
function openOption({ options, variants }: ProductDetails, chosen: readonly string[]) {
  if (variants.length < 2) return undefined;
  const at = options.findIndex(({ name, values }) => !chosen.includes(name) && values.length > 1);
  const option = options[at];
  if (!option) return undefined;
  const there = new Set(
    variants.filter(({ availability }) => availability !== 'out_of_stock').map(({ values }) => values[at]),
  );
  return { name: option.name, values: option.values.filter((value) => there.has(value)) };
}

/** A number of pieces: one that is no size, and is not part of what the product is called. */
function amountOf({ talk, message }: Evidence, product: Product): number {
  const asked = talk.turn.askedVariants.get(product.productId);
  const taken = new Set([...(asked?.words ?? []), ...(product.title.match(/\d+/gu) ?? [])].map(Number));
  const messages = [
    message,
    ...(isPending(talk)
      ? talk.earlier
          .toReversed()
          .slice(0, 2)
          .map((each) => each.message)
      : []),
  ];
  for (const { numbers } of messages) {
    const free = numbers.filter((number) => number >= 1 && number <= MAX_AMOUNT && !taken.has(number));
    // "Nice one, two please" wants two.
    const amount = free.find((number) => number > 1) ?? free[0];
    if (amount !== undefined) return amount;
  }
  return 1;
}

/** True if an earlier message began to buy, and something was still open: which size, which colour. */
export function isPending({ earlier }: Talk): boolean {
  const recent = earlier.slice(-MAX_PENDING).toReversed();
  const at = recent.findIndex(({ message }) => message.cues.has('cart') || message.cues.has('agree'));
  return at >= 0 && recent.slice(0, at + 1).every(({ shown }) => shown.length === 1);
}
