import type { Product } from '../../domain/product.ts';
import type { MatchedWord } from '../../domain/search.ts';
import { type Facts, MAX_LENGTH, type FactReader, lazily, readFacts } from '../evidence/facts.ts';
import { categorySteps, titleOfThing, titleParts } from '../product-texts.ts';
import { exclusiveGroup, isThing, namesThing } from './weights.ts';
import { NO } from '../../text/lexicon/negation.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { fold } from '../../text/fold.ts';
import { words } from '../../text/words.ts';
import { includesStem, stemsOf } from '../stems.ts';
import type { MessageTerm } from './message.ts';
import { relatedTo } from './aspects.ts';
import { helpsWith } from './circumstances.ts';

/** The facts that each field of a product states. */
export interface Fields {
  product: Product;
  name: Facts;
  /** The name without what comes with the thing. */
  thing: Facts;
  family: Facts;
  details: Facts;
  text: Facts;
  /** Its rows and sentences one by one; `isNo` marks rows such as "Vegan: no", which deny what they name. */
  passages: readonly { facts: Facts; isNo: boolean; isRow: boolean }[];
  /** Names of rows that say no: "Frost-proof: no" denies it, whatever other texts say about frost. */
  refused: readonly Facts[];
  /** Fields in which the search found each query word, which may be inflected, compounded, mistyped or a synonym. */
  found: ReadonlyMap<string, MatchedWord['place']>;
}

export const NOTHING: Fields['found'] = new Map();

/** Words count less the further they are from the name. */
const WORTH = { name: 1, family: 0.9, details: 0.8, text: 0.6 } as const;
const PLACES = Object.entries(WORTH) as [keyof typeof WORTH, number][];
/** Fit of a name in another language, which tells more than the kind: a "rouge à lèvres" is a lipstick, not any make-up. */
const BY_NAME = 0.95;
/** Fit of a synonym. */
export const BY_MEANING = 0.9;
/** Fit of a part of a compound, or of a compound with the word. */
const BY_PART = 0.7;
/** Fit of a product that helps, although it does not say with what. */
const BY_HELP = 0.6;
/** Fit of a tool for an activity, where no text says so. */
const BY_TOOL = 0.7;

/** In characters. The rest of a details table is not read. */
const MAX_DETAILS = 3 * MAX_LENGTH;

/** Truncates a description to the length of a row that the evidence reader accepts. */
export const descriptionOf = ({ description }: Product): string => description?.slice(0, MAX_LENGTH) ?? '';

export function fieldsOf(product: Product, details: string, found: Fields['found'], reader: FactReader): Fields {
  const [called, purpose] = titleParts(product.title);
  const read = (text: string) => readFacts(text, reader);
  // Only the last step says what a thing is: an e-reader in "Computers" is not a computer.
  const shelves = categorySteps(product.category ?? '');
  const shelf = shelves.at(-1) ?? '';
  const rows = details.slice(0, MAX_DETAILS).split('\n');
  const description = descriptionOf(product);
  return lazily<Fields>({
    product: () => product,
    name: () => read(called),
    thing: () => read(titleOfThing(called)),
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

const DESCRIBING = /^(?:uses|qualities|colours)\./u;

/** Winter boots are no "winter jackets": of a word that names a thing, what only describes it is not enough. */
function decisiveConcepts(concepts: MessageTerm['concepts']): string[] {
  const all = [...concepts];
  return all.some(isThing) ? all.filter((concept) => !DESCRIBING.test(concept)) : all;
}

/** Rates how well a text states a term: 1 in the same words, less in others, 0 if it does not or denies it. */
export function fit({ word, stems, concepts, names = [] }: MessageTerm, { stems: own, claims }: Facts): number {
  const known = decisiveConcepts(concepts).flatMap((concept) => claims.get(concept) ?? kindsOf(concept, claims));
  if (known.some(({ isAsserted }) => !isAsserted)) return 0;
  const hasAll = (said: readonly string[]) => said.length > 0 && said.every((stem) => own.has(stem));
  if (hasAll(stems)) return 1;
  // "Palloni da basket" are no other balls.
  if (names.some((name) => hasAll(stemsOf(name)))) return word.includes(' ') ? 1 : BY_NAME;
  if (known.length > 0) return BY_MEANING;
  return stems.length > 0 && stems.every((stem) => includesStem(own, stem)) ? BY_PART : 0;
}

/** Rates how much a text mentions a term, even to deny it: 1 in the same words, less in others. */
export function speaksOf({ stems, concepts }: MessageTerm, { stems: own, claims }: Facts): number {
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

/** In letters: the minimum that two inflections share, and the maximum that one of them has more. */
const [MIN_SHARED, MAX_ENDING] = [5, 2];

/** "When are they sown" asks about "Sowing": verbs change more than a stemmer for all languages cuts. */
const isInflectedIn = (own: ReadonlySet<string>, stem: string): boolean =>
  [...own].some((each) => {
    const [short, long] = each.length < stem.length ? [each, stem] : [stem, each];
    return short.length >= MIN_SHARED && long.length - short.length <= MAX_ENDING && long.startsWith(short);
  });

/** In letters: the minimum that two forms of a verb share besides an ending, as "oxiden" and "oxidan" do. */
const MIN_ROOT = 4;

/** True if a product's texts have another form of a word. This is enough to exclude a product, but not to find it. */
export const hasRootOf = ({ stems }: MessageTerm, { details, text }: Fields): boolean =>
  stems.length > 0 &&
  stems.every((stem) => {
    const root = stem.slice(0, Math.max(MIN_ROOT, stem.length - MAX_ENDING));
    const isForm = (own: string) => own.startsWith(root) && own.length - root.length <= MAX_ENDING;
    return stem.length > MIN_ROOT && [details, text].some(({ stems: own }) => [...own].some(isForm));
  });

/** Finds claims of narrower concepts: merino wool is wool, and stainless steel is steel. */
function kindsOf(key: string, claims: Facts['claims']) {
  const [group = '', concept = ''] = key.split('.');
  const end = concept.charAt(0).toUpperCase() + concept.slice(1);
  return [...claims].flatMap(([claim, said]) => (claim.startsWith(`${group}.`) && claim.endsWith(end) ? [said] : []));
}

const fitHint = ({ hints = [] }: MessageTerm, { stems }: Facts): number =>
  hints.some((hint) => stemsOf(hint).every((stem) => stems.has(stem))) ? BY_MEANING : 0;

/** Rates how well a product fits a term; its name counts most. */
export function fitProduct(term: MessageTerm, fields: Fields): number {
  if (isRefused(term, fields)) return 0;
  let own = 0;
  // The fields that count most come first, so the description is not parsed if the name has it.
  for (const [field, worth] of PLACES)
    if (worth > own) own = Math.max(own, worth * Math.max(fit(term, fields[field]), fitHint(term, fields[field])));
  return own > 0 || denies(term, fields) ? own : foundBySearch(term, fields);
}

/** True if a row such as "Cable included: no" denies a term. */
export const isRefused = (term: MessageTerm, { refused }: Fields): boolean =>
  refused.some((name) => fit(term, name) > 0);

/** Rates how much a product helps in a circumstance or, unless the request names a kind of thing, with an activity. */
export function helpOf(term: MessageTerm, fields: Fields, isAnyKind: boolean): number {
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

function foundBySearch({ word }: MessageTerm, { found }: Fields): number {
  const places = word.split(' ').map((each) => found.get(each));
  return Math.min(...places.map((place) => (place ? BY_SEARCH[place] : 0)));
}

/** True if a product is such a thing, rather than just mentioning it. */
export const isNamed = (term: MessageTerm, fields: Fields): boolean =>
  fit(term, fields.name) > 0 || (fit(term, fields.family) > 0 && !isOtherOfShelf(term, fields));

/**
 * Rates how clearly a product is of one of these kinds. A category that it shares with other kinds, such as
 * "Jackets & Layers", does not tell which of them it is.
 */
function calling(kinds: readonly MessageTerm[], { product, name, thing, family }: Fields): number {
  const isOfThese = [...family.claims.keys()].every(
    (claim) => !isThing(claim) || kinds.some(({ concepts }) => concepts.has(claim)),
  );
  const isShared = kinds.length === 1 && /[,&/+]/u.test(categorySteps(product.category ?? '').at(-1) ?? '');
  const onShelf = (term: MessageTerm): number => {
    const isKind = namesThing(term);
    return isKind && (isShared || !isOfThese) ? 0 : fit(term, family);
  };
  const asThing = (term: MessageTerm): number => Math.max(fit(term, thing), BY_PART * fit(term, name));
  return Math.max(0, ...kinds.map((term) => Math.max(asThing(term), onShelf(term))));
}

/** Keeps products whose name matches, ideally in the shopper's own words, if there are any: others only share their category. */
export function calledSo<Hit extends { fields: Fields }>(kinds: readonly MessageTerm[], hits: readonly Hit[]): Hit[] {
  const callings = hits.map(({ fields }) => calling(kinds, fields));
  const closest = Math.max(0, ...callings);
  return hits.filter((_, at) => (callings[at] ?? 0) >= (closest === 1 ? 1 : Math.min(closest, BY_PART)));
}

/** Gloves in "Hats, Gloves & Socks" are not hats. */
const isOtherOfShelf = (term: MessageTerm, { name, family }: Fields): boolean =>
  [...family.claims.keys()].some((claim) => isThing(claim) && !term.concepts.has(claim) && name.claims.has(claim)) &&
  namesThing(term);

/** True if the product's texts deny a term. */
export const denies = ({ concepts }: MessageTerm, { name, details, text }: Fields): boolean =>
  [name, details, text].some(({ claims }) => [...concepts].some((concept) => claims.get(concept)?.isDenied === true));

/** True if a title says the opposite of a word: a summer bag for a search for a winter one. */
export function opposes({ concepts }: MessageTerm, { name: { claims } }: Fields): boolean {
  const named = [...claims].flatMap(([concept, { isAsserted }]) => (isAsserted ? concept : []));
  return [...concepts].some((wanted) => {
    const group = exclusiveGroup(wanted);
    const own = group === null ? [] : named.filter((concept) => exclusiveGroup(concept) === group);
    return own.length > 0 && !own.includes(wanted);
  });
}
