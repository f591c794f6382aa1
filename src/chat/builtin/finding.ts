import type { Product } from '../../domain/product.ts';
import type { SearchFilters, SearchRequest } from '../../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { know, learnDetails } from '../turn.ts';
import { forThem, isAllowed } from './allowed.ts';
import { type Fields, NOTHING, denies, fieldsOf, fitProduct, helpOf, isNamed } from './matching.ts';
import { strongEnough } from './load.ts';
import type { FreeFrom } from '../../text/lexicon/free-from.ts';
import type { MessageTerm } from './message.ts';
import { namesOfTerms } from './names-of-concepts.ts';
import { avoidedAt, holds, isForChildren, mustSayAge, suits, wantsChild } from './needs.ts';
import type { Talk } from './talk.ts';
import { isOfTopics, isThing, needsProof, termWeight } from './weights.ts';

/** Maximum number of hits that are read closely. */
export const MAX_READ = 24;
const CANDIDATES = 40;
/** Share of the best score below which a product does not count as a match. */
const CLOSE = 0.75;
/** Bonus for products that are proven harmless, over those that say nothing. */
const PROVED = 0.05;
/** Bonus for products that state that they are for children of that age. */
const FOR_THEM = 0.3;
/** Maximum weight of all unknown words together. */
const MAX_NOISE = 1;

export interface ProductRequest {
  terms: readonly MessageTerm[];
  excluded: readonly MessageTerm[];
  limits: SearchFilters;
  /** Limits on measures, in words. */
  measures: readonly string[];
  avoided: readonly FreeFrom[];
  people: ReadonlySet<string>;
  age: number | null;
  /** True if phrases may be taken apart when nothing has them. */
  splits?: boolean;
  /** Identifiers of products that the shopper has just turned down. */
  declined?: ReadonlySet<string>;
  /** Categories of the products in view: a refinement that names no thing asks for one of the same kind. */
  shelves?: readonly (string | null)[];
}

export interface Hit {
  product: Product;
  fields: Fields;
  /** Share of the request that it fulfils, from 0 to 1, plus bonuses. */
  score: number;
  lacks: readonly MessageTerm[];
}

export interface Found {
  request: ProductRequest;
  /** All search results that were read. */
  read: readonly Product[];
  /** Best first. */
  hits: readonly Hit[];
  /** Words that name what the products are. */
  kinds: readonly MessageTerm[];
  /** Terms that the best hit lacks. */
  lacks: readonly MessageTerm[];
  /** The score of the best hit. */
  score: number;
  /** The same score with words that no product has hardly counted. */
  nearness: number;
}

export const NOTHING_FOUND = (request: ProductRequest, read: readonly Product[] = []): Found => ({
  request,
  read,
  hits: [],
  kinds: [],
  lacks: request.terms,
  score: 0,
  nearness: 0,
});

/** Searches as `list_catalogue` does, and reads which parts of the request each hit meets or lacks. */
export async function find(talk: Talk, request: ProductRequest): Promise<Found> {
  const { turn, sources } = talk;
  const searchRequest = { query: queryOf(request, talk.catalogueCode), match: 'any' as const, limit: CANDIDATES };
  const { organizationId, assistantId } = turn;
  const search = (asked: Partial<SearchRequest>) =>
    sources.search.search(organizationId, assistantId, { ...searchRequest, filters: request.limits, ...asked });
  const { hits } = searchRequest.query === '' ? { hits: [] } : await search({});
  // Queries in another language find too little, and so do those that say whom it is for but not what it is:
  // read the whole catalogue if it is small.
  const isVague = turn.language.code !== talk.catalogueCode || hasConditions(request);
  const { hits: others } =
    isVague && hits.length < MAX_READ
      ? await search({ query: '', filters: { minPrice: 0, ...request.limits } })
      : { hits: [] };
  const seen = new Set(hits.map(({ product }) => product.productId));
  const closest = [...hits.slice(0, MAX_READ), ...others.filter(({ product }) => !seen.has(product.productId))].slice(
    0,
    CANDIDATES,
  );
  const matches = closest.map(({ matched }) => new Map(matched.map(({ word, place }) => [word, place])));
  const products = closest.map(({ product }) => product);
  const all = await readAll(talk, products, matches);
  await talk.breathe();
  const read = strongEnough(all, talk);
  const whole = withLasting(withoutUnknown(request, read), talk);
  const found = judge(whole, read);
  const isSplit = request.splits === true && found.hits.length === 0;
  return isSplit ? judge({ ...whole, terms: whole.terms.flatMap(apart) }, read) : found;
}

/** Splits a phrase that no product is called, such as "coffee beans" where there is "coffee", whole or ground. */
const apart = (term: MessageTerm): readonly MessageTerm[] =>
  term.parts && term.parts.length > 1 ? term.parts : [term];

/**
 * "That won't smear the ink": an excluded word that neither a product nor a table knows is a verb, and the words after
 * it name no part of a product.
 */
function withoutUnknown(request: ProductRequest, products: readonly Fields[]): ProductRequest {
  const isKnown = (term: MessageTerm): boolean =>
    term.concepts.size > 0 || products.some((fields) => fitProduct(term, fields) > 0 || denies(term, fields));
  const cut = new Set<object | undefined>();
  // "No smoke, no gas" are two: what follows the smoke, which no product speaks of, still holds.
  const excluded = request.excluded.filter((term) => {
    if (!isKnown(term)) cut.add(term.scope);
    return !cut.has(term.scope);
  });
  return { ...request, excluded };
}

export async function readAll(
  talk: Talk,
  products: readonly Product[],
  found: readonly Fields['found'][] = [],
): Promise<Fields[]> {
  const { turn, sources, reader } = talk;
  know(turn, products);
  const details = await learnDetails(turn, sources, products);
  return products.map((product, at) => fieldsOf(product, details[at] ?? '', found[at] ?? NOTHING, reader));
}

/** Harmful ingredients, and the age of a young child, hold for the whole conversation. */
export function withLasting(request: ProductRequest, { earlier, message }: Talk): ProductRequest {
  const said = [...earlier.map((each) => each.message), message];
  const age = request.age ?? said.findLast((each) => each.age !== null && mustSayAge(each.age))?.age ?? null;
  const harmful = said.flatMap(({ avoided }) => avoided.filter(({ isHarmful }) => isHarmful));
  return { ...request, age, avoided: [...new Set([...request.avoided, ...harmful, ...avoidedAt(age)])] };
}

function judge(request: ProductRequest, products: readonly Fields[]): Found {
  const { terms } = request;
  const read = products.map(({ product }) => product);
  const possible = products.filter(
    (fields) => isAllowed(fields, request) && !request.declined?.has(fields.product.productId),
  );
  // If some products state that they lack it, those that say nothing are not shown.
  const proven = possible.filter((fields) => request.excluded.every((term) => denies(term, fields)));
  const allowed = proven.length > 0 ? proven : possible;
  const kinds = terms.filter((term) => isKind(term, products));
  const named = allowed.filter((fields) => kinds.some((term) => isNamed(term, fields)));
  // The shop has this kind only with something the shopper excluded: don't offer other kinds instead.
  if (named.length === 0 && products.some((fields) => kinds.some((term) => isNamed(term, fields))))
    return NOTHING_FOUND(request, read);
  // "Do you sell rugs?" is not answered by a chair that rolls on rugs.
  const isOnlyKind = terms.every((term) => kinds.includes(term));
  const mentioning = allowed.filter(
    (fields) =>
      kinds.some((term) => fitProduct(term, fields) > 0) &&
      !(isOnlyKind && named.length === 0 && isOtherThing(fields, kinds)),
  );
  if (isOnlyKind && named.length === 0 && kinds.length > 0 && mentioning.length === 0)
    return NOTHING_FOUND(request, read);
  const alike = allowed.filter(({ product }) => kinds.length === 0 && request.shelves?.includes(product.category));
  const ofAge = [named, mentioning].map((each) => each.filter((fields) => suits(fields, request.age) === true));
  const pools = [...ofAge, named, mentioning, alike, allowed];
  const candidates = forThem(pools.find((each) => each.length > 0) ?? [], request);
  // Things that help in the rain count as well, unless a jacket is wanted and there are rain jackets.
  const isCalled = new Set(terms.filter((term) => named.some((fields) => isNamed(term, fields))));
  const fitOf = (term: MessageTerm, fields: Fields) =>
    (isProvedFree(term, fields, request) ? 1 : fitProduct(term, fields)) ||
    (isCalled.has(term) ? 0 : helpOf(term, fields, kinds.length === 0));
  const known = new Set(terms.filter((term) => candidates.some((fields) => fitOf(term, fields) > 0)));
  const whole = terms.reduce((sum, term) => sum + termWeight(term), 0);
  const scored = candidates.map((fields, at): Hit => {
    const fits = terms.map((term) => fitOf(term, fields));
    const has = terms.reduce((sum, term, index) => sum + termWeight(term) * (fits[index] ?? 0), 0);
    const lacks = terms.filter((_, index) => fits[index] === 0);
    const share = whole === 0 ? 0 : has / whole;
    // The engine's own order decides between equals.
    return { product: fields.product, fields, score: share + merits(fields, request) - at / 10_000, lacks };
  });
  const ranked = scored.filter(({ score }) => score > 0 || terms.length === 0).toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return NOTHING_FOUND(request, read);
  const missing = ({ lacks }: Hit) => lacks.filter((term) => known.has(term)).length;
  const fewest = missing(best);
  // If the best hit states that age, drop those that don't.
  const isSure = request.age !== null && suits(best.fields, request.age) === true;
  const isClose = (hit: Hit): boolean =>
    fewest === 0 ? missing(hit) === 0 : hit.score >= CLOSE * best.score && missing(hit) <= fewest;
  const hits = ranked.filter((hit) => isClose(hit) && (!isSure || suits(hit.fields, request.age) === true));
  const nearness = whole === 0 ? 1 : (best.score * whole) / weightKnown(terms, known);
  return { request, read, hits, kinds, lacks: best.lacks, score: best.score, nearness };
}

/** A product that is proven free of the ingredients in question meets "vegan" or "for coeliacs". */
const isProvedFree = ({ concepts }: MessageTerm, fields: Fields, { avoided }: ProductRequest): boolean =>
  avoided.some((each) => each.free.some((concept) => concepts.has(concept)) && holds(fields, each) === false);

/** Words that no product has and no table knows seldom name a thing, so all of them together weigh little. */
function weightKnown(terms: readonly MessageTerm[], known: ReadonlySet<MessageTerm>): number {
  const isNoise = (term: MessageTerm): boolean => !known.has(term) && termWeight(term) <= 1;
  const noise = terms.filter(isNoise).length;
  const said = terms.reduce((sum, term) => sum + (isNoise(term) ? 0 : termWeight(term)), 0);
  return said + Math.min(MAX_NOISE, noise);
}

/** True if a request has conditions on the recipient, the price or the ingredients. */
export const hasConditions = ({ people, age, avoided, limits }: ProductRequest): boolean =>
  people.size + avoided.length + Object.keys(limits).length > 0 || age !== null;

/** Bonus of a product that states that it suits the recipient, or is free of what harms them. */
function merits(fields: Fields, request: ProductRequest): number {
  const isForThem =
    request.age === null ? wantsChild(request) && isForChildren(fields) : suits(fields, request.age) === true;
  const isFree = request.avoided.some((each) => holds(fields, each) === false);
  return (isForThem ? FOR_THEM : 0) + (isFree ? PROVED : 0);
}

/** True if the product's name says that it is something else. */
const isOtherThing = ({ name }: Fields, kinds: readonly MessageTerm[]): boolean =>
  kinds.some(({ concepts }) => [...concepts].some(isThing)) &&
  [...name.claims.keys()].some((claim) => isThing(claim) && !kinds.some(({ concepts }) => concepts.has(claim)));

/**
 * True for a word that names a kind of product, by a table or by the products' titles and categories: everyday words do not
 * by themselves, but a title may use them for one.
 */
const isKind = (term: MessageTerm, products: readonly Fields[]): boolean =>
  termWeight(term) > 1 || (isOfTopics(term) && products.some((fields) => isNamed(term, fields)));

/** Combines the words of a request with their names in the catalogue's language. */
function queryOf({ terms: wanted, excluded, measures }: ProductRequest, code: string): string {
  const terms = [...wanted, ...excluded.filter(needsProof)];
  const words = [...terms.map(({ word }) => word), ...namesOfTerms(terms, code)].join(' ').split(' ');
  return cutText([...new Set(words), ...measures].join(' '), TEXT_LIMITS.search);
}
