import { isQuality } from '../languages/things.ts';
import type { ParsedRequest } from './request.ts';
import { isAtEdge, isInCategory, isInName, sortInStockFirst } from './rows.ts';
import type { ListedProduct } from './situation.ts';

/** The result of a search for a request: matching things, things that only mention it, or nothing. */
export interface Grade {
  grade: 'found' | 'mentioned' | 'none';
  rows: ListedProduct[];
  /** Words of the request that no row contains. */
  lacking: string[];
  /** The share of the words that the rows contain. */
  coverage: number;
  /** The word that names the kind of thing. */
  thing?: string | undefined;
}

type Sought = Required<Pick<ParsedRequest, 'words' | 'head' | 'purpose' | 'asked'>>;

/** Minimum share of the words that have to match. */
const MIN_COVERAGE = 0.5;
/** In a message of this many words, no single product can be expected to match all of them. */
const LONG_MESSAGE_WORDS = 4;

/**
 * Keeps the rows that match a request best: with the fewest words missing, and among those the ones whose titles name
 * such a thing.
 * @param isByMeaning true if rows without any of the words were found by meaning, and not by a corrected typo
 */
export function gradeRows(
  found: readonly ListedProduct[],
  { words, head = [], purpose = [], asked = [] }: Pick<ParsedRequest, 'words'> & Partial<Sought>,
  isByMeaning = false,
): Grade {
  if (words.length === 0)
    return { grade: found.length > 0 ? 'found' : 'none', rows: sortInStockFirst(found), lacking: [], coverage: 1 };
  const sought = { words, head, purpose, asked };
  return (
    gradeNamed(found, sought) ??
    (isByMeaning ? gradeSynonyms(found, sought) : undefined) ??
    gradeMentions(found, sought) ??
    gradePartial(found, sought) ?? { grade: 'none', rows: [], lacking: [...words], coverage: 0 }
  );
}

const countMatches = ({ lacks = [] }: ListedProduct, { words }: Sought): number => words.length - lacks.length;

/** The words that none of the rows has. */
const missingIn = (rows: readonly ListedProduct[], words: readonly string[]): string[] =>
  words.filter((word) => rows.every(({ lacks = [] }) => lacks.includes(word)));

/** The words that may name a thing: being waterproof alone does not make something a phone case. */
const namesIn = (words: readonly string[]): string[] =>
  words.filter((word) => !isQuality(word) && !/^\p{N}+$/u.test(word));

const hasAtEdge = (row: ListedProduct, words: readonly string[]): boolean =>
  words.some((word) => row.titled?.includes(word) && isAtEdge(row, word));

/** The number of words that a row's answer can be expected to have. */
const countExpected = ({ words, asked }: Sought): number => Math.max(words.length - asked.length, 1);

/** Grades rows whose title, brand or category has words of the request. */
function gradeNamed(found: readonly ListedProduct[], sought: Sought): Grade | undefined {
  const { words } = sought;
  const isStray = strayTest(found, words);
  const things = findThings(found, sought, isStray);
  const answering = findAnswering(found, sought, things.isKind);
  // A match in the category alone is worse than a match in the title.
  const isNamed = (row: ListedProduct) => words.some((word) => row.titled?.includes(word) || isInName(row, word));
  const rank = (row: ListedProduct) => countMatches(row, sought) - Number(!isNamed(row)) - Number(isStray(row));
  const top = (rows: readonly ListedProduct[]) => Math.max(0, ...rows.map(rank));
  const isThings =
    sought.purpose.length > 0 ? things.isKind : things.rows.length > 0 && top(things.rows) >= top(answering);
  const named = isThings ? things.rows : answering;
  const best = keepBest(named, rank, countExpected(sought));
  const thing = findKind(named, best, words);
  const such = best.filter(({ titled = [] }) => thing === undefined || titled.includes(thing));
  if (such.length === 0) return undefined;
  const rows = such.every(isStray) ? best.filter((row) => !isStray(row)) : such;
  if (rows.length === 0) return undefined;
  const coverage = Math.max(...rows.map((row) => countMatches(row, sought))) / words.length;
  // "Smartphone" ranks before "Phone case" if phones are wanted.
  const ordered = rows.toSorted((a, b) => Number(isAtEdge(b, thing ?? '')) - Number(isAtEdge(a, thing ?? '')));
  return { grade: 'found', rows: sortInStockFirst(ordered), lacking: missingIn(rows, words), coverage, thing };
}

/** Tests for rows of another kind: a sleeping bag is not a bag if bags have a category of their own. */
function strayTest(found: readonly ListedProduct[], words: readonly string[]): (row: ListedProduct) => boolean {
  const categories = words.filter((word) => found.some((row) => isInCategory(row, word)));
  return (row) =>
    row.titled?.length === 1 && categories.some((word) => row.titled?.includes(word) && !isInCategory(row, word));
}

/**
 * Finds the rows that are such a thing, by the words that name it.
 * @returns `isKind`: true if the words name a kind of thing
 */
function findThings(
  found: readonly ListedProduct[],
  { words, head, purpose }: Sought,
  isStray: (row: ListedProduct) => boolean,
): { rows: readonly ListedProduct[]; isKind: boolean } {
  // "Hiking in November, a jacket": the first words do not always name the thing.
  const others = words.filter((word) => !head.includes(word));
  const isHead =
    purpose.length > 0 || found.some((row) => hasAtEdge(row, head)) || !found.some((row) => hasAtEdge(row, others));
  const isThing = ({ titled = [] }: ListedProduct) =>
    isHead && head.length > 0 && head.filter((word) => titled.includes(word)).length >= head.length / 2;
  const isOfCategory = (row: ListedProduct) => purpose.length > 0 && head.some((word) => isInCategory(row, word));
  const called = found.filter((row) => isThing(row) && !isStray(row));
  const rows = withoutOpposed(called.length > 0 ? called : found.filter(isOfCategory));
  return { rows, isKind: rows.some((row) => hasAtEdge(row, head) || isOfCategory(row)) };
}

/** Finds the rows that have enough of the words, whether or not they name such a thing. */
function findAnswering(found: readonly ListedProduct[], sought: Sought, isKind: boolean): readonly ListedProduct[] {
  const { words, purpose } = sought;
  const names = namesIn(words);
  const hasAny = ({ lacks = [] }: ListedProduct, some: readonly string[]) =>
    some.length === 0 || some.some((word) => !lacks.includes(word));
  const hasEnough = (row: ListedProduct) => countMatches(row, sought) / countExpected(sought) >= MIN_COVERAGE;
  const isLong = words.length >= LONG_MESSAGE_WORDS;
  const hasSome = (row: ListedProduct) =>
    countMatches(row, sought) / words.length >= MIN_COVERAGE / 2 || hasAtEdge(row, words);
  return withoutOpposed(found)
    .filter(({ named }) => named)
    .filter((row) => hasEnough(row) || (row.titled?.length ?? 0) > 1 || (isLong && hasSome(row)))
    .filter((row) => (isKind || hasAny(row, purpose)) && hasAny(row, names));
}

/**
 * Keeps the rows of the highest rank. If none has every word, one more that only occurs in descriptions does not
 * matter: "warm bag for winter".
 */
function keepBest(
  rows: readonly ListedProduct[],
  rank: (row: ListedProduct) => number,
  expected: number,
): readonly ListedProduct[] {
  const highest = Math.max(0, ...rows.map(rank));
  const first = rows.find((row) => rank(row) === highest);
  const isNear = (row: ListedProduct) =>
    highest < expected && rank(row) === highest - 1 && row.titled?.length === first?.titled?.length;
  return rows.filter((row) => rank(row) === highest || isNear(row));
}

/** Grades rows that have none of the words: the search found them by their meaning. */
function gradeSynonyms(found: readonly ListedProduct[], sought: Sought): Grade | undefined {
  if (found.length === 0 || found.some((row) => countMatches(row, sought) > 0)) return undefined;
  return { grade: 'found', rows: sortInStockFirst(found), lacking: [], coverage: MIN_COVERAGE };
}

/** Grades rows that have all words, but only in their descriptions. */
function gradeMentions(found: readonly ListedProduct[], sought: Sought): Grade | undefined {
  const rows = found.filter((row) => countMatches(row, sought) === sought.words.length);
  if (rows.length === 0) return undefined;
  return { grade: 'mentioned', rows: sortInStockFirst(rows), lacking: [], coverage: MIN_COVERAGE };
}

/** "Cook coffee outdoors": only one word names a thing, the others are verbs and places. */
function gradePartial(found: readonly ListedProduct[], { words, purpose }: Sought): Grade | undefined {
  if (words.length <= 2 || purpose.length >= words.length - 1) return undefined;
  const names = namesIn(words);
  const rows = found.filter((row) => row.titled?.some((word) => names.includes(word)));
  if (rows.length === 0) return undefined;
  return { grade: 'found', rows: sortInStockFirst(rows), lacking: missingIn(rows, words), coverage: 1 / words.length };
}

/** Drops products of the opposite kind (a summer bag for winter) unless they are referenced or nothing else is left. */
function withoutOpposed(found: readonly ListedProduct[]): readonly ListedProduct[] {
  const most = Math.max(-1, ...found.filter(({ opposes }) => !opposes).map(({ titled = [] }) => titled.length));
  return found.filter(({ opposes, titled = [] }) => !opposes || titled.length > most);
}

/**
 * The word that names the kind of thing: the one with which most titles begin or end ("Down Sleeping Bag", "Veste de
 * pluie"), else the one that occurs in many more titles, as more things are called jacket than waterproof; if still
 * undecided, the later one.
 */
function findKind(
  named: readonly ListedProduct[],
  best: readonly ListedProduct[],
  words: readonly string[],
): string | undefined {
  const titles = (word: string) => magnitude(named.filter(({ titled = [] }) => titled.includes(word)).length);
  const edges = (word: string) => magnitude(named.filter((row) => isAtEdge(row, word)).length);
  const candidates = words.filter((word) => best.some(({ titled = [] }) => titled.includes(word)));
  return candidates.toReversed().toSorted((a, b) => edges(b) - edges(a) || titles(b) - titles(a))[0];
}

/** Counts differ if one is three times the other; two and three are about the same. */
const magnitude = (count: number): number => Math.floor(Math.log(count + 0.1) / Math.log(3));
