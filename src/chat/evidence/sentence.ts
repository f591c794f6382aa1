import type { Availability } from '../../domain/records.ts';
import { IN_STOCK, OUT_OF_STOCK } from '../../text/lexicon/stock.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { type Claim, claimKey, clausesOf } from './claims.ts';
import type { Context } from './context.ts';
import { type Facts, type ProductFacts, isStated } from './facts.ts';
import { valuesIn } from './values.ts';
import { isWitnessed } from './witness.ts';

const MAX_BYTES = 8_000;
/** A share of new words, from which a sentence rests on too little. */
const MAX_NEW = 0.67;
const MIN_WORD = 4;
const QUESTION = /\?["'»”)\s*_]*$/u;

/** Groups of concepts that only the shop's texts can support, and those that only a product's own row can. */
const OF_SHOP = new Set([
  'delivery',
  'shippingCost',
  'returns',
  'warranty',
  'payment',
  'discount',
  'deadline',
  'order',
  'contact',
  'company',
]);
const OF_ROW = new Set(['materials', 'origin', 'colours', 'included']);

/** Returns why a sentence must not reach the shopper, or null. */
export function reasonAgainst(context: Context): string | null {
  const { sentence, named, focus, says } = context;
  const isQuestion = QUESTION.test(sentence);
  let carried = 0;
  let isUnknown = false;
  let start = 0;
  for (const text of clausesOf(sentence)) {
    start = sentence.indexOf(text, start);
    if (says(text, 'contrast')) isUnknown = false;
    isUnknown ||= says(text, 'unknown');
    const clause = { text, start, subjects: subjectsIn(context, start, start + text.length) };
    const judged = judgeClause(clause, context, isQuestion || isUnknown);
    if (typeof judged === 'string') return judged;
    carried += judged;
    start += text.length;
  }
  if (isQuestion || isUnknown) return null;
  return strangeness(context, named.length > 0 ? named.map(({ product }) => product) : focus, carried);
}

interface Clause {
  text: string;
  /** Where it begins in its sentence. */
  start: number;
  subjects: readonly ProductFacts[];
}

/**
 * @param isOpen true if it asks, or says that something is not known: then only its numbers are judged
 * @returns how much of it is supported, or why it must not leave
 */
function judgeClause({ text, start, subjects }: Clause, context: Context, isOpen: boolean): number | string {
  const values = valuesIn(text);
  const end = start + text.length;
  const unknown = values.find((value) => {
    const isKnown = isWitnessed(value, subjectsAt(context, start + value.start, end), text, context);
    if (isKnown) context.accepted.push(value);
    return !isKnown;
  });
  if (unknown) return `${text.slice(unknown.start, unknown.end)} has no witness`;
  const carried = values.filter(({ kind }) => kind !== 'count').length;
  if (isOpen) return carried;
  const state = stockIn(text);
  if (state !== null && !isInState(state, subjects, context)) return `${state} is not so`;
  const claims = context.claimsIn(text);
  const claim = claims.find((each) => !isSupported(each, subjects, context));
  if (claim) return `${claimKey(claim)} has no evidence`;
  return carried + claims.length + Number(state !== null);
}

/** The products that a clause names, else the last one named before it, else "it". */
function subjectsIn({ named, focus }: Context, start: number, end: number): readonly ProductFacts[] {
  const before = named.filter((each) => each.end <= end);
  const own = before.filter((each) => each.end > start);
  const subjects = own.length > 0 ? own : before.slice(-1);
  return subjects.length > 0 ? subjects.map(({ product }) => product) : focus;
}

/**
 * The products that a value at a position may be about: the last one named before it or, in the same clause, the first one after
 * it; else "it".
 */
function subjectsAt({ named, focus }: Context, at: number, end: number): readonly ProductFacts[] {
  const before = named.findLast((each) => each.end <= at);
  const after = named.find((each) => each.end > at && (!before || each.end <= end));
  const near = [before, after].flatMap((each) => each?.product ?? []);
  return before ? near : [...focus, ...near];
}

const stockIn = (clause: string): Availability | null =>
  OUT_OF_STOCK.test(clause) ? 'out_of_stock' : IN_STOCK.test(clause) ? 'in_stock' : null;

/** True if a product, or one of its variants, is in this state; of no product, if any is. */
function isInState(state: Availability, subjects: readonly ProductFacts[], { evidence }: Context): boolean {
  return (subjects.length > 0 ? subjects : evidence.products).some(
    ({ product, variants }) =>
      product.availability === state || variants.some(({ availability }) => availability === state),
  );
}

function isSupported(claim: Claim, subjects: readonly ProductFacts[], { evidence }: Context): boolean {
  const rows = subjects.length > 0 ? subjects : evidence.products;
  if (OF_SHOP.has(claim.group)) return isStated(evidence.passages, claim);
  if (OF_ROW.has(claim.group)) return isStated(rows, claim);
  return isStated([...rows, ...evidence.passages], claim);
}

/** A sentence about a product or the shop must rest on something, and not be mostly new. */
function strangeness(context: Context, subjects: readonly ProductFacts[], carried: number): string | null {
  const { sentence, evidence, says, question, names } = context;
  const isOfShop = says(sentence, 'we');
  if ((subjects.length === 0 && !isOfShop) || says(sentence, 'recommendation') || says(sentence, 'sympathy'))
    return null;
  const sources: Facts[] = [...(subjects.length > 0 ? subjects : []), ...evidence.passages];
  const stems = [...new Set(stemsOf(sentence, MAX_BYTES))].filter(
    (stem) => stem.length >= MIN_WORD && !names.stems.has(stem) && !/\d/.test(stem),
  );
  const fresh = stems.filter(
    (stem) => !includesStem(question.stems, stem) && !sources.some((source) => includesStem(source.stems, stem)),
  );
  const anchors = carried + (stems.length - fresh.length);
  if (anchors === 0 && fresh.length > 1) return `nothing carries ${fresh.join(', ')}`;
  return carried === 0 && fresh.length > 3 && fresh.length / (fresh.length + anchors) > MAX_NEW
    ? `mostly new: ${fresh.join(', ')}`
    : null;
}
