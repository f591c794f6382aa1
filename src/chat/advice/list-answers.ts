import type { Product } from '../../domain/records.ts';
import { type Answer, MAX_CARDS, bold, limitsText, priceOf } from './answer.ts';
import { choose } from './choose.ts';
import { type Found, MAX_READ, find } from './finding.ts';
import type { Evidence } from './gather.ts';
import { answerOnProduct, describe, similar } from './product-answers.ts';
import { answering, passagesOf } from './passages.ts';
import { stemsOf } from '../stems.ts';
import type { Talk } from './talk.ts';
import { fit } from './matching.ts';
import { termWeight } from './weights.ts';

const NEAR = 0.88;
/** Something that nothing else in the wish makes up for. */
const ESSENTIAL = 1;

/** Below this, what was found has hardly anything to do with the wish. */
const MIN_SCORE = 0.34;

/** What the shopper is looking for: the products that have all of it, else the nearest. */
export async function list(evidence: Evidence): Promise<Answer> {
  const { talk, message } = evidence;
  const found = choose(evidence);
  const { phrases } = talk.turn.language;
  const hits = await fitting(talk, found);
  if (hits.length === 0 || (found.kinds.length === 0 && found.score < MIN_SCORE && found.wish.excluded.length === 0))
    return nothing(evidence, found);
  const lacks = found.lacks.filter((term) => termWeight(term) >= ESSENTIAL);
  const limits = limitsText(found.wish.limits, talk);
  const [only, ...others] = hits;
  if (lacks.length > 0 && isFarOff(found))
    return { text: phrases.closest, show: closestOf(found, hits), outcome: 'partly' };
  if (only && others.length === 0) {
    const asked = answering(message, await passagesOf(talk, only), stemsOf(only.title));
    const answer =
      message.isQuestion && asked.length > 0
        ? answerOnProduct({ ...evidence, target: only, said: asked })
        : describe(only, talk);
    return answer;
  }
  return {
    text: headingOf(evidence, hits.length, limits),
    show: hits.slice(0, MAX_CARDS),
    outcome: 'answered',
  };
}

/** "How many jackets do you have?" is told their number. */
function headingOf({ talk, message }: Evidence, count: number, limits: string): string {
  const { phrases } = talk.turn.language;
  if (!message.cues.has('count') || count <= MAX_CARDS) return phrases.found(Math.min(count, MAX_CARDS), limits);
  talk.turn.told.push(String(count));
  return phrases.count(count, limits, count >= MAX_READ);
}

/** Without a kind of thing to go by, only what comes closest. */
function closestOf({ kinds, hits, score }: Found, products: readonly Product[]): Product[] {
  const near = new Set(
    hits.filter((hit) => kinds.length > 0 || hit.score >= NEAR * score).map(({ product }) => product),
  );
  return products.filter((product) => near.has(product)).slice(0, MAX_CARDS);
}

const isFarOff = ({ score, kinds, lacks }: Found): boolean =>
  score < 0.5 || (kinds.length === 0 && lacks.length > 0 && score < 0.7);

/** Those in stock first; where a size or colour was asked for, those that have it. */
async function fitting({ turn, message }: Talk, { hits, kinds }: Found): Promise<Product[]> {
  // Those that are called so in the shopper's own words come before those that a table of words takes for the same.
  const called = hits.filter(({ fields }) => kinds.some((term) => fit(term, fields.name) === 1));
  const products = (called.length > 0 ? called : hits).map(({ product }) => product);
  const isThere = (product: Product) => {
    const fact = turn.askedVariants.get(product.productId)?.fact;
    return (fact?.availability ?? product.availability) !== 'out_of_stock' && fact?.availability !== 'not_offered';
  };
  const there = products.filter(isThere);
  const mustBe = message.cues.has('inStock') && there.length > 0;
  return mustBe ? there : [...there, ...products.filter((product) => !isThere(product))];
}

/** Nothing fits: the nearest, and what they lack. */
async function nothing(evidence: Evidence, { wish }: Found): Promise<Answer> {
  const { talk, message } = evidence;
  const { phrases } = talk.turn.language;
  if (message.cues.has('gift') && wish.terms.length === 0 && wish.limits.maxPrice === undefined)
    return { text: phrases.gift, outcome: 'answered' };
  const { minPrice: _, maxPrice: __, ...rest } = wish.limits;
  const dearer =
    wish.limits.maxPrice === undefined && wish.limits.minPrice === undefined
      ? null
      : await find(talk, { ...wish, limits: rest });
  const said = phrases.nothing('', limitsText(wish.limits, talk), talk.turn.shop);
  const [nearest] = dearer?.hits.toSorted((a, b) => (a.product.price ?? 0) - (b.product.price ?? 0)) ?? [];
  if (nearest && wish.terms.length > 0)
    return {
      text: `${said} ${phrases.nearest}`,
      show: [nearest.product],
      outcome: 'partly',
    };
  return { text: `${said} ${phrases.advice}`, outcome: 'unanswered' };
}

/** More of what was shown. */
export async function more(evidence: Evidence): Promise<Answer> {
  const { talk } = evidence;
  const { phrases } = talk.turn.language;
  const seen = new Set(talk.earlier.flatMap(({ shown }) => shown.map(({ productId }) => productId)));
  const found = evidence.together ?? (await again(evidence));
  const fresh = found?.hits.map(({ product }) => product).filter(({ productId }) => !seen.has(productId)) ?? [];
  if (fresh.length > 0)
    return {
      text: phrases.found(Math.min(fresh.length, MAX_CARDS), ''),
      show: fresh.slice(0, MAX_CARDS),
      outcome: 'answered',
    };
  return talk.focus ? similar(evidence) : { text: phrases.noMore, outcome: 'answered' };
}

const again = async ({ talk, before }: Evidence): Promise<Found | null> => (before ? find(talk, before) : null);

/** Cheaper or dearer than what was shown. */
export async function shifted(evidence: Evidence): Promise<Answer> {
  const { talk, message } = evidence;
  const { phrases } = talk.turn.language;
  const priced = talk.list.filter(({ price }) => price !== null).toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const isLow = message.cues.has('cheaper');
  const edge = isLow ? priced[0] : priced.at(-1);
  if (!edge?.price) return list(evidence);
  const within = isLow ? { maxPrice: edge.price - 0.01 } : { minPrice: edge.price + 0.01 };
  const wish = evidence.before ?? { terms: [], excluded: [], limits: {}, measures: [] };
  const found = await find(talk, { ...wish, limits: { ...wish.limits, ...within } });
  const products = found.hits
    .map(({ product }) => product)
    .toSorted((a, b) => (isLow ? 1 : -1) * ((b.price ?? 0) - (a.price ?? 0)));
  if (products.length > 0 && found.score >= 0.5)
    return {
      text: phrases.found(Math.min(products.length, MAX_CARDS), ''),
      show: products.slice(0, MAX_CARDS),
      outcome: 'answered',
    };
  const price = priceOf(edge, talk.turn.language) ?? '';
  return {
    text: isLow ? phrases.noCheaper(bold(edge.title), price) : phrases.noDearer(bold(edge.title), price),
    show: [edge],
    outcome: 'partly',
  };
}
