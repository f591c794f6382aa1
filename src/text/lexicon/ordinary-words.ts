import stopwords from 'stopwords-iso' with { type: 'json' };
import { fold } from '../fold.ts';

const sets = new Map<string, ReadonlySet<string>>();
/** Norwegian has one list for both of its written forms. */
const CODES: Readonly<Record<string, string>> = { nb: 'no' };

function setOf(language: string): ReadonlySet<string> {
  let words = sets.get(language);
  if (!words) {
    const list: readonly string[] = (stopwords as Record<string, string[]>)[CODES[language] ?? language] ?? [];
    words = new Set(list.map((word) => fold(word.toLowerCase())));
    sets.set(language, words);
  }
  return words;
}

/**
 * True for a folded word that is common in one of the languages: far more than `STOP_WORDS`, which a search drops, as
 * "better" and "second" are common but say something.
 */
export const isOrdinary = (word: string, languages: readonly string[]): boolean =>
  languages.some((language) => setOf(language).has(word));
