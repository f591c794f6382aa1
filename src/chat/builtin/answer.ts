import type { Language } from '../languages/language.ts';
import type { Desk } from './desk.ts';
import type { Row, Situation } from './situation.ts';
import type { Wish } from './wish.ts';

export interface Answer {
  text: string;
  /** Products whose cards accompany it. */
  show?: readonly string[];
  /** False for questions that the shop's data does not answer, which are reported to the merchant. */
  answered: boolean;
}

/** The input of every kind of answer. */
export interface Task {
  situation: Situation;
  desk: Desk;
  wish: Wish;
  /** The products that the message refers to without naming them: "the second one", "it". */
  meant: Row[];
}

export interface Found {
  products: Row[];
  didYouMean: string | null;
  /** Number of the products examined that have all the words; there are more when `isCut`. */
  matching: number;
  isCut: boolean;
  brands: string[];
  categories: string[];
}

export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ productId }) => productId);

/** Maximum number of cards in one answer. */
export const MOST_SHOWN = 4;

/** Limits for quoting the shopper's words: no more than they would read. */
const WORDS = 6;
const LETTERS = 30;

/** Quotes words in an answer. */
export function quoted(words: readonly string[], { phrases }: Language): string {
  const said = [...new Set(words)].slice(0, WORDS).map((word) => word.slice(0, LETTERS));
  return phrases.quote(said.join(' '));
}
