import type { Product } from '../../domain/product.ts';
import type { SearchFilters } from '../../domain/search.ts';
import { words } from '../../text/words.ts';
import { type Answer, MAX_CARDS, bold, priceOf } from './answer.ts';
import { DEGREES } from './aspects.ts';
import { choose } from './choose.ts';
import { cueFinderOf } from './cues.ts';
import { bestMeasured, bestRated, degreesIn } from './degrees.ts';
import { type Found, find, readAll } from './finding.ts';
import type { Evidence } from './gather.ts';
import { list } from './list-answers.ts';
import { fitProduct } from './matching.ts';
import type { ParsedMessage } from './message.ts';
import type { Cue } from '../languages/cues.ts';
import { compare, describe } from './product-answers.ts';
import type { Talk } from './talk.ts';
import { termWeight } from './weights.ts';

/** Maximum number of hits to compare. */
const MAX_MEASURED = 40;
/** Each search leaves about a fortieth of the products that are cheaper, or more expensive, still. */
const MAX_TRIES = 8;
const CENT = 0.01;
/** Maximum number of products mentioned before that "of them" may refer to. */
const MAX_DISCUSSED = 2;

const PRICED: readonly Cue[] = ['cheapest', 'cheaper', 'dearest'];

/** Answers "the lightest", "the cheapest" or "the most protein" of the products in view, or else of all that fit. */
export async function superlative(evidence: Evidence): Promise<Answer> {
  const { talk } = evidence;
  const message = withCarriedCues(evidence);
  const { turn, sources } = talk;
  const shown = shownOf(evidence);
  const among = shown ?? (await allOf(evidence));
  if (among.length === 0) return list(evidence);
  if (PRICED.some((cue) => message.cues.has(cue))) return byPrice(talk, among, !message.cues.has('dearest'));
  const ids = among.map(({ productId }) => productId);
  const details = await sources.catalogue.details(turn.organizationId, turn.assistantId, ids);
  const isRating = message.cues.has('bestRated');
  const [best, next] = isRating ? bestRated(among, details) : bestMeasured(message, among, details, talk.reader);
  const [degree] = degreesIn(message.cues);
  if (!best && degree) return byWords({ ...evidence, message }, among, degree.concept);
  // "Which is the mildest?" of those in view, of which no row tells: their rows side by side may.
  if (!best) return shown && shown.length > 1 ? compare({ ...evidence, named: shown }) : list(evidence);
  const { phrases } = turn.language;
  await readAll(talk, [best.product]);
  // A quoted row of stars and numbers would say nothing by itself.
  if (isRating)
    return {
      text: phrases.thatIs(`${bold(best.product.title)} (${best.row})`),
      show: [best.product],
      outcome: 'answered',
    };
  const first = phrases.thatIs(bold(best.product.title));
  if (!next || !(shown || message.cues.has('both') || message.cues.has('compare')))
    return { text: `${first} ${phrases.listed(best.row)}`, show: [best.product], outcome: 'answered' };
  const rows = [best, next].map(({ product, row }) => `- ${bold(product.title)}: “${row}”`);
  return { text: [first, ...rows].join('\n'), show: [best.product, next.product], outcome: 'answered' };
}

/** Returns the products that the message compares, if it names them or refers to those shown. */
function shownOf({ talk, named, message, alone }: Evidence): readonly Product[] | null {
  if (named.length > 1) return named;
  const isOfThem = (['them', 'both', 'compare', 'other', 'it'] as const).some((cue) => message.cues.has(cue));
  if (talk.list.length > 1 && (isOfThem || alone.kinds.length === 0)) return talk.list;
  const discussed = [...new Set(talk.earlier.toReversed().flatMap(({ shown }) => shown))].slice(0, MAX_DISCUSSED);
  return message.cues.has('them') && discussed.length > 1 ? discussed : null;
}

/** True for "But I have dry skin" after "the cheapest cream?", which asks for the cheapest suitable one. */
const isOfPrice = (evidence: Evidence): boolean =>
  evidence.message.terms.length > 0 && PRICED.some((cue) => withCarriedCues(evidence).cues.has(cue));

/** Finds all products of the kind, of the previous request, or of the shop. */
async function allOf(evidence: Evidence): Promise<Product[]> {
  const { talk, alone, together, before, message } = evidence;
  const isOfShop = message.asked.some(({ concepts }) => concepts.has('shopTopics.store'));
  const namesThing = message.terms.some((term) => termWeight(term) > 1);
  // "Which jumper has the best reviews?", "the cheapest thing that you have for cats": of all, not of those in view.
  const isOfAll = namesThing || (message.cues.has('have') && message.terms.some(({ concepts }) => concepts.size > 0));
  if (isOfAll && alone.hits.length > 0) return ofKind(talk, alone);
  // A thing that nothing is called, or that only the previous request had, has no cheapest.
  if (namesThing) return [];
  if (alone.kinds.length > 0) return ofKind(talk, choose(evidence));
  // "No, for a child" refines the previous request rather than saying what to compare.
  if (together && together.hits.length > 0 && (message.age !== null || isOfPrice(evidence)))
    return productsOf(together);
  if (PRICED.some((cue) => message.cues.has(cue))) {
    const found = [together, alone].find((each) => each !== null && each.hits.length > 0 && has(each, message));
    if (found) return productsOf(found);
  }
  if (before && !isOfShop) return productsOf(await find(talk, before));
  return extremesByPrice(talk, !message.cues.has('dearest'));
}

/** True if the best hit has any word of the message: "the cheapest in blue". */
const has = ({ lacks }: Found, { terms }: ParsedMessage): boolean => terms.some((term) => !lacks.includes(term));

/** Finds the cheapest or most expensive products of the whole shop; one search returns only some of them. */
async function extremesByPrice({ turn, sources }: Talk, isLow: boolean): Promise<Product[]> {
  const { organizationId, assistantId } = turn;
  let best: Product[] = [];
  // An empty query finds everything within its limits.
  let filters: SearchFilters = { minPrice: 0 };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const searchRequest = { query: '', match: 'any' as const, limit: MAX_MEASURED, filters };
    const { hits } = await sources.search.search(organizationId, assistantId, searchRequest);
    if (hits.length === 0) break;
    best = hits.map(({ product }) => product);
    if (hits.length < MAX_MEASURED) break;
    const prices = best.map(({ price }) => price ?? 0);
    filters = isLow ? { minPrice: 0, maxPrice: Math.min(...prices) - CENT } : { minPrice: Math.max(...prices) + CENT };
  }
  return best;
}

const productsOf = ({ hits }: Found): Product[] => hits.slice(0, MAX_MEASURED).map(({ product }) => product);

/** Searches for the kind without the compared quality, which products need not mention. */
async function ofKind(talk: Talk, found: Found): Promise<Product[]> {
  const { request, kinds } = found;
  const terms = request.terms.filter((term) => kinds.includes(term) || term.concepts.size > 0);
  return productsOf(terms.length === request.terms.length ? found : await find(talk, { ...request, terms }));
}

/** Picks the cheapest or most expensive product, preferably one in stock. */
function byPrice({ turn }: Talk, among: readonly Product[], isLow: boolean): Answer {
  const { language } = turn;
  const { phrases } = language;
  const priced = among
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (isLow ? 1 : -1) * ((a.price ?? 0) - (b.price ?? 0)));
  const best = priced.find(({ availability }) => availability !== 'out_of_stock') ?? priced[0];
  if (!best) return { text: phrases.which, outcome: 'answered' };
  const [title, price] = [bold(best.title), priceOf(best, language) ?? ''];
  return {
    text: isLow ? phrases.cheapest(title, price) : phrases.dearest(title, price),
    show: [best],
    outcome: 'answered',
  };
}

/** "For women, I mean" after "your warmest coat?" asks for the warmest one again. */
export function withCarriedCues({ message, talk }: Evidence): ParsedMessage {
  const before = talk.earlier.at(-1)?.message;
  if (!before || hasDegree(message.cues) || !hasDegree(before.cues)) return message;
  return { ...message, cues: new Set([...message.cues, ...before.cues]) };
}

const SUPERLATIVES = new Set<string>([...Object.keys(DEGREES), 'cheapest', 'dearest', 'most', 'least', 'bestRated']);
const hasDegree = (cues: ReadonlySet<string>): boolean => [...cues].some((cue) => SUPERLATIVES.has(cue));

/** Searches the texts for words, if no table has a number for the degree. */
async function byWords(evidence: Evidence, among: readonly Product[], concept: string | null): Promise<Answer> {
  const { talk, message } = evidence;
  const { phrases } = talk.turn.language;
  const fields = await readAll(talk, among.slice(0, 24));
  const term = { word: '', stems: [], concepts: new Set(concept === null ? [] : [concept]) };
  const saying = fields.filter((each) => concept !== null && fitProduct(term, each) > 0).map(({ product }) => product);
  // The shop's own text may name it: "the warmest coat we sell".
  const findCues = cueFinderOf(talk.catalogueCode);
  const cues = new Set(Object.keys(DEGREES).filter((cue) => message.cues.has(cue as 'lighter')));
  const first = saying.filter(({ title, description }) =>
    findCues(words(`${title} ${description ?? ''}`, 8_000)).some((mention) => cues.has(mention.concept)),
  );
  const best = first.length > 0 ? first : saying;
  // If no text says so, list all that fit.
  if (best.length === 0) return list(evidence);
  const [only, ...others] = best;
  if (only && others.length === 0) return describe(only, talk);
  return { text: phrases.perhaps, show: best.slice(0, MAX_CARDS), outcome: 'answered' };
}
