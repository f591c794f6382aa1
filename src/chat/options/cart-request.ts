import type { Product } from '../../domain/product.ts';
import { DISCOURSE } from '../../text/lexicon/claims/discourse.ts';
import { words } from '../../text/words.ts';
import { createEvidenceReader } from '../evidence/claims.ts';
import { compileConcepts } from '../evidence/concepts.ts';
import { readProduct } from '../evidence/facts.ts';
import { createNames } from '../evidence/subjects.ts';
import { countsIn } from '../evidence/values.ts';
import { cueFinderOf } from '../builtin/cues.ts';
import { languages } from '../languages/registry.ts';
import type { Turn } from '../turn.ts';

const MAX_BYTES = 4_000;
/** In words. Longer messages are more than "yes, please". */
const MAX_AGREEMENT = 6;
/** Number of the shopper's latest messages that may state the quantity. */
const RECENT = 3;

const { purchase = {}, agreement = {}, several = {} } = DISCOURSE;
/** Searches all languages at once, because a short message does not reveal its language. */
const find = compileConcepts({ discourse: { purchase, agreement, several } }, Object.keys(purchase));

/**
 * Returns, for the model, why a cart proposal does not follow from the shopper's messages; null if the shopper asked
 * for this product in this quantity, or agreed to an offer of it.
 */
export function objectionToCart(turn: Turn, product: Product, amount: number): string | null {
  const message = turn.asked.at(-1) ?? '';
  const said = words(message, MAX_BYTES);
  const concepts = new Set(find(said).map(({ concept }) => concept));
  // "Yes, please" is an answer; "two of the Skerry, please" is not.
  const isAnswer = turn.asked.length > 1 && said.length <= MAX_AGREEMENT;
  const agrees = concepts.has('agreement') && (isAnswer || countsIn(message).length > 0);
  const asks = concepts.has('purchase') || says(said);
  if (!asks && !agrees) return 'The shopper has not asked to buy anything. Offer it in words first.';
  const other = namedInstead(turn, message, product);
  if (other !== null)
    return `The shopper has named ${other}, not ${product.title}. Propose that, or ask which one they mean.`;
  const counts = turn.asked.slice(-RECENT).flatMap((text) => countsIn(text));
  if (amount > 1 && !counts.includes(amount))
    return `The shopper has not asked for ${amount} pieces. Propose as many as they asked for, or one.`;
  if (turn.proposed.size > 0 && !turn.proposed.has(product.productId) && !concepts.has('several'))
    return 'The shopper has asked for one product, and one is proposed. Ask before proposing another.';
  return null;
}

const says = (said: readonly string[]): boolean =>
  languages.some(({ code }) => cueFinderOf(code)(said).some(({ concept }) => concept === 'cart'));

/** Returns the title of a product that a message names instead of the proposed one. */
function namedInstead(turn: Turn, message: string, product: Product): string | null {
  const codes = [turn.language.code];
  const reader = { claimsIn: createEvidenceReader(codes), languages: codes };
  const facts = [...turn.known.values()].map((known) => readProduct(turn, known, reader));
  const named = createNames(facts, true, codes).in(message);
  const isNamed = named.some((each) => each.product.product.productId === product.productId);
  return isNamed ? null : (named[0]?.product.product.title ?? null);
}
