import type { ProductDetails } from '../../domain/product-details.ts';
import type { Product } from '../../domain/product.ts';
import { type Answer, type CartProposal, MAX_CARDS, bold, joined, offerOf, offerText, priceOf } from './answer.ts';
import type { Evidence } from './gather.ts';
import { choose } from './choose.ts';
import { callsBySize } from './cues.ts';
import type { MessageTerm } from './message.ts';
import { decisionIn } from './purchase.ts';
import { isGone, similar } from './product-answers.ts';
import { amountOf } from './amounts.ts';
import { choosesVariant, isCalledBySize } from './option-answers.ts';
import type { Talk } from './talk.ts';
import { areChoice, byVariant } from './choices.ts';
import { isInTitle } from './title-words.ts';
import { chosenVariant } from './variant-choice.ts';
import { termWeight } from './weights.ts';

/** Finds the product that the shopper wants to buy, or several that fit equally well. */
function wantedForCart(evidence: Evidence): readonly Product[] {
  const { talk } = evidence;
  const decision = decisionIn(evidence);
  // "I'd rather have cast iron. I'll take the Grete" names one.
  const decided = evidence.named.length > 1 && !talk.message.cues.has('both') ? decision.named : [];
  const named = decided.length === 1 ? decided : evidence.named;
  if (named.length > 0 && !namesNoneOf(evidence, named)) return named;
  const best = bestFor(evidence);
  const isOther = wantsOther(evidence, decision.strange, best);
  if (talk.focus && !(isOther && !best.includes(talk.focus))) return [talk.focus];
  if (isOther && best.length > 0) {
    const seen = new Set(talk.earlier.flatMap(({ shown }) => shown));
    const known = best.filter((product) => [...seen].some(({ productId }) => productId === product.productId));
    return known.length > 0 ? known : best;
  }
  const there = talk.list.filter((product) => !isGone(product));
  return there.length === 1 ? there : talk.list;
}

/** Finds the best matches, of which the only one with the variant that the message chooses. */
function bestFor(evidence: Evidence): readonly Product[] {
  const found = choose(evidence);
  const close = found.hits.filter(({ score }) => score > found.score - 0.05).map(({ product }) => product);
  const chosen = close.length > 1 ? byVariant(evidence.talk, close) : [];
  return chosen.length > 0 ? chosen : close;
}

/** False for "one navy M of that", where no word names a thing: this is still the same product. */
function wantsOther(evidence: Evidence, strange: readonly MessageTerm[], best: readonly Product[]): boolean {
  const isElse = ({ word }: MessageTerm) => !callsBySize(word, evidence.talk.turn.language.code);
  const { kinds } = choose(evidence);
  return strange.filter(isElse).some((term) => kinds.includes(term)) || namesAnother(evidence, best);
}

/** True for "a jar of the creamy honey" if the only product that seems to be named is no honey. */
const namesNoneOf = ({ talk, message, strange }: Evidence, named: readonly Product[]): boolean => {
  const [product, ...others] = named;
  const things = message.terms.filter((term) => termWeight(term) > 1);
  return (
    product !== undefined &&
    others.length === 0 &&
    things.length > 0 &&
    things.every((term) => strange.includes(term) && !areChoice([term], talk, product))
  );
};

/** True for "and the milk frother" if one is called so, although the texts of the coffee machine in view mention it. */
const namesAnother = ({ talk, message }: Evidence, best: readonly Product[]): boolean =>
  talk.focus !== null &&
  !best.includes(talk.focus) &&
  message.terms
    .flatMap(({ word }) => word.split(' '))
    .some(
      (word) =>
        /\p{L}{3}/u.test(word) &&
        !callsBySize(word, talk.turn.language.code) &&
        best.some((product) => isInTitle(word, product)) &&
        !(talk.focus && isInTitle(word, talk.focus)),
    );

/** Proposes what the shopper wants for the cart, or asks what is missing. */
export async function proposeCart(evidence: Evidence): Promise<Answer> {
  const wanted = wantedForCart(evidence);
  const [product, ...others] = wanted;
  if (product && others.length === 0 && isThereAlready(evidence, product))
    return { text: evidence.talk.turn.language.phrases.which, outcome: 'answered' };
  if (product && (others.length === 0 || wantsEach(evidence, wanted))) return proposeEach(evidence, wanted);
  const { phrases } = evidence.talk.turn.language;
  return { text: phrases.which, show: wanted.slice(0, MAX_CARDS), outcome: 'answered' };
}

/** True for "that one too" if nothing but what was already proposed is in view: something else must be meant. */
const isThereAlready = ({ talk, message, named }: Evidence, product: Product): boolean =>
  message.cues.has('also') &&
  !message.cues.has('more') &&
  named.length === 0 &&
  !choosesVariant(talk, product) &&
  !isCalledBySize(message) &&
  talk.earlier.some(
    ({ isProposed, shown }) => isProposed && shown.some(({ productId }) => productId === product.productId),
  );

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
