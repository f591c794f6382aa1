import type { Outcome } from '../../domain/chat.ts';
import type { HandoverReason } from '../../domain/handover.ts';
import type { Language } from '../languages/language.ts';
import type { ToolResults } from './tool-results.ts';
import type { ListedProduct, Situation } from './situation.ts';
import type { ParsedRequest } from './request.ts';

export interface Answer {
  text: string;
  /** Products whose cards accompany it. */
  show?: readonly string[];
  /** Set if the shop's contact accompanies it. */
  handOver?: HandoverReason;
  outcome: Outcome;
}

/** Refers the shopper to a person. */
export const answerByHandover = (reason: HandoverReason, { language, contact }: Situation): Answer => ({
  text: language.phrases.handOver[reason](contact),
  handOver: reason,
  outcome: reason === 'unanswered' ? 'unanswered' : 'handed_over',
});

/** The input of every kind of answer. */
export interface Task {
  situation: Situation;
  toolResults: ToolResults;
  request: ParsedRequest;
  /** The products that the message refers to without naming them: "the second one", "it". */
  referenced: ListedProduct[];
}

export interface SearchResult {
  products: ListedProduct[];
  didYouMean: string | null;
  /** Number of the products examined that have all the words; there are more when `isCut`. */
  matching: number;
  isCut: boolean;
  brands: string[];
  categories: string[];
}

export const idsOf = (rows: readonly ListedProduct[]): string[] => rows.map(({ productId }) => productId);

/** Maximum number of cards in one answer. */
export const MAX_CARDS = 4;

/** Limits for quoting the shopper's words: no more than they would read. */
const MAX_QUOTED_WORDS = 6;
const MAX_WORD_LENGTH = 30;

/** Quotes words in an answer. */
export function quoteWords(words: readonly string[], { phrases }: Language): string {
  const shortened = [...new Set(words)].slice(0, MAX_QUOTED_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
  return phrases.quote(shortened.join(' '));
}
