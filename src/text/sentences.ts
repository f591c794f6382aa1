const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a text into trimmed sentences; the end of a line ends one too. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
