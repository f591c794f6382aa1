import { sentencesOf } from '../passages.ts';
import { includesStem, stemsOf } from '../stem.ts';
import { formatMoney } from '../money.ts';
import type { Language } from '../languages/language.ts';
import type { Row } from './situation.ts';

/** What a wish found: such things, things that only mention it, or nothing. */
export interface Grade {
  grade: 'found' | 'mentioned' | 'none';
  rows: Row[];
  /** Words of the wish that none of the rows has. */
  lacking: string[];
  /** The share of the words that the rows have. */
  coverage: number;
}

/** At least this share of the words has to be there. */
const ENOUGH = 0.5;

/**
 * Keeps the rows that answer a wish best: with the fewest words missing, and of those the ones that are such a thing by
 * their titles.
 * @param believed whether what has none of the words was found by its meaning, and not by a mended typo
 */
export function gradeRows(found: readonly Row[], words: readonly string[], believed = false): Grade {
  const count = words.length;
  if (count === 0)
    return { grade: found.length > 0 ? 'found' : 'none', rows: inStockFirst(found), lacking: [], coverage: 1 };
  const has = ({ lacks = [] }: Row) => count - lacks.length;
  const named = found.filter((row) => row.named && has(row) / count >= ENOUGH);
  const most = Math.max(0, ...named.map(has));
  const first = named.find((row) => has(row) === most);
  // Where nothing has every word, one more that only descriptions have does not matter: "warm bag for winter".
  const isNear = (row: Row) => most < count && has(row) === most - 1 && row.titled?.length === first?.titled?.length;
  const best = named.filter((row) => has(row) === most || isNear(row));
  const thing = headOf(named, best, words);
  const rows = best.filter(({ titled = [] }) => thing === undefined || titled.includes(thing));
  if (rows.length > 0) {
    const lacking = words.filter((word) => rows.every(({ lacks = [] }) => lacks.includes(word)));
    return { grade: 'found', rows: inStockFirst(rows), lacking, coverage: most / count };
  }
  const synonyms = found.filter((row) => has(row) === 0);
  if (believed && synonyms.length > 0 && synonyms.length === found.length)
    return { grade: 'found', rows: inStockFirst(synonyms), lacking: [], coverage: ENOUGH };
  const mentioned = found.filter((row) => has(row) === count);
  if (mentioned.length > 0) return { grade: 'mentioned', rows: inStockFirst(mentioned), lacking: [], coverage: ENOUGH };
  return { grade: 'none', rows: [], lacking: [...words], coverage: 0 };
}

/**
 * The word that says what the thing is: of "waterproof jacket" the one that stands in more titles, as there are more
 * jackets than things called waterproof; the later one when that does not tell.
 */
function headOf(named: readonly Row[], best: readonly Row[], words: readonly string[]): string | undefined {
  const titles = (word: string) => named.filter(({ titled = [] }) => titled.includes(word)).length;
  const candidates = words.filter((word) => best.some(({ titled = [] }) => titled.includes(word)));
  return candidates.toReversed().toSorted((a, b) => titles(b) - titles(a))[0];
}

/** In their order, but what cannot be bought comes last. */
const inStockFirst = (rows: readonly Row[]): Row[] =>
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
  const full = rows.filter((row) => row.titled?.length && known.every((word) => isCalled(row, word)));
  if (full.length === 1) return full[0];
  const wanted = new Set(words.flatMap((word) => stemsOf(word)));
  const exact = full.find(({ title }) => stemsOf(title).every((stem) => includesStem(wanted, stem)));
  if (exact || !isAsked) return exact;
  const [most, next] = rows.toSorted((a, b) => (b.titled?.length ?? 0) - (a.titled?.length ?? 0));
  return (most?.titled?.length ?? 0) > (next?.titled?.length ?? 0) ? most : undefined;
}

/** Whether a word belongs to what the product is called. */
export function isCalled({ title, brand }: Row, word: string): boolean {
  const name = new Set(stemsOf(`${title} ${brand ?? ''}`));
  return stemsOf(word).every((stem) => includesStem(name, stem));
}

export const bold = (title: string): string => `**${title}**`;

export const priceOf = ({ price, currency }: Row, { code }: Language): string | null =>
  price === null ? null : formatMoney(price, currency, code);

/** The sentences of a text that speak of the words, in their order; the beginning when no words are asked after. */
export function sentencesOn(text: string, words: readonly string[], most = 2): string[] {
  const sentences = text.split('\n').flatMap((line) => sentencesOf(line.replace(/^#+\s*/, '')));
  if (words.length === 0) return sentences.slice(0, most);
  const wanted = words.flatMap((word) => stemsOf(word));
  return sentences
    .filter((sentence) => {
      const stems = new Set(stemsOf(sentence));
      return wanted.some((stem) => includesStem(stems, stem));
    })
    .slice(0, most);
}
