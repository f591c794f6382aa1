import type { Product } from '../../domain/records.ts';
import type { MatchedWord } from '../../domain/search.ts';
import { type Facts, MAX_LENGTH, type Reader, lazily, readFacts } from '../evidence/facts.ts';
import { categorySteps, titleParts } from '../product-texts.ts';
import { exclusiveGroup, isThing } from './weights.ts';
import { NO } from '../../text/lexicon/no.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { fold, words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import type { Term } from './message.ts';
import { relatedTo } from './aspects.ts';
import { helpsWith } from './circumstances.ts';

/** What a product says in each of its fields. */
export interface Fields {
  product: Product;
  name: Facts;
  family: Facts;
  details: Facts;
  text: Facts;
  /** Its rows and sentences one by one; `isNo` for "Vegan: no", which has the word, but not the thing. */
  passages: readonly { facts: Facts; isNo: boolean; isRow: boolean }[];
  /** What rows that say no are called: "Frost-proof: no" denies it, whatever else its texts say of frost. */
  refused: readonly Facts[];
  /** Where the search has found the words of a query, which it knows inflected, compounded, mistyped and by the shop's synonyms. */
  found: ReadonlyMap<string, MatchedWord['place']>;
}

export const NOTHING: Fields['found'] = new Map();

/** A word counts less the further from the name it stands. */
const WORTH = { name: 1, family: 0.9, details: 0.8, text: 0.6 } as const;
const PLACES = Object.entries(WORTH) as [keyof typeof WORTH, number][];
/** Another word for the same. */
export const BY_MEANING = 0.9;
/** A part of a compound, or a compound of it. */
export const BY_PART = 0.7;
/** What helps, without saying with what. */
const BY_HELP = 0.6;
/** What something is done with, where no text says so. */
const BY_TOOL = 0.7;

/** In characters: what is read of a details table. */
const MAX_DETAILS = 3 * MAX_LENGTH;

/** As much of a description as the evidence reads of a row. */
export const descriptionOf = ({ description }: Product): string => description?.slice(0, MAX_LENGTH) ?? '';

export function fieldsOf(product: Product, details: string, found: Fields['found'], reader: Reader): Fields {
  const [called, purpose] = titleParts(product.title);
  const read = (text: string) => readFacts(text, reader);
  // Only the last step says what a thing is: an e-reader below "Computers" is none.
  const shelves = categorySteps(product.category ?? '');
  const shelf = shelves.at(-1) ?? '';
  const rows = details.slice(0, MAX_DETAILS).split('\n');
  const description = descriptionOf(product);
  return lazily<Fields>({
    product: () => product,
    name: () => read(called),
    family: () => read(`${shelf}. ${product.brand ?? ''}`),
    details: () => read(rows.filter(isSaid).join('\n')),
    text: () => read(`${purpose}. ${shelves.join('. ')}. ${description}`),
    passages: () =>
      [
        ...rows.flatMap((row) => sentencesOf(row).map((text) => ({ text, isNo: !isSaid(row), isRow: true }))),
        { text: product.title, isNo: false, isRow: true },
        ...sentencesOf(description).map((text) => ({ text, isNo: false, isRow: false })),
      ].map(({ text, ...rest }) => ({ facts: read(text), ...rest })),
    refused: () => rows.filter((row) => !isSaid(row)).map((row) => read(row.split(':', 1)[0] ?? '')),
    found: () => found,
  });
}

const MAX_BYTES = 1_000;
const no = new Set(Object.values(NO).flatMap((list) => list.split(', ').map(fold)));

/** False for "Waterproof: no, but windproof". */
function isSaid(row: string): boolean {
  const [first = ''] = words(row.slice(row.indexOf(':') + 1), MAX_BYTES);
  return !no.has(first);
}

/** How well a text says what is meant: 1 in the same words, less in others, 0 not at all or if it denies it. */
export function fit({ stems, concepts, names = [] }: Term, { stems: own, claims }: Facts): number {
  const known = [...concepts].flatMap((concept) => claims.get(concept) ?? kindsOf(concept, claims));
  if (known.some(({ isAsserted }) => !isAsserted)) return 0;
  if (stems.length > 0 && stems.every((stem) => own.has(stem))) return 1;
  if (known.length > 0 || names.some((name) => stemsOf(name).every((stem) => own.has(stem)))) return BY_MEANING;
  return stems.length > 0 && stems.every((stem) => includesStem(own, stem)) ? BY_PART : 0;
}

/** How much a text speaks of what is meant, be it to deny it: 1 in the same words, less in others. */
export function speaksOf({ stems, concepts }: Term, { stems: own, claims }: Facts): number {
  if (stems.length > 0 && stems.every((stem) => own.has(stem))) return 1;
  const isMeant = [...concepts].some((concept) => claims.has(concept) || kindsOf(concept, claims).length > 0);
  if (isMeant) return BY_MEANING;
  const isRelated = [...concepts].some((concept) => relatedTo(concept).some((other) => claims.has(other)));
  const parts = stems.filter((stem) => includesStem(own, stem) || isInflectedIn(own, stem)).length;
  return isRelated || (stems.length > 0 && parts === stems.length)
    ? BY_PART
    : parts / 2 >= stems.length / 4 && parts > 0
      ? BY_PART / 2
      : 0;
}

/** In letters: what two inflections share at the least, and what one of them may have more. */
const [MIN_SHARED, MAX_ENDING] = [5, 2];

/** "When are they sown", of "Sowing": verbs change more than a stemmer of all languages cuts. */
const isInflectedIn = (own: ReadonlySet<string>, stem: string): boolean =>
  [...own].some((each) => {
    const [short, long] = each.length < stem.length ? [each, stem] : [stem, each];
    return short.length >= MIN_SHARED && long.length - short.length <= MAX_ENDING && long.startsWith(short);
  });

/** In letters: what verbs share at the least, "oxiden" and "oxidan", beside an ending. */
const MIN_ROOT = 4;

/** True if a product's texts have another form of a word: to hide what says so is wrong, to find it is not yet right. */
export const hasRootOf = ({ stems }: Term, { details, text }: Fields): boolean =>
  stems.length > 0 &&
  stems.every((stem) => {
    const root = stem.slice(0, Math.max(MIN_ROOT, stem.length - MAX_ENDING));
    const isForm = (own: string) => own.startsWith(root) && own.length - root.length <= MAX_ENDING;
    return stem.length > MIN_ROOT && [details, text].some(({ stems: own }) => [...own].some(isForm));
  });

/** Merino wool is wool, and stainless steel is steel. */
function kindsOf(key: string, claims: Facts['claims']) {
  const [group = '', concept = ''] = key.split('.');
  const end = concept.charAt(0).toUpperCase() + concept.slice(1);
  return [...claims].flatMap(([claim, said]) => (claim.startsWith(`${group}.`) && claim.endsWith(end) ? [said] : []));
}

const fitHint = ({ hints = [] }: Term, { stems }: Facts): number =>
  hints.some((hint) => stemsOf(hint).every((stem) => stems.has(stem))) ? BY_MEANING : 0;

/** The same for a product: in its name it counts most. */
export function fitProduct(term: Term, fields: Fields): number {
  if (isRefused(term, fields)) return 0;
  let own = 0;
  // The best places come first: a description is not read for what the name says.
  for (const [field, worth] of PLACES)
    if (worth > own) own = Math.max(own, worth * Math.max(fit(term, fields[field]), fitHint(term, fields[field])));
  return own > 0 || denies(term, fields) ? own : foundBySearch(term, fields);
}

const isRefused = (term: Term, { refused }: Fields): boolean => refused.some((name) => fit(term, name) > 0);

/** How much a product helps in the circumstance that a term tells of, or, unless a kind of thing is named, to do what it tells of. */
export function helpOf(term: Term, fields: Fields, isAnyKind: boolean): number {
  if (isRefused(term, fields)) return 0;
  const tools = (isAnyKind && term.tools) || [];
  const isTool = tools.some((concept) => fields.name.claims.has(concept) || fields.family.claims.has(concept));
  if (isTool) return BY_TOOL;
  const helps = [...term.concepts].flatMap(helpsWith);
  if (helps.length === 0) return 0;
  const places = PLACES.filter(([field]) => helps.some((concept) => fields[field].claims.get(concept)?.isAsserted));
  return BY_HELP * Math.max(0, ...places.map(([, worth]) => worth));
}

const BY_SEARCH = { title: 0.7, family: 0.6, text: 0.4 } as const;

function foundBySearch({ word }: Term, { found }: Fields): number {
  const places = word.split(' ').map((each) => found.get(each));
  return Math.min(...places.map((place) => (place ? BY_SEARCH[place] : 0)));
}

/** True if a product is such a thing, rather than mentioning it. */
export const isNamed = (term: Term, fields: Fields): boolean =>
  fit(term, fields.name) > 0 || (fit(term, fields.family) > 0 && !isOtherOfShelf(term, fields));

/** How well a product is called one of these: a shelf of other kinds as well ("Jackets & Layers") does not tell which of them it is. */
export function calling(kinds: readonly Term[], { product, name, family }: Fields): number {
  const isOfThese = [...family.claims.keys()].every(
    (claim) => !isThing(claim) || kinds.some(({ concepts }) => concepts.has(claim)),
  );
  const isShared = kinds.length === 1 && /[,&/+]/u.test(categorySteps(product.category ?? '').at(-1) ?? '');
  const onShelf = (term: Term): number => {
    const isKind = [...term.concepts].some(isThing);
    return isKind && (isShared || !isOfThese) ? 0 : fit(term, family);
  };
  return Math.max(0, ...kinds.map((term) => Math.max(fit(term, name), onShelf(term))));
}

/** Gloves among "Hats, Gloves & Socks" are no hats. */
const isOtherOfShelf = ({ concepts }: Term, { name, family }: Fields): boolean =>
  [...family.claims.keys()].some((claim) => isThing(claim) && !concepts.has(claim) && name.claims.has(claim)) &&
  [...concepts].some(isThing);

/** True if a text says that something is not in it. */
export const denies = ({ concepts }: Term, { name, details, text }: Fields): boolean =>
  [name, details, text].some(({ claims }) => [...concepts].some((concept) => claims.get(concept)?.isDenied === true));

/** True if a title says the opposite of a word: a summer bag for a search for a winter one. */
export function opposes({ concepts }: Term, { name: { claims } }: Fields): boolean {
  const named = [...claims].flatMap(([concept, { isAsserted }]) => (isAsserted ? concept : []));
  return [...concepts].some((wanted) => {
    const group = exclusiveGroup(wanted);
    const own = group === null ? [] : named.filter((concept) => exclusiveGroup(concept) === group);
    return own.length > 0 && !own.includes(wanted);
  });
}
