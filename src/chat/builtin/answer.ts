import type { Language } from '../languages/language.ts';
import type { Desk } from './desk.ts';
import type { Row, Situation } from './situation.ts';
import type { Wish } from './wish.ts';

export interface Answer {
  text: string;
  /** Products whose cards go with it. */
  show?: readonly string[];
  /** Whether it answers: what does not is what a merchant wants to know of. */
  answered: boolean;
}

/** What every kind of answer is made from. */
export interface Task {
  situation: Situation;
  desk: Desk;
  wish: Wish;
  /** The products that the message points at without naming them: "the second one", "it". */
  meant: Row[];
}

export interface Found {
  products: Row[];
  didYouMean: string | null;
  /** How many have all the words, of those that were looked at: of more products when it is cut. */
  matching: number;
  isCut: boolean;
  brands: string[];
  categories: string[];
}

export const idsOf = (rows: readonly Row[]): string[] => rows.map(({ productId }) => productId);

/** Cards in one answer. */
export const MOST_SHOWN = 4;

/** What is said back of what a shopper wrote: no more than is read. */
const WORDS = 6;
const LETTERS = 30;

/** Words as they are said back. */
export function quoted(words: readonly string[], { phrases }: Language): string {
  const said = [...new Set(words)].slice(0, WORDS).map((word) => word.slice(0, LETTERS));
  return phrases.quote(said.join(' '));
}
