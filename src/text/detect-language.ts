import { createDetector } from './language-detector.ts';

/** Created when needed, because that takes a tenth of a second. */
let detector: ReturnType<typeof createDetector> | undefined;

const openDetector = () => (detector ??= createDetector());

/** True if the detector knows the language: of the others it says nothing. @param code ISO 639-1 */
export const canDetect = (code: string): boolean => openDetector().languages.has(code);

/** Maximum characters to read: more do not improve detection. */
const MAX_TEXT_LENGTH = 2_000;
/** Fewer words are often just a name, and look like any language. */
const MIN_WORDS = 3;
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/** Languages that score this close to the likeliest are also returned. */
const NEAR = 0.96;

/**
 * Detects the possible languages of a text from its letter sequences, among about sixty.
 * @returns ISO 639-1 codes, the likeliest first; empty if the text is too short or no language stands out
 */
export function detectLanguages(text: string): string[] {
  const words = text.slice(0, MAX_TEXT_LENGTH).normalize('NFC').match(WORD) ?? [];
  if (words.length < MIN_WORDS) return [];
  const found = openDetector().detect(words.join(' '));
  if (!found.isReliable()) return [];
  const scores = Object.entries(found.getScores());
  const best = Math.max(...scores.map(([, score]) => score));
  return scores.flatMap(([code, score]) => (score >= NEAR * best ? code : []));
}
