import { sentencesOf } from '../../text/sentences.ts';
import { present, titleParts } from '../relevance.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { formatMoney } from '../../text/money/format.ts';
import { isQuality } from '../languages/things.ts';
import type { Language } from '../languages/language.ts';
import type { Row } from './situation.ts';
import type { ParsedRequest } from './request.ts';

/** The result of a search for a request: matching things, things that only mention it, or nothing. */
export interface Grade {
  grade: 'found' | 'mentioned' | 'none';
  rows: Row[];
  /** Words of the request that no row contains. */
  lacking: string[];
  /** The share of the words that the rows contain. */
  coverage: number;
  /** The word that names the kind of thing. */
  thing?: string | undefined;
}

type Sought = Pick<ParsedRequest, 'words' | 'head' | 'purpose' | 'asked'>;

/** Minimum share of the words that have to match. */
const ENOUGH = 0.5;
/** In a message of this many words, no single product can be expected to match all of them. */
const LONG = 4;

/**
 * Keeps the rows that match a request best: with the fewest words missing, and among those the ones whose titles name
 * such a thing.
 * @param believed true if rows without any of the words were found by meaning, and not by a corrected typo
 */
export function gradeRows(
  found: readonly Row[],
  { words, head = [], purpose = [], asked = [] }: Sought,
  believed = false,
): Grade {
  const count = words.length;
  if (count === 0)
    return { grade: found.length > 0 ? 'found' : 'none', rows: sortInStockFirst(found), lacking: [], coverage: 1 };
  const has = ({ lacks = [] }: Row) => count - lacks.length;
  const atEdge = (row: Row, some: readonly string[]) =>
    some.some((word) => row.titled?.includes(word) && isAtEdge(row, word));
  // "Hiking in November, a jacket": the first words do not always name the thing.
  const others = words.filter((word) => !head.includes(word));
  const isHead =
    purpose.length > 0 || found.some((row) => atEdge(row, head)) || !found.some((row) => atEdge(row, others));
  const namesThing = ({ titled = [] }: Row) =>
    isHead && head.length > 0 && head.filter((word) => titled.includes(word)).length >= head.length / 2;
  // A sleeping bag is not a bag if bags have a category of their own.
  const shelved = words.filter((word) => found.some((row) => isShelved(row, word)));
  const strays = (row: Row) =>
    row.titled?.length === 1 && shelved.some((word) => row.titled?.includes(word) && !isShelved(row, word));
  const isOnShelf = (row: Row) => purpose.length > 0 && head.some((word) => isShelved(row, word));
  const called = found.filter((row) => namesThing(row) && !strays(row));
  const things = withoutOpposed(called.length > 0 ? called : found.filter(isOnShelf));
  const isKind = things.some((row) => atEdge(row, head) || isOnShelf(row));
  const expected = Math.max(count - asked.length, 1);
  // Being waterproof alone does not make something a phone case.
  const names = words.filter((word) => !isQuality(word) && !/^\p{N}+$/u.test(word));
  const isSuch = ({ lacks = [] }: Row) => names.length === 0 || names.some((word) => !lacks.includes(word));
  const fits = ({ lacks = [] }: Row) => purpose.length === 0 || isKind || purpose.some((word) => !lacks.includes(word));
  const answers = (row: Row) =>
    has(row) / expected >= ENOUGH ||
    (row.titled?.length ?? 0) > 1 ||
    (count >= LONG && (has(row) / count >= ENOUGH / 2 || atEdge(row, words)));
  const answering = withoutOpposed(found).filter((row) => row.named && answers(row) && fits(row) && isSuch(row));
  // A match in the category alone is worse than a match in the title.
  const isNamed = (row: Row) => words.some((word) => row.titled?.includes(word) || isInName(row, word));
  const rank = (row: Row) => has(row) - Number(!isNamed(row)) - Number(strays(row));
  const top = (rows: readonly Row[]) => Math.max(0, ...rows.map(rank));
  const isThings = purpose.length > 0 ? isKind : things.length > 0 && top(things) >= top(answering);
  const named = isThings ? things : answering;
  const most = top(named);
  const first = named.find((row) => rank(row) === most);
  // If nothing has every word, one more that only occurs in descriptions does not matter: "warm bag for winter".
  const isNear = (row: Row) =>
    most < expected && rank(row) === most - 1 && row.titled?.length === first?.titled?.length;
  const best = named.filter((row) => rank(row) === most || isNear(row));
  const thing = headOf(named, best, words);
  const such = best.filter(({ titled = [] }) => thing === undefined || titled.includes(thing));
  const rows = such.length > 0 && such.every(strays) ? best.filter((row) => !strays(row)) : such;
  if (rows.length > 0) {
    const lacking = words.filter((word) => rows.every(({ lacks = [] }) => lacks.includes(word)));
    const coverage = Math.max(...rows.map(has)) / count;
    // "Smartphone" ranks before "Phone case" if phones are wanted.
    const ordered = rows.toSorted((a, b) => Number(isAtEdge(b, thing ?? '')) - Number(isAtEdge(a, thing ?? '')));
    return { grade: 'found', rows: sortInStockFirst(ordered), lacking, coverage, thing };
  }
  const synonyms = found.filter((row) => has(row) === 0);
  if (believed && synonyms.length > 0 && synonyms.length === found.length)
    return { grade: 'found', rows: sortInStockFirst(synonyms), lacking: [], coverage: ENOUGH };
  const mentioned = found.filter((row) => has(row) === count);
  if (mentioned.length > 0)
    return { grade: 'mentioned', rows: sortInStockFirst(mentioned), lacking: [], coverage: ENOUGH };
  // "Cook coffee outdoors": only one word names a thing, the others are verbs and places.
  const strong =
    count > 2 && purpose.length < count - 1
      ? found.filter((row) => row.titled?.some((word) => names.includes(word)))
      : [];
  if (strong.length > 0) {
    const lacking = words.filter((word) => strong.every(({ lacks = [] }) => lacks.includes(word)));
    return { grade: 'found', rows: sortInStockFirst(strong), lacking, coverage: 1 / count };
  }
  return { grade: 'none', rows: [], lacking: [...words], coverage: 0 };
}

/** Drops products of the opposite kind (a summer bag for winter) unless they are referenced or nothing else is left. */
function withoutOpposed(found: readonly Row[]): readonly Row[] {
  const most = Math.max(-1, ...found.filter(({ opposes }) => !opposes).map(({ titled = [] }) => titled.length));
  return found.filter(({ opposes, titled = [] }) => !opposes || titled.length > most);
}

/**
 * The word that names the kind of thing: the one with which most titles begin or end ("Down Sleeping Bag", "Veste de
 * pluie"), else the one that occurs in many more titles, as more things are called jacket than waterproof; if still
 * undecided, the later one.
 */
function headOf(named: readonly Row[], best: readonly Row[], words: readonly string[]): string | undefined {
  const titles = (word: string) => magnitude(named.filter(({ titled = [] }) => titled.includes(word)).length);
  const edges = (word: string) => magnitude(named.filter((row) => isAtEdge(row, word)).length);
  const candidates = words.filter((word) => best.some(({ titled = [] }) => titled.includes(word)));
  return candidates.toReversed().toSorted((a, b) => edges(b) - edges(a) || titles(b) - titles(a))[0];
}

/** Counts differ if one is three times the other; two and three are about the same. */
const magnitude = (count: number): number => Math.floor(Math.log(count + 0.1) / Math.log(3));

/** The part of a title that names the thing, before any description. */
const nameIn = (title: string): string => titleParts(title)[0].split(/[,;(|]/)[0] ?? '';

/** True if the title's name, before a comma and without its numbers, begins or ends with the word. */
export function isAtEdge({ title, aliases }: Row, word: string): boolean {
  const stems = stemsOf(nameIn(title).replace(/(?<!\S)\S*\p{N}\S*(?:\s\p{L}{1,2}(?!\p{L}))?/gu, ' '));
  return includesStem(new Set([stems.at(0) ?? '', stems.at(-1) ?? '']), stemsOf(aliases?.[word] ?? word).at(-1) ?? '');
}

const isShelved = ({ category }: Row, word: string): boolean =>
  category ? stemsOf(word).every((stem) => stemsOf(category).includes(stem)) : false;

/** Keeps the order, but moves products that are out of stock to the end. */
export const sortInStockFirst = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.availability === 'out_of_stock') - Number(b.availability === 'out_of_stock'));

/**
 * The one product that the words name, if any: the only one with all of them in its title or brand, or the one whose
 * title contains nothing else.
 * @param isAsked for a question, picks the product with most of them in its title ("how warm is the Dormouse bag?")
 */
export function findNamedProduct(rows: readonly Row[], words: readonly string[], isAsked = false): Row | undefined {
  const [first, ...others] = rows;
  if (first && others.length === 0) return first;
  const known = words.filter((word) => rows.some(({ lacks = [] }) => !lacks.includes(word)));
  const modelled = rows.filter((row) => hasModel(row, known));
  if (modelled.length === 1) return modelled[0];
  const full = rows.filter((row) => row.titled?.length && known.every((word) => isInName(row, word)));
  if (full.length === 1) return full[0];
  const wanted = new Set(words.flatMap((word) => stemsOf(word)));
  const exact = full.find(({ title }) => stemsOf(title).every((stem) => includesStem(wanted, stem)));
  if (exact || !isAsked) return exact;
  const [most, next] = rows.toSorted((a, b) => (b.titled?.length ?? 0) - (a.titled?.length ?? 0));
  return (most?.titled?.length ?? 0) > (next?.titled?.length ?? 0) ? most : undefined;
}

/** True if a name and its number are adjacent in the title, as in the words: "Swift 16", but not "Swift 14, 16 GB". */
function hasModel({ title }: Row, words: readonly string[]): boolean {
  const stems = stemsOf(title);
  return words.some((word, at) => {
    const next = words[at + 1];
    if (next === undefined || !/\p{N}/u.test(next) || /\p{N}/u.test(word)) return false;
    const wanted = stemsOf(`${word} ${next}`);
    return stems.some((_, from) => wanted.every((stem, offset) => stems[from + offset] === stem));
  });
}

/** True if a word is part of the product's name. */
export function isInName({ title, brand, aliases }: Row, word: string): boolean {
  const name = new Set(stemsOf(present(`${title} ${brand ?? ''}`)));
  return stemsOf(aliases?.[word] ?? word).every((stem) => includesStem(name, stem));
}

export const bold = (title: string): string => `**${title}**`;

export const formatPrice = ({ price, currency }: Row, { code }: Language): string | null =>
  price === null ? null : formatMoney(price, currency, code);

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => sentencesOf(line.replace(/^#+\s*/, '')));

/** The first sentences of a text. */
export const firstSentences = (text: string, most = 2): string => linesOf(text).slice(0, most).join(' ');

/**
 * The sentences of a text that say most about the words, in their order.
 * @param tells an additional score for a sentence: 0 for none
 */
export function findSentences(
  text: string,
  words: readonly string[],
  most = 2,
  tells: (sentence: string) => number = () => 0,
): string[] {
  const wanted = words.flatMap((word) => stemsOf(word));
  const scored = linesOf(text).map((sentence, at) => {
    const stems = new Set(stemsOf(sentence));
    return { sentence, at, score: tells(sentence) + wanted.filter((stem) => includesStem(stems, stem)).length };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}
