import type { ParsedMessage } from './message.ts';
import type { Talk } from './talk.ts';

/** Longer messages are not split: two requests seldom take more parts. */
const MAX_PARTS = 12;
/** Places where one request may end and another begin. */
const END = /(?<=[.!?;,])\s+|\n+/u;

/**
 * Splits a purchase from a question: "I'll take it. Do you gift-wrap?"
 * @returns the requests one by one, in their order; the whole text if it is one
 */
export function requestsIn(text: string, { read, earlier }: Pick<Talk, 'read' | 'earlier'>): readonly string[] {
  const parts = text.split(END).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_PARTS) return [text];
  const isAsked = parts.map((part) => read(part).isQuestion);
  // If questions and statements alternate, they belong together.
  const changes = isAsked.filter((each, at) => at > 0 && each !== isAsked[at - 1]).length;
  if (changes !== 1) return [text];
  const from = isAsked.lastIndexOf(isAsked[0] ?? false) + 1;
  const [first, second] = [parts.slice(0, from).join(' '), parts.slice(from).join(' ')];
  const [bought, asked] = isAsked[0] === true ? [second, first] : [first, second];
  const isChoiceOpen = earlier.at(-1)?.isChoiceOpen === true;
  return buys(read(bought), isChoiceOpen) && isOwnQuestion(read(asked)) ? [first, second] : [text];
}

/** In words, of an answer to the question which variant it should be. */
const MAX_ANSWER = 6;

const buys = ({ cues, words, isQuestion }: ParsedMessage, isChoiceOpen: boolean): boolean =>
  !isQuestion &&
  (cues.has('cart') || (isChoiceOpen && words.length <= MAX_ANSWER) || (cues.has('decide') && cues.has('it')));

/** False for "OK?", which asks nothing. */
const isOwnQuestion = ({ asked, cues }: ParsedMessage): boolean => asked.length > 0 && !cues.has('cart');
