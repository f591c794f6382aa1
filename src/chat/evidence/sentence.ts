import type { Availability } from '../../domain/product.ts';
import { IN_STOCK, OUT_OF_STOCK } from '../../text/lexicon/stock.ts';
import { words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { type Claim, claimKey, clausesOf } from './claims.ts';
import type { Context } from './context.ts';
import { type Facts, type ProductFacts, isStated, MIN_CONTENT_WORD } from './facts.ts';
import { BY_VALUE, DENIABLE, FREE, IN_OWN_WORDS, KINDS, NEUTRAL, OF_ROW, OF_SHOP, UNLISTED } from './groups.ts';
import { chosenVariants } from './named-variants.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import { withoutQuotations } from './quotations.ts';
import { withoutContacts } from './contacts.ts';
import { scopesIn } from './scopes.ts';
import { valuesIn, withoutClosingQuotes } from './values.ts';
import { isValueSupported } from './supported-values.ts';

const MAX_BYTES = 8_000;
/** The share of new words above which a sentence has too little support. */
const MAX_NEW = 0.67;
const CALCULATIONS = ['sum', 'difference', 'remainder', 'each', 'ratio'];
const REDUCED = 'discount.discount';
/** Maximum number of values in a clause: a real sentence has fewer. */
const MAX_VALUES = 30;
const ADDRESS = /[\p{L}\p{Nd}]@[\p{L}\p{Nd}]/u;
const HAS_WORDS = /[\p{L}\p{Nd}]/u;
const INTRODUCTION = /:[\s*_]*$/u;
const EXCLAMATION = /!["'»”)\s*_]*$/u;
const MAX_EXCLAIMED = 7;
const QUESTION = /\?["'»”)\s*_]*$/u;

/** The reason why a sentence must not reach the shopper. */
export interface Objection {
  reason: string;
  /** What kind of reason it is, without words of the sentence: "claim care". */
  kind: string;
  /** True if a verifier that understands the sentence may overrule it: it may paraphrase the shop's words. */
  isSoft: boolean;
}

const hard = (reason: string): Objection => ({ reason, kind: 'hard', isSoft: false });
const soft = (kind: string, reason: string): Objection => ({ reason, kind, isSoft: true });

/** True for a question, whatever quotation marks or emphasis end it. */
export const isQuestion = (sentence: string): boolean => QUESTION.test(sentence);

/** Returns why a sentence must not reach the shopper, or null. */
export function objectionTo(whole: Context): Objection | null {
  const { rest, count } = withoutQuotations(whole);
  if (!HAS_WORDS.test(rest)) return null;
  const context: Context = { ...whole, sentence: withoutClosingQuotes(rest) };
  const { sentence, named, focus, says, languages } = context;
  const asks = isQuestion(sentence);
  const isProved = valuesIn(sentence, languages).some(({ kind }) => kind !== 'count');
  let carried = count;
  let isUnknown = false;
  let isEverUnknown = false;
  let start = 0;
  for (const text of clausesOf(sentence)) {
    start = sentence.indexOf(text, start);
    if (says(text, 'contrast')) isUnknown = false;
    isUnknown ||= says(text, 'unknown');
    isEverUnknown ||= isUnknown;
    const clause = { text, start, subjects: subjectsIn(context, start, start + text.length), isProved };
    const judged = judgeClause(clause, context, asks || isUnknown);
    if (typeof judged !== 'number') return judged;
    carried += judged;
    start += text.length;
  }
  if (asks || isEverUnknown || INTRODUCTION.test(sentence) || isExclamation(sentence)) return null;
  const strange = strangeness(context, named.length > 0 ? named.map(({ product }) => product) : focus, carried);
  return strange && soft(...strange);
}

/** True for short exclamations such as "What a lovely idea!", which claim nothing new. */
const isExclamation = (sentence: string): boolean =>
  EXCLAMATION.test(sentence) && words(sentence, MAX_BYTES).length <= MAX_EXCLAIMED;

interface Clause {
  text: string;
  /** Its position in the sentence. */
  start: number;
  subjects: readonly ProductFacts[];
  /** True if its sentence has numbers, all of which must be verified. */
  isProved: boolean;
}

/**
 * @param isOpen true if it asks, or says that something is not known: then only its numbers are judged
 * @returns how much of it is supported, or the reason to cut it
 */
function judgeClause(
  { text, start, subjects, isProved }: Clause,
  context: Context,
  isOpen: boolean,
): number | Objection {
  const withoutContact = withoutContacts(text);
  const values = valuesIn(withoutContact, context.languages);
  if (values.length > MAX_VALUES) return hard('it has too many numbers');
  const end = start + text.length;
  let read = 0;
  let subjectsSoFar: readonly ProductFacts[] = [];
  const unknown = values.find((value) => {
    const near = subjectsAt(context, { from: start + read, at: start + value.start, end });
    if (near.before.length > 0) subjectsSoFar = near.before;
    read = value.end;
    const isKnown = isValueSupported(
      value,
      [...(subjectsSoFar.length > 0 ? subjectsSoFar : context.focus), ...near.after],
      text,
      context,
    );
    if (isKnown) context.accepted.push(value);
    return !isKnown;
  });
  if (unknown) {
    const reason = `${text.slice(unknown.start, unknown.end)} is not in the evidence`;
    const isCalculated = CALCULATIONS.some((each) => context.says(text, each));
    return unknown.kind === 'money' && !isCalculated ? hard(reason) : soft('value', reason);
  }
  // Foreign phone numbers and addresses have been rejected before.
  const reached = Number(withoutContact !== text) + Number(ADDRESS.test(text));
  const carried = values.filter(({ kind }) => kind !== 'count').length + reached;
  if (isOpen) return carried;
  const state = stockIn(text);
  if (state !== null && !isInState(state, text, subjects, context)) {
    const isKnown = subjects.some(({ product }) => product.availability !== 'unknown');
    const reason = `${state} is not so`;
    return isKnown ? hard(reason) : soft('stock', reason);
  }
  const place = placeWithout(text, context);
  if (place !== undefined) return soft('place', `${place} is named nowhere`);
  const [themes, stated] = divide(context.claimsIn(text), isNeutral);
  const claims = stated.filter((each) => !isName(each, text, context));
  const isCarried = (each: Claim) =>
    ((isProved || carried > 0) && isProvedByValue(each)) || isSupported(each, subjects, context);
  const carriers = claims.filter(isCarried);
  const claim = claims.find((each) => !carriers.some((carrier) => covers(carrier, each)));
  if (claim) {
    const reason = `${claimKey(claim)} has no evidence`;
    return IN_OWN_WORDS.has(claim.group) ? hard(reason) : soft(`claim ${claim.group}`, reason);
  }
  const known = themes.filter((theme) => isSupported(theme, subjects, context));
  const extra = context.says(text, 'includes') && themes.find((each) => isExtra(each) && !isKnownTo(each, known));
  if (extra) return soft('included', `${claimKey(extra)} is in no box`);
  const places = scopesIn(text, context.languages).filter(({ keys }) => keys[0]?.startsWith('country'));
  return carried + claims.length + known.length + places.length + Number(state !== null);
}

/** True if a supported claim covers another one: the same words, "blue" in "navy blue", or milk in "free of milk". */
function covers(whole: Claim, part: Claim): boolean {
  const [[from = 0, to = 0], [start = 0, end = 0]] = [whole, part].map(({ span }) => span.split(' ').map(Number)) as [
    number[],
    number[],
  ];
  const isPart = start >= from && end <= to;
  const isSame = start === from && end === to;
  const isShade = whole.group === 'colours' && part.group === 'colours';
  return isSame || (isPart && (isShade || (part.isDenied && part.group === 'materials')));
}

/** True for things that may come with a product. */
const isExtra = ({ group, isDenied }: Claim): boolean => KINDS.has(group) && !isDenied;

const isKnownTo = ({ span }: Claim, known: readonly Claim[]): boolean => known.some((each) => each.span === span);

function divide<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter((item) => isFirst(item)), items.filter((item) => !isFirst(item))];
}

/** Returns the products that a clause names, or else the last one named before it, or else "it". */
function subjectsIn({ named, focus }: Context, start: number, end: number): readonly ProductFacts[] {
  const before = named.filter((each) => each.end <= end);
  const own = before.filter((each) => each.end > start);
  const subjects = own.length > 0 ? own : before.slice(-1);
  return subjects.length > 0 ? subjects.map(({ product }) => product) : focus;
}

/**
 * Returns the products that a value may be about: those named between the previous value and this one, or else the last
 * one named before; and the first one named after it in the clause.
 */
function subjectsAt(
  { named }: Context,
  { from, at, end }: Record<'from' | 'at' | 'end', number>,
): { before: ProductFacts[]; after: ProductFacts[] } {
  const before = named.filter((each) => each.end <= at && each.end > from);
  const earlier = named.findLast((each) => each.end <= from);
  const after = named.find((each) => each.end > at && each.end <= end);
  return {
    before: before.length > 0 ? before.map(({ product }) => product) : from === 0 || !earlier ? [] : [earlier.product],
    after: after ? [after.product] : [],
  };
}

/** Finds a country that neither the rows nor the shop's texts name, unless the clause has a negation. */
function placeWithout(clause: string, { evidence, languages, says, home }: Context): string | undefined {
  if (says(clause, 'negation') || says(clause, 'without')) return undefined;
  // "Italian in Thirty Mornings" is a book.
  const titles = evidence.products.map(({ product }) => product.title).filter((title) => clause.includes(title));
  const plain = titles.reduce((text, title) => (title === '' ? text : text.replaceAll(title, ' ')), clause);
  return scopesIn(plain, languages)
    .flatMap(({ keys }) => keys)
    .find(
      (key) =>
        key.startsWith('country') &&
        key !== home &&
        ![...evidence.products, ...evidence.passages].some(({ scopes }) => scopes.has(key)),
    );
}

const stockIn = (clause: string): Availability | null =>
  OUT_OF_STOCK.test(clause) ? 'out_of_stock' : IN_STOCK.test(clause) ? 'in_stock' : null;

/**
 * True if one of the subjects has this availability, or a variant that is named; without subjects, if any product does.
 */
function isInState(state: Availability, clause: string, subjects: readonly ProductFacts[], context: Context): boolean {
  const { sentence, named, asked, evidence, says } = context;
  const isAlone = !says(sentence, 'contrast') && clausesOf(sentence).filter(stockIn).length === 1;
  // "It is in stock" is understood of the size that was asked for, but "not available in Spain" and "the others are" are not.
  const part = sentence.split(';').find((each) => each.includes(clause)) ?? clause;
  const texts = [isAlone ? part : clause, ...(isAlone && state === 'in_stock' && named.length === 0 ? [asked] : [])];
  return (subjects.length > 0 ? subjects : evidence.products).some((each) => {
    const chosen = subjects.length > 0 ? chosenVariants(each, texts, context) : [];
    const known = chosen.filter(({ availability }) => availability !== 'unknown');
    if (known.length > 0) return known.some(({ availability }) => availability === state);
    return each.product.availability === state || each.variants.some(({ availability }) => availability === state);
  });
}

/** True for words of a product's name: a music stand called Maestro is not a means of payment. */
function isName({ span }: Claim, clause: string, { names }: Context): boolean {
  const [start, end] = span.split(' ').map(Number);
  const stems = words(clause, MAX_BYTES)
    .slice(start, end)
    .flatMap((word) => stemsOf(word));
  return stems.length > 0 && stems.every((stem) => names.stems.has(stem));
}

/** True for claims that need no evidence; denying an ingredient does. */
const isNeutral = (claim: Claim): boolean =>
  (NEUTRAL.has(claim.group) || NEUTRAL.has(claimKey(claim))) && !(claim.isDenied && claim.group === 'materials');

const isProvedByValue = (claim: Claim): boolean => BY_VALUE.has(claim.group) || BY_VALUE.has(claimKey(claim));

/** True for a product that costs less than before. */
const isReduced = ({ prices, formerPrices }: ProductFacts): boolean =>
  formerPrices.some((former) => prices.some((price) => former > price));

function isSupported(claim: Claim, subjects: readonly ProductFacts[], { evidence }: Context): boolean {
  if (FREE.has(claimKey(claim))) return true;
  const rows = subjects.length > 0 ? subjects : evidence.products;
  if (claim.isDenied && DENIABLE.has(claim.group)) return true;
  if (claim.isDenied && UNLISTED.has(claim.group) && !isStated(evidence.passages, { ...claim, isDenied: false }))
    return true;
  if (claimKey(claim) === REDUCED && rows.some(isReduced)) return true;
  if (OF_SHOP.has(claim.group)) return isStated(evidence.passages, claim);
  if (OF_ROW.has(claim.group)) return isStated(rows, claim);
  return isStated([...rows, ...evidence.passages], claim);
}

/** A sentence about a product or the shop needs some support, and must not be mostly new. */
function strangeness(
  context: Context,
  subjects: readonly ProductFacts[],
  carried: number,
): [kind: string, reason: string] | null {
  const { sentence, evidence, says, question, names, languages } = context;
  const isOfShop = says(sentence, 'we');
  if (subjects.length === 0 && !isOfShop) return null;
  if (['recommendation', 'sympathy', 'assistant'].some((each) => says(sentence, each))) return null;
  const sources: Facts[] = [...(subjects.length > 0 ? subjects : []), ...evidence.passages];
  const own = words(sentence, MAX_BYTES).filter((word) => !isOrdinary(word, languages));
  const stems = [...new Set(own.flatMap((word) => stemsOf(word)))].filter(
    (stem) => stem.length >= MIN_CONTENT_WORD && !names.stems.has(stem) && !/\d/.test(stem),
  );
  const fresh = stems.filter(
    (stem) => !includesStem(question.stems, stem) && !sources.some((source) => includesStem(source.stems, stem)),
  );
  const anchors = carried + (stems.length - fresh.length);
  if (anchors === 0 && fresh.length > 1) return ['nothing', `nothing carries ${fresh.join(', ')}`];
  return carried === 0 && fresh.length > 3 && fresh.length / (fresh.length + anchors) > MAX_NEW
    ? ['new', `mostly new: ${fresh.join(', ')}`]
    : null;
}
