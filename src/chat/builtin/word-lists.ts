import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { fold } from '../../text/words.ts';
import type { Language } from '../languages/language.ts';

/** A list of words as a set, made once for each language. */
function perLanguage(listOf: (language: Language) => string): (language: Language) => ReadonlySet<string> {
  const sets = new Map<string, ReadonlySet<string>>();
  return (language) => {
    let set = sets.get(language.code);
    if (!set) sets.set(language.code, (set = new Set(listOf(language).split(/\s+/u).map(fold))));
    return set;
  };
}

export const stopWordsOf = perLanguage(({ code, words }) => `${words.stop} ${STOP_WORDS[code] ?? ''}`);
export const definiteOf = perLanguage(({ words }) => words.definite);
export const onesOf = perLanguage(({ words }) => words.one);
