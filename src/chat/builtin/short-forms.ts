import type { Language } from '../languages/language.ts';
import { perLanguage, stopWordsOf } from '../languages/word-lists.ts';
import { fold } from '../../text/fold.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const DIGIT = /\d/u;

const shortFormsOf = perLanguage(
  ({ words: { informal } }) =>
    new Map(informal.split(' ').map((pair) => pair.replaceAll('~', ' ').split('=') as [string, string])),
);

/** Languages whose own words have no "k". */
const WITHOUT_K: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);

/** The words of a language's own requests: those of its cues, and those that name nothing. */
const requestWordsOf = perLanguage((language) => {
  const said = Object.values(language.cues).flatMap((phrases) => phrases.match(WORD) ?? []);
  return new Set([...said.map(fold), ...stopWordsOf(language)]);
});

/**
 * Reads the "k" that people type for "qu" or "c", as in "me kedo" and "ki", if this makes it a word of a request.
 * @param word folded
 */
export function withoutK(word: string, language: Language): string {
  if (!WITHOUT_K.has(language.code) || !word.includes('k')) return word;
  const known = requestWordsOf(language);
  const spelled = word.replaceAll(/k(?=[ei])/gu, 'qu').replaceAll('k', 'c');
  return !known.has(word) && known.has(spelled) ? spelled : word;
}

/** Spells out short forms such as "q" and "gibts". Next to a number, as in "W 34", they are sizes and units. */
export function spellOut(text: string, language: Language): string {
  const forms = shortFormsOf(language);
  return text.replaceAll(WORD, (word, at: number) => {
    const end = at + word.length;
    const isMeasure = DIGIT.test(text.slice(Math.max(0, at - 2), at) + text.slice(end, end + 2));
    return isMeasure ? word : (forms.get(word.toLowerCase()) ?? word);
  });
}
