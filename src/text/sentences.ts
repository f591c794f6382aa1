const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a text into trimmed sentences; the end of a line ends one too. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Splits a shopper's message, which may lack capitals, after each mark that ends a sentence; smileys are none. */
export const messageSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/u).filter((sentence) => /\p{L}|\p{N}/u.test(sentence));

export const asks = (sentence: string): boolean => sentence.trimEnd().endsWith('?');
