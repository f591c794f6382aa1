import type { ParsedMessage } from './message.ts';

/** Nobody asks for two things in more sentences. */
const MAX_PARTS = 12;
/** Where a request may end and another begin. */
const END = /(?<=[.!?;,])\s+|\n+/u;

/**
 * "I'll take it. Do you gift-wrap?" asks for two things: what is bought is one, what is asked is another.
 * @returns the requests one by one, in their order; the whole text if it is one
 */
export function requestsIn(text: string, read: (text: string) => ParsedMessage): readonly string[] {
  const parts = text.split(END).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_PARTS) return [text];
  const isAsked = parts.map((part) => read(part).isQuestion);
  // A purchase and a question that take turns belong together.
  const changes = isAsked.filter((each, at) => at > 0 && each !== isAsked[at - 1]).length;
  if (changes !== 1) return [text];
  const from = isAsked.lastIndexOf(isAsked[0] ?? false) + 1;
  const [first, second] = [parts.slice(0, from).join(' '), parts.slice(from).join(' ')];
  const [bought, asked] = isAsked[0] === true ? [second, first] : [first, second];
  return buys(read(bought)) && isOwnQuestion(read(asked)) ? [first, second] : [text];
}

const buys = ({ cues, isQuestion }: ParsedMessage): boolean => cues.has('cart') && !isQuestion;

/** "OK?" asks nothing. */
const isOwnQuestion = ({ asked, cues }: ParsedMessage): boolean => asked.length > 0 && !cues.has('cart');
