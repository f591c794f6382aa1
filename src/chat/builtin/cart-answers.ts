import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import { type Answer, type CartProposal, MAX_CARDS, bold, joined, offerOf, offerText, priceOf } from './answer.ts';
import type { Evidence } from './gather.ts';
import { choose } from './choose.ts';
import { callsBySize } from './cues.ts';
import type { MessageTerm } from './message.ts';
import { isGone, similar } from './product-answers.ts';
import { amountOf } from './amounts.ts';
import type { Talk } from './talk.ts';
import { isInTitle } from './title-words.ts';
import { chosenVariant } from './variant-choice.ts';

/** Finds the product that the shopper wants to buy, or several that fit equally well. */
function wantedForCart(evidence: Evidence): readonly Product[] {
  const { named, talk, strange } = evidence;
  if (named.length > 0) return named;
  const found = choose(evidence);
  const best = found.hits.filter(({ score }) => score > found.score - 0.05).map(({ product }) => product);
  // In "one navy M of that", no word names a thing, so this is still the same product.
  const isElse = ({ word }: MessageTerm) => !callsBySize(word, talk.turn.language.code);
  const isOther = strange.filter(isElse).some((term) => found.kinds.includes(term)) || namesAnother(evidence, best);
  if (talk.focus && !(isOther && !best.includes(talk.focus))) return [talk.focus];
  if (isOther && best.length > 0) {
    const seen = new Set(talk.earlier.flatMap(({ shown }) => shown));
    const known = best.filter((product) => [...seen].some(({ productId }) => productId === product.productId));
    return known.length > 0 ? known : best;
  }
  if (talk.focus) return [talk.focus];
  const there = talk.list.filter((product) => !isGone(product));
  return there.length === 1 ? there : talk.list;
}

/** True for "and the milk frother" if one is called so, although the texts of the coffee machine in view mention it. */
const namesAnother = ({ talk, message }: Evidence, best: readonly Product[]): boolean =>
  talk.focus !== null &&
  !best.includes(talk.focus) &&
  message.terms.some(
    ({ word }) =>
      /\p{L}/u.test(word) &&
      !callsBySize(word, talk.turn.language.code) &&
      best.some((product) => isInTitle(word, product)) &&
      !(talk.focus && isInTitle(word, talk.focus)),
  );

/** Proposes what the shopper wants for the cart, or asks what is missing. */
export async function proposeCart(evidence: Evidence): Promise<Answer> {
  const wanted = wantedForCart(evidence);
  const [product, ...others] = wanted;
  if (product && (others.length === 0 || wantsEach(evidence, wanted))) return proposeEach(evidence, wanted);
  const { phrases } = evidence.talk.turn.language;
  return { text: phrases.which, show: wanted.slice(0, MAX_CARDS), outcome: 'answered' };
}

/** True for "add both", and for "the tent and the stove": each is named by a word that no other one has. */
const wantsEach = ({ talk: { message } }: Evidence, wanted: readonly Product[]): boolean =>
  wanted.length <= MAX_CARDS &&
  (message.cues.has('both')
    ? wanted.length === 2
    : wanted.every((product) =>
        message.asked.some(
          ({ word }) =>
            isInTitle(word, product) && wanted.every((other) => other === product || !isInTitle(word, other)),
        ),
      ));

/** Proposes those that can be bought as asked for, and says or asks what is missing of the others. */
async function proposeEach(evidence: Evidence, wanted: readonly Product[]): Promise<Answer> {
  const { talk } = evidence;
  const { language } = talk.turn;
  const ready: CartProposal[] = [];
  const rest: Answer[] = [];
  for (const product of wanted) {
    const next = await proposalOf(evidence, product);
    if ('text' in next) rest.push(next);
    else ready.push(next);
  }
  const items = ready.map(({ product, amount }) => itemText(product, amount, talk));
  const text = items.length > 0 ? language.phrases.cart(joined(items, language.code)) : '';
  return {
    text: [text, ...rest.map((each) => each.text)].filter(Boolean).join('\n\n'),
    show: [...new Set([...ready.map(({ product }) => product), ...rest.flatMap(({ show = [] }) => show)])],
    carts: ready,
    outcome: 'answered',
  };
}

/** Returns an answer instead if the product is unavailable, or still has to be chosen. */
async function proposalOf(evidence: Evidence, product: Product): Promise<CartProposal | Answer> {
  const { talk } = evidence;
  const { details, variant } = await chosenVariant(talk, product);
  const availability = variant?.fact.availability ?? product.availability;
  if (availability === 'out_of_stock' || availability === 'not_offered')
    return sayGone(evidence, product, variant !== undefined);
  const open = details && openOption(details, variant?.fact.choice.map(({ name }) => name) ?? []);
  if (open) {
    const text = talk.turn.language.phrases.choose(bold(product.title), open.name, open.values.join(', '));
    return { text, show: [product], outcome: 'answered' };
  }
  const externalId = variant ? variant.variant.cartId : product.externalId;
  return { product, externalId, amount: amountOf(evidence, product, details) };
}

/** "2 × **Oak Lamp** (€10 each)". */
function itemText(product: Product, amount: number, { turn }: Talk): string {
  const offer = offerOf(product, turn);
  const price = priceOf(offer, turn.language);
  const cost = price === null ? '' : ` (${amount > 1 ? turn.language.phrases.each(price) : price})`;
  return `${amount > 1 ? `${amount} × ` : ''}${bold(offer.title)}${cost}`;
}

/** Says that it is unavailable, and offers similar products unless only this variant is. */
async function sayGone(evidence: Evidence, product: Product, isVariant: boolean): Promise<Answer> {
  const { talk } = evidence;
  const instead = isVariant ? null : await similar({ ...evidence, target: product });
  const others = instead?.show?.filter((other) => other !== product) ?? [];
  const text = [offerText(product, talk), others.length > 0 ? (instead?.text ?? '') : ''].filter(Boolean).join(' ');
  return { text, show: [product, ...others].slice(0, MAX_CARDS), outcome: 'answered' };
}

/** Finds the first option that the shopper still has to choose. */
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
