import type { ParsedMessage } from './message.ts';

/** Splits a message, which may lack capitals, after each mark that ends a sentence; smileys are none. */
export const sentencesIn = ({ text }: Pick<ParsedMessage, 'text'>): string[] =>
  text.split(/(?<=[.!?…])\s+/u).filter((sentence) => /\p{L}|\p{N}/u.test(sentence));

export const asks = (sentence: string): boolean => sentence.trimEnd().endsWith('?');
