import type { Product } from '../../domain/product.ts';
import { type Answer, MAX_CARDS, bold, priceOf, quoted } from './answer.ts';
import { choose } from './choose.ts';
import { type Found, type Hit, MAX_READ, find, hasConditions } from './finding.ts';
import { type Evidence, NO_WISH } from './gather.ts';
import { limitsOf, nothing } from './nothing-answers.ts';
import { alikeTo, answerOnProduct, describe, isGone, present, similar } from './product-answers.ts';
import { answeringPassages, isDenied, passagesOf } from './passages.ts';
import { readFacts } from '../evidence/facts.ts';
import { conceptsOf } from '../evidence/claims.ts';
import { isOrdinary } from '../../text/lexicon/ordinary-words.ts';
import type { Talk } from './talk.ts';
import { calledSo, descriptionOf, isNamed } from './matching.ts';
import { titleParts } from '../product-texts.ts';
import { words } from '../../text/words.ts';
import type { MessageTerm } from './message.ts';
import { termWeight } from './weights.ts';

const MAX_BYTES = 2_000;
/** In letters. Shorter words of a title are not names. */
const MIN_NAME = 4;
const NEAR = 0.88;
/** The minimum weight of a term whose absence nothing else in the request makes up for. */
const ESSENTIAL = 1;
/** Maximum number of lacking things that a sentence can name. */
const MAX_LACKS = 2;

/** Below these scores, results have hardly anything to do with the request: in general, and if the shopper asks for some. */
const [MIN_SCORE, MIN_ASKED] = [0.34, 0.2];

/** Lists the products that meet the whole request, or else the closest ones. */
export async function list(evidence: Evidence): Promise<Answer> {
  const found = thatGoWith(evidence, choose(evidence));
  const several = found === evidence.alone ? await ofEachKind(evidence.talk, found) : [];
  if (several.length === 0) return nearest(evidence, found);
  const { phrases } = evidence.talk.turn.language;
  return { text: phrases.found(several.length, ''), show: several, outcome: 'answered' };
}

/** "What chairs go with it?": keeps products that mention the target by name, or that it mentions, if there are any. */
function thatGoWith({ talk, target, message }: Evidence, found: Found): Found {
  if (!target || !message.cues.has('goesWith')) return found;
  const codes = [talk.turn.language.code, talk.catalogueCode];
  const meaningsOf = conceptsOf(codes);
  const speaksOf = (one: Product, other: Product): boolean => {
    const text = new Set(words(`${one.title} ${descriptionOf(one)}`, MAX_BYTES));
    return words(other.title, MAX_BYTES).some(
      (name) =>
        name.length >= MIN_NAME && !isOrdinary(name, codes) && meaningsOf([name]).length === 0 && text.has(name),
    );
  };
  const others = found.hits.filter(({ product }) => product.productId !== target.productId);
  const hits = others.filter(({ product }) => speaksOf(product, target) || speaksOf(target, product));
  return hits.length > 0 ? { ...found, hits } : found;
}

async function nearest(evidence: Evidence, found: Found): Promise<Answer> {
  const { talk, message } = evidence;
  const { there, gone } = fitting(talk, found);
  const hits = [...there, ...gone];
  if (hits.length === 0 || !isNear(evidence, found)) return nothing(evidence, found);
  if (message.cues.has('inStock') && gone.length > 0 && evidence.missing.length === 0)
    return soldOut(talk, found, { there, gone });
  const lacks = found.lacks.filter((term) => termWeight(term) >= ESSENTIAL);
  const limits = limitsOf(found, talk);
  const lacking = lackingText(evidence, lacks);
  if (lacks.length + evidence.missing.length > 0 && (lacking !== null || isFarOff(found))) {
    const answer = present(isFarOff(found) ? closestOf(found, hits) : hits, talk, '');
    const said = lacking ?? talk.turn.language.phrases.closest;
    return { ...answer, text: `${said} ${answer.text}`.trim(), outcome: 'partly' };
  }
  const [only, ...others] = hits;
  if (only && others.length === 0) return single(evidence, found, only, gone.length > 0);
  const text = headingOf(evidence, hits.length, limits);
  return { text, show: hits.slice(0, MAX_CARDS), outcome: 'answered' };
}

/** False if what was found has hardly anything to do with the request. */
function isNear(evidence: Evidence, found: Found): boolean {
  const least = asksForSome(evidence, found) ? MIN_ASKED : MIN_SCORE;
  return found.kinds.length > 0 || found.nearness >= least || found.request.excluded.length > 0;
}

/** True for "We sleep badly, what do you recommend?": what has little of it is still worth a look. */
const asksForSome = ({ message: { cues } }: Evidence, { request }: Found): boolean =>
  hasConditions(request) || (['have', 'best', 'gift', 'want'] as const).some((cue) => cues.has(cue));

/** "A tent and a sleeping bag": the best of each, if nothing is both, and neither is only what the other is for. */
async function ofEachKind(talk: Talk, { request, hits }: Found): Promise<Product[]> {
  const [called] = titleParts(talk.message.text);
  const said = new Set(words(called, MAX_BYTES));
  const things = request.terms.filter((term) => termWeight(term) > ESSENTIAL);
  const isSeveral = things.length > 1 && things.every(({ word }) => word.split(' ').every((each) => said.has(each)));
  if (!isSeveral || hits.some(({ fields }) => things.every((term) => isNamed(term, fields)))) return [];
  const lists = await Promise.all(
    things.map(async (thing) => {
      const terms = request.terms.filter((term) => term === thing || !things.includes(term));
      const found = await find(talk, { ...request, terms });
      return found.hits.filter(({ fields }) => isNamed(thing, fields)).map(({ product }) => product);
    }),
  );
  if (lists.filter((each) => each.length > 0).length < 2) return [];
  const inTurn = Array.from({ length: MAX_CARDS }, (_, at) => lists.flatMap((each) => each[at] ?? [])).flat();
  return [...new Map(inTurn.map((product) => [product.productId, product] as const)).values()].slice(
    0,
    Math.max(MAX_CARDS, things.length),
  );
}

/** Describes the only hit, or answers the shopper's question about it. */
async function single(evidence: Evidence, { request }: Found, only: Product, isSoldOut: boolean): Promise<Answer> {
  const { talk, message } = evidence;
  const excluded = message.excluded.filter((term) => request.excluded.includes(term));
  if (excluded.length > 0) return without(evidence, excluded, only);
  const asked = answeringPassages(message, await passagesOf(talk, only), readFacts(only.title, talk.reader));
  const isAnswer = message.isQuestion && asked.length > 0;
  const answer = isAnswer ? await answerOnProduct({ ...evidence, target: only, said: asked }) : describe(only, talk);
  return isSoldOut ? { ...answer, outcome: 'partly' } : answer;
}

/** Says what the closest products lack, if it is a name or a few words of known meaning. */
function lackingText({ talk, missing: names }: Evidence, lacks: readonly MessageTerm[]): string | null {
  const known = names.length > 0 ? names : lacks.filter(({ concepts }) => concepts.size > 0);
  const lacking = names.length === 0 && known.length > MAX_LACKS ? null : quoted(known, talk);
  return lacking === null ? null : talk.turn.language.phrases.lacking(lacking);
}

/** Quotes where the texts of the only hit rule out what the shopper excluded, or says that they don't mention it. */
async function without({ talk, message }: Evidence, excluded: readonly MessageTerm[], only: Product): Promise<Answer> {
  const proof = (await passagesOf(talk, only)).filter(({ facts }) => excluded.some((term) => isDenied(term, facts)));
  if (proof.length > 0) {
    const said = proof.map((passage) => ({ passage, score: 1, matched: 1, share: 1 }));
    return answerOnProduct({ talk, message, target: only, said });
  }
  const silent = quoted(excluded, talk);
  const answer = describe(only, talk);
  return silent === null ? answer : { ...answer, text: `${answer.text} ${talk.turn.language.phrases.unsaid(silent)}` };
}

/** Says first that the requested product is sold out, then offers what is available. */
async function soldOut(talk: Talk, found: Found, { there: fits, gone }: ReturnType<typeof fitting>): Promise<Answer> {
  const { phrases } = talk.turn.language;
  const [best] = gone;
  const isBest = best?.productId === found.hits[0]?.product.productId;
  const there = best && fits.length === 0 ? await alikeTo(best, talk, () => true) : fits;
  if (best && there.length === 0) return { text: phrases.allSoldOut, show: gone.slice(0, 1), outcome: 'partly' };
  return best && isBest
    ? {
        text: `${phrases.soldOut(bold(best.title))} ${phrases.closest}`,
        show: there.slice(0, MAX_CARDS),
        outcome: 'partly',
      }
    : {
        text: phrases.found(Math.min(there.length, MAX_CARDS), ''),
        show: there.slice(0, MAX_CARDS),
        outcome: 'answered',
      };
}

/** States how many there are if not all of them fit in the answer. */
export function headingOf({ talk }: Evidence, count: number, limits: string): string {
  const { phrases } = talk.turn.language;
  if (count <= MAX_CARDS) return phrases.found(count, limits);
  talk.turn.toolFacts.push(String(count));
  return phrases.count(count, limits, count >= MAX_READ);
}

/** Keeps only the closest products if the request names no kind of product. */
function closestOf({ kinds, hits, score }: Found, products: readonly Product[]): Product[] {
  const near = new Set(
    hits.filter((hit) => kinds.length > 0 || hit.score >= NEAR * score).map(({ product }) => product),
  );
  return products.filter((product) => near.has(product)).slice(0, MAX_CARDS);
}

const isFarOff = ({ nearness, kinds, lacks }: Found): boolean =>
  nearness < 0.5 ||
  lacks.some((term) => term.concepts.size > 0 && termWeight(term) >= ESSENTIAL) ||
  (kinds.length === 0 && lacks.length > 0 && nearness < 0.7);

/** Splits hits by availability, in the requested size or colour if there is one. */
function fitting(
  { turn, message, list: inView }: Talk,
  { request, hits, kinds }: Found,
): { there: Product[]; gone: Product[] } {
  // "Something else to build with" and "got any other dress?" exclude the products in view.
  const isElse = message.cues.has('more') && (message.cues.has('instead') || message.cues.has('have'));
  const seen = new Set(isElse ? inView.map(({ productId }) => productId) : []);
  const all = hits.filter(({ product }) => !seen.has(product.productId));
  const products = calledSo(kinds, all).map(({ product }) => product);
  const isThere = (product: Product) => {
    const fact = turn.askedVariants.get(product.productId)?.fact;
    return (fact?.availability ?? product.availability) !== 'out_of_stock' && fact?.availability !== 'not_offered';
  };
  // A gift budget without other wishes is meant to be spent: the most expensive first.
  if (message.cues.has('gift') && request.terms.length === 0 && request.limits.maxPrice !== undefined)
    products.sort((one, other) => (other.price ?? 0) - (one.price ?? 0));
  return { there: products.filter(isThere), gone: products.filter((product) => !isThere(product)) };
}

/** Shows more results of the last request. */
export async function more(evidence: Evidence): Promise<Answer> {
  const { talk } = evidence;
  const { phrases } = talk.turn.language;
  const seen = new Set(talk.earlier.flatMap(({ shown }) => shown.map(({ productId }) => productId)));
  const found = evidence.together ?? (await again(evidence));
  const all = found?.hits.map(({ product }) => product) ?? [];
  const unseen = all.filter(({ productId }) => !seen.has(productId));
  const fresh = [...unseen.filter((product) => !isGone(product)), ...unseen.filter(isGone)];
  if (fresh.length > 0) return present(fresh, talk, phrases.found(Math.min(fresh.length, MAX_CARDS), ''));
  return talk.focus ? similar(evidence) : { text: phrases.noMore, outcome: 'answered' };
}

const again = async ({ talk, before }: Evidence): Promise<Found | null> => (before ? find(talk, before) : null);

/** Shows cheaper or more expensive alternatives to the products in view. */
export async function shifted(evidence: Evidence): Promise<Answer> {
  const { talk, message } = evidence;
  const { phrases } = talk.turn.language;
  const priced = talk.list.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const isLow = message.cues.has('cheaper');
  const edge = isLow ? priced[0] : priced.at(-1);
  if (!edge?.price) return list(evidence);
  const within = isLow ? { maxPrice: edge.price - 0.01 } : { minPrice: edge.price + 0.01 };
  const request = evidence.before ?? NO_WISH;
  const excluded = [...request.excluded, ...message.excluded];
  const found = await find(talk, { ...request, excluded, limits: { ...request.limits, ...within } });
  // A product that only mentions such a thing is not a cheaper alternative.
  const isAlike = ({ product, fields }: Hit): boolean =>
    talk.list.some(({ category }) => category === product.category) ||
    found.kinds.some((term) => isNamed(term, fields));
  const products = found.hits
    .filter(isAlike)
    .map(({ product }) => product)
    .toSorted((a, b) => (isLow ? 1 : -1) * ((b.price ?? 0) - (a.price ?? 0)));
  if (products.length > 0 && found.score >= 0.5)
    return present(products, talk, phrases.found(Math.min(products.length, MAX_CARDS), ''));
  const others = await similar({ ...evidence, target: edge });
  if (others.outcome === 'answered') return others;
  const price = priceOf(edge, talk.turn.language) ?? '';
  return {
    text: isLow ? phrases.noCheaper(bold(edge.title), price) : phrases.noDearer(bold(edge.title), price),
    show: [edge],
    outcome: 'partly',
  };
}
