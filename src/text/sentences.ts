const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a line into trimmed sentences. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
