import type { Product } from '../../domain/records.ts';
import { type Facts, type Reader, readFacts } from '../evidence/facts.ts';
import { categorySteps, titleParts } from '../relevance.ts';
import { NO } from '../../text/lexicon/no.ts';
import { fold, words } from '../../text/words.ts';
import { includesStem } from '../stems.ts';
import type { Term } from './message.ts';

/** What a product says in each of its fields. */
export interface Fields {
  product: Product;
  name: Facts;
  family: Facts;
  details: Facts;
  text: Facts;
}

/** A word counts less the further from the name it stands. */
const WORTH = { name: 1, family: 0.9, details: 0.8, text: 0.6 } as const;
/** Another word for the same. */
const BY_MEANING = 0.9;
/** A part of a compound, or a compound of it. */
const BY_PART = 0.7;

export function fieldsOf(product: Product, details: string, reader: Reader): Fields {
  const [called, purpose] = titleParts(product.title);
  const read = (text: string) => readFacts(text, reader);
  // Only the last step says what a thing is: an e-reader below "Computers" is none.
  const shelves = categorySteps(product.category ?? '');
  const shelf = shelves.at(-1) ?? '';
  return {
    product,
    name: read(called),
    family: read(`${shelf}. ${product.brand ?? ''}`),
    details: read(details.split('\n').filter(isSaid).join('\n')),
    text: read(`${purpose}. ${shelves.join('. ')}. ${product.description ?? ''}`),
  };
}

const MAX_BYTES = 1_000;
const no = new Set(Object.values(NO).flatMap((list) => list.split(', ').map(fold)));

/** False for "Waterproof: no, but windproof", which has the word, but not the thing. */
function isSaid(row: string): boolean {
  const [first = ''] = words(row.slice(row.indexOf(':') + 1), MAX_BYTES);
  return !no.has(first);
}

/** How well a text says what is meant: 1 in the same words, less in others, 0 not at all or if it denies it. */
export function fit({ stems, concepts }: Term, { stems: own, claims }: Facts): number {
  const known = [...concepts].flatMap((concept) => claims.get(concept) ?? kindsOf(concept, claims));
  if (known.some(({ isAsserted }) => !isAsserted)) return 0;
  if (stems.length > 0 && stems.every((stem) => own.has(stem))) return 1;
  if (known.length > 0) return BY_MEANING;
  return stems.length > 0 && stems.every((stem) => includesStem(own, stem)) ? BY_PART : 0;
}

/** Merino wool is wool, and stainless steel is steel. */
function kindsOf(key: string, claims: Facts['claims']) {
  const [group = '', concept = ''] = key.split('.');
  const end = concept.charAt(0).toUpperCase() + concept.slice(1);
  return [...claims].flatMap(([claim, said]) => (claim.startsWith(`${group}.`) && claim.endsWith(end) ? [said] : []));
}

/** The same for a product: in its name it counts most. */
export const fitProduct = (term: Term, fields: Fields): number =>
  Math.max(...(Object.keys(WORTH) as (keyof typeof WORTH)[]).map((field) => WORTH[field] * fit(term, fields[field])));

/** True if a product is such a thing, rather than mentioning it. */
export const isNamed = (term: Term, { name, family }: Fields): boolean => fit(term, name) > 0 || fit(term, family) > 0;

/** True if a text says that something is not in it. */
export const denies = ({ concepts }: Term, { name, details, text }: Fields): boolean =>
  [name, details, text].some(({ claims }) => [...concepts].some((concept) => claims.get(concept)?.isDenied === true));
