import { sentencesOf } from '../../text/sentences.ts';
import { present, titleParts } from '../relevance.ts';
import { includesStem, stemsOf } from '../stems.ts';
import { formatMoney } from '../../text/money/format.ts';
import type { Language } from '../languages/language.ts';
import { isGone } from './asked-options.ts';
import type { ListedProduct } from './situation.ts';

/** The part of a title that names the thing, before any description. */
const nameIn = (title: string): string => titleParts(title)[0].split(/[,;(|]/)[0] ?? '';

/** True if the title's name, before a comma and without its numbers, begins or ends with the word. */
export function isAtEdge({ title, aliases }: ListedProduct, word: string): boolean {
  const stems = stemsOf(nameIn(title).replace(/(?<!\S)\S*\p{N}\S*(?:\s\p{L}{1,2}(?!\p{L}))?/gu, ' '));
  return includesStem(new Set([stems.at(0) ?? '', stems.at(-1) ?? '']), stemsOf(aliases?.[word] ?? word).at(-1) ?? '');
}

export const isInCategory = ({ category }: ListedProduct, word: string): boolean =>
  category ? stemsOf(word).every((stem) => stemsOf(category).includes(stem)) : false;

/** Keeps the order, but moves products that are out of stock to the end, after those without the variant asked for. */
export function sortInStockFirst(rows: readonly ListedProduct[]): ListedProduct[] {
  const rank = (row: ListedProduct) => (row.availability === 'out_of_stock' ? 2 : Number(isGone(row)));
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The one product that the words name, if any: the only one with all of them in its title or brand, or the one whose
 * title contains nothing else.
 * @param isAsked for a question, picks the product with most of them in its title ("how warm is the Dormouse bag?")
 */
export function findNamedProduct(
  rows: readonly ListedProduct[],
  words: readonly string[],
  isAsked = false,
): ListedProduct | undefined {
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
function hasModel({ title }: ListedProduct, words: readonly string[]): boolean {
  const stems = stemsOf(title);
  return words.some((word, at) => {
    const next = words[at + 1];
    if (next === undefined || !/\p{N}/u.test(next) || /\p{N}/u.test(word)) return false;
    const wanted = stemsOf(`${word} ${next}`);
    return stems.some((_, from) => wanted.every((stem, offset) => stems[from + offset] === stem));
  });
}

/** True if a word is part of the product's name. */
export function isInName({ title, brand, aliases }: ListedProduct, word: string): boolean {
  const name = new Set(stemsOf(present(`${title} ${brand ?? ''}`)));
  return stemsOf(aliases?.[word] ?? word).every((stem) => includesStem(name, stem));
}

export const bold = (title: string): string => `**${title}**`;

export const formatPrice = ({ price, currency }: ListedProduct, { code }: Language): string | null =>
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
