import { eld } from 'eld/extrasmall';

/** Characters that are read: more tell nothing new. */
const MAX_TEXT_LENGTH = 2_000;
/** Fewer words are a name as often as not, and look like any language. */
const MIN_WORDS = 3;
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/** What is so near to the likeliest language may be meant as well. */
const NEAR = 0.96;

/**
 * The languages in which a text may be written, by its letter sequences, among some sixty.
 * @returns ISO 639-1 codes, the likeliest first; none where the text is too short or looks like no language more than others
 */
export function detectLanguages(text: string): string[] {
  const words = text.slice(0, MAX_TEXT_LENGTH).normalize('NFC').match(WORD) ?? [];
  if (words.length < MIN_WORDS) return [];
  const found = eld.detect(words.join(' '));
  if (!found.isReliable()) return [];
  const scores = Object.entries(found.getScores());
  const best = Math.max(...scores.map(([, score]) => score));
  return scores.flatMap(([code, score]) => (score >= NEAR * best ? code : []));
}
