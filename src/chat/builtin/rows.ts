import { sentencesOf } from '../../text/sentences.ts';
import { present, titleParts } from '../relevance.ts';
import { includesStem, stemsOf } from '../stem.ts';
import { formatMoney } from '../../text/money/format.ts';
import { isQuality } from '../languages/things.ts';
import type { Language } from '../languages/language.ts';
import type { Row } from './situation.ts';
import type { Wish } from './wish.ts';

/** What a wish found: such things, things that only mention it, or nothing. */
export interface Grade {
  grade: 'found' | 'mentioned' | 'none';
  rows: Row[];
  /** Words of the wish that none of the rows has. */
  lacking: string[];
  /** The share of the words that the rows have. */
  coverage: number;
  /** The word that says what the thing is. */
  thing?: string | undefined;
}

type Sought = Pick<Wish, 'words' | 'head' | 'purpose' | 'asked'>;

/** At least this share of the words has to be there. */
const ENOUGH = 0.5;
/** Who tells a story in so many words has not all of them answered by one product. */
const LONG = 4;

/**
 * Keeps the rows that answer a wish best: with the fewest words missing, and of those the ones that are such a thing by
 * their titles.
 * @param believed whether what has none of the words was found by its meaning, and not by a mended typo
 */
export function gradeRows(
  found: readonly Row[],
  { words, head = [], purpose = [], asked = [] }: Sought,
  believed = false,
): Grade {
  const count = words.length;
  if (count === 0)
    return { grade: found.length > 0 ? 'found' : 'none', rows: inStockFirst(found), lacking: [], coverage: 1 };
  const has = ({ lacks = [] }: Row) => count - lacks.length;
  const atEdge = (row: Row, some: readonly string[]) =>
    some.some((word) => row.titled?.includes(word) && isAtEdge(row, word));
  // "Hiking in November, a jacket": what stands first is not always the thing.
  const others = words.filter((word) => !head.includes(word));
  const isHead =
    purpose.length > 0 || found.some((row) => atEdge(row, head)) || !found.some((row) => atEdge(row, others));
  const isThing = ({ titled = [] }: Row) =>
    isHead && head.length > 0 && head.filter((word) => titled.includes(word)).length >= head.length / 2;
  // A sleeping bag is no bag where bags have a shelf of their own.
  const shelved = words.filter((word) => found.some((row) => isShelved(row, word)));
  const strays = (row: Row) =>
    row.titled?.length === 1 && shelved.some((word) => row.titled?.includes(word) && !isShelved(row, word));
  const isOnShelf = (row: Row) => purpose.length > 0 && head.some((word) => isShelved(row, word));
  const called = found.filter((row) => isThing(row) && !strays(row));
  const things = withoutOpposed(called.length > 0 ? called : found.filter(isOnShelf));
  const isKind = things.some((row) => atEdge(row, head) || isOnShelf(row));
  const expected = Math.max(count - asked.length, 1);
  // What is only waterproof is no phone case.
  const names = words.filter((word) => !isQuality(word) && !/^\p{N}+$/u.test(word));
  const isSuch = ({ lacks = [] }: Row) => names.length === 0 || names.some((word) => !lacks.includes(word));
  const fits = ({ lacks = [] }: Row) => purpose.length === 0 || isKind || purpose.some((word) => !lacks.includes(word));
  const answers = (row: Row) =>
    has(row) / expected >= ENOUGH ||
    (row.titled?.length ?? 0) > 1 ||
    (count >= LONG && (has(row) / count >= ENOUGH / 2 || atEdge(row, words)));
  const answering = withoutOpposed(found).filter((row) => row.named && answers(row) && fits(row) && isSuch(row));
  // What only its shelf is named after is a worse match than what its title is.
  const isNamed = (row: Row) => words.some((word) => row.titled?.includes(word) || isCalled(row, word));
  const rank = (row: Row) => has(row) - Number(!isNamed(row)) - Number(strays(row));
  const top = (rows: readonly Row[]) => Math.max(0, ...rows.map(rank));
  const isThings = purpose.length > 0 ? isKind : things.length > 0 && top(things) >= top(answering);
  const named = isThings ? things : answering;
  const most = top(named);
  const first = named.find((row) => rank(row) === most);
  // Where nothing has every word, one more that only descriptions have does not matter: "warm bag for winter".
  const isNear = (row: Row) =>
    most < expected && rank(row) === most - 1 && row.titled?.length === first?.titled?.length;
  const best = named.filter((row) => rank(row) === most || isNear(row));
  const thing = headOf(named, best, words);
  const such = best.filter(({ titled = [] }) => thing === undefined || titled.includes(thing));
  const rows = such.length > 0 && such.every(strays) ? best.filter((row) => !strays(row)) : such;
  if (rows.length > 0) {
    const lacking = words.filter((word) => rows.every(({ lacks = [] }) => lacks.includes(word)));
    const coverage = Math.max(...rows.map(has)) / count;
    // "Smartphone" before "Phone case", where phones are wanted.
    const ordered = rows.toSorted((a, b) => Number(isAtEdge(b, thing ?? '')) - Number(isAtEdge(a, thing ?? '')));
    return { grade: 'found', rows: inStockFirst(ordered), lacking, coverage, thing };
  }
  const synonyms = found.filter((row) => has(row) === 0);
  if (believed && synonyms.length > 0 && synonyms.length === found.length)
    return { grade: 'found', rows: inStockFirst(synonyms), lacking: [], coverage: ENOUGH };
  const mentioned = found.filter((row) => has(row) === count);
  if (mentioned.length > 0) return { grade: 'mentioned', rows: inStockFirst(mentioned), lacking: [], coverage: ENOUGH };
  // "Cook coffee outdoors": one word that names things, where the others are verbs and places.
  const strong =
    count > 2 && purpose.length < count - 1
      ? found.filter((row) => row.titled?.some((word) => names.includes(word)))
      : [];
  if (strong.length > 0) {
    const lacking = words.filter((word) => strong.every(({ lacks = [] }) => lacks.includes(word)));
    return { grade: 'found', rows: inStockFirst(strong), lacking, coverage: 1 / count };
  }
  return { grade: 'none', rows: [], lacking: [...words], coverage: 0 };
}

/** No summer bag where one for winter is wanted, unless it is the one that is spoken of, or there is nothing else. */
function withoutOpposed(found: readonly Row[]): readonly Row[] {
  const most = Math.max(-1, ...found.filter(({ opposes }) => !opposes).map(({ titled = [] }) => titled.length));
  return found.filter(({ opposes, titled = [] }) => !opposes || titled.length > most);
}

/**
 * The word that says what the thing is: the one with which more titles begin or end ("Down Sleeping Bag", "Veste de
 * pluie"), else the one that stands in many more titles, as there are more jackets than things called waterproof; the
 * later one when that does not tell.
 */
function headOf(named: readonly Row[], best: readonly Row[], words: readonly string[]): string | undefined {
  const titles = (word: string) => magnitude(named.filter(({ titled = [] }) => titled.includes(word)).length);
  const edges = (word: string) => magnitude(named.filter((row) => isAtEdge(row, word)).length);
  const candidates = words.filter((word) => best.some(({ titled = [] }) => titled.includes(word)));
  return candidates.toReversed().toSorted((a, b) => edges(b) - edges(a) || titles(b) - titles(a))[0];
}

/** Three times as many are more; two and three are about the same. */
const magnitude = (count: number): number => Math.floor(Math.log(count + 0.1) / Math.log(3));

/** A title before what only describes the thing. */
const nameIn = (title: string): string => titleParts(title)[0].split(/[,;(|]/)[0] ?? '';

/** Whether what the title names, before a comma and without its numbers, begins or ends with the word. */
export function isAtEdge({ title, aliases }: Row, word: string): boolean {
  const stems = stemsOf(nameIn(title).replace(/(?<!\S)\S*\p{N}\S*(?:\s\p{L}{1,2}(?!\p{L}))?/gu, ' '));
  return includesStem(new Set([stems.at(0) ?? '', stems.at(-1) ?? '']), stemsOf(aliases?.[word] ?? word).at(-1) ?? '');
}

const isShelved = ({ category }: Row, word: string): boolean =>
  category ? stemsOf(word).every((stem) => stemsOf(category).includes(stem)) : false;

/** In their order, but what cannot be bought comes last. */
export const inStockFirst = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.availability === 'out_of_stock') - Number(b.availability === 'out_of_stock'));

/**
 * The one product that the words name, if they name one: the only one that has them all in its title or brand, or the
 * one whose title has nothing else.
 * @param isAsked about: then the one with the most of them in its title is meant ("how warm is the Dormouse bag?")
 */
export function theOneNamed(rows: readonly Row[], words: readonly string[], isAsked = false): Row | undefined {
  const [first, ...others] = rows;
  if (first && others.length === 0) return first;
  const known = words.filter((word) => rows.some(({ lacks = [] }) => !lacks.includes(word)));
  const modelled = rows.filter((row) => hasModel(row, known));
  if (modelled.length === 1) return modelled[0];
  const full = rows.filter((row) => row.titled?.length && known.every((word) => isCalled(row, word)));
  if (full.length === 1) return full[0];
  const wanted = new Set(words.flatMap((word) => stemsOf(word)));
  const exact = full.find(({ title }) => stemsOf(title).every((stem) => includesStem(wanted, stem)));
  if (exact || !isAsked) return exact;
  const [most, next] = rows.toSorted((a, b) => (b.titled?.length ?? 0) - (a.titled?.length ?? 0));
  return (most?.titled?.length ?? 0) > (next?.titled?.length ?? 0) ? most : undefined;
}

/** Whether a name and its number stand together in the title as in the words: "Swift 16", and not "Swift 14, 16 GB". */
function hasModel({ title }: Row, words: readonly string[]): boolean {
  const stems = stemsOf(title);
  return words.some((word, at) => {
    const next = words[at + 1];
    if (next === undefined || !/\p{N}/u.test(next) || /\p{N}/u.test(word)) return false;
    const wanted = stemsOf(`${word} ${next}`);
    return stems.some((_, from) => wanted.every((stem, offset) => stems[from + offset] === stem));
  });
}

/** Whether a word belongs to what the product is called. */
export function isCalled({ title, brand, aliases }: Row, word: string): boolean {
  const name = new Set(stemsOf(present(`${title} ${brand ?? ''}`)));
  return stemsOf(aliases?.[word] ?? word).every((stem) => includesStem(name, stem));
}

export const bold = (title: string): string => `**${title}**`;

export const priceOf = ({ price, currency }: Row, { code }: Language): string | null =>
  price === null ? null : formatMoney(price, currency, code);

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => sentencesOf(line.replace(/^#+\s*/, '')));

/** How a text begins. */
export const beginningOf = (text: string, most = 2): string => linesOf(text).slice(0, most).join(' ');

/**
 * The sentences of a text that say most about the words, in their order.
 * @param tells more that a sentence may be worth: 0 for nothing
 */
export function sentencesOn(
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
