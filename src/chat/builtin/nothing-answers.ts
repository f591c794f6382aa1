import type { Product } from '../../domain/product.ts';
import { type Answer, MAX_CARDS, limitsText, offerText, quoted } from './answer.ts';
import { type Found, type Hit, type ProductRequest, find, hasConditions } from './finding.ts';
import type { Evidence } from './gather.ts';
import { fitProduct } from './matching.ts';
import type { MessageTerm } from './message.ts';
import { isGone } from './product-answers.ts';
import type { Talk } from './talk.ts';
import { needsProof, termWeight } from './weights.ts';

/** In words. Of longer messages, only the things that they name are repeated. */
const MAX_ECHO = 3;
/** The maximum weight of a term that names no kind of thing. */
const NO_KIND = 1;

/** Says that nothing fits, and offers the closest product above or below the price limit, or a selection. */
export async function nothing(evidence: Evidence, found: Found): Promise<Answer> {
  const { request } = found;
  const { talk, message } = evidence;
  const { phrases } = talk.turn.language;
  const isGift = message.cues.has('gift');
  if (isGift && request.terms.length === 0 && !hasConditions(request))
    return { text: phrases.gift, outcome: 'answered' };
  const kinds = request.terms.filter((term) => termWeight(term) > NO_KIND);
  // Repeating a whole sentence doesn't help; repeating "davenport" may.
  const wanted = quoted(message.words.length <= MAX_ECHO ? request.terms : kinds, talk);
  const said = phrases.nothing(wanted ?? '', limitsOf(found, talk), talk.turn.shop);
  const { minPrice, maxPrice, ...limits } = request.limits;
  if (minPrice !== undefined || maxPrice !== undefined) {
    const dearer = await find(talk, { ...request, limits });
    const [cheapest] = dearer.hits
      .map(({ product }) => product)
      .filter((product) => !isGone(product))
      .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
    if (cheapest && dearer.kinds.length > 0)
      return {
        text: `${said} ${phrases.nearest} ${offerText(cheapest, talk)}`,
        show: [cheapest],
        outcome: 'partly',
      };
  }
  const show =
    hasConditions(request) && (kinds.length === 0 || request.age !== null) ? await browse(talk, request, isGift) : [];
  return show.length > 0
    ? { text: phrases.perhaps, show, outcome: isGift ? 'answered' : 'partly' }
    : { text: `${said} ${phrases.advice}`, outcome: 'unanswered' };
}

const GIFT: MessageTerm = { word: '', stems: [], concepts: new Set(['uses.gift']) };

/**
 * Finds things of different kinds that meet all conditions and part of the request; for a gift, or for an age if no kind is
 * named, whatever there is.
 */
async function browse(talk: Talk, request: ProductRequest, isGift: boolean): Promise<Product[]> {
  const { hits } = await find(talk, { ...request, terms: [] });
  const terms = isGift ? [...request.terms, GIFT] : request.terms;
  const worth = ({ fields }: Hit) => terms.reduce((sum, term) => sum + fitProduct(term, fields), 0);
  const there = hits.filter(({ product }) => !isGone(product));
  const fitted = there.filter((hit) => worth(hit) > 0);
  const isAny = isGift || (request.age !== null && request.terms.every((term) => termWeight(term) <= NO_KIND));
  const ranked = (fitted.length > 0 || !isAny ? fitted : there)
    .toSorted((a, b) => worth(b) - worth(a))
    .map(({ product }) => product);
  const kinds = [...Map.groupBy(ranked, ({ category }) => category).values()];
  return kinds.flatMap(([first]) => first ?? []).slice(0, MAX_CARDS);
}

/** Returns text such as " without “hood” under €150.00". */
export function limitsOf({ request: { excluded, limits } }: Found, talk: Talk): string {
  const lasting = talk.earlier.flatMap(({ message }) => message.excluded.filter(needsProof));
  const unwanted = quoted([...new Map([...excluded, ...lasting].map((term) => [term.word, term])).values()], talk);
  return `${unwanted === null ? '' : ` ${talk.turn.language.phrases.without(unwanted)}`}${limitsText(limits, talk)}`;
}
