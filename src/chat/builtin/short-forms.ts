import type { Language } from '../languages/language.ts';
import { perLanguage } from '../languages/word-lists.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const DIGIT = /\d/u;

const shortFormsOf = perLanguage(
  ({ words: { informal } }) =>
    new Map(informal.split(' ').map((pair) => pair.replaceAll('~', ' ').split('=') as [string, string])),
);

/** Spells out short forms such as "q" and "gibts". Next to a number, as in "W 34", they are sizes and units. */
export function spellOut(text: string, language: Language): string {
  const forms = shortFormsOf(language);
  return text.replaceAll(WORD, (word, at: number) => {
    const end = at + word.length;
    const isMeasure = DIGIT.test(text.slice(Math.max(0, at - 2), at) + text.slice(end, end + 2));
    return isMeasure ? word : (forms.get(word.toLowerCase()) ?? word);
  });
}
