import type { Availability, Product } from '../../domain/records.ts';
import { FREE_OF_CHARGE } from '../../text/lexicon/free-of-charge.ts';
import { tableSource } from '../../text/lexicon/patterns.ts';
import { readingsOf } from '../../text/money/number.ts';
import { words } from '../../text/words.ts';
import { foldText } from '../languages/language.ts';
import type { Turn } from '../turn.ts';
import type { Claim, Kind } from './claims.ts';
import { type Context, createEvidence } from './evidence.ts';
import { checkAddress, checkLink } from './links.ts';
import { patternsOf } from './patterns.ts';
import { createPriceCheck } from './price-check.ts';

export interface Facts {
  turn: Turn;
  /** The shopper's messages: the answer may repeat their own limits. */
  asked: string;
  pageUrl?: string | undefined;
}

/** Returns the replacement for a claim, or null if the claim is true. */
export type CheckClaim = (claim: Claim, context: Context) => string | null;

/** A limit on what is read of a sentence. */
const SENTENCE_BYTES = 2_000;

/** The shop gives something away: the terms are in its own words, which the model read. */
const FREE = new RegExp(tableSource(FREE_OF_CHARGE), 'iu');

/**
 * Checks claims against what was looked up. Prices and availabilities must be those of rows; percentages may also
 * appear in a product's own text; discounts, codes and offers must be in the shop's knowledge or the merchant's
 * persona.
 */
export function createClaimChecker({ turn, asked, pageUrl }: Facts): CheckClaim {
  const { unverified } = turn.language.phrases;
  const patterns = patternsOf(turn.language);
  const evidence = createEvidence(turn, patterns);
  const { knowledge, foldedKnowledge, foldedTexts } = evidence;
  const isInKnowledge = (claim: string) => foldedKnowledge().includes(foldText(claim));
  /** The text may use other words than the shop to say that something is free. */
  const isOffered = (claim: string) => isInKnowledge(claim) || (FREE.test(claim) && FREE.test(knowledge()));

  function checkPercentage({ number = '', isOff }: Claim, { sentence }: Context): string | null {
    const values = readingsOf(number);
    const has = (shares: readonly number[]) => shares.some((share) => values.includes(share));
    if (has(evidence.knowledgeShares())) return null;
    if (isOff || patterns.offBefore.test(sentence)) return unverified.discount;
    return has(evidence.catalogueShares()) ? null : unverified.figure;
  }

  function checkAvailability(state: Availability, { text }: Claim, context: Context): string | null {
    if (patterns.whether.test(context.sentence.slice(context.part))) return null;
    const [onlyShown, ...others] = turn.shown;
    const onlyProduct = others.length === 0 ? turn.known.get(onlyShown ?? '') : undefined;
    const product = evidence.findSubjects(context).at(-1)?.product ?? onlyProduct;
    if (product && (product.availability === state || isVariantSaid(product, state, context))) return null;
    if (product?.availability === 'unknown') return unverified.stock;
    if (product) return turn.language.phrases.stock[product.availability];
    const isTrueOfAny =
      [...turn.known.values()].some(({ availability }) => availability === state) ||
      [...turn.askedVariants.values()].some(({ fact }) => fact.availability === state);
    return isTrueOfAny || isInKnowledge(text) ? null : unverified.stock;
  }

  /** True of the variant that was asked for, or of one with a value that the sentence names. */
  function isVariantSaid({ productId }: Product, state: Availability, { sentence, after }: Context): boolean {
    if (turn.askedVariants.get(productId)?.fact.availability === state) return true;
    const said = ` ${words(`${sentence} ${after.slice(0, 60)}`, SENTENCE_BYTES).join(' ')} `;
    const isNamed = (value: string | null) =>
      value !== null && said.includes(` ${words(value, SENTENCE_BYTES).join(' ')} `);
    return (turn.variants.get(productId) ?? []).some(
      ({ availability, values }) => availability === state && values.some(isNamed),
    );
  }

  const checks: Record<Kind, CheckClaim> = {
    link: (claim) => checkLink(claim, { turn, pageUrl, evidence }),
    address: ({ text }) => checkAddress(text, { turn, pageUrl, evidence }),
    internal: () => '…',
    left: ({ text }) => (foldedTexts().includes(foldText(text)) ? null : unverified.left),
    money: createPriceCheck({ turn, asked, evidence, patterns }),
    percent: checkPercentage,
    offer: ({ text }) => (isOffered(text) ? null : unverified.discount),
    code: ({ text, token = text }) => (knowledge().includes(token) ? null : unverified.discount),
    promise: ({ text }, { sentence }) => (isInKnowledge(sentence.slice(-20) + text) ? null : ''),
    in: (claim, context) => checkAvailability('in_stock', claim, context),
    out: (claim, context) => checkAvailability('out_of_stock', claim, context),
  };
  return (claim, context) => checks[claim.kind](claim, context);
}
