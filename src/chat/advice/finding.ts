import type { Product } from '../../domain/records.ts';
import type { SearchFilters } from '../../domain/search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { relevanceOf } from '../relevance.ts';
import { know, learnDetails } from '../turn.ts';
import { type Fields, denies, fieldsOf, fitProduct, isNamed } from './matching.ts';
import type { Term } from './message.ts';
import { namesOf } from './names-of-concepts.ts';
import type { Talk } from './talk.ts';
import { AUDIENCES, needsProof, termWeight } from './weights.ts';

/** Hits that are read closely. */
export const MAX_READ = 24;
const CANDIDATES = 40;
/** A share of the best score, below which a product is something else. */
const CLOSE = 0.75;

export interface Wish {
  terms: readonly Term[];
  excluded: readonly Term[];
  limits: SearchFilters;
  /** Limits on measures, in words. */
  measures: readonly string[];
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
}

export const NOTHING_FOUND = (wish: Wish, read: readonly Product[] = []): Found => ({
  wish,
  read,
  hits: [],
  kinds: [],
  lacks: wish.terms,
  score: 0,
});

/** Searches as `list_catalogue` does, and reads what each hit has of the wish and lacks. */
export async function find(talk: Talk, wish: Wish): Promise<Found> {
  const { turn, sources } = talk;
  const request = { query: queryOf(wish, talk.catalogueCode), match: 'any' as const, limit: CANDIDATES };
  const { organizationId, assistantId } = turn;
  const { hits } = await sources.search.search(organizationId, assistantId, { ...request, filters: wish.limits });
  const products = hits.map(({ product }) => product);
  const read = await readAll(talk, products.slice(0, MAX_READ));
  return judge(wish, read);
}

export async function readAll(talk: Talk, products: readonly Product[]): Promise<Fields[]> {
  const { turn, sources, reader } = talk;
  know(turn, products);
  const details = await learnDetails(turn, sources, products);
  return products.map((product, at) => fieldsOf(product, details[at] ?? '', reader));
}

function judge(wish: Wish, products: readonly Fields[]): Found {
  const { terms, excluded } = wish;
  const allowed = products.filter((fields) => isAllowed(fields, terms, excluded));
  const kinds = terms.filter((term) => isKind(term, allowed));
  const things = allowed.filter((fields) => kinds.some((term) => isNamed(term, fields)));
  const asked = terms.map(({ word }) => word);
  // What proves to be without what harms is worth seeing, whatever else was said.
  const isProved = excluded.some(needsProof);
  const scored = (kinds.length > 0 ? things : allowed)
    .filter(({ product }) => !relevanceOf(product, asked).opposes)
    .map((fields, at): Hit => {
      const fits = terms.map((term) => fitProduct(term, fields));
      const whole = terms.reduce((sum, term) => sum + termWeight(term), 0);
      const has = terms.reduce((sum, term, index) => sum + termWeight(term) * (fits[index] ?? 0), 0);
      const lacks = terms.filter((_, index) => fits[index] === 0);
      // The engine's own order decides between equals.
      return { product: fields.product, fields, score: whole === 0 ? 1 : has / whole - at / 10_000, lacks };
    })
    .filter(({ score }) => score > 0 || isProved);
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  const read = products.map(({ product }) => product);
  if (!best) return NOTHING_FOUND(wish, read);
  // What nothing here has tells nothing apart: most often it is no thing at all.
  const telling = new Set(terms.filter((term) => ranked.some(({ lacks }) => !lacks.includes(term))));
  const missing = ({ lacks }: Hit) => lacks.filter((term) => telling.has(term)).length;
  const fewest = missing(best);
  const hits = ranked.filter((hit) =>
    fewest === 0 ? missing(hit) === 0 : hit.score >= CLOSE * best.score && missing(hit) <= fewest,
  );
  return { wish, read, hits, kinds, lacks: best.lacks, score: best.score };
}

/** A word that names some of the products: a table says so, or their titles and categories have it. */
const isKind = (term: Term, products: readonly Fields[]): boolean =>
  termWeight(term) > 1 || (term.concepts.size === 0 && products.some((fields) => isNamed(term, fields)));

function isAllowed(fields: Fields, terms: readonly Term[], excluded: readonly Term[]): boolean {
  const isOut = excluded.some((term) => {
    if (denies(term, fields)) return false;
    // Absence is no evidence where it could harm.
    return needsProof(term) || fitProduct(term, fields) > 0;
  });
  return !isOut && !isForOthers(fields, terms);
}

/** Something for men, where somebody is looking for women. */
function isForOthers({ name, family, details, text }: Fields, terms: readonly Term[]): boolean {
  const wanted = terms.flatMap(({ concepts }) => [...concepts].filter((concept) => AUDIENCES.has(concept)));
  if (wanted.length === 0) return false;
  const said = [name, family, details, text].flatMap(({ claims }) =>
    [...claims].flatMap(([concept, { isAsserted }]) => (isAsserted && AUDIENCES.has(concept) ? concept : [])),
  );
  const isFor = new Set(said);
  return said.length > 0 && !wanted.some((concept) => isFor.has(concept));
}

/** The words of a wish, and what they are called in the catalogue's language. */
function queryOf({ terms: wanted, excluded, measures }: Wish, code: string): string {
  const terms = [...wanted, ...excluded.filter(needsProof)];
  const names = terms.flatMap(({ concepts }) => [...concepts].flatMap((concept) => namesOf(concept, code)));
  const words = [...terms.map(({ word }) => word), ...names].join(' ').split(' ');
  return cutText([...new Set(words), ...measures].join(' '), TEXT_LIMITS.search);
}
