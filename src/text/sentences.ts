const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a line, trimmed. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
