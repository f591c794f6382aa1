import { scopesIn } from './scopes.ts';
import { capitalizesNouns, isCalendarName } from './unknown-names.ts';
import type { Language } from '../languages/language.ts';
import { grammarWordsOf } from '../languages/word-lists.ts';
import { WORD, words } from '../../text/words.ts';

const MAX_BYTES = 200;
/** In letters; of so many capitals alone, a word is a name, and of fewer a size or a unit. */
const [MIN_LETTERS, MIN_CAPITALS] = [3, 4];
/** Words in a name that are no word: "3" of "Vortex 3", "X2", "GT". */
const MODEL = /^(?:\p{N}{1,4}\p{L}?|\p{L}{1,2}\p{N}{0,3})$/u;
/** The characters before the first word of a sentence, of an item or of a quotation. */
const OPENING = /(?:^|[.!?…:;¡¿\n"“„»«(–])\s{0,2}$/u;
const MAX_OPENING = 4;

/**
 * Returns the folded words that are capitalized, although they begin no sentence, and not the name of a place or a day:
 * perhaps names of products and brands, or any noun where all of them are capitalized.
 */
export function capitalizedIn(text: string, code: string): ReadonlySet<string> {
  const written = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    opens: OPENING.test(text.slice(Math.max(0, index - MAX_OPENING), index)),
  }));
  // Of a message in capitals, or With Each Word Capitalized, they say nothing.
  const isPlain = capitalizesNouns(code) ? /\p{Ll}/u : /^\p{Ll}/u;
  if (!written.some(({ word, opens }) => !opens && isPlain.test(word))) return new Set();
  const names = written.filter(({ word, opens }) => !opens && isCapitalized(word));
  return new Set(
    names
      .flatMap(({ word }) => words(word, MAX_BYTES))
      .filter((word) => scopesIn(word, [code]).length === 0 && !isCalendarName(word, code)),
  );
}

const isCapitalized = (word: string): boolean =>
  /^\p{Lu}/u.test(word) && word.length >= (/\p{Ll}/u.test(word) ? MIN_LETTERS : MIN_CAPITALS);

/** True for a folded word that may be the number or the letters of a model, next to its name. */
export const isModel = (word: string, language: Language): boolean =>
  MODEL.test(word) && !grammarWordsOf(language).has(word);
