import type { Product } from '../../domain/records.ts';
import type { SearchFilters, SearchRequest } from '../../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { know, learnDetails } from '../turn.ts';
import { type Fields, NOTHING, denies, fieldsOf, fitProduct, hasRootOf, helpOf, isNamed, opposes } from './matching.ts';
import type { FreeFrom } from '../../text/lexicon/free-from.ts';
import type { Term } from './message.ts';
import { namesOfTerms } from './names-of-concepts.ts';
import { avoidedAt, holds, isForChildren, isOfChild, mustSayAge, suits, wantsChild } from './needs.ts';
import type { Talk } from './talk.ts';
import { AUDIENCES, isThing, needsProof, termWeight } from './weights.ts';

/** Hits that are read closely. */
export const MAX_READ = 24;
const CANDIDATES = 40;
/** A share of the best score, below which a product is something else. */
const CLOSE = 0.75;
/** What proves to be harmless comes before what merely says nothing. */
const PROVED = 0.05;
/** So does what says that it is for children of that age. */
const FOR_THEM = 0.3;
/** What all words together weigh that nothing here has. */
const MAX_NOISE = 1;

export interface Wish {
  terms: readonly Term[];
  excluded: readonly Term[];
  limits: SearchFilters;
  /** Limits on measures, in words. */
  measures: readonly string[];
  avoided: readonly FreeFrom[];
  people: ReadonlySet<string>;
  age: number | null;
  /** Categories of what is in view: what refines a wish without naming a thing asks for one of the same kind. */
  shelves?: readonly (string | null)[];
}

export interface Hit {
  product: Product;
  fields: Fields;
  /** How much of the wish it fulfils, from 0 to 1. */
  score: number;
  lacks: readonly Term[];
}

export interface Found {
  wish: Wish;
  /** All that the search returned and that was read. */
  read: readonly Product[];
  /** Best first. */
  hits: readonly Hit[];
  /** Words that name what the products are. */
  kinds: readonly Term[];
  /** What the best of them lacks. */
  lacks: readonly Term[];
  /** How much of the wish the best one fulfils. */
  score: number;
  /** The same, where words that nothing here has hardly count. */
  nearness: number;
}

export const NOTHING_FOUND = (wish: Wish, read: readonly Product[] = []): Found => ({
  wish,
  read,
  hits: [],
  kinds: [],
  lacks: wish.terms,
  score: 0,
  nearness: 0,
});

/** Searches as `list_catalogue` does, and reads what each hit has of the wish and lacks. */
export async function find(talk: Talk, wish: Wish): Promise<Found> {
  const { turn, sources } = talk;
  const request = { query: queryOf(wish, talk.catalogueCode), match: 'any' as const, limit: CANDIDATES };
  const { organizationId, assistantId } = turn;
  const search = (asked: Partial<SearchRequest>) =>
    sources.search.search(organizationId, assistantId, { ...request, filters: wish.limits, ...asked });
  const { hits } = request.query === '' ? { hits: [] } : await search({});
  // Words of another language find too little, and so does who says for whom it is, but not what: of a small catalogue, all is read.
  const isVague = turn.language.code !== talk.catalogueCode || hasConditions(wish);
  const { hits: others } =
    isVague && hits.length < MAX_READ
      ? await search({ query: '', filters: { minPrice: 0, ...wish.limits } })
      : { hits: [] };
  const seen = new Set(hits.map(({ product }) => product.productId));
  const closest = [...hits.slice(0, MAX_READ), ...others.filter(({ product }) => !seen.has(product.productId))].slice(
    0,
    CANDIDATES,
  );
  const found = closest.map(({ matched }) => new Map(matched.map(({ word, place }) => [word, place])));
  const products = closest.map(({ product }) => product);
  const read = await readAll(talk, products, found);
  await talk.breathe();
  return judge(withLasting(withoutUnknown(wish, read), talk), read);
}

/** "That won't smear the ink": a word that nothing here has, and no table knows, is a verb, and what follows is no part of a thing. */
function withoutUnknown(wish: Wish, products: readonly Fields[]): Wish {
  const isKnown = (term: Term): boolean =>
    term.concepts.size > 0 || products.some((fields) => fitProduct(term, fields) > 0 || denies(term, fields));
  const end = wish.excluded.findIndex((term) => !isKnown(term));
  return end < 0 ? wish : { ...wish, excluded: wish.excluded.slice(0, end) };
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

/** What harms somebody, and how young a child is, holds for the whole conversation. */
function withLasting(wish: Wish, { earlier, message }: Talk): Wish {
  const said = [...earlier.map((each) => each.message), message];
  const age = wish.age ?? said.findLast((each) => each.age !== null && mustSayAge(each.age))?.age ?? null;
  const harmful = said.flatMap(({ avoided }) => avoided.filter(({ isHarmful }) => isHarmful));
  return { ...wish, age, avoided: [...new Set([...wish.avoided, ...harmful, ...avoidedAt(age)])] };
}

function judge(wish: Wish, products: readonly Fields[]): Found {
  const { terms } = wish;
  const read = products.map(({ product }) => product);
  const possible = products.filter((fields) => isAllowed(fields, wish));
  // Where some say that they are without it, the others' silence is no reason to show them.
  const proven = possible.filter((fields) => wish.excluded.every((term) => denies(term, fields)));
  const allowed = proven.length > 0 ? proven : possible;
  const kinds = terms.filter((term) => isKind(term, products));
  const named = allowed.filter((fields) => kinds.some((term) => isNamed(term, fields)));
  // Of the kind that is wanted, only what is not allowed: nothing else takes its place.
  if (named.length === 0 && products.some((fields) => kinds.some((term) => isNamed(term, fields))))
    return NOTHING_FOUND(wish, read);
  // "Do you sell rugs?": a chair that rolls on rugs is known to be something else.
  const isOnlyKind = terms.every((term) => kinds.includes(term));
  const mentioning = allowed.filter(
    (fields) =>
      kinds.some((term) => fitProduct(term, fields) > 0) &&
      !(isOnlyKind && named.length === 0 && isOtherThing(fields, kinds)),
  );
  if (isOnlyKind && named.length === 0 && kinds.length > 0 && mentioning.length === 0) return NOTHING_FOUND(wish, read);
  const alike = allowed.filter(({ product }) => kinds.length === 0 && wish.shelves?.includes(product.category));
  const ofAge = [named, mentioning].map((each) => each.filter((fields) => suits(fields, wish.age) === true));
  const pools = [...ofAge, named, mentioning, alike, allowed];
  const candidates = forThem(pools.find((each) => each.length > 0) ?? [], wish);
  // What helps in the rain counts as well, unless a jacket is wanted, and there are rain jackets.
  const isCalled = new Set(terms.filter((term) => named.some((fields) => isNamed(term, fields))));
  const fitOf = (term: Term, fields: Fields) =>
    (isProvedFree(term, fields, wish) ? 1 : fitProduct(term, fields)) ||
    (isCalled.has(term) ? 0 : helpOf(term, fields, kinds.length === 0));
  const known = new Set(terms.filter((term) => candidates.some((fields) => fitOf(term, fields) > 0)));
  const whole = terms.reduce((sum, term) => sum + termWeight(term), 0);
  const scored = candidates.map((fields, at): Hit => {
    const fits = terms.map((term) => fitOf(term, fields));
    const has = terms.reduce((sum, term, index) => sum + termWeight(term) * (fits[index] ?? 0), 0);
    const lacks = terms.filter((_, index) => fits[index] === 0);
    const share = whole === 0 ? 0 : has / whole;
    // The engine's own order decides between equals.
    return { product: fields.product, fields, score: share + merits(fields, wish) - at / 10_000, lacks };
  });
  const ranked = scored.filter(({ score }) => score > 0 || terms.length === 0).toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best) return NOTHING_FOUND(wish, read);
  const missing = ({ lacks }: Hit) => lacks.filter((term) => known.has(term)).length;
  const fewest = missing(best);
  // What is for a child of that age leaves no room for what does not say so.
  const isSure = wish.age !== null && suits(best.fields, wish.age) === true;
  const isClose = (hit: Hit): boolean =>
    fewest === 0 ? missing(hit) === 0 : hit.score >= CLOSE * best.score && missing(hit) <= fewest;
  const hits = ranked.filter((hit) => isClose(hit) && (!isSure || suits(hit.fields, wish.age) === true));
  const nearness = whole === 0 ? 1 : (best.score * whole) / weightKnown(terms, known);
  return { wish, read, hits, kinds, lacks: best.lacks, score: best.score, nearness };
}

/** "Vegan", "for coeliacs": what proves to be free of what they must not get has it. */
const isProvedFree = ({ concepts }: Term, fields: Fields, { avoided }: Wish): boolean =>
  avoided.some((each) => each.free.some((concept) => concepts.has(concept)) && holds(fields, each) === false);

/** Words that nothing here has, and that mean nothing known, are most often no thing at all. */
function weightKnown(terms: readonly Term[], known: ReadonlySet<Term>): number {
  const isNoise = (term: Term): boolean => !known.has(term) && termWeight(term) <= 1;
  const noise = terms.filter(isNoise).length;
  const said = terms.reduce((sum, term) => sum + (isNoise(term) ? 0 : termWeight(term)), 0);
  return said + Math.min(MAX_NOISE, noise);
}

/** True if a wish says more than what it is about: for whom, how much, what must not be in it. */
export const hasConditions = ({ people, age, avoided, limits }: Wish): boolean =>
  people.size + avoided.length + Object.keys(limits).length > 0 || age !== null;

/** Nothing that is for children, if it is for somebody else, unless most of it is; for the very young only what says that it is. */
function forThem(products: readonly Fields[], wish: Wish): readonly Fields[] {
  const forChildren = new Set(products.filter(isForChildren));
  if (wish.age !== null && mustSayAge(wish.age)) return products.filter((each) => suits(each, wish.age) === true);
  return wantsChild(wish) || 2 * forChildren.size > products.length
    ? products
    : products.filter((each) => !forChildren.has(each));
}

/** How much more a product is worth for saying that it is for them, or free of what harms them. */
function merits(fields: Fields, wish: Wish): number {
  const isForThem = wish.age === null ? wantsChild(wish) && isForChildren(fields) : suits(fields, wish.age) === true;
  const isFree = wish.avoided.some((each) => holds(fields, each) === false);
  return (isForThem ? FOR_THEM : 0) + (isFree ? PROVED : 0);
}

/** True for what its name calls something else. */
const isOtherThing = ({ name }: Fields, kinds: readonly Term[]): boolean =>
  kinds.some(({ concepts }) => [...concepts].some(isThing)) &&
  [...name.claims.keys()].some((claim) => isThing(claim) && !kinds.some(({ concepts }) => concepts.has(claim)));

/** A word that names some of the products: a table says so, or their titles and categories have it. */
const isKind = (term: Term, products: readonly Fields[]): boolean =>
  termWeight(term) > 1 || (isOfNoTable(term) && products.some((fields) => isNamed(term, fields)));

/** Everyday words are no kinds of things by themselves, but may name one. */
const isOfNoTable = ({ concepts }: Term): boolean => [...concepts].every((concept) => concept.startsWith('topics.'));

function isAllowed(fields: Fields, { terms, excluded, avoided, people, age }: Wish): boolean {
  const isOut = excluded.some(
    (term) => !denies(term, fields) && (fitProduct(term, fields) > 0 || hasRootOf(term, fields)),
  );
  // Absence is no evidence where it could harm.
  const isHeld = avoided.some((each) => holds(fields, each) ?? each.isHarmful);
  const isTooOld = age !== null && suits(fields, age) === false;
  return !isOut && !isHeld && !isTooOld && !isForOthers(fields, people) && !terms.some((term) => opposes(term, fields));
}

/** Something for men, where somebody is looking for women. */
function isForOthers({ name, family, details, text }: Fields, people: ReadonlySet<string>): boolean {
  if (people.size === 0) return false;
  const said = [name, family, details, text].flatMap(({ claims }) =>
    [...claims].flatMap(([concept, { isAsserted }]) => (isAsserted && AUDIENCES.has(concept) ? concept : [])),
  );
  // How old a child is, is another question.
  const audienceOf = (concept: string): string => (isOfChild(concept) ? 'children' : concept);
  const isFor = new Set(said.map(audienceOf));
  return said.length > 0 && ![...people].some((concept) => isFor.has(audienceOf(concept)));
}

/** The words of a wish, and what they are called in the catalogue's language. */
function queryOf({ terms: wanted, excluded, measures }: Wish, code: string): string {
  const terms = [...wanted, ...excluded.filter(needsProof)];
  const words = [...terms.map(({ word }) => word), ...namesOfTerms(terms, code)].join(' ').split(' ');
  return cutText([...new Set(words), ...measures].join(' '), TEXT_LIMITS.search);
}
